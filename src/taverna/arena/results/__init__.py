"""Results of games: as they come in, as arrays, as a file."""
