"""Dungeon Raiders in the terminal."""

from taverna.cli.boards.dungeon_raiders.board import BOARD

__all__ = ["BOARD"]
