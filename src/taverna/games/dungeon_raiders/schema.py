"""How the entries of `content/`, and of files of one's own, are read into typed rooms, bosses, levels and characters.

Nothing else can be said by an entry: an unknown word or a number out of its range is refused with its place.
"""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders import cards
from taverna.games.dungeon_raiders.cards import (
    BALL_BIT,
    FIRST_ITEM,
    HIGHEST,
    ITEM_COUNT,
    ITEMS,
    KEY,
    KEY_BIT,
    NO_CARD,
    POWER_BITS,
    SWORD,
    SWORD_BIT,
)
from taverna.games.dungeon_raiders.numbers import COIN_CAP, ITEM_VALUE
from taverna.kernel.fields import Fields

MONSTER: Final = 0
TREASURE: Final = 1
VAULT: Final = 2
TRAP: Final = 3
BOSS: Final = 4
KINDS: Final = ("monster", "treasure", "vault", "trap", "boss")

LEGAL: Final = (
    POWER_BITS | BALL_BIT | SWORD_BIT,
    POWER_BITS | BALL_BIT | KEY_BIT,
    POWER_BITS | BALL_BIT,
    POWER_BITS | BALL_BIT,
    POWER_BITS | BALL_BIT | SWORD_BIT,
)
"""By kind of room, the cards that may be laid there (R-12); a boss adds the item that lets a player escape."""

ROOMS_IN_ROW: Final = 5
MIN_SEATS: Final = 3
MAX_SEATS: Final = 5
NO_ITEM: Final = -1
MOST_COPIES: Final = 9

CONFIDENCE: Final = ("low", "medium", "high")
PROPOSED: Final = "proposed"
SURE: Final = "high"


class Doubts:
    """Which fields of a component are not certain, and the rule that speaks of each.

    `proposed` fields are values chosen here, `single_source` fields are known from one place only.
    """

    def __init__(self, fields: Fields, rule: str) -> None:
        given = Fields(fields.value("doubt", {}), f"{fields.path}.doubt")
        self.levels: dict[str, str] = {}
        self.rules: dict[str, str] = {}
        for name in given.data:
            self.levels[name] = _one_of(given, name, CONFIDENCE)
            self.rules[name] = FIELD_RULES.get(name, rule)
            if name not in FIELD_RULES and not fields.has(name):
                raise given.bad(name, "is not a field of this component")
        self.proposed = self._flagged(fields, "proposed")
        self.single_source = self._flagged(fields, "single_source")
        for name in self.proposed:
            self.rules[name] = PROPOSED_RULE

    def _flagged(self, fields: Fields, flag: str) -> list[str]:
        names = fields.texts(flag, [])
        for name in names:
            if name not in self.levels:
                raise fields.bad(flag, f"{name!r} has no 'doubt'; there are {', '.join(self.levels)}")
        return names

    def level(self, name: str) -> str:
        """How sure that field is, in one word."""
        return PROPOSED if name in self.proposed else self.levels[name]


PROPOSED_RULE: Final = "R-56"
FIELD_RULES: Final = {
    "copies": "DR-1.2",
    "highest_gain_if_defeated": "R-32",
    "strength-5": "R-55",
    "name-es": "R-37",
}
"""Fields of which another rule speaks than of the component as a whole, and parts of fields."""


class Room:
    """A room card or a boss. What a kind of room does not have keeps its ordinary value."""

    def __init__(self, id: str, face: str, kind: int) -> None:
        self.id = id
        self.face = face
        self.kind = kind
        self.rule = ""
        self.legal = LEGAL[kind]
        # By card: what it counts here; 0 for what has no value of its own.
        self.values: list[int] = [*range(1, HIGHEST + 1), *[0] * ITEM_COUNT]
        self.values[KEY] = self.values[SWORD] = ITEM_VALUE
        self.strengths: list[int] = [0] * (MAX_SEATS + 1)  # by number of players; 0: can't be defeated
        self.wounds = 0
        self.chests: list[int] = []
        self.by_highest: list[int] = [0] * (HIGHEST + 1)
        self.strikes_richest = False
        # By power value:
        self.benefits: list[str] = [""] * (HIGHEST + 1)
        self.items: list[int] = [NO_ITEM] * (HIGHEST + 1)
        self.coins: list[int] = [0] * (HIGHEST + 1)
        self.potions: list[int] = [0] * (HIGHEST + 1)
        # Bosses:
        self.attacks_highest = False
        self.coins_lost = 0
        self.eliminates = False
        self.highest_gains = 0
        self.highest_gain_if_defeated = False
        self.escape = NO_CARD
        self.rules: dict[str, str] = {}

    def rule_of(self, field: str, ordinary: str) -> str:
        return self.rules.get(field, ordinary)


class Level:
    """A level card: which rooms of its row lie face down, a bit for each."""

    def __init__(self, fields: Fields) -> None:
        self.id = fields.text("id")
        rooms = fields.texts("rooms")
        if len(rooms) != ROOMS_IN_ROW or not set(rooms) <= {"up", "down"}:
            raise fields.bad("rooms", f"must say 'up' or 'down' {ROOMS_IN_ROW} times")
        self.dark = sum([1 << place for place, side in enumerate(rooms) if side == "down"])
        self.doubts: Doubts = Doubts(fields, "R-53")
        fields.done()


