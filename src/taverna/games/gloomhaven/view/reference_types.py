"""The shapes of what can be looked up, as `taverna.i18n.reference` tells it: phrases have become texts.

The browser's types are made from them. What there is nothing to say about is an empty list, not a text.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from taverna.games.gloomhaven.content.reading.items import USES
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS
from taverna.kernel.shapes import OneOf, Row

Use = Annotated[str, OneOf(*USES)]
Immunity = Annotated[str, OneOf(*CONDITIONS)]
Halves = Annotated[list[bool], Row(top=bool, bottom=bool)]
Nothing = Annotated[list[object], Row()]

CardClass = TypedDict("CardClass", {"class": str})


class Mark(TypedDict):
    """A sign on a card, with its number, or the component that it stands for; of `words`, what no sign says."""

    sign: str
    text: NotRequired[str | Nothing]
    dots: NotRequired[int]
    """Places for enhancements."""
    hexes: NotRequired[list[int]]
    """Of a pattern, in a row: q, r, q, r..."""
    own: NotRequired[bool]
    """It lies around the attacker's own hex."""
    plus: NotRequired[list[int]]
    """Hexes that an enhancement may add."""


class Face(TypedDict):
    """A half as one prints it."""

    rows: list[list[Mark]]
    end: list[Mark]
    """What it is worth, how long it lasts, where the card goes."""


class CardInfo(CardClass):
    no: int
    level: int
    initiative: int
    top: str | Nothing
    bottom: str | Nothing
    lost: Halves
    faces: list[Face]


class MonsterCardInfo(TypedDict):
    initiative: int
    shuffle: bool
    text: str | Nothing


class StatLine(TypedDict):
    """What is not as usual is there besides the first three."""

    hp: str
    """A boss's hit points are a formula."""
    move: int
    attack: str
    range: NotRequired[int]
    targets: NotRequired[int]
    """More than one."""
    shield: NotRequired[int]
    retaliate: NotRequired[int]
    retaliate_range: NotRequired[int]
    """More than one."""
    pierce: NotRequired[int]
    conditions: NotRequired[list[Immunity]]
    advantage: NotRequired[bool]
    disadvantage: NotRequired[bool]


class StatLines(TypedDict, total=False):
    """By level."""

    normal: list[StatLine]
    elite: list[StatLine]
    boss: list[StatLine]


class MonsterInfo(TypedDict):
    deck: str
    flying: bool
    immune: list[Immunity]
    lines: StatLines
    specials: list[str | Nothing]


class ItemInfo(TypedDict):
    no: int
    slot: str
    cost: int
    use: Use
    text: str | Nothing


class ClassInfo(TypedDict):
    hand: int
    hp: list[int]
    race: str
    locked: bool
    """A spoiler: hidden until somebody asks for it."""


class TaskInfo(TypedDict):
    """What a scenario asks for; goals and rules by number of heroes."""

    goals: dict[str, str | Nothing]
    losses: str | Nothing
    rules: dict[str, str | Nothing]


class Tale(TypedDict):
    """What is told around a scenario; nothing, around one of one's own."""

    before: str | Nothing
    after: str | Nothing


class Challenge(TypedDict, total=False):
    """The recommended level for a party, and what it sets. Empty, if there is no such party."""

    level: int
    monsters: int
    """Their level: higher than that of the scenario for one player with several heroes, and with open hands."""
    gold: int
    trap: int
    hazard: int
    xp: int


class Components(TypedDict):
    cards: dict[str, CardInfo]
    classes: dict[str, ClassInfo]
    decks: dict[str, dict[str, MonsterCardInfo]]
    monsters: dict[str, MonsterInfo]
    items: dict[str, ItemInfo]
    tasks: dict[str, TaskInfo]
    dungeon: dict[str, str]
    """What cards of the random dungeon do: penalties (`sewer-minor`) and treasures (`gold-5`)."""


Thing = Annotated[list[object], Row(kind=str, art=str, hexes=list[int])]
Spot = Annotated[list[object], Row(monster=str, hex=list[int], ranks=list[int])]


class ScenarioMap(TypedDict):
    """Hexes stand in a row: q, r, q, r..."""

    name: str
    """Of a scenario of one's own; printed ones are named by the texts."""
    solo: str
    """The class whose solo scenario it is; empty: it is for two to four heroes."""
    playable: bool
    gaps: list[str]
    """Which kinds of thing keep it from being played: texts `gallery-gap-...`."""
    rooms: list[list[int]]
    first: list[int]
    """The rooms that are open from the start."""
    doors: list[list[int]]
    walls: list[list[int]]
    start: list[int]
    things: list[Thing]
    money: list[int]
    treasures: list[list[int]]
    monsters: list[Spot]
    """Ranks by number of heroes."""
