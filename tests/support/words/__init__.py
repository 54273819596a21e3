"""Fluent texts as data, and all that a game says while it is played."""
