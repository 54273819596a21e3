"""What can be counted about many finished games, so that reports on balance need not know the rules."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Survey(Generic[S]):
    """The role of a game that counts: names of what is counted, and the numbers of a finished game.

    Traits, deeds and choices are told by their number in these lists.

    `deeds` are what can be read off a finished game as a number for each seat. `choices` are kinds of option codes,
    of which it is counted how often a seat chose one; `kinds` has the number of the kind of every option code,
    `UNCOUNTED` for those that don't matter.
    """

    def __init__(
        self,
        traits: list[Trait] | None = None,
        deeds: list[str] | None = None,
        choices: list[str] | None = None,
        kinds: list[int] | None = None,
    ) -> None:
        self.traits: list[Trait] = traits or []
        self.deeds: list[str] = deeds or []
        self.choices: list[str] = choices or []
        self.kinds: list[int] = kinds or []

    def traits_of(self, state: S, seat: int) -> list[int]:
        """What the seat had in a finished game, or, for `TABLE`, what all had in common."""
        return []

    def deeds_of(self, state: S, seat: int) -> list[int]:
        """A number for each deed of the survey, of a seat in a finished game."""
        return []
