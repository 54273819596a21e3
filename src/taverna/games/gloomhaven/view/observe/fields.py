"""The fields of an observation, and small ways to write into one.

It holds all that the view of the seat holds but for `choosing`, the help for a choice, which follows from the rest.
Option codes name figures, cells and seats by number, so these keep their numbers here; only heroes come in the order of
the table, from the seat that looks. Names of figures and abilities are written as fingerprints of four cells.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.content import PRINTED_CLASSES
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS, DURATIONS, RANKS
from taverna.games.gloomhaven.state.figures import KINDS
from taverna.games.gloomhaven.steps import STEPS
from taverna.kernel.layout import Layout

MAX_SEATS: Final = 4
MAX_CELLS: Final = 400
MAX_FIGURES: Final = 128
MAX_ORDER: Final = 40
MAX_DECKS: Final = 36
MAX_MODIFIERS: Final = 128
MAX_PILE: Final = 64
MAX_ITEMS: Final = 24
MAX_LASTING: Final = 64
MAX_TREASURES: Final = 12
MAX_PERKS: Final = 24
MAX_GOALS: Final = 6
MAX_BORROWED: Final = 8
MAX_TASKS: Final = 6
MONSTER_CARDS: Final = 12
ELEMENTS: Final = 6
TERRAIN: Final = 8
MARKS: Final = 16
"""Conditions as bits of a trap."""
SHIFT: Final = 50
"""Numbers that may be negative are written as so much more than they are."""
BASE: Final = 32
"""Numbers without a bound are written as so many times this, and what is left over."""
SIDE: Final = 20
"""A cell is written as so many times this, and what is left over."""
PRINT: Final = 4

L: Final = Layout()
SEAT: Final = L.add("seat", (MAX_SEATS,), "which seat looks: some option codes name it")
SEATS: Final = L.add("seats", (MAX_SEATS,), "which seats there are, from the one that looks")
PHASE: Final = L.add("phase", (len(STEPS) + 1,), "what the table waits for; last: the game is over")
ASKED: Final = L.add("asked", (MAX_SEATS,), "who is asked")
ENDED: Final = L.add("ended", (3,), "still running, won, lost")
ROUND: Final = L.wide("round", (), BASE, "the round")
ELEMENT: Final = L.add("elements", (ELEMENTS,), "inert 0, waning 1, strong 2", 2)
CREATED: Final = L.add("created", (ELEMENTS,), "elements created in this turn")
TURN: Final = L.add("turn", (1,), "the figure whose turn it is, from 1; nobody's 0", MAX_FIGURES)
ORDER: Final = L.add(
    "order", (MAX_ORDER,), "in order of initiative: 1 + seats to the left, 5 + type of monster", 44
)
PROGRESS: Final = L.wide(
    "progress", (MAX_TASKS,), BASE, "by goal of the scenario that counts: how many so far"
)
MAX_DUNGEON: Final = 3
DUNGEON: Final = L.add(
    "dungeon",
    (MAX_DUNGEON, 2),
    "rooms of a random dungeon, in order: room card and monster card, from 1",
    255,
)
# The board
EXISTS: Final = L.add("cells", (MAX_CELLS,), "cells that are revealed")
LIES: Final = L.add("terrain", (MAX_CELLS, TERRAIN), "what lies in each, a cell for each bit")
COINS: Final = L.add("coins", (MAX_CELLS,), "money tokens in each", 255)
TREASURE: Final = L.add("treasures", (MAX_CELLS, 2), "whether a treasure lies there, and its number", 255)
OBSTACLE: Final = L.add("obstacles", (MAX_CELLS,), "which obstacle stands there, from 1", 255)
TRAP: Final = L.add("traps", (MAX_CELLS, 2), "whether a trap lies there, and its damage", 255)
TRAP_MARKS: Final = L.add("trap-conditions", (MAX_CELLS, MARKS), "and the conditions it brings")
DOOR: Final = L.add("doors", (MAX_CELLS,), "doors that are seen: closed 1, open 2, locked 3", 3)
# The figures
HERE: Final = L.add("figures", (MAX_FIGURES,), "which figures are on the map")
KIND: Final = L.add("kind", (MAX_FIGURES, len(KINDS)), "hero, summon, monster, ally, object")
NAME: Final = L.add("name", (MAX_FIGURES, PRINT), "fingerprint of its name", 255)
NUMBER: Final = L.add("number", (MAX_FIGURES,), "standee, or order of summoning", 255)
RANK: Final = L.add("rank", (MAX_FIGURES, len(RANKS)), "its rank")
SIDES: Final = 6
OF_SIDE: Final = L.add(
    "side", (MAX_FIGURES, SIDES), "characters, monsters, objects, a third side, out of play, asleep"
)
OWNER: Final = L.add("owner", (MAX_FIGURES, MAX_SEATS), "whose hero or summon it is")
CELL: Final = L.wide("cell", (MAX_FIGURES,), SIDE, "where it stands")
HP: Final = L.wide("hp", (MAX_FIGURES, 2), BASE, "hit points, and the most it can have")
CONDITION: Final = L.add("conditions", (MAX_FIGURES, len(CONDITIONS)), "what it suffers from or enjoys")
SHEET: Final = L.add(
    "sheet", (MAX_FIGURES, 5), "shield, retaliate, move, attack, range: 50 more than each", 255
)
FLYING: Final = L.add("flying", (MAX_FIGURES,), "who flies")
ACTED: Final = L.add("acted", (MAX_FIGURES,), "who has acted in this round")
FOCUS: Final = L.add("focus", (MAX_FIGURES,), "whom it is after, from 1", MAX_FIGURES)
# The heroes
CLASS: Final = L.add("class", (MAX_SEATS, len(PRINTED_CLASSES)), "the class of each hero")
STATUS: Final = L.add("status", (MAX_SEATS, 2), "exhausted; resting")
LEVEL: Final = L.add("level", (MAX_SEATS,), "its level", 9)
HAND_SIZE: Final = L.add("hand-size", (MAX_SEATS,), "cards in hand", CLASS_SIZE)
INITIATIVE: Final = L.add("initiative", (MAX_SEATS,), "its initiative", 255)
LOOT: Final = L.wide("loot", (MAX_SEATS, 3), BASE, "experience, money tokens, gold besides")
ZONES: Final = L.add(
    "zones", (MAX_SEATS, 5, CLASS_SIZE), "hand as far as seen, discard, lost, active, played"
)
BORROWED: Final = L.add(
    "borrowed", (MAX_SEATS, MAX_BORROWED), "cards of others among these: 1 + seat * 32 + place", 129
)
LEADING: Final = L.add("leading", (MAX_SEATS, CLASS_SIZE), "the leading card")
CHOSEN: Final = L.add("chosen", (CLASS_SIZE,), "the leading card that this seat has chosen in secret")
SEALED: Final = L.wide("sealed", (), BASE, "1 + the option that this seat has sealed")
TREASURES: Final = L.add("looted", (MAX_SEATS, MAX_TREASURES), "treasures looted: 1 + number, in order", 255)
GOALS: Final = L.add("goals", (MAX_GOALS,), "battle goals that this seat chooses from, from 1, in order", 255)
GOAL: Final = L.add("goal", (MAX_SEATS,), "battle goals as far as seen, from 1", 255)
ITEMS: Final = L.add("items", (MAX_SEATS, MAX_ITEMS, 3), "by place: 1 + number, state, uses", 255)
PART: Final = L.add("part", (1,), "how far this seat's set-up has gone", 255)
PERKS: Final = L.add("perks", (MAX_PERKS,), "perks taken at set-up: 1 + number, in order", CLASS_SIZE)
BOUGHT: Final = L.add("bought", (MAX_ITEMS,), "items taken at set-up: 1 + number, in order", 255)
CARDS: Final = L.add("cards", (CLASS_SIZE,), "cards taken at set-up")
# Decks: the heroes', then the monsters'
LEFT: Final = L.add("modifiers", (MAX_SEATS + 1, MAX_MODIFIERS), "modifier cards left to draw", MAX_PILE)
PILE: Final = L.add(
    "drawn", (MAX_SEATS + 1, MAX_PILE), "modifier cards drawn, from 1, in order", MAX_MODIFIERS
)
SHUFFLES: Final = L.add("reshuffle", (MAX_SEATS + 1,), "decks that are shuffled after this round")
STACK: Final = L.add(
    "stacks", (MAX_DECKS, 2), "by ability deck: the card of the round, from 1; cards left", 255
)
STACK_PILE: Final = L.add("stack-drawn", (MAX_DECKS, MONSTER_CARDS), "cards drawn, from 1, in order", 255)
# What lasts, and what is going on
EFFECT: Final = L.add(
    "lasting", (MAX_LASTING, 1 + PRINT), "by effect: figure, from 1; fingerprint of the ability", 255
)
UNTIL: Final = L.add("until", (MAX_LASTING, len(DURATIONS)), "how long it lasts")
WORTH: Final = L.add(
    "worth", (MAX_LASTING, 2), "how often it was used, and its value: 50 more than each", 255
)
ATTACK: Final = L.add("attack", (2,), "who attacks, and who is struck now, from 1", MAX_FIGURES)
BLOW: Final = L.add("blow", (5,), "attack, range, what is added, pierce, targets: 50 more than each", 255)
MELEE: Final = L.add("melee", (1,), "whether it is a melee attack")
TARGETS: Final = L.add(
    "targets", (MAX_FIGURES, 2), "who is still to be attacked, and who was: in order, from 1", 255
)
AREA: Final = L.add("area", (MAX_CELLS,), "cells of the pattern, in order, from 1", 255)
DOES: Final = L.add("does", (1 + PRINT,), "who acts, from 1; fingerprint of the ability", 255)
HURT: Final = L.add("hurt", (1,), "who is about to suffer damage, from 1", MAX_FIGURES)
AMOUNT: Final = L.wide("damage", (), BASE, "1 + so much")
SHOVE: Final = L.add("shove", (3,), "who is moved by force, from 1; 1 + hexes left; pulled 2, pushed 1", 255)
SETTINGS: Final = L.size


_prints: Final[dict[str, bytes]] = {}


def put_print(into: bytearray, at: int, name: str) -> None:
    """A name that no list of names has a place for: four cells that hardly any two names share."""
    found = _prints.get(name)
    if found is None:
        found = crc32(name.encode()).to_bytes(PRINT, "big")
        _prints[name] = found
    into[at : at + PRINT] = found


def put_order(into: bytearray, at: int, numbers: list[int], most: int) -> None:
    """Numbers in an order that is seen, one cell each, from 1."""
    for place, number in enumerate(numbers[:most]):
        into[at + place] = min(number + 1, 255)


def put_bits(into: bytearray, at: int, bits: int) -> None:
    while bits:
        if bits & 1:
            into[at] = 1
        bits >>= 1
        at += 1


def shifted(value: int) -> int:
    return min(max(value + SHIFT, 0), 255)
