"""The components as typed tables: action cards, monsters, dice, and what their effects are made of.

A card is the number of its kind: copies are alike (BB-5.7). `NO_CARD` finds the blank that ends every table.
"""

from __future__ import annotations

from typing import Final

NO_CARD: Final = -1
NO_MONSTER: Final = -1

MELEE: Final = 0
RANGED: Final = 1
UTILITY: Final = 2
TYPES: Final = ("melee", "ranged", "utility")

STARTING: Final = 0
UPGRADE: Final = 1
CARD_GROUPS: Final = ("starting", "upgrade")

MONSTER: Final = 0
BOSS: Final = 1
FINAL_BOSS: Final = 2
GROUPS: Final = ("monster", "boss", "final-boss")

TROPHIES: Final = ("kin", "humanoid", "beast")
TROPHY_COUNT: Final = 3

# What an effect does when its moment comes. The other operations are properties of a card, read into its fields.
DAMAGE: Final = 0
HEAL: Final = 1
GAIN_BLOOD: Final = 2
LOSE_BLOOD: Final = 3
BANK: Final = 4
DEAL_NOW: Final = 5
CANCEL_ATTACK: Final = 6
STEAL_BLOOD: Final = 7
GAIN_TROPHY: Final = 8
LOSE_TROPHY: Final = 9
GAIN_UPGRADE: Final = 10
DISCARD_WEAPONS: Final = 11
DOUBLE_DAMAGE: Final = 12
REDUCE_WEAPON: Final = 13

# Whom it touches. Only the living are ever looked for (BB-R.26).
SELF: Final = 0
EVERYONE: Final = 1
OTHERS: Final = 2
LEFT: Final = 3
THE_MONSTER: Final = 4
MOST: Final = 5
LEAST: Final = 6
RICHER: Final = 7

# By which measure `MOST` and `LEAST` look.
HP: Final = 0
HAND: Final = 1
COLLECTED: Final = 2
BANKED: Final = 3
TOTAL: Final = 4

# When it holds.
ALWAYS: Final = 0
ONLY_REVEALER: Final = 1
BY_TRANSFORM: Final = 2
AGAINST_BOSS: Final = 3
DEALT_DAMAGE: Final = 4
TARGET_MELEE: Final = 5
TARGET_UTILITY: Final = 6
NO_TRACK_ABOVE_3: Final = 7

# What an amount is, where it is no plain number.
FIXED: Final = 0
OWN_COLLECTED: Final = 1  # as much as the target has collected
DAMAGE_TAKEN: Final = 2  # what the hunter has lost to damage this round

FULL: Final = 1 << 20
"""An amount of healing that fills every dial."""


class Effect:
    """One thing that a card does at a moment of the round."""

    __slots__ = ("amount", "cond", "counts", "op", "rule", "stat", "target", "weapons")

    def __init__(self, op: int, rule: str) -> None:
        self.op = op
        self.rule = rule
        self.target = SELF
        self.stat = HP
        self.amount = 0
        self.counts = FIXED
        self.cond = ALWAYS
        self.weapons = 0  # by type, a bit for each that the effect is about


class Provenance:
    """How well a component is known: `proposed` ones are invented for this project, `doubts` are fields that are
    invented or inferred, `single_source` those that one public source alone attests."""

    __slots__ = ("confidence", "doubts", "proposed", "rule", "single_source")

    def __init__(
        self, confidence: str, proposed: bool, doubts: list[str], single_source: list[str], rule: str
    ) -> None:
        self.confidence = confidence
        self.proposed = proposed
        self.doubts = doubts
        self.single_source = single_source
        self.rule = rule

    def level(self) -> str:
        """What `taverna games --facts` says of it."""
        return "proposed" if self.proposed else self.confidence


