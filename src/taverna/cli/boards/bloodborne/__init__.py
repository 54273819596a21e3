"""Bloodborne in the terminal."""

from taverna.cli.boards.bloodborne.board import BOARD

__all__ = ["BOARD"]
