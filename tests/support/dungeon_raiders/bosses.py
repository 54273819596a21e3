"""Fights against a boss."""

from __future__ import annotations

from taverna.games.dungeon_raiders.state import Table
from tests.support.dungeon_raiders.positions import boss, lay, table


def fight(id: str, strength: int, *cards: str, hands: tuple[str, ...] = (), **changes: object) -> Table:
    state = table(boss(id, strength, **changes), seats=len(cards), hands=hands)
    lay(state, *cards)
    return state
