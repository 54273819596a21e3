"""Dungeon Raiders in the terminal."""

from taverna.cli.table.dungeon_raiders.board import BOARD

__all__ = ["BOARD"]
