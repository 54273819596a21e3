"""Who plays many games, and how the work is shared out."""
