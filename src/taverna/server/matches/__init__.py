"""A match as a table needs it, whatever rules it runs on, and how the wire shows it."""
