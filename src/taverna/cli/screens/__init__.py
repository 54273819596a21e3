"""The terminal at a table: Textual screens, what they show, and the match that is played on them."""
