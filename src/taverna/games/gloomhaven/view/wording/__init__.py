"""Cards, items and scenarios as phrases, put into words by the texts of each language."""
