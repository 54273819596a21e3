"""What the others may play: for each of them, how likely each value is, from what the seat may know."""

from __future__ import annotations

from taverna.games.dungeon_raiders import codes
from taverna.games.dungeon_raiders.cards import BALL, BALL_BIT, HIGHEST, NO_CARD, POWER_BITS
from taverna.games.dungeon_raiders.schema import Room
from taverna.games.dungeon_raiders.state import Table


class Odds:
    """By opponent and value: the chance of exactly that value, and of a lower one. Cards that lie open are certain.

    `room` is the room they are played in now; None asks about a later room, where any power card may come.
    """

    __slots__ = ("_firsts", "_seconds", "_totals", "below", "exactly", "opponents")

    def __init__(self, table: Table, seat: int, room: Room | None) -> None:
        self.opponents = [other for other in range(table.seats) if other != seat]
        self.exactly: list[list[float]] = [
            _values(possible(table, other, room), room) for other in self.opponents
        ]
        self.below: list[list[float]] = [_running(chances) for chances in self.exactly]
        # What was worked out before, by value: several rooms ask the same.
        self._firsts: dict[int, list[float]] = {}
        self._seconds: dict[int, list[float]] = {}
        self._totals: dict[int, list[float]] = {}

    def at_most(self, value: int) -> float:
        """The chance that nobody plays a higher value."""
        chance = 1.0
        for exactly, below in zip(self.exactly, self.below, strict=True):
            chance *= below[value] + exactly[value]
        return chance

    def first(self, value: int) -> list[float]:
        """For 0, 1, 2... ties: the chance of the highest value on the table."""
        found = self._firsts.get(value)
        if found is None:
            found = ties([below[value] for below in self.below], [exactly[value] for exactly in self.exactly])
            self._firsts[value] = found
        return found

    def second(self, value: int) -> list[float]:
        """For 0, 1, 2... ties: the chance of second place, that is of just one higher value on the table."""
        found = self._seconds.get(value)
        if found is None:
            found = self._second(value)
            self._seconds[value] = found
        return found

    def _second(self, value: int) -> list[float]:
        same = [exactly[value] for exactly in self.exactly]
        none_higher = self.first(value)
        found = [0.0] * len(none_higher)
        for highest in range(value + 1, HIGHEST + 1):
            others = [
                below[value] + exactly[highest]
                for below, exactly in zip(self.below, self.exactly, strict=True)
            ]
            for count, chance in enumerate(ties(others, same)):
                found[count] += chance - none_higher[count]
        return found

    def sums(self, lowest: int, limit: int) -> float:
        """The chance that all play at least `lowest` and together less than `limit`."""
        if limit <= 0:
            return 0.0
        totals = self._totals.get(lowest)
        if totals is None:
            totals = self._add_up(lowest)
            self._totals[lowest] = totals
        return totals[min(limit, len(totals)) - 1]

    def _add_up(self, lowest: int) -> list[float]:
        """For each total, the chance that all play at least `lowest` and together no more than that."""
        most = HIGHEST * len(self.exactly)
        ways = [1.0] + [0.0] * most
        for chances in self.exactly:
            grown = [0.0] * (most + 1)
            for total, chance in enumerate(ways):
                if chance:
                    for value in range(lowest, HIGHEST + 1):
                        grown[total + value] += chance * chances[value]
            ways = grown
        for total in range(most):
            ways[total + 1] += ways[total]
        return ways


def ties(lower: list[float], same: list[float]) -> list[float]:
    """For 0, 1, 2... ties: the chance of so many, if each opponent is lower or the same with these chances."""
    ways = [1.0]
    for low, level in zip(lower, same, strict=True):
        grown = [0.0] * (len(ways) + 1)
        for count, chance in enumerate(ways):
            grown[count] += chance * low
            grown[count + 1] += chance * level
        ways = grown
    return ways


def possible(table: Table, seat: int, room: Room | None) -> list[int]:
    """The cards that may end up before the seat in that room."""
    hand = table.hands[seat]
    if room is None:
        return codes.CODES[hand & POWER_BITS]
    card = table.card_of(seat)
    if card != NO_CARD and (card != BALL or room.escape == BALL):
        return [card]
    legal = room.legal if room.escape == BALL else room.legal & ~BALL_BIT
    return codes.CODES[hand & legal]


def _values(cards: list[int], room: Room | None) -> list[float]:
    chances = [0.0] * (HIGHEST + 1)
    for card in cards:
        chances[room.values[card] if room is not None else card + 1] += 1.0 / len(cards)
    return chances


def _running(chances: list[float]) -> list[float]:
    """For each value, the chance of a lower one."""
    below = [0.0] * (HIGHEST + 1)
    for value in range(1, HIGHEST + 1):
        below[value] = below[value - 1] + chances[value - 1]
    return below
