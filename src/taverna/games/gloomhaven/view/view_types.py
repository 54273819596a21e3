"""The shapes of what a scenario shows: `views` builds them, the browser's types are made from them.

Figures are known by slot, cells by number. -1 stands for nobody and nothing.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from taverna.games.gloomhaven.language.vocabulary import CONDITIONS, DURATIONS, ELEMENTS, RANKS, WILD
from taverna.games.gloomhaven.state.figures import KINDS
from taverna.kernel import Setting
from taverna.kernel.shapes import OneOf, Row

Element = Annotated[str, OneOf(*ELEMENTS[:WILD])]
Condition = Annotated[str, OneOf(*CONDITIONS)]
FigureKind = Annotated[str, OneOf(*KINDS)]
Rank = Annotated[str, OneOf(*RANKS)]
Duration = Annotated[str, OneOf(*DURATIONS)]

# Of the board
Corner = Annotated[list[int], Row(q=int, r=int)]
Cell = Annotated[list[int], Row(cell=int, q=int, r=int, terrain=int)]
Door = Annotated[list[int], Row(cell=int, q=int, r=int, state=int)]
Wall = Annotated[list[int], Row(one=int, other=int)]
Counted = Annotated[list[int], Row(cell=int, number=int)]
Trap = Annotated[list[object], Row(cell=int, damage=int, conditions=list[Condition])]
Named = Annotated[list[object], Row(cell=int, name=str)]

# Of heroes, and of what is being done
ItemState = Annotated[list[object], Row(name=str, state=int, used=int)]
Hurt = Annotated[list[int], Row(slot=int, damage=int)]
Ware = Annotated[list[object], Row(code=int, item=str, small=int, minus=int, cleans=int)]
PoolCard = Annotated[list[object], Row(code=int, card=str)]
LevelLimit = Annotated[list[int], Row(level=int, cards=int)]
Shove = Annotated[list[int], Row(slot=int, left=int, pull=int)]

# Of what helps to choose
Way = Annotated[list[object], Row(end=int, cost=int, negatives=int, cells=list[int])]
Step = Annotated[list[int], Row(direction=int, cell=int, cost=int)]
Entering = Annotated[list[int], Row(cell=int, cost=int, hurts=int)]
Aim = Annotated[list[int], Row(slot=int, value=int, shield=int, draw=int, retaliate=int)]
Blow = Annotated[list[float], Row(slot=int, damage=float, percent=int)]


class FigureView(TypedDict):
    slot: int
    kind: FigureKind
    name: str
    number: int
    rank: Rank
    side: int
    owner: int
    cell: int
    hp: int
    max_hp: int
    conditions: list[Condition]
    shield: int
    retaliate: int
    move: int
    attack: int
    range: int
    flying: bool
    acted: bool
    focus: int


class DeckView(TypedDict):
    left: list[str]
    """Known as a heap, not in its order."""
    discard: list[str]
    reshuffle: bool


class PerkView(TypedDict):
    """A perk of the class: what one tick takes out of the deck and puts in."""

    code: int
    boxes: int
    removed: list[str]
    added: list[str]
    ignores: list[str]


class Loadout(TypedDict):
    perks: list[int]
    items: list[str]
    cards: list[str]
    goal: int
    """Which of the battle goals is kept."""


class Prepared(TypedDict, total=False):
    """My sheet at set-up: what I have handed in so far, what I may, what is recommended. Empty once the game began."""

    part: int
    perks: list[int]
    items: list[int]
    cards: list[str]
    recommended: Loadout
    next: int
    """The code that closes perks, items or cards."""
    boxes: int
    """How many perks are marked in all."""
    sheet: list[PerkView]
    deck: list[str]
    """Modifier cards without perks and items."""
    gold: int
    """What items may cost; -1: they are mine already."""
    slots: dict[str, int]
    wares: list[Ware]
    """With how many small items one makes room for, modifiers -1 it brings, and takes away."""
    pool: list[PoolCard]
    at_most: list[LevelLimit]
    """So many cards of that level or higher."""


HeroClass = TypedDict("HeroClass", {"class": str})


class HeroView(HeroClass):
    seat: int
    level: int
    exhausted: bool
    """Out of play."""
    escaped: NotRequired[bool]
    """Out of play, but alive and off the map."""
    hand_size: int
    hand: list[str]
    discard: list[str]
    lost: list[str]
    active: list[str]
    """In the active area; where they will go afterwards they are counted already."""
    played: list[str]
    leading: str
    chosen: str
    """The card that I have put in the lead, while others still think."""
    sealed: int
    """The code of my secret answer; -1 while there is none."""
    resting: bool
    initiative: int
    xp: int
    tokens: int
    money: int
    treasures: list[int]
    deck: DeckView
    goals: list[str]
    goal: str
    items: list[ItemState]
    """State: 0 ready, 1 spent, 2 consumed, 3 brought along and not equipped."""
    prepared: Prepared


class Entry(TypedDict):
    """Somebody's place in the order of the round: a seat, or a type of monster."""

    seat: NotRequired[int]
    type: NotRequired[str]
    initiative: int


