"""What the effect of a suit promises to whoever places it, in points, and what the pirates change about that.

The numbers are experience: they were found by letting players with different ones play each other.
"""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw.cards import (
    ANCHOR,
    CANNON,
    CHEST,
    HOOK,
    KEY,
    KRAKEN,
    MAP,
    MERMAID,
    ORACLE,
    SWORD,
)
from taverna.games.dead_mans_draw.content import NO_PIRATE, PIRATES
from taverna.games.dead_mans_draw.state import Table

PROMISE: Final = [1.0, 0.5, 5.0, 0.5, 0.5, 2.5, 1.5, 3.0, -3.0, 0.0]
"""By suit: Anchor, Hook, Cannon, Key, Chest, Map, Oracle, Sword, Kraken, Mermaid."""

RECALL: Final = 2.0
"""What a Mermaid promises when it makes another card act again (DMD-40.6)."""


class Advice:
    """What to think of a pirate: how often it wins among two and among more, in %, and what it does to a suit."""

    def __init__(
        self, of_two: float, of_more: float, suit: int, to_owner: float = 0.0, to_others: float = 0.0
    ) -> None:
        self.of_two = of_two
        self.of_more = of_more
        self.suit = suit
        self.to_owner = to_owner
        self.to_others = to_others


ADVICE: Final = {
    "golden-scales": Advice(52, 22, MERMAID),
    "casanova": Advice(49, 23, MERMAID),
    "plunderer": Advice(50, 24, KEY),
    "treasure-hunter": Advice(52, 26, KEY),
    "navigator": Advice(45, 24, MAP, to_owner=1.0),
    "master-gunner": Advice(45, 22, CANNON),
    "scavenger": Advice(46, 26, CANNON, to_owner=2.0),
    "mystic": Advice(47, 24, ORACLE, to_owner=1.0),
    "swordsman": Advice(50, 20, SWORD, to_owner=1.0),
    "miser": Advice(50, 26, HOOK, to_owner=2.0),
    "captains-hook": Advice(44, 20, HOOK, to_owner=-1.0),
    "safe-harbor": Advice(49, 24, ANCHOR, to_owner=1.0),
    "fisherman": Advice(50, 26, KRAKEN, to_owner=3.0),
    "beastmaster": Advice(43, 23, KRAKEN, to_others=-3.0),
    "misfire": Advice(63, 28, CANNON, to_others=-8.0),
    "parry": Advice(56, 32, SWORD, to_others=-4.0),
    "davy-jones-locker": Advice(57, 34, CHEST),
    "siren": Advice(51, 25, MERMAID, to_others=-6.0),
}
UNHEARD_OF: Final = Advice(50, 25, ANCHOR)
BY_PIRATE: Final = [ADVICE.get(pirate.id, UNHEARD_OF) for pirate in PIRATES]


def liking(pirate: int, seats: int) -> float:
    return BY_PIRATE[pirate].of_two if seats == 2 else BY_PIRATE[pirate].of_more


def promises(table: Table) -> list[float]:
    """By suit, for the active player. Don't change the list: without pirates it is always the same one."""
    rules = table.rules
    if not rules.pirates and not rules.mermaid_effect:
        return PROMISE
    found = PROMISE[:]
    if rules.mermaid_effect:
        found[MERMAID] = RECALL
    for seat in range(table.seats):
        pirate = table.pirates[seat]
        if pirate != NO_PIRATE:
            advice = BY_PIRATE[pirate]
            found[advice.suit] += advice.to_owner if seat == table.active else advice.to_others
    return found
