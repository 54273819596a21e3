"""What lies on the table: figures, decks, frames of what is going on, and the rule set in use."""
