"""Where the special rules of a scenario take hold. Each function is called at the moment it is named after."""

from __future__ import annotations

from taverna.games.gloomhaven.state import Table


def round_starts(table: Table) -> None:
    """Before card selection."""


def round_ends(table: Table) -> None:
    """After round bonuses have ended, before short rests (GH-S-END-01, RUL-43)."""


def turn_ends(table: Table, slot: int) -> None:
    """After looting: pressure plates (GH-S-COR-02)."""


def door_opens(table: Table, door: int) -> None:
    """After the room behind it was revealed."""
