"""Whole games printed step by step, to be read when they change: `python -m tests.golden --write` prints them anew."""
