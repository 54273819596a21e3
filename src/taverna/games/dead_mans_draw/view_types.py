"""The shapes of what a table of Dead Man's Draw shows: `view` builds them, the browser's types are made from them.

Cards are called `map-5`; the second deck's copy `map-5-2`.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from taverna.games.dead_mans_draw.cards import SUITS
from taverna.kernel import Setting
from taverna.kernel.shapes import OneOf, Row

Suit = Annotated[str, OneOf(*SUITS)]
Risk = Annotated[list[int], Row(busting=int, among=int)]


class PlayerView(TypedDict):
    seat: int
    bank: list[str]
    score: int
    pirate: str | None
    locker: int | None
    """Whose lost cards its Locker takes."""


class TableView(TypedDict):
    seat: int | None
    """Whose eyes these are; None: a spectator's."""
    active: int
    phase: str
    asked: list[int]
    draw: int
    """Cards in the draw pile."""
    known: list[str]
    """Those of them that I have been shown, the next one first."""
    risk: Risk
    discard: list[str]
    play: list[str]
    protected: list[str]
    revealed: list[str]
    busting: str | None
    owed: int
    """Cards that a Kraken still demands."""
    players: list[PlayerView]
    offers: list[str]
    """The pirates that I may keep one of."""
    kept: str | None
    """The one that I keep, while others still think."""
    options: dict[str, Setting]


class EventArgs(TypedDict, total=False):
    """All that events of this game say; each kind has some of it."""

    seat: int
    other: int
    seats: list[int]
    card: str
    cards: list[str]
    number: int
    suit: Suit
    pirate: str
    pirates: list[str]
    size: int
    """Cards in a bank."""
