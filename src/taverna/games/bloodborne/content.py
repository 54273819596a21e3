"""The components and numbers of the game, read from `content/` once and checked: card sets and rulesets.

Card files of an owner's own (`own_content`) change, add or remove cards of the supplied set within the same schema.
An uncertain entry keeps its confidence; `facts()` lists those.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from taverna.games.bloodborne import cards
from taverna.games.bloodborne.cards import ActionCard, Die, Monster, Provenance
from taverna.games.bloodborne.codes import MAX_KINDS
from taverna.games.bloodborne.schema import one_of, read_card_effect, read_known, read_monster_effect
from taverna.kernel.errors import BadOption
from taverna.kernel.fields import Fields, bad
from taverna.kernel.layout import settings_cells
from taverna.kernel.options import GameOption, Setting
from taverna.kernel.provenance import Inventory, Weakness
from taverna.kernel.roles import Components
from taverna.kit.own_content import CARDS, SUPPLIED, OwnContentOption, Rows

VARIABLE: Final = "TAVERNA_BLOODBORNE_CARDS"
"""Names card files of an owner's own."""
RANDOM: Final = "random"
MAX_MONSTERS: Final = 60
LARGEST_HAND: Final = 7


class Source:
    """The entries of a card set before they are typed: the printed ones, or those with a house's changes."""

    def __init__(self, cards: Rows, monsters: Rows, table: Mapping[str, object]) -> None:
        self.cards = cards
        self.monsters = monsters
        self.table = table


class Numbers:
    """The numbers of the rules."""

    def __init__(self, fields: Fields) -> None:
        self.max_hp = _number(fields, "max_hp", 1, 99)
        self.card_limit = _number(fields, "card_limit", 1, 20)
        self.dungeon_monsters = _number(fields, "dungeon_monsters", 1, 30)
        self.dungeon_bosses = _number(fields, "dungeon_bosses", 0, 20)
        self.blood_by_seats = [0, 0, 0, 0]
        for seats in (4, 5):
            self.blood_by_seats.append(_number(fields, f"blood_with_{seats}_players", 0, 20))
        fields.done()


class CardSet:
    """Everything that lies in one box, typed. `kinds` and `monsters` end with a blank that `NO_CARD` finds."""

    def __init__(self, id: str, source: Source, path: str) -> None:
        self.id = id
        table = Fields(source.table, path)
        self.numbers = Numbers(Fields(table.value("numbers"), f"{path}: numbers"))
        self.spaces, self.tracks_known = _read_tracks(Fields(table.value("tracks"), f"{path}: tracks"))
        self.dice = [_read_die(fields) for fields in _rows(table, "die", path)]
        self.hunters, self.hunters_known = _read_hunters(_rows(table, "hunter", path))
        table.done()
        dice = tuple([die.id for die in self.dice])
        self.kinds = [_read_card(_named(row, "card", path), kind) for kind, row in enumerate(source.cards)]
        self.monsters = [
            _read_monster(_named(row, "monster", path), number, dice)
            for number, row in enumerate(source.monsters)
        ]
        self.path = path
        self._check()
        self.starting = [card.kind for card in self.kinds if card.group == cards.STARTING and card.copies]
        self.upgrades = [
            card.kind for card in self.kinds if card.group == cards.UPGRADE for _ in range(card.copies)
        ]
        self.normal = self._in_box(cards.MONSTER)
        self.bosses = self._in_box(cards.BOSS)
        self.final_bosses = self._in_box(cards.FINAL_BOSS)
        self.dream = next(card.kind for card in self.kinds if card.dream)
        self.points = [0, *self.spaces]  # by place on a track (BB-R.44, R.47)
        self.kinds.append(ActionCard("", cards.NO_CARD, cards.STARTING, cards.UTILITY, 0, 0, ""))
        self.monsters.append(Monster("", cards.NO_MONSTER, cards.MONSTER, 0, 0, [], ""))

    def kind(self, id: str) -> int:
        """The kind of that name; `NO_CARD` if there is none."""
        return next((card.kind for card in self.kinds if card.id == id and id), cards.NO_CARD)

    def monster(self, id: str) -> int:
        return next(
            (monster.number for monster in self.monsters if monster.id == id and id), cards.NO_MONSTER
        )

    def _in_box(self, group: int) -> list[int]:
        return [monster.number for monster in self.monsters if monster.group == group and monster.in_box]

    def _check(self) -> None:
        """What no single entry can see: the game must be playable with the whole."""
        path = self.path
        dreams = [card for card in self.kinds if card.dream]
        if len(dreams) != 1 or dreams[0].group != cards.STARTING or dreams[0].copies != 1:
            raise bad(path, "exactly one starting card must have the effect 'dream', once for each hunter")
        hand = sum([card.copies for card in self.kinds if card.group == cards.STARTING])
        if hand > min(LARGEST_HAND, self.numbers.card_limit):
            raise bad(path, f"the starting cards are {hand}; a hunter may own no more than 7 (BB-5.8)")
        if len(self.kinds) > MAX_KINDS or len(self.monsters) > MAX_MONSTERS:
            raise bad(
                path, f"there is room for {MAX_KINDS} kinds of action cards and {MAX_MONSTERS} monsters"
            )
        wanted = (self.numbers.dungeon_monsters, self.numbers.dungeon_bosses, 1)
        for group, least in enumerate(wanted):
            found = len(self._in_box(group))
            if found < least:
                name = cards.GROUPS[group]
                raise bad(path, f"the dungeon needs {least} cards of the group {name!r}, there are {found}")


