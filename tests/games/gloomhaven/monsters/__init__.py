"""Monsters: focus, movement, targets, against the rules and against a slow reference."""