class ActionCard:
    """A starting or upgrade card (BB-3.10): its type, its damage, and its effects by their moment."""

    __slots__ = (
        "bonuses", "collects_shortfall", "copies", "damage", "doubles", "dream", "extra_trophies", "group", "halves",
        "id", "ignores", "instants", "kind", "known", "reduces", "riders", "rule", "transform", "type", "weakens",
        "weapon",
    )  # fmt: skip

    def __init__(
        self, id: str, kind: int, group: int, type: int, damage: int, copies: int, rule: str
    ) -> None:
        self.id = id
        self.kind = kind
        self.group = group
        self.type = type
        self.weapon = type != UTILITY
        self.damage = damage
        self.copies = copies
        self.rule = rule
        self.known = Provenance("high", False, [], [], rule)
        self.instants: list[Effect] = []  # step 3
        self.riders: list[Effect] = []  # with the weapon's attack
        self.bonuses: list[Effect] = []  # to the weapon's damage
        self.halves = False  # these three: to every damage of the round (BB-R.24)
        self.ignores = False
        self.reduces = 0
        self.doubles: list[Effect] = []  # whose damage is doubled this round (BB-R.144)
        self.weakens: list[Effect] = []  # whose weapons deal less this round (BB-R.147)
        self.collects_shortfall = False  # from the supply, what the monster no longer had (BB-R.151)
        self.extra_trophies = 0
        self.transform = False
        self.dream = False


class Monster:
    """A card of the Chalice Dungeon (BB-3.1): what it gives, how it hits, and what it changes."""

    __slots__ = (
        "attack_bonus", "attack_bonus_cond", "caps", "die", "eliminates", "escapes", "extra_trophies",
        "forbids_healing", "forbids_prevention", "group", "hp", "id", "in_box", "inserts", "known", "max_hp",
        "mirrors", "monster_blood", "number", "removes_weapons", "reveals", "round_start", "rule", "trophies",
        "when_damaged",
    )  # fmt: skip

    def __init__(
        self, id: str, number: int, group: int, hp: int, die: int, trophies: list[int], rule: str
    ) -> None:
        self.id = id
        self.number = number
        self.group = group
        self.hp = hp
        self.die = die
        self.trophies = trophies
        self.rule = rule
        self.in_box = True  # a house may leave a monster out
        self.known = Provenance("high", False, [], [], rule)
        self.reveals: list[Effect] = []
        self.escapes: list[Effect] = []
        self.round_start: list[Effect] = []
        # While in play:
        self.caps = [-1, -1, -1]  # by type of weapon, the most that one takes; -1: no limit
        self.mirrors = 0  # a bit for each type of weapon whose damage the attacker's left neighbour takes too
        self.removes_weapons = False
        self.forbids_healing = False
        self.forbids_prevention = False
        self.attack_bonus = 0
        self.attack_bonus_cond = ALWAYS
        self.when_damaged: list[Effect] = []  # when a hunter takes blood from it (BB-R.108)
        self.extra_trophies = 0  # of any type, for each who earns its trophies (BB-R.120)
        # A final boss, all game long:
        self.monster_blood = [0, 0, 0]  # by group, the blood that is added
        self.max_hp = 0  # 0: as the rules say
        self.eliminates = False
        self.inserts = False

    def moments(self) -> list[str]:
        """When its ability works (BB-3.6); empty if it has none."""
        fight = self.mirrors or self.removes_weapons or self.forbids_healing or self.forbids_prevention
        reward = self.when_damaged or self.extra_trophies
        game = self.max_hp or self.eliminates or self.inserts or any(self.monster_blood)
        found = [
            ("on-reveal", self.reveals),
            ("if-escapes", self.escapes),
            ("while-in-play", fight or reward or self.attack_bonus or max(self.caps) >= 0),
            ("round-start", self.round_start),
            ("all-game", game),
        ]
        return [name for name, there in found if there]


class Die:
    """Six faces; a face with a combo is rolled again (BB-4.18)."""

    __slots__ = ("combos", "id", "known", "values")

    def __init__(self, id: str, values: list[int], combos: list[bool], known: Provenance) -> None:
        self.id = id
        self.values = values
        self.combos = combos
        self.known = known
