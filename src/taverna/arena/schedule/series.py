"""A series: games of the same bots with the same options, numbered so that luck cancels out.

Each deal is played once from every seating that moving round the table gives, so the luck of the cards and of the seat
falls on every bot alike. Deal `d` is the same in every series with the same seed. From deal to deal the neighbours
change too. Game `i` is deal `i // ways`, seated the `i % ways`-th way.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from taverna.kernel import Setting

Options = tuple[tuple[str, Setting], ...]
"""Every option of a game with its value, in the game's order."""
Seating = tuple[int, ...]
"""By seat: who sits there, as the place in the list of bots."""


def as_text(value: Setting) -> str:
    """A value of an option as it is typed."""
    return value if isinstance(value, str) else "true" if value else "false"


@dataclass(frozen=True)
class Series:
    """Plain values, so that it can be sent to another process. Fewer bots than seats sit down again and again."""

    game: str
    version: int
    taverna: str
    """The version of the package: bots of another one may play otherwise."""
    seats: int
    seed: int
    bots: tuple[str, ...]
    options: Options
    survey: bool = False
    """Whether what the game's survey names is counted."""

    @property
    def key(self) -> str:
        """Tells the series of one results file apart."""
        return json.dumps([self.bots, self.options], ensure_ascii=False)

    @property
    def arrangements(self) -> list[list[Seating]]:
        """By order round the table: every way to sit. All have equally many ways."""
        return _arrangements(self.bots, self.seats)

    @property
    def ways(self) -> int:
        return len(self.arrangements[0])

    def seating(self, number: int) -> Seating:
        """Who sits where in a game."""
        deal, way = divmod(number, self.ways)
        return self.arrangements[deal % len(self.arrangements)][way]

    def whole_deals(self, games: int) -> int:
        """So many games at least that every deal begun is played from every seat."""
        return -(-games // self.ways) * self.ways


def bots_in(key: str) -> str:
    """Who plays in the series of that key, as it is typed."""
    return " ".join(json.loads(key)[0])


@cache
def _arrangements(bots: tuple[str, ...], seats: int) -> list[list[Seating]]:
    return [_ways(order, bots, seats) for order in _orders(bots)]


def _orders(bots: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The orders round a table; a lineup that names a bot twice has the one in which it is named."""
    places = tuple(range(len(bots)))
    if len(set(bots)) < len(bots):
        return [places]
    return [(0, *rest) for rest in permutations(places[1:])]


def _ways(order: tuple[int, ...], bots: tuple[str, ...], seats: int) -> list[Seating]:
    """Whoever is named first has one seat more where the seats don't come out even; so everybody is that in turn."""
    count = len(order)
    found: dict[tuple[str, ...], Seating] = {}
    for first in range(count):
        filled = [order[(first + seat) % count] for seat in range(seats)]
        for moved in range(seats):
            seating = tuple(filled[moved:] + filled[:moved])
            found.setdefault(tuple(bots[place] for place in seating), seating)
    return list(found.values())
