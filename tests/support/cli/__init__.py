"""Screens of the terminal, driven by keys."""
