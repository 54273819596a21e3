"""The shapes of what a table of Bloodborne shows: `view` builds them, the browser's types are made from them."""

from __future__ import annotations

from typing import Annotated, TypedDict

from taverna.games.bloodborne.cards import GROUPS, TROPHIES, TYPES
from taverna.kernel import Setting
from taverna.kernel.shapes import OneOf

Trophy = Annotated[str, OneOf(*TROPHIES)]
CardType = Annotated[str, OneOf(*TYPES)]
Group = Annotated[str, OneOf(*GROUPS)]
Known = Annotated[str, OneOf("high", "medium", "low", "proposed")]
Zone = Annotated[str, OneOf("hand", "used", "played")]


class CardView(TypedDict):
    type: CardType
    damage: int | None
    """None for a card that is no weapon."""
    instant: bool
    starting: bool
    rule: str
    known: Known
    single_source: list[str]
    """Fields that one source alone attests."""


class Printed(TypedDict):
    """What is printed on a card of the dungeon."""

    id: str
    group: Group
    hp: int
    die: str
    """The colour of the lantern."""
    trophies: list[Trophy]
    moments: list[str]
    rule: str
    known: Known
    single_source: list[str]


class MonsterView(Printed):
    blood: int
    entered: int


class Face(TypedDict):
    value: int
    combo: bool


class Roll(TypedDict):
    """The last one: its chain of faces and their sum."""

    die: str
    round: int
    faces: list[Face]
    total: int


class Track(TypedDict):
    trophy: Trophy
    place: int
    """0 is beside the track."""
    points: int
    next: int


class PlayerView(TypedDict):
    seat: int
    hunter: str
    hp: int
    max: int
    collected: int
    banked: int
    score: int
    trophies: list[Track]
    used: list[str]
    hand: int
    """How many cards it is."""
    played: list[str]
    """Turned up this round: the card, then the weapon of Transform."""
    dreaming: bool
    dealt: int
    """Blood taken from this monster this round."""
    wounds: int
    """HP lost to damage this round."""
    picked: bool
    dead: bool
    gone: bool
    deaths: int


class TableView(TypedDict):
    seat: int | None
    """Whose eyes these are; None: a spectator's."""
    round: int
    step: int
    """1 to 8; 0 at the end."""
    phase: str
    asked: list[int]
    first: int
    order: list[int]
    monster: MonsterView | None
    final_boss: Printed
    deck: int
    met: list[str]
    row: list[str]
    upgrades: int
    removed: list[str]
    roll: Roll | None
    dice: dict[str, list[Face]]
    spaces: list[int]
    players: list[PlayerView]
    hand: list[str]
    pick: str | None
    """My card on the table, while others still think."""
    cards: dict[str, CardView]
    options: dict[str, Setting]


class EventArgs(TypedDict, total=False):
    """All that events of this game say; each kind has some of it."""

    seat: int
    other: int
    seats: list[int]
    card: str
    cards: list[str]
    zone: Zone
    number: int
    total: int
    left: int
    hp: int
    base: int
    less: int
    wanted: int
    raised: int
    banked: int
    last: int
    cause: str
    monster: str
    printed: int
    players: int
    boss: int
    die: str
    trophy: Trophy
    place: int
    points: int
    gift: int
    """1: an upgrade by the ability of a monster."""
    kin: int
    """Points of the track, in a score; so the two after it."""
    humanoid: int
    beast: int
