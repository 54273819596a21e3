"""Scenario files: their words, how they are read, and what is checked."""
