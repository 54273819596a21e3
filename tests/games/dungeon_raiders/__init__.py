"""Dungeon Raiders: every rule by its number, the examples and the invariants of the rules."""
