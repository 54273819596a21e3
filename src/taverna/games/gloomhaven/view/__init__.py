"""What a seat sees: views, options in words, card sheets, observations for learning."""
