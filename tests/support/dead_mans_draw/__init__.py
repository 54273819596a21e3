"""Positions of Dead Man's Draw, walks through it, and damage to what it saved."""
