"""Who is there, and what they may be called."""
