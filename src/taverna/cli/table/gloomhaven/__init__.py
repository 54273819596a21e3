"""Gloomhaven in the terminal."""

from taverna.cli.table.gloomhaven.board import BOARD

__all__ = ["BOARD"]
