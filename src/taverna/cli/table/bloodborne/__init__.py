"""Bloodborne in the terminal."""

from taverna.cli.table.bloodborne.board import BOARD

__all__ = ["BOARD"]