class Character:
    """What a player starts with."""

    def __init__(self, fields: Fields) -> None:
        self.id = fields.text("id")
        self.coins = fields.integer("coins", 0, COIN_CAP)
        self.wounds = fields.integer("wounds", 0, 99)
        self.items: list[int] = [0] * ITEM_COUNT
        given = Fields(fields.value("items", {}), f"{fields.path}.items")
        for name in given.data:
            self.items[cards.item_number(name, given.path)] = given.integer(name, 0, MOST_COPIES)
        self.doubts: Doubts = Doubts(fields, "DR-1.6")
        fields.done()


def read_copies(entries: list[Fields]) -> list[int]:
    """How many cards there are of each item, by item."""
    copies = [0] * ITEM_COUNT
    for fields in entries:
        item = cards.item_number(fields.text("id"), f"{fields.path}.id")
        copies[item] = fields.integer("copies", 0, MOST_COPIES)
        fields.done()
    return copies


def read_room(fields: Fields) -> tuple[list[Room], Doubts]:
    """A face, as many cards of it as there are, and what is in doubt about it."""
    face = fields.text("face")
    kind = KINDS.index(_one_of(fields, "kind", KINDS[:BOSS]))
    copies = fields.integer("copies", 1, MOST_COPIES, 1)
    rooms = [Room(_copy_id(face, kind, copy), face, kind) for copy in range(1, copies + 1)]
    for room in rooms:
        if kind == MONSTER:
            _read_monster(room, fields)
        elif kind == TREASURE:
            _read_treasure(room, fields)
        elif kind == VAULT:
            _read_vault(room, fields)
        else:
            _read_trap(room, fields)
    doubts = Doubts(fields, "R-54" if kind == MONSTER else rooms[0].rule)
    fields.done()
    return rooms, doubts


def _copy_id(face: str, kind: int, copy: int) -> str:
    return face if kind == TRAP and copy == 1 else f"{face}-{copy}"


def _read_monster(room: Room, fields: Fields) -> None:
    room.rule = "DR-7.1"
    _read_strength(room, fields)
    room.wounds = fields.integer("wounds", 0, 99)


def _read_strength(room: Room, fields: Fields) -> None:
    strengths = fields.integers("strength", 1, 99)
    if len(strengths) != MAX_SEATS - MIN_SEATS + 1:
        raise fields.bad("strength", f"must be given for {MIN_SEATS} to {MAX_SEATS} players")
    room.strengths = [0] * MIN_SEATS + strengths


def _read_treasure(room: Room, fields: Fields) -> None:
    room.rule = "DR-6.1"
    room.chests = fields.integers("chests", 1, 99)
    if len(room.chests) not in (1, 2) or sorted(room.chests, reverse=True) != room.chests:
        raise fields.bad("chests", "must be one or two, the more valuable first")


def _read_vault(room: Room, fields: Fields) -> None:
    room.rule = "DR-8.1"
    benefits = fields.texts("benefits")
    if len(benefits) != HIGHEST:
        raise fields.bad("benefits", f"must be given for the power cards 1 to {HIGHEST}")
    for value, benefit in enumerate(benefits, 1):
        room.benefits[value] = benefit
        what, _, amount = benefit.partition("-")
        if benefit in ITEMS:
            room.items[value] = ITEMS.index(benefit)
        elif what in ("coins", "potion") and amount.isdecimal():
            (room.coins if what == "coins" else room.potions)[value] = int(amount)
        else:
            raise fields.bad("benefits", f"{benefit!r} is no item, no coins-2, no potion-1")


def _read_trap(room: Room, fields: Fields) -> None:
    room.rule = fields.text("rule", "DR-9.1")
    room.strikes_richest = _one_of(fields, "target", ("most-coins", "fewest-wounds")) == "most-coins"
    penalties = fields.integers("by_highest", 0, 99)
    if len(penalties) != HIGHEST:
        raise fields.bad("by_highest", f"must be given for the highest cards 1 to {HIGHEST}")
    room.by_highest = [0, *penalties]


def read_boss(fields: Fields) -> tuple[Room, Doubts]:
    path = fields.path
    id = fields.text("id")
    boss = Room(id, id, BOSS)
    boss.rule = "DR-10.1"
    if fields.has("strength"):
        _read_strength(boss, fields)
    boss.wounds = fields.integer("wounds", 0, 99, 0)
    boss.attacks_highest = _one_of(fields, "attacks", ("lowest", "highest"), "lowest") == "highest"
    boss.coins_lost = fields.integer("coins_lost", 0, COIN_CAP, 0)
    boss.eliminates = fields.flag("eliminates", False)
    boss.highest_gains = fields.integer("highest_gains", 0, COIN_CAP, 0)
    boss.highest_gain_if_defeated = fields.flag("highest_gain_if_defeated", False)
    _read_escape(boss, fields)
    counts = Fields(fields.value("counts", {}), f"{path}.counts")
    for name in counts.data:
        boss.values[cards.parse(name, counts.path)] = counts.integer(name, 1, HIGHEST)
    rules = Fields(fields.value("rules", {}), f"{path}.rules")
    boss.rules = {name: rules.text(name) for name in rules.data}
    doubts = Doubts(fields, "R-55")
    fields.done()
    return boss, doubts


def _read_escape(boss: Room, fields: Fields) -> None:
    """The item that gets a player out of the room: laid like a card, and of no value."""
    item = fields.text("escape", "")
    if item:
        boss.escape = FIRST_ITEM + cards.item_number(item, f"{fields.path}.escape")
        boss.legal |= 1 << boss.escape
        boss.values[boss.escape] = 0


def _one_of(fields: Fields, name: str, allowed: tuple[str, ...], default: str | None = None) -> str:
    value = fields.text(name, default)
    if value not in allowed:
        raise fields.bad(name, f"must be one of {', '.join(allowed)}, not {value!r}")
    return value