class Ruleset:
    """What is in force, worked out once from the options and shared by every state."""

    def __init__(self, options: dict[str, Setting], content: CardSet) -> None:
        self.options = options
        self.settings_cells: list[int] = []  # of an observation
        self.set = content
        self.kinds = content.kinds
        self.monsters = content.monsters
        self.dice = content.dice
        self.points = content.points
        self.last_space = len(content.spaces)
        self.dream = content.dream
        self.card_limit = content.numbers.card_limit
        self.blood_by_seats = content.numbers.blood_by_seats
        self.agreed_boss = self._agreed_boss(str(options["final_boss"]))

    def max_hp(self, final_boss: int) -> int:
        """8, unless the final boss says otherwise (BB-2.9, BB-R.54)."""
        return self.monsters[final_boss].max_hp or self.set.numbers.max_hp

    def _agreed_boss(self, id: str) -> int:
        """The boss agreed upon (BB-2.2); `NO_MONSTER`: one is drawn (BB-2.1)."""
        if id == RANDOM:
            return cards.NO_MONSTER
        number = self.set.monster(id)
        if number in self.set.final_bosses:
            return number
        allowed = ", ".join([RANDOM, *(self.monsters[number].id for number in self.set.final_bosses)])
        raise BadOption(
            "bad-option-value",
            f"option 'final_boss' can't be {id!r} with these cards; it can be: {allowed}",
            "BB-2.2",
            {"name": "final_boss", "value": id, "allowed": allowed},
        )


class Rulesets:
    """The card sets that can be played, the printed one first, and one shared ruleset for all options alike."""

    def __init__(self, sets: list[CardSet]) -> None:
        self.sets = sets
        self.options = options_of(sets)
        self._known: dict[tuple[str, str], Ruleset] = {}

    def of(self, options: dict[str, Setting]) -> Ruleset:
        key = (str(options["final_boss"]), str(options[CARDS]))
        if key not in self._known:
            ruleset = Ruleset(options, next(content for content in self.sets if content.id == key[1]))
            ruleset.settings_cells = settings_cells(self.options, options)
            self._known[key] = ruleset
        return self._known[key]


def options_of(sets: list[CardSet]) -> tuple[GameOption, ...]:
    bosses: dict[str, None] = {}
    for content in sets:
        bosses.update(dict.fromkeys([content.monsters[number].id for number in content.final_bosses]))
    return (
        GameOption("final_boss", RANDOM, "BB-2.2", [RANDOM, *bosses]),
        OwnContentOption(CARDS, "BB-1.4", [content.id for content in sets], VARIABLE),
    )


class BloodborneComponents(Components):
    """Cards, monsters and dice of the printed game."""

    def __init__(self, content: CardSet) -> None:
        self.content = content

    def facts(self) -> list[tuple[str, str, str]]:
        """What is not certain: (component, confidence, rule), so that an owner of the box can check it."""
        found = [(card.id, card.known.level(), card.rule or "BB-1.4") for card in self.content.kinds]
        found += [
            (monster.id, monster.known.level(), monster.rule or "BB-1.5") for monster in self.content.monsters
        ]
        found += [(f"die-{die.id}", die.known.level(), die.known.rule) for die in self.content.dice]
        found.append(("trophy-tracks", self.content.tracks_known.level(), self.content.tracks_known.rule))
        found += [
            (f"hunter-{id}", known.level(), "BB-R.3")
            for id, known in zip(self.content.hunters, self.content.hunters_known, strict=True)
        ]
        return [fact for fact in found if fact[0] and fact[1] != "high"]

    def provenance(self) -> Inventory:
        """How many cards lie in the box; which are invented, or invented, inferred or from one source in part."""
        hunters = len(self.content.hunters)
        found = [
            _weakness(
                "card", card.id, card.copies * (hunters if card.group == cards.STARTING else 1), card.known
            )
            for card in self.content.kinds
            if card.copies
        ]
        found += [
            _weakness("monster", one.id, 1, one.known)
            for one in self.content.monsters
            if one.id and one.in_box
        ]
        weak = [one for one in found if one.proposed or one.guessed or one.single_source]
        return Inventory("cards", sum([one.copies for one in found]), weak)


def _weakness(kind: str, id: str, copies: int, known: Provenance) -> Weakness:
    return Weakness(kind, id, copies, known.proposed, known.doubts, known.single_source)


