"""What happens to a table outside its game: made, sat down at, left, forgotten."""
