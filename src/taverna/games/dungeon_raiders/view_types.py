"""The shapes of what a table of Dungeon Raiders shows: `view` builds them, the browser's types are made from them.

Cards are called `power-3`, `torch`, `crystal-ball`, `key`, `sword`; rooms `goblin-2`, `chests-4-2-1`, `medusa`.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from taverna.games.dungeon_raiders.cards import ITEMS
from taverna.games.dungeon_raiders.schema import KINDS
from taverna.kernel import Setting
from taverna.kernel.shapes import OneOf

Item = Annotated[str, OneOf(*ITEMS)]
Kind = Annotated[str, OneOf(*KINDS)]
PlaceState = Annotated[str, OneOf("resolved", "current", "up", "dark")]
Victim = Annotated[str, OneOf("most-coins", "fewest-wounds")]
Attacked = Annotated[str, OneOf("lowest", "highest")]


class RoomLines(TypedDict, total=False):
    """What each kind of room has of its own."""

    chests: list[int]
    benefits: list[str]
    """For the power cards 1 to 5."""
    target: Victim
    by_highest: list[int]
    """By the highest card, 1 to 5."""
    strength: int | None
    """None: it can't be defeated."""
    wounds: int
    attacks: Attacked
    coins_lost: int
    eliminates: bool
    highest_gains: int
    escape: str | None
    counts: dict[str, int]
    """Cards that count otherwise here than they say."""


class RoomView(RoomLines):
    """What stands on a room card, for this number of players."""

    id: str
    face: str
    kind: Kind
    legal: list[str]
    rule: str


class PlaceView(TypedDict):
    place: int
    state: PlaceState
    seen: bool
    """Dark for all others: my torch has shown it to me alone."""
    room: RoomView | None


class PlayerView(TypedDict):
    seat: int
    character: str
    coins: int
    wounds: int
    cards: int
    played: list[int]
    committed: bool
    card: str | None
    petrified: bool


class LastRoom(TypedDict):
    """The room before this one and the final cards in it, by seat."""

    room: RoomView
    cards: list[str | None]


class ResultView(TypedDict):
    fainted: list[int]
    petrified: list[int]
    fainting_rule: str
    tied: list[int]
    winners: list[int]
    ranking: list[int]


class TableView(TypedDict):
    seat: int | None
    """Whose eyes these are; None: a spectator's."""
    phase: str
    asked: list[int]
    level: int
    place: int
    row: list[PlaceView]
    pile: int
    """Rooms that are still to come after this level."""
    boss: RoomView | None
    supply: dict[Item, int]
    map: int | None
    """Who has it, in the tactical game."""
    players: list[PlayerView]
    fainting: list[int]
    """Who would faint if the game ended now."""
    hand: list[str]
    sealed: str | None
    """My card on the table, while others still think."""
    last: LastRoom | None
    result: ResultView | None
    options: dict[str, Setting]


class EventArgs(TypedDict, total=False):
    """All that events of this game say; each kind has some of it."""

    seat: int
    seats: list[int]
    character: str
    level: str
    card: str
    item: Item
    number: int
    coins: int
    wounds: int
    strength: int
    highest: int
    held: int
    chest: int
    lost: int
    benefit: str
    room: str
    place: int
    rooms: list[str]
    """`dark` for one that lies face down."""
    places: list[int]
