"""How a bot judges: which cards, which way, which target, which risk."""
