"""Abilities as typed data: one vocabulary for hero cards, monster cards, boss specials, summons, items, scenarios.

A loader makes an object and fills in what differs from the defaults; afterwards nothing is ever changed, and states
share it by reference. What has a number and a key stands in registry.py, what cards are in cards.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.gloomhaven.language.links import Link
from taverna.games.gloomhaven.language.patterns import AROUND, FREE, Pattern
from taverna.games.gloomhaven.language.vocabulary import (
    ALWAYS,
    AT_ONCE,
    AUGMENT,
    BY_THEM,
    DISCARD_PILE,
    ENEMY,
    FIXED,
    NO_GROUP,
    NO_LIMIT,
    NOWHERE,
    OF_SELF,
    ONCE,
    SELF,
    WITH_IT,
)

Offset = tuple[int, int]
"""Axial (q, r), counted from the origin of a pattern."""


class Amount:
    """A number, or `(expression * times + plus) / div`, rounded down unless `up`; `arg` is the expression's own.

    `most`: the expression counts for no more (0: no limit).
    """

    __slots__ = ("arg", "div", "most", "name", "plus", "times", "up")

    def __init__(
        self, plus: int = 0, name: int = FIXED, times: int = 1, div: int = 1, up: bool = False, arg: int = 0
    ) -> None:
        self.name = name
        self.plus = plus
        self.times = times
        self.div = div
        self.up = up
        self.arg = arg
        self.most = 0


class Test:
    """A condition of `if` or a filter of `where`. `value` is a mask, a number, an element or a group, by `kind`."""

    __slots__ = ("amount", "kind", "value")
    __test__ = False

    def __init__(self, kind: int, value: int = 0, amount: Amount | None = None) -> None:
        self.kind = kind
        self.value = value
        self.amount = amount


class Selector:
    """Whom an ability concerns. `pick` is a number or ALL; `within` is hexes, ANYWHERE, ROOM or NOWHERE."""

    __slots__ = ("centre", "exactly", "pick", "where", "who", "within")

    def __init__(self, who: int = ENEMY, pick: int = 1, within: int = NOWHERE) -> None:
        self.who = who
        self.pick = pick
        self.within = within
        self.exactly = NOWHERE
        self.centre = OF_SELF
        self.where: list[Test] = []


class Area:
    """A pattern of hexes. `own`: (0, 0) is the attacker's hex (melee); else one hex must be in range (GH-S-AOE)."""

    __slots__ = ("hexes", "own", "pattern")

    def __init__(self, own: bool, hexes: list[Offset], body: Sequence[Offset] = ()) -> None:
        self.own = own
        self.hexes = hexes
        self.pattern = Pattern(AROUND if own else FREE, hexes, body)


class Pay:
    """The price of a bonus beside elements; each field at 0 is not asked for."""

    __slots__ = (
        "condition",
        "damage",
        "damage_up_to",
        "destroy_obstacle",
        "discard",
        "forgo",
        "or_damage",
        "to",
        "within",
    )

    def __init__(self) -> None:
        self.damage = 0
        self.damage_up_to = 0
        self.discard = 0
        self.destroy_obstacle = 0
        self.within = 1
        self.forgo = 0
        """Bits of `PARTS`: actions of this turn that are given up."""
        self.condition = 0
        self.or_damage = 0
        """What whoever has the condition already suffers instead."""
        self.to: Selector | None = None


class Gain:
    """What a bonus, a passive or an item changes about the ability or the event it belongs to."""

    __slots__ = (
        "advantage", "also", "area", "attack", "chain", "cleanses", "conditions", "damage", "disadvantage", "heal",
        "ignore_shield", "infuse", "jump", "kill", "move", "multiply", "path_targets", "pierce", "pull", "push",
        "range", "retaliate", "retaliate_range", "set_n", "set_targets", "set_to", "shield", "targets", "xp",
    )  # fmt: skip

    def __init__(self) -> None:
        self.attack: Amount | None = None
        self.move = 0
        self.heal = 0
        self.shield = 0
        self.retaliate = 0
        self.retaliate_range = 1
        self.range = 0
        self.push = 0
        self.pull = 0
        self.pierce = 0
        self.damage = 0
        self.targets = 0
        self.set_targets = 0
        self.set_n: Amount | None = None
        self.set_to: Selector | None = None
        self.conditions = 0
        self.cleanses = False
        """A heal removes all negative conditions first."""
        self.advantage = False
        self.disadvantage = False
        self.jump = False
        self.ignore_shield = False
        self.multiply = 1
        self.path_targets = False
        """Enemies on the way to the target are attacked as well."""
        self.area: Area | None = None
        self.kill: list[Test] | None = None
        """Instead of the effect: targets that pass all of these die."""
        self.infuse: list[int] = []
        self.chain: list[Link] = []
        self.xp = 0
        self.also: list[Ability] = []


