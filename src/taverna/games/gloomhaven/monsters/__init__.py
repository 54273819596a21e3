"""How monsters, and summons like them, choose focus, way and targets. All this only looks at the board."""
