"""What can be counted about many finished games, so that reports on balance need not know the rules."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from taverna.kernel.event import Event
from taverna.kernel.state import State
from taverna.kernel.subclassing import mypyc_attr

S = TypeVar("S", bound=State)

TABLE: Final = -1
"""In place of a seat: what the whole table had in common."""
UNCOUNTED: Final = -1


class Trait:
    """Something that a seat may have had: of a `kind`, with the id of a component; or that the whole table `shared`."""

    __slots__ = ("id", "kind", "shared")

    def __init__(self, kind: str, id: str, shared: bool = False) -> None:
        self.kind = kind
        self.id = id
        self.shared = shared


class Statistic:
    """What a player wants to know of their own games: a deed, or what the log tells (`kinds`) of their seat.

    With `arg` the number that those events carry is added up, else they are counted. With `most` the largest one
    counts, in a game and over all games.
    """

    __slots__ = ("arg", "deed", "kinds", "most", "name")

    def __init__(
        self, name: str, kinds: list[str] | None = None, arg: str = "", deed: str = "", most: bool = False
    ) -> None:
        self.name = name
        self.kinds = kinds or []
        self.arg = arg
        self.deed = deed
        self.most = most

    def told(self, log: list[Event], seat: int) -> int:
        """By the events of a log in which nothing is taken back any more."""
        found = 0
        for event in log:
            if event.kind not in self.kinds or event.args.get("seat") != seat:
                continue
            number = event.args.get(self.arg, 0) if self.arg else 1
            assert isinstance(number, int)
            found = max(found, number) if self.most else found + number
        return found


def what_stayed(log: list[Event]) -> list[Event]:
    """The log without what was taken back."""
    kept: list[tuple[int, Event]] = []
    for number, event in enumerate(log):
        if event.kind == "undone":
            since = event.args["since"]
            assert isinstance(since, int)
            while kept and kept[-1][0] >= since:
                kept.pop()
        else:
            kept.append((number, event))
    return [event for _, event in kept]


@mypyc_attr(allow_interpreted_subclasses=True)
class Survey(Generic[S]):
    """The role of a game that counts: names of what is counted, and the numbers of a finished game.

    Traits, deeds and choices are told by their number in these lists.

    `deeds` are what can be read off a finished game as a number for each seat. `choices` are kinds of option codes,
    of which it is counted how often a seat chose one; `kinds` has the number of the kind of every option code,
    `UNCOUNTED` for those that don't matter. `statistics` are for the players themselves.
    """

    def __init__(
        self,
        traits: list[Trait] | None = None,
        deeds: list[str] | None = None,
        choices: list[str] | None = None,
        kinds: list[int] | None = None,
        statistics: list[Statistic] | None = None,
    ) -> None:
        self.traits: list[Trait] = traits or []
        self.deeds: list[str] = deeds or []
        self.choices: list[str] = choices or []
        self.kinds: list[int] = kinds or []
        self.statistics: list[Statistic] = statistics or []

    def traits_of(self, state: S, seat: int) -> list[int]:
        """What the seat had in a finished game, or, for `TABLE`, what all had in common."""
        return []

    def deeds_of(self, state: S, seat: int) -> list[int]:
        """A number for each deed of the survey, of a seat in a finished game."""
        return []

    def statistics_of(self, state: S, log: list[Event], seat: int) -> list[int]:
        """A number for each statistic, of a seat in a finished game."""
        stayed, deeds = what_stayed(log), self.deeds_of(state, seat)
        return [
            deeds[self.deeds.index(one.deed)] if one.deed else one.told(stayed, seat)
            for one in self.statistics
        ]