class Bonus:
    """A gain behind gates: every test holds, every element is consumed, the price is paid (the last two by choice).

    `consume` holds the elements used at once (WILD: any one). `instead` replaces the effect that the gain names.
    """

    __slots__ = ("consume", "gain", "instead", "may", "pay", "per", "tests")

    def __init__(self, gain: Gain) -> None:
        self.gain = gain
        self.tests: list[Test] = []
        self.consume: list[int] = []
        self.pay: Pay | None = None
        self.per = ONCE
        self.may = False
        self.instead = False


class Unit:
    """A monster that a monster summons: rank for 2, 3, 4 characters (-1: none), how many, special hit points."""

    __slots__ = ("copies_hp", "count", "monster", "ranks")

    def __init__(self, monster: str, ranks: list[int], count: int = 1) -> None:
        self.monster = monster
        self.ranks = ranks
        self.count = count
        self.copies_hp = False
        """Hit points of the summoner, at most its own maximum."""


class Passive:
    """A lasting effect: what it waits for (`on`), whose event that is (`whose`, None: the holder's), what it does.

    Serves active cards, auras of summons, traits of monsters, and items (their windows are the same events).
    """

    __slots__ = (
        "attacker_gain", "bonuses", "choose", "consume", "countdown", "diverts", "extend_group", "gain", "grant",
        "group_limit", "immune", "instead", "limit", "limited", "makers", "may", "negate", "on", "overheal", "pay",
        "perform", "reduce_by", "special", "tests", "theirs", "transfer", "when", "whole_action", "whose",
    )  # fmt: skip

    def __init__(self, on: int = ALWAYS) -> None:
        self.on = on
        self.whose: Selector | None = None
        self.tests: list[Test] = []
        self.limit = NO_LIMIT
        self.may = False
        self.consume: list[int] = []
        self.pay: Pay | None = None
        self.instead = False
        self.gain: Gain | None = None
        self.attacker_gain: Gain | None = None
        self.bonuses: list[Bonus] = []
        self.perform: list[Ability] = []
        self.when = WITH_IT
        """On an Attack or Move ability: whether it is performed before it or after it (effects/triggers.py)."""
        self.theirs = False
        """The figure whose event it is performs, not the holder of the card."""
        self.makers = False
        """Of what lies on another: only attacks of whoever put it there set it off."""
        self.diverts = False
        """Items: the attacker attacks one of its own allies in its reach instead."""
        self.choose = False
        """One of `perform` is performed, not all."""
        self.negate = False
        self.transfer = False
        """The holder may suffer the damage instead, less `reduce_by`."""
        self.reduce_by = 0
        self.whole_action = False
        """Items: one use serves all attacks of the action (`scope: entire_action`)."""
        self.countdown = False
        """Each time is only counted; what it performs comes with the last use."""
        self.immune = 0
        """Mask: conditions that those it is for can't gain."""
        self.group_limit = 0
        """So many active cards of the group `limited` instead of one."""
        self.limited = AUGMENT
        self.extend_group = NO_GROUP
        self.grant = 0
        """Bits: what the holder can do as long as it lasts (FLIES, ...)."""
        self.overheal = 0
        """Heals may raise the holder's hit points so far above the maximum."""
        self.special = ""
        """Name of what no field can say: `redirect`, `move-as-attack`, `replace-x2`, ... (effects/odd)."""


