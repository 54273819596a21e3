"""Positions of Bloodborne, and its hands and blood counted once more."""
