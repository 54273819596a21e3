"""Abilities as typed data: one vocabulary for hero cards, monster cards, boss specials, summons, items, scenarios.

A loader makes an object and fills in what differs from the defaults; afterwards nothing is ever changed, and states
share it by reference. `register` gives an ability its number (frames, agenda) and its key (saved positions).
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language.patterns import AROUND, FREE, Pattern
from taverna.games.gloomhaven.language.vocabulary import (
    ALWAYS,
    AT_ONCE,
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
)

Offset = tuple[int, int]
"""Axial (q, r), counted from the origin of a pattern."""


class Amount:
    """A number, or `(expression * times + plus) / div`, rounded down unless `up`; `arg` is the expression's own."""

    __slots__ = ("arg", "div", "name", "plus", "times", "up")

    def __init__(
        self, plus: int = 0, name: int = FIXED, times: int = 1, div: int = 1, up: bool = False, arg: int = 0
    ) -> None:
        self.name = name
        self.plus = plus
        self.times = times
        self.div = div
        self.up = up
        self.arg = arg


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

    def __init__(self, own: bool, hexes: list[Offset]) -> None:
        self.own = own
        self.hexes = hexes
        self.pattern = Pattern(AROUND if own else FREE, hexes)


class Pay:
    """The price of a bonus beside elements; each field at 0 is not asked for."""

    __slots__ = ("condition", "damage", "damage_up_to", "destroy_obstacle", "discard", "to", "within")

    def __init__(self) -> None:
        self.damage = 0
        self.damage_up_to = 0
        self.discard = 0
        self.destroy_obstacle = 0
        self.within = 1
        self.condition = 0
        self.to: Selector | None = None