class Ability:
    """One line of a card. What `n`, `range` and the rest mean follows from `op` (vocabulary.py).

    `range` None: melee, adjacent, or none stated. `STAT` in an amount is the performer's printed value.
    """

    __slots__ = (
        "action", "area", "base", "bonuses", "by", "cap", "chain", "conditions", "consume", "elements", "flags",
        "forced", "gives", "key", "may", "n", "number", "onto", "op", "passive", "path_targets", "pay", "perform",
        "pierce", "pile", "pull", "push", "range", "reach", "repeat", "size", "slots", "special", "summon", "targets",
        "targets_x", "tests", "to", "units", "until", "up_to", "within", "xp", "xp_every", "xp_per_damage",
        "xp_per_kill", "xp_per_performer", "xp_per_target", "xp_per_use",
    )  # fmt: skip

    def __init__(self, op: int, n: int = 0) -> None:
        self.op = op
        self.n = Amount(n)
        self.number = -1
        self.action = -1
        """Number of the half it belongs to; nested abilities have that of the ability around them."""
        self.key = ""
        self.to = Selector(SELF)
        self.range: Amount | None = None
        self.targets = self.reach = 1  # how far a melee attack reaches
        self.targets_x: Amount | None = None  # how many, where that is no fixed number
        self.repeat: Amount | None = None  # how often it is done
        self.area: Area | None = None
        self.conditions = 0
        self.push = self.pull = self.pierce = 0
        self.tests: list[Test] = []
        self.bonuses: list[Bonus] = []
        self.consume: list[int] = []
        self.pay: Pay | None = None
        self.may = False
        self.xp_every = 1
        self.xp = self.xp_per_target = self.xp_per_kill = self.xp_per_use = 0
        self.xp_per_damage = 0  # of an attack: 1 for each so many points of damage
        self.xp_per_performer = 0
        """Of an order: for each who carries it out."""
        self.until = AT_ONCE
        """AT_ONCE on a lasting ability: it follows the half's `until`."""
        self.flags = 0
        self.elements: list[int] = []
        self.perform: list[Ability] = []
        self.by = BY_THEM
        self.forced = False
        self.gives = ""  # the card of the supply that is handed out
        self.base = False
        self.passive: Passive | None = None
        self.summon = ""
        """Key of a hero's summon."""
        self.units: list[Unit] = []
        """What a monster summons."""
        self.pile = DISCARD_PILE
        self.up_to = False
        self.cap = 0
        self.within = self.size = 1
        self.onto = 0
        """Obstacles: how far away the moved one may be put (`toWithin`)."""
        self.slots: list[str] = []
        """Items: which slots may be refreshed; empty: any."""
        self.chain: list[Link] = []
        self.path_targets = False
        self.special = ""


# Flags of an ability.
JUMP: Final = 1
STRAIGHT: Final = 2
LOOT_EACH_HEX: Final = 4
DESTROY_ON_PATH: Final = 8
ENDS_NEXT_TO_OBSTACLE: Final = 16
ENDS_NEXT_TO_PERFORMER: Final = 32
PUSH_INTO_OBSTACLES: Final = 64
PUSH_BLOCKED_HURTS: Final = 128
CLEANSES: Final = 256
CONSUMED_ITEMS: Final = 512
SPENT_ITEMS: Final = 1024
AT_KILLED_ENEMY: Final = 2048
TRIANGLE: Final = 4096
TOWARD_CHOSEN_HEX: Final = 8192
WITH_GROUP_EFFECTS: Final = 16384
TRAP_DAMAGE_OF_LEVEL: Final = 32768
SUMMON_NEXT_TO_TARGET: Final = 65536
OTHERS_CARD: Final = 131072
NEAREST_TO_ENEMY: Final = 262144
APPLY_TRAP_TO_ENEMY: Final = 524288
SUMMON_CARDS: Final = 1048576  # recover: only cards with a summon
TOWARD_ALLIES: Final = 2097152  # a move: nearer to a hex next to an ally of who commands it
IGNORES_TERRAIN: Final = 4194304  # a move: difficult and hazardous terrain are as any other
FROM_SUMMON: Final = 8388608  # loot: also as if standing where one of the own summons stands
IF_USED: Final = 16777216  # an element: made only if the ability before it was used (GH-C-ENH-14)
FLAGS: Final = (
    "jump", "straight", "lootEachHexEntered", "destroyOnPath", "endsNextToObstacle", "endsNextToPerformer",
    "pushIntoObstacles", "pushBlocked", "cleanse", "consumedItems", "spentItems", "atKilledEnemy", "triangle",
    "towardChosenHex", "withGroupEffects", "trapDamageOfLevel", "summonNextToTarget", "othersCard", "nearestToEnemy",
    "applyTrapToEnemy", "summonCards", "towardAllies", "ignoresTerrain", "fromSummon", "ifUsed",
)  # fmt: skip
