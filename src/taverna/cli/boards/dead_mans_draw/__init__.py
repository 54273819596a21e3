"""Dead Man's Draw in the terminal."""

from taverna.cli.boards.dead_mans_draw.board import BOARD

__all__ = ["BOARD"]
