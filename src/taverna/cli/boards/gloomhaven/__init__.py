"""Gloomhaven in the terminal."""

from taverna.cli.boards.gloomhaven.board import BOARD

__all__ = ["BOARD"]
