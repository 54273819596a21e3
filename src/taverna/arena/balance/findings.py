"""What a report on balance says, as plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from taverna.arena.statistics.estimates import Mean, Rate
from taverna.kernel import Setting


@dataclass(frozen=True)
class Line:
    """The win rate of seats that had something in common, beside what is `usual` for its kind.

    `stands_out` is 1 (above) or -1 (below) when the difference is too large for chance, also as one of so many lines.
    """

    id: str
    rate: Rate
    usual: float
    stands_out: int


@dataclass(frozen=True)
class Group:
    """Games that had something in common: how they went. `won` counts games that somebody won, or the whole table.

    `stands_out` is about `won` beside that of all games, as in a line.
    """

    id: str
    games: int
    won: Rate
    length: Mean
    lead: Mean
    seats: tuple[Rate, ...]
    stands_out: int


@dataclass(frozen=True)
class Spread:
    """How often each value came up, the mean, and the quantiles of 10, 25, 50, 75 and 90 %."""

    counts: dict[int, int]
    mean: float
    quantiles: tuple[int, ...]


@dataclass(frozen=True)
class Deed:
    """Means over the seats that won and those that did not. `effect` is the difference in standard deviations.

    `stands_out` is 1 or -1 when winners did more or less of it than chance explains, also as one of so many deeds.
    """

    name: str
    winners: Mean
    others: Mean
    difference: Mean
    effect: float
    stands_out: int


@dataclass(frozen=True)
class Balance:
    """Two are equal when the games were: the time they took is left out."""

    game: str
    version: int
    seats: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Setting]
    """Those that all games had in common."""
    varied: tuple[str, ...]
    cooperative: bool
    games: int
    won: Rate
    """Games that somebody won; in a co-operative game, that the table won."""
    shared: int
    """Games with more than one winner; not counted in co-operative games."""
    by_seat: tuple[Line, ...]
    by_bot: tuple[Line, ...]
    """Empty when all are the same."""
    by_trait: dict[str, tuple[Line, ...]]
    by_option: dict[str, tuple[Group, ...]]
    by_shared_trait: dict[str, tuple[Group, ...]]
    decisions: Spread
    turns: Spread | None
    lead: Spread | None
    """By how much the worst winner was ahead of the best loser, in points."""
    deeds: tuple[Deed, ...]
    played: int = field(compare=False)
    """Games of this run; the others were there before."""
    seconds: float = field(compare=False)

    def to_dict(self) -> dict[str, object]:
        """JSON-ready."""
        return asdict(self)
