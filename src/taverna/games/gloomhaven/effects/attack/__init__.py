"""One attack, target by target: its stages, each in a file of its own (GH-S-ATK)."""
