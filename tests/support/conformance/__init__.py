"""Walks through any game, and what is counted and compared on the way."""