class StackView(TypedDict):
    """The ability cards of monsters."""

    deck: str
    types: list[str]
    """Who acts by it, of those on the map."""
    card: int
    left: int
    discard: list[int]


class BoardView(TypedDict):
    corner: Corner
    """From where columns and rows are counted."""
    cells: list[Cell]
    doors: list[Door]
    walls: list[Wall]
    coins: list[Counted]
    treasures: list[Counted]
    traps: list[Trap]
    """Damage 0: none."""
    obstacles: list[Counted]
    art: list[Named]
    signs: list[Named]


class Choosing(TypedDict, total=False):
    """What helps to choose: ways of a move, or sums of an attack."""

    slot: int
    points: int
    jump: bool
    ways: list[Way]
    steps: list[Step]
    enter: list[Entering]
    """For a way of one's own."""
    aims: list[Aim]
    """The value before the draw, the shield that counts; draw: 1 advantage, -1 disadvantage."""
    lays: list[list[int]]


class Doing(TypedDict, total=False):
    slot: int
    ability: str
    hurt: Hurt
    shove: Shove
    """How many hexes are left; 1 for a pull."""


class ForeseenFoe(TypedDict):
    """An enemy that would still act in this round: where it would end, whom it focuses, whom it strikes."""

    slot: int
    cell: int
    focus: int
    blows: list[Blow]
    """Damage on average, and how often it comes to that at all."""


class Threatened(TypedDict):
    """A hero or summon that would be struck: damage of all together on average, how often it would fall."""

    slot: int
    damage: float
    falls: int


class Foreseen(TypedDict, total=False):
    """What would follow a choice; empty where nothing can be said."""

    foes: list[ForeseenFoe]
    threatened: list[Threatened]
    drawn: bool
    """Whether the monsters' ability cards lie open; else it is the average over their decks."""
    blind: bool
    """The choice reveals a room: nobody can say what follows."""


class Lasting(TypedDict):
    slot: int
    ability: str
    until: Duration
    used: int
    value: int


class AttackView(TypedDict, total=False):
    actor: int
    attack: int
    range: int
    melee: bool
    limit: int
    """How many targets it may have; 0: all it reaches."""
    chosen: list[int]
    attacked: list[int]
    target: int
    area: list[int]
    plus: int
    pierce: int


class Numbers(TypedDict):
    """What the level sets: gold of a money token, damage of traps and hazards, experience at the end."""

    gold: int
    trap: int
    hazard: int
    xp: int


class DungeonRoom(TypedDict):
    """A room of a random dungeon that is on the table, by its two cards."""

    room: str
    monsters: str
    penalty: str


class TableView(TypedDict):
    seat: int | None
    """Whose eyes these are; None: a spectator's."""
    scenario: str
    round: int
    phase: str
    asked: list[int]
    ended: int
    level: int
    monster_level: int
    numbers: Numbers
    progress: list[list[int]]
    """How many of how many, for goals that count; empty for others."""
    elements: dict[Element, int]
    created: list[Element]
    turn: int
    order: list[Entry]
    board: BoardView
    figures: list[FigureView]
    heroes: list[HeroView]
    monster_deck: DeckView
    cards: list[StackView]
    lasting: list[Lasting]
    attack: AttackView
    doing: Doing
    choosing: Choosing
    options: dict[str, Setting]
    dungeon: NotRequired[list[DungeonRoom]]
    """Of a random dungeon: the rooms laid so far."""


EventArgs = TypedDict(
    "EventArgs",
    {
        "seat": int,
        "slot": int,
        "to": int,
        "figure": str,
        "target-figure": str,
        "figures": list[str],
        "from": int,
        "cell": int,
        "cells": list[int],
        "hex": str,
        "hexes": list[str],
        "first": int,
        "last": int,
        "room": int,
        "noun": str,
        "adjective": str,
        "penalty": str,
        "door": int,
        "way": int,
        "number": int,
        "value": int,
        "damage": int,
        "shield": int,
        "points": int,
        "cost": int,
        "negatives": int,
        "range": int,
        "reach": int,
        "targets": int,
        "further": int,
        "remaining": int,
        "hp": int,
        "rank": int,
        "class": str,
        "card": str,
        "cards": list[str],
        "deck": str,
        "item": str,
        "element": Element,
        "conditions": list[Condition],
        "modifier": str,
        "modifiers": list[str],
        "used-modifiers": list[str],
        "mode": int,
        "effect": str,
        "source": str,
        "sum": str,
        "scenario": str,
        "xp": int,
        "gold": int,
        "checks": int,
        "credit": int,
    },
    total=False,
)
"""All that events of this game say; each kind has some of it."""
