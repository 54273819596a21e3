"""Results over HTTP: profiles, what games there were, and who plays them best."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from taverna.wire.lobby import Setting

Ending = Literal["played", "left", "resigned"]
"""`left`: a bot stood in for them when the game ended."""
Shown = Literal["everyone", "friends", "nobody"]
"""To whom a profile is."""
Won = Literal["won", "lost"]


class StatisticInfo(Struct, kw_only=True):
    """Over all games of a person. Text key of the game: `statistic-<name>`."""

    name: str
    number: int
    most: bool
    """The most in one game; else the sum."""


class GameStanding(Struct, kw_only=True):
    """A person's games of one kind."""

    game: str
    games: int
    won: int
    best: int
    """The highest score."""
    place: float
    """On average."""
    rating: int | None = None
    """On the scale of the bots' levels, see `GameInfo.ratings`; none before the first rated game."""
    doubt: int = 0
    """95 % sure, the rating is wrong by no more than this."""
    rated: int = 0
    """How many games were."""
    statistics: list[StatisticInfo] = []


class Rivalry(Struct, kw_only=True):
    """How somebody did against somebody else, or against bots of a level."""

    name: str
    person: str | None = None
    """For whoever has a profile."""
    bot: str | None = None
    games: int
    ahead: int
    """In a better place."""
    behind: int
    won: int
    """For those who win or lose together."""


class Profile(Struct, kw_only=True):
    """Mine has everything. Others' have what its owner shows: games by kind, ratings, statistics; and the two of us."""

    id: str
    name: str
    mine: bool
    account: bool
    shown: Shown
    games: list[GameStanding]
    rivals: list[Rivalry]
    """Mine: everyone, those first whom I met most; others': only me."""


class SeatResult(Struct, kw_only=True):
    name: str
    bot: str | None = None
    person: str | None = None
    """For whoever has a profile."""
    mine: bool = False
    place: int
    score: int
    won: bool
    ending: Ending


class HistoryEntry(Struct, kw_only=True):
    table: str
    game: str
    at: float
    options: dict[str, Setting] = {}
    replay: bool
    """Whether it can still be looked back at."""
    place: int
    score: int
    won: bool
    ending: Ending
    rating: int | None = None
    """After the game; none: it was not rated."""
    change: int = 0
    seats: list[SeatResult]


class HistoryPage(Struct, kw_only=True):
    entries: list[HistoryEntry]
    more: bool


class Leader(Struct, kw_only=True):
    """A person, or a level of the bots, which has no name."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    mine: bool = False
    rating: int | None = None
    games: int = 0
    won: int = 0


class Leaders(Struct, kw_only=True):
    game: str
    together: bool
    """The table wins or loses as one: who has won most comes first, and nobody is rated."""
    least: int
    """So many rated games (or victories, where all win together) bring somebody onto this list."""
    leaders: list[Leader]


class ShowProfile(Struct, kw_only=True, forbid_unknown_fields=True):
    shown: Shown
