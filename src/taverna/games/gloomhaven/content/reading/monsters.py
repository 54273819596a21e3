"""Monsters: stat cards by level and rank, bosses with their specials, and the ability decks they act from."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.abilities import stat, to_abilities
from taverna.games.gloomhaven.content.reading.fields import PLAYER_COUNTS, formula_field, mask, unknown
from taverna.games.gloomhaven.content.unhandled import Lack, of_half
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.cards import Half, MonsterCard
from taverna.games.gloomhaven.language.formula import Formula
from taverna.games.gloomhaven.language.registry import register_action
from taverna.kernel.fields import Fields, bad

LEVELS: Final = 8
NO_VALUE: Final = -1
"""A stat printed as "-": the monster never does that (GH-S-MON-02)."""
MOST_STAT: Final = 999
FORCED: Final = ("push", "pull")


class StatLine:
    """One level of one rank (GH-S-CMP-24). `range` 0: melee."""

    __slots__ = (
        "advantage", "attack", "conditions", "disadvantage", "hp", "move", "pierce", "range", "retaliate",
        "retaliate_range", "shield", "targets",
    )  # fmt: skip

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.hp: Formula = formula_field(fields, "hp")
        self.move = fields.integer("move", NO_VALUE, 9, NO_VALUE)
        self.attack: Formula = formula_field(fields, "attack")
        self.range = fields.integer("range", 0, 9, 0)
        self.targets = fields.integer("targets", 1, 9, 1)
        self.shield = fields.integer("shield", 0, 9, 0)
        self.retaliate = fields.integer("retaliate", 0, 9, 0)
        self.retaliate_range = fields.integer("retaliateRange", 1, 9, 1)
        self.pierce = fields.integer("pierce", 0, 9, 0)
        self.conditions = mask(fields, "conditions")
        self.advantage = fields.flag("advantage", False)
        """Its attacks have advantage."""
        self.disadvantage = fields.flag("disadvantage", False)
        """Attacks on it have disadvantage."""
        fields.done()


class Monster:
    """A stat card. `lines` is by rank, then level; a rank it does not have is an empty list."""

    __slots__ = (
        "check", "deck", "flying", "id", "immune", "is_boss", "lines", "path", "scenario", "specials", "standees",
        "unmovable", "variant_of",
    )  # fmt: skip

    def __init__(self, data: object, path: str, tail: str = "") -> None:
        """`tail` tells the keys of a house's version from the printed ones."""
        fields = Fields(data, path)
        self.path = path
        self.id = fields.text("id")
        self.deck = fields.text("deck")
        self.standees = fields.integer("standees", 1, 10)
        self.flying = fields.flag("flying", False)
        self.variant_of = fields.text("variant_of", "")
        self.scenario = fields.text("scenario", "")
        self.check = fields.text("check", "")
        self.unmovable = False
        self.immune = self._immune(fields)
        self.lines = [_lines(fields, rank) for rank in v.RANKS]
        self.is_boss = self.lines[v.BOSS] != []
        self.specials = [
            _special(row, f"{path}.specials[{number}]")
            for number, row in enumerate(fields.items("specials", ()))
        ]
        fields.done()
        ranks = [lines != [] for lines in self.lines]
        if ranks not in ([True, True, False], [False, False, True]):
            raise bad(path, "must have `normal` and `elite`, or `boss`")
        for number, action in enumerate(self.specials):
            register_action(f"boss/{self.id}/{number + 1}{tail}", action)

    def _immune(self, fields: Fields) -> int:
        found = 0
        for name in fields.texts("immune", ()):
            if name in FORCED:
                self.unmovable = True
            elif name in v.CONDITIONS:
                found |= 1 << v.CONDITIONS.index(name)
            else:
                raise unknown(f"{fields.path}.immune", "condition", name, v.CONDITIONS + FORCED)
        return found

    def lacks(self) -> list[Lack]:
        """What of its special actions nobody carries out."""
        found: list[Lack] = []
        for number, action in enumerate(self.specials):
            found += of_half(action, f"{self.path}.specials[{number}]")
        return found

    def line(self, rank: int, level: int) -> StatLine:
        return self.lines[rank][level]


class AbilityDeck:
    def __init__(self, data: object, path: str, tail: str = "") -> None:
        fields = Fields(data, path)
        self.path = path
        self.id = fields.text("id")
        self.cards: list[MonsterCard] = []
        for number, row in enumerate(fields.items("cards")):
            card = _card(row, f"{path}.cards[{number}]")
            if any(known.id == card.id for known in self.cards):
                raise bad(f"{path}.cards[{number}].id", f"two cards are numbered {card.id}")
            card.number = number
            self.cards.append(card)
        fields.done()
        for card in self.cards:
            register_action(f"deck/{self.id}/{card.id}{tail}", card.action)

    def lacks(self) -> list[Lack]:
        """What of its cards nobody carries out."""
        found: list[Lack] = []
        for number, card in enumerate(self.cards):
            found += of_half(card.action, f"{self.path}.cards[{number}]")
        return found


def _lines(fields: Fields, rank: str) -> list[StatLine]:
    rows = fields.items(rank, ())
    if len(rows) not in (0, LEVELS):
        raise fields.bad(rank, f"must hold {LEVELS} levels, not {len(rows)}")
    found = [StatLine(row, f"{fields.path}.{rank}[{level}]") for level, row in enumerate(rows)]
    for level, line in enumerate(found):
        _check_range(line.hp, level, 1, f"{fields.path}.{rank}[{level}].hp")
        _check_range(line.attack, level, 0, f"{fields.path}.{rank}[{level}].attack")
    return found


def _check_range(number: Formula, level: int, least: int, path: str) -> None:
    """At every size of party the stat lies within what a stat card can say."""
    for characters in PLAYER_COUNTS:
        value = number.value(characters, level)
        if not least <= value <= MOST_STAT:
            raise bad(path, f"must lie between {least} and {MOST_STAT}, not {value}")


def _special(data: object, path: str) -> Half:
    fields = Fields(data, path)
    action = Half(monster_abilities(fields, "do"))
    fields.done()
    return action


def _card(data: object, path: str) -> MonsterCard:
    fields = Fields(data, path)
    number = fields.integer("id", 1, 9999)
    initiative = fields.integer("initiative", 1, 99)
    shuffles = fields.flag("shuffle", False)
    action = Half(monster_abilities(fields, "do"))
    fields.done()
    return MonsterCard(number, initiative, shuffles, action)


def monster_abilities(fields: Fields, name: str) -> list[Ability]:
    """Attacks for which the card states no range have that of the stat card (GH-S-MON-03)."""
    found = to_abilities(fields, name)
    for ability in found:
        _own_range(ability)
    return found


def _own_range(ability: Ability) -> None:
    """Also for an attack on all who are adjacent: who shoots has disadvantage there (GH-S-ATK-03, GH-S-MON-21)."""
    if ability.op == v.ATTACK and ability.range is None and (ability.area is None or not ability.area.own):
        ability.range = stat()
    for part in ability.perform:
        _own_range(part)
    for bonus in ability.bonuses:
        for part in bonus.gain.also:
            _own_range(part)
