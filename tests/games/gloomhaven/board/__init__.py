"""The board: sight, range, movement, areas, doors."""
