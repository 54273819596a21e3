"""How well the components of a game are known: which are invented here, and which rest on one source alone."""

from __future__ import annotations

from typing import Final

PROPOSED: Final = "proposed"
PARTLY: Final = "partly"
SINGLE_SOURCE: Final = "single-source"
STANDINGS: Final = (PROPOSED, PARTLY, SINGLE_SOURCE)
"""Wholly invented; some of it invented or inferred; some of it known from one source only. A component may be both of
the last two."""

COPIES: Final = "copies"
"""The field for how many of a component lie in the box: what the component itself is can be known all the same."""


class Weakness:
    """What is not certain about a component: `kind` and `id` as in its text, how many `copies` lie in the box.

    `proposed`: all of it is invented. `guessed` are fields that are invented or inferred, `single_source` those that
    one source alone attests.
    """

    __slots__ = ("copies", "guessed", "id", "kind", "proposed", "single_source")

    def __init__(
        self,
        kind: str,
        id: str,
        copies: int,
        proposed: bool,
        guessed: list[str],
        single_source: list[str],
    ) -> None:
        self.kind = kind
        self.id = id
        self.copies = copies
        self.proposed = proposed
        self.guessed = guessed
        self.single_source = single_source

    def standings(self) -> list[str]:
        """The kinds of weakness that it counts for; none where only its number of copies is guessed."""
        if self.proposed:
            return [PROPOSED]
        found: list[str] = []
        if any(field != COPIES for field in self.guessed):
            found.append(PARTLY)
        if self.single_source:
            found.append(SINGLE_SOURCE)
        return found


class Inventory:
    """The components of a box, counted in a `unit` ("cards"), and the weak ones among them.

    A `total` of 0 is that of a game that does not tell.
    """

    __slots__ = ("total", "unit", "weak")

    def __init__(self, unit: str = "cards", total: int = 0, weak: list[Weakness] | None = None) -> None:
        self.unit = unit
        self.total = total
        self.weak: list[Weakness] = weak or []

    def of(self, standing: str) -> list[Weakness]:
        return [one for one in self.weak if standing in one.standings()]

    def count(self, standing: str) -> int:
        """How many components of that standing lie in the box, every copy counted."""
        return sum([one.copies for one in self.of(standing)])
