"""Positions of Dungeon Raiders, and a referee that counts once more."""
