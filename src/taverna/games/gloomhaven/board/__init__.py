"""The board: cells, doors, ranges, lines of sight, paths, forced movement, areas. It knows no cards and no turns."""
