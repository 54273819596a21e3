"""What can be counted about many finished games, so that reports on balance need not know the rules."""

from __future__ import annotations

from typing import Final

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


class Survey:
    """The names of what a game counts; traits, deeds and choices are told by their number in these lists.

    `deeds` are what can be read off a finished game as a number for each seat. `choices` are kinds of option codes,
    of which it is counted how often a seat chose one; `kinds` has the number of the kind of every option code,
    `UNCOUNTED` for those that don't matter.
    """

    __slots__ = ("choices", "deeds", "kinds", "traits")

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