# Reading


def _named(row: dict[str, object], kind: str, path: str) -> Fields:
    """An entry whose errors name it: `cards.toml: card saw-spear`."""
    return Fields(row, f"{row.get('file', path)}: {kind} {row.get('id', '?')}")


def _rows(table: Fields, name: str, path: str) -> list[Fields]:
    return [Fields(row, f"{path}: {name}[{number}]") for number, row in enumerate(table.items(name))]


def _number(fields: Fields, name: str, low: int, high: int) -> int:
    entry = Fields(fields.value(name), f"{fields.path}.{name}")
    value = entry.integer("value", low, high)
    entry.text("rule")
    entry.done()
    return value


def _read_tracks(fields: Fields) -> tuple[list[int], Provenance]:
    spaces = fields.integers("spaces", 0, 99)
    if not 1 <= len(spaces) <= 20 or spaces != sorted(spaces):
        raise fields.bad("spaces", "must be 1 to 20 numbers that never fall")
    known = read_known(fields, fields.text("rule"))
    fields.done()
    return spaces, known


def _read_die(fields: Fields) -> Die:
    faces = fields.texts("faces")
    if len(faces) != 6 or not all(face.removesuffix("+").isdecimal() for face in faces):
        raise fields.bad("faces", "must be six texts like '2' or, rolled again, '2+'")
    if all(face.endswith("+") for face in faces):
        raise fields.bad("faces", "one face at least must end the roll")
    die = Die(
        fields.text("id"),
        [int(face.removesuffix("+")) for face in faces],
        [face.endswith("+") for face in faces],
        read_known(fields, fields.text("rule", "BB-3.5")),
    )
    fields.done()
    return die


def _read_hunters(rows: list[Fields]) -> tuple[list[str], list[Provenance]]:
    names: list[str] = []
    known: list[Provenance] = []
    for fields in rows:
        names.append(fields.text("id"))
        known.append(read_known(fields, "BB-R.3"))
        fields.done()
    return names, known


def _read_card(fields: Fields, kind: int) -> ActionCard:
    fields.value("file")
    group = cards.CARD_GROUPS.index(one_of(fields, "group", cards.CARD_GROUPS))
    type = cards.TYPES.index(one_of(fields, "type", cards.TYPES))
    damage = 0
    if type != cards.UTILITY:
        damage = fields.integer("damage", 0, 20)
    elif fields.has("damage"):
        raise fields.bad("damage", "a utility card has none")
    copies = fields.integer("copies", 0, 1 if group == cards.STARTING else 9, 1)
    rule = fields.text("rule", "")
    card = ActionCard(fields.text("id"), kind, group, type, damage, copies, rule)
    card.known = read_known(fields, rule)
    for number, effect in enumerate(fields.items("effects", [])):
        read_card_effect(card, Fields(effect, f"{fields.path}.effects[{number}]"), rule)
    fields.done()
    return card


def _read_monster(fields: Fields, number: int, dice: tuple[str, ...]) -> Monster:
    fields.value("file")
    group = cards.GROUPS.index(one_of(fields, "group", cards.GROUPS))
    hp = fields.integer("hp", 1, 99)
    die = dice.index(one_of(fields, "die", dice))
    rule = fields.text("rule", "")
    monster = Monster(fields.text("id"), number, group, hp, die, _read_trophies(fields, group), rule)
    monster.known = read_known(fields, rule)
    monster.in_box = not fields.flag("removed", False)
    for place, effect in enumerate(fields.items("effects", [])):
        read_monster_effect(monster, Fields(effect, f"{fields.path}.effects[{place}]"), rule)
    fields.done()
    return monster


def _read_trophies(fields: Fields, group: int) -> list[int]:
    """One for a normal monster, two or three for a boss, all for a final boss (BB-3.8, 3.9)."""
    found: list[int] = []
    for name in fields.texts("trophies"):
        if name not in cards.TROPHIES or cards.TROPHIES.index(name) in found:
            raise fields.bad(
                "trophies", f"{name!r} is no trophy ({', '.join(cards.TROPHIES)}), or named twice"
            )
        found.append(cards.TROPHIES.index(name))
    low, high = ((1, 1), (2, 3), (3, 3))[group]
    if not low <= len(found) <= high:
        raise fields.bad("trophies", f"a card of this group has {low} to {high}, not {len(found)}")
    return found


def read_content(name: str) -> dict[str, object]:
    return tomllib.loads(files(__package__).joinpath("content", name).read_text("utf-8"))


def printed_source() -> Source:
    return Source(
        _entries("cards.toml", "card"), _entries("monsters.toml", "monster"), read_content("table.toml")
    )


def _entries(file: str, name: str) -> Rows:
    return [
        {**Fields(row, f"{file}: {name}[{number}]").data, "file": file}
        for number, row in enumerate(Fields(read_content(file), file).items(name))
    ]


PRINTED: Final = CardSet(SUPPLIED, printed_source(), "table.toml")
