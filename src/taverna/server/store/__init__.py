"""What outlives the process: guests, tables, seats, steps and talk, in SQLite or PostgreSQL."""
