"""Which games are printed, and how."""
