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


class CardInfo(CardClass):
    no: int
    level: int
    initiative: int
    top: str | Nothing
    bottom: str | Nothing
    lost: Halves


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


class TaskInfo(TypedDict):
    """What a scenario asks for; goals and rules by number of heroes."""

    goals: dict[str, str | Nothing]
    losses: str | Nothing
    rules: dict[str, str | Nothing]


class Components(TypedDict):
    cards: dict[str, CardInfo]
    classes: dict[str, ClassInfo]
    decks: dict[str, dict[str, MonsterCardInfo]]
    monsters: dict[str, MonsterInfo]
    items: dict[str, ItemInfo]
    tasks: dict[str, TaskInfo]


Thing = Annotated[list[object], Row(kind=str, art=str, hexes=list[int])]
Spot = Annotated[list[object], Row(monster=str, hex=list[int], ranks=list[int])]


class ScenarioMap(TypedDict):
    """Hexes stand in a row: q, r, q, r..."""

    name: str
    """Of a scenario of one's own; printed ones are named by the texts."""
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
