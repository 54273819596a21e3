"""Reputation of a party, and what it does to prices (GH-C-REP, GH-C-ITM-03, 04)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.campaign.world import Party
from taverna.games.gloomhaven.content.campaign import world_table

LOWEST: Final = -20
HIGHEST: Final = 20


def change(party: Party, by: int) -> int:
    """How much it really changed: at its ends further change is void (GH-C-REP-01, GH-C-EVT-16)."""
    before = party.reputation
    party.reputation = max(LOWEST, min(HIGHEST, before + by))
    return party.reputation - before


def price_modifier(reputation: int) -> int:
    """GH-C-REP-02."""
    for low, high, gold in world_table().prices:
        if low <= reputation <= high:
            return gold
    raise AssertionError(f"there is no reputation {reputation}")


def buying_price(listed: int, reputation: int) -> int:
    """GH-C-ITM-03."""
    return max(0, listed + price_modifier(reputation))


def selling_value(listed: int) -> int:
    """Whatever the reputation (GH-C-REP-03, GH-C-ITM-04)."""
    return listed // 2