class Gain:
    """What a bonus, a passive or an item changes about the ability or the event it belongs to."""

    __slots__ = (
        "advantage", "also", "area", "attack", "conditions", "damage", "disadvantage", "heal", "ignore_shield",
        "infuse", "jump", "kill", "move", "multiply", "pierce", "pull", "push", "range", "retaliate", "retaliate_range",
        "set_n", "set_targets", "set_to", "shield", "targets", "xp",
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
        self.advantage = False
        self.disadvantage = False
        self.jump = False
        self.ignore_shield = False
        self.multiply = 1
        self.area: Area | None = None
        self.kill: list[Test] | None = None
        """Instead of the effect: targets that pass all of these die."""
        self.infuse: list[int] = []
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
        "attacker_gain", "bonuses", "consume", "extend_group", "gain", "group_limit", "instead", "limit", "may",
        "negate", "on", "pay", "perform", "special", "tests", "whole_action", "whose",
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
        self.negate = False
        self.whole_action = False
        """Items: one use serves all attacks of the action (`scope: entire_action`)."""
        self.group_limit = 0
        self.extend_group = NO_GROUP
        self.special = ""
        """Name of what no field can say: `redirect`, `move-as-attack`, `replace-x2`, ... (effects/odd)."""


class Ability:
    """One line of a card. What `n`, `range` and the rest mean follows from `op` (vocabulary.py).

    `range` None: melee, adjacent, or none stated. `STAT` in an amount is the performer's printed value.
    """

    __slots__ = (
        "action",
        "area",
        "base",
        "bonuses",
        "by",
        "cap",
        "chain",
        "conditions",
        "consume",
        "elements",
        "flags",
        "forced",
        "key",
        "may",
        "n",
        "number",
        "onto",
        "op",
        "passive",
        "path_targets",
        "pay",
        "perform",
        "pierce",
        "pile",
        "pull",
        "push",
        "range",
        "size",
        "slots",
        "special",
        "summon",
        "targets",
        "tests",
        "to",
        "units",
        "until",
        "up_to",
        "within",
        "xp",
        "xp_per_kill",
        "xp_per_target",
        "xp_per_use",
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
        self.targets = 1
        self.area: Area | None = None
        self.conditions = 0
        self.push = 0
        self.pull = 0
        self.pierce = 0
        self.tests: list[Test] = []
        self.bonuses: list[Bonus] = []
        self.consume: list[int] = []
        self.pay: Pay | None = None
        self.may = False
        self.xp = 0
        self.xp_per_target = 0
        self.xp_per_kill = 0
        self.xp_per_use = 0
        self.until = AT_ONCE
        """AT_ONCE on a lasting ability: it follows the half's `until`."""
        self.flags = 0
        self.elements: list[int] = []
        self.perform: list[Ability] = []
        self.by = BY_THEM
        self.forced = False
        self.base = False
        self.passive: Passive | None = None
        self.summon = ""
        """Key of a hero's summon."""
        self.units: list[Unit] = []
        """What a monster summons."""
        self.pile = DISCARD_PILE
        self.up_to = False
        self.cap = 0
        self.within = 1
        self.size = 1
        self.onto = 0
        """Obstacles: how far away the moved one may be put (`toWithin`)."""
        self.slots: list[str] = []
        """Items: which slots may be refreshed; empty: any."""
        self.chain = 0
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
FLAGS: Final = (
    "jump", "straight", "lootEachHexEntered", "destroyOnPath", "endsNextToObstacle", "endsNextToPerformer",
    "pushIntoObstacles", "pushBlocked", "cleanse", "consumedItems", "spentItems", "atKilledEnemy", "triangle",
    "towardChosenHex", "withGroupEffects", "trapDamageOfLevel", "summonNextToTarget", "othersCard", "nearestToEnemy",
    "applyTrapToEnemy",
)  # fmt: skip


class Half:
    """Top or bottom of a card, or any other list of abilities performed as one action."""

    __slots__ = (
        "abilities", "actor", "bespoke", "bonuses", "check", "drafts", "group", "key", "lost", "number", "slots",
        "unread", "unrecoverable", "until", "xp",
    )  # fmt: skip

    def __init__(self, abilities: list[Ability]) -> None:
        self.abilities = abilities
        self.number = -1
        self.key = ""
        self.bonuses: list[Bonus] = []
        self.xp = 0
        self.lost = False
        self.unrecoverable = False
        self.until = AT_ONCE
        self.slots: list[int] = []
        """With USES: the experience for each use."""
        self.group = NO_GROUP
        self.actor = ""
        self.bespoke = ""
        self.check = ""
        self.drafts: list[tuple[str, Ability]] = []
        """Printed abilities that nobody carries out yet, each with its place: no part of the action."""
        self.unread: list[tuple[str, str]] = []
        """Those that the language can't even say: where they stand, and the first thing that is wrong."""


class Card:
    """A hero's ability card. `level` 0 is level X. `place` is where it stands in the list of its class."""

    __slots__ = ("bottom", "initiative", "level", "name", "no", "place", "top")

    def __init__(self, no: int, name: str, level: int, initiative: int, top: Half, bottom: Half) -> None:
        self.no = no
        self.name = name
        self.level = level
        self.initiative = initiative
        self.top = top
        self.bottom = bottom
        self.place = -1


class MonsterCard:
    """A card of a monster ability deck (GH-S-CMP-21)."""

    __slots__ = ("action", "id", "initiative", "number", "shuffle")

    def __init__(self, id: int, initiative: int, shuffle: bool, action: Half) -> None:
        self.id = id
        self.initiative = initiative
        self.shuffle = shuffle
        self.action = action
        self.number = -1


class Modifier:
    """A kind of attack modifier card. `multiply` 0: no damage; 2: double; 1: an ordinary card."""

    __slots__ = (
        "add_target", "conditions", "heal_self", "infuse", "key", "multiply", "number", "pierce", "pull", "push",
        "refresh_item", "removed", "rolling", "self_conditions", "shield_self", "shuffles", "value",
    )  # fmt: skip

    def __init__(self, key: str, value: int = 0, rolling: bool = False, multiply: int = 1) -> None:
        self.key = key
        self.value = value
        self.rolling = rolling
        self.multiply = multiply
        self.number = -1
        self.conditions = 0
        self.self_conditions = 0
        self.push = 0
        self.pull = 0
        self.pierce = 0
        self.add_target = 0
        self.infuse: list[int] = []
        self.heal_self = 0
        self.shield_self = 0
        self.refresh_item = 0
        self.shuffles = False
        self.removed = False
        """Bless and curse: back to the supply when drawn (GH-S-CMP-17)."""


class SummonSheet:
    """What a hero's summon can do. `move` -1: it never moves; `attack` None: it never attacks; `range` 0: melee."""

    __slots__ = (
        "attack", "attack_conditions", "attack_pierce", "attack_push", "attack_targets", "aura", "count", "flying",
        "hp", "hp_per_level", "infuse", "key", "move", "name", "on_death", "range", "retaliate", "retaliate_range",
        "shield", "special", "turn_end", "unread",
    )  # fmt: skip

    def __init__(self, key: str, name: str, hp: int, move: int, attack: Amount | None, range: int) -> None:
        self.key = key
        self.name = name
        self.hp = hp
        self.hp_per_level = 0
        self.move = move
        self.attack = attack
        self.range = range
        self.count = 1
        self.flying = False
        self.shield = 0
        self.retaliate = 0
        self.retaliate_range = 1
        self.attack_conditions = 0
        self.attack_pierce = 0
        self.attack_push = 0
        self.attack_targets = 1
        self.infuse = -1
        self.on_death: list[Ability] = []
        self.turn_end: list[Ability] = []
        self.aura: list[Passive] = []
        self.special = ""
        self.unread: list[tuple[str, str]] = []
        """What the language can't say yet, as for a `Half`."""


# The table of all abilities, actions and modifier cards. Filled once, in a fixed order, when the content is loaded.

ABILITIES: Final[list[Ability]] = []
ACTIONS: Final[list[Half]] = []
MODIFIERS: Final[list[Modifier]] = []
_ability_numbers: Final[dict[str, int]] = {}
_action_numbers: Final[dict[str, int]] = {}
_modifier_numbers: Final[dict[str, int]] = {}


def register(key: str, ability: Ability, action: int = -1) -> Ability:
    """Give the ability and everything inside it numbers and keys: `brute/1/top.0`, its parts `brute/1/top.0.p0`."""
    if key in _ability_numbers:
        raise ValueError(f"two abilities are called {key!r}")
    ability.key = key
    ability.number = len(ABILITIES)
    ability.action = action
    _ability_numbers[key] = ability.number
    ABILITIES.append(ability)
    for index, part in enumerate(ability.perform):
        register(f"{key}.p{index}", part, action)
    _register_bonuses(key, ability.bonuses, action)
    if ability.passive is not None:
        register_passive(key, ability.passive, action)
    return ability


def register_passive(key: str, passive: Passive, action: int = -1) -> Passive:
    for index, part in enumerate(passive.perform):
        register(f"{key}.w{index}", part, action)
    _register_bonuses(f"{key}.w", passive.bonuses, action)
    if passive.gain is not None:
        _register_gain(f"{key}.wg", passive.gain, action)
    return passive


def _register_bonuses(key: str, bonuses: list[Bonus], action: int) -> None:
    for index, bonus in enumerate(bonuses):
        _register_gain(f"{key}.b{index}", bonus.gain, action)


def _register_gain(key: str, gain: Gain, action: int) -> None:
    for index, part in enumerate(gain.also):
        register(f"{key}.a{index}", part, action)


def register_action(key: str, action: Half) -> Half:
    """Number a half, a monster card's list, an item's list: whatever a figure performs as one action."""
    if key in _action_numbers:
        raise ValueError(f"two actions are called {key!r}")
    action.key = key
    action.number = len(ACTIONS)
    _action_numbers[key] = action.number
    ACTIONS.append(action)
    for index, ability in enumerate(action.abilities):
        register(f"{key}.{index}", ability, action.number)
    _register_bonuses(key, action.bonuses, action.number)
    return action


def register_modifier(modifier: Modifier) -> Modifier:
    """One entry for each kind of card; the same key registered again is the same kind."""
    known = _modifier_numbers.get(modifier.key, -1)
    if known >= 0:
        return MODIFIERS[known]
    modifier.number = len(MODIFIERS)
    _modifier_numbers[modifier.key] = modifier.number
    MODIFIERS.append(modifier)
    return modifier


def ability_number(key: str) -> int:
    """-1 if there is none of that key."""
    return _ability_numbers.get(key, -1)


def action_number(key: str) -> int:
    return _action_numbers.get(key, -1)


def modifier_number(key: str) -> int:
    return _modifier_numbers.get(key, -1)
