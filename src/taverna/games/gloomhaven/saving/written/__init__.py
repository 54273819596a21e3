"""Positions as people write them (docs/gloomhaven-positions.md): filled up with what follows, refused by place."""
