"""What abilities stand on: halves of cards, cards of heroes and monsters, attack modifiers, sheets of summons."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language.abilities import Ability, Amount, Bonus
from taverna.games.gloomhaven.language.vocabulary import AT_ONCE, NO_GROUP

SUPPLY_CARD: Final = -1
"""As the level of a card: it is in no hand but handed out, and goes back when it is discarded."""


class Half:
    """Top or bottom of a card, or any other list of abilities performed as one action."""

    __slots__ = (
        "abilities", "actor", "bespoke", "bonuses", "check", "drafts", "group", "key", "lost", "number", "returns",
        "slots", "unread", "unrecoverable", "until", "xp",
    )  # fmt: skip

    def __init__(self, abilities: list[Ability]) -> None:
        self.abilities = abilities
        self.number = -1
        self.key = ""
        self.bonuses: list[Bonus] = []
        self.xp = 0
        self.lost = False
        self.unrecoverable = False
        self.returns = False
        """The card goes back to a supply instead of to a pile."""
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
        "attack", "attack_conditions", "attack_pierce", "attack_push", "attack_targets", "aura", "companion", "count",
        "flying", "hp", "hp_per_level", "infuse", "key", "lends_place", "move", "name", "on_death", "range",
        "retaliate", "retaliate_range", "shield", "special", "turn_end", "unread",
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
        self.lends_place = False
        """The summoner may attack from its hex."""
        self.on_death: list[Ability] = []
        self.turn_end: list[Ability] = []
        self.aura: list[Ability] = []
        """Passives that last as long as it stands on the map."""
        self.companion = False
        """It needs no card: it begins the scenario beside its owner and acts before it."""
        self.special = ""
        self.unread: list[tuple[str, str]] = []
        """What the language can't say yet, as for a `Half`."""
