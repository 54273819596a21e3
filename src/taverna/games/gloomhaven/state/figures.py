"""Who stands on the board: figures, the printed sheets they act by, and what a hero has beside the figure."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language.abilities import Ability, Amount
from taverna.games.gloomhaven.language.cards import Half
from taverna.games.gloomhaven.language.formula import Formula
from taverna.games.gloomhaven.language.modifiers import Deck
from taverna.games.gloomhaven.language.vocabulary import NORMAL
from taverna.kernel.subclassing import mypyc_attr

NOBODY: Final = -1
NO_CELL: Final = -1
NO_CARD: Final = -1

# Kinds of figures.
HERO: Final = 0
SUMMONED: Final = 1
MONSTER: Final = 2
ALLIED: Final = 3  # fights for the heroes, moved by the monster rules
OBJECT: Final = 4  # an obstacle with hit points (GH-S-OBS-05)
BY_CARD: Final = (MONSTER, ALLIED)
"""Those that act by the card of their group."""
KINDS: Final = ("hero", "summon", "monster", "ally", "object")


class Sheet:
    """Printed values, shared by all figures of a kind. `move` -1: never moves; `attack` -1: never attacks."""

    __slots__ = (
        "advantage", "attack", "attack_amount", "attack_formula", "aura", "can_be_healed", "can_be_hurt", "conditions",
        "disadvantage", "flying", "hp", "ignores", "immune", "infuse", "key", "lends_place", "more_range",
        "move", "name", "no_push", "on_death", "phases", "pierce", "push", "range", "rank",
        "retaliate", "retaliate_range", "shield", "specials", "targets", "turn_end",
    )  # fmt: skip

    def __init__(self, key: str, name: str, hp: int, move: int, attack: int, range: int) -> None:
        self.key = key
        self.name = name
        self.hp = hp
        self.move = move
        self.attack = attack
        self.range = range
        self.attack_amount: Amount | None = None
        """An attack value that changes with the figure (a hero's summon)."""
        self.attack_formula: Formula | None = None
        """An attack value that changes with the table (a boss)."""
        self.rank = NORMAL
        self.targets = 1
        self.more_range = 0  # of every ranged attack, whatever its card says
        self.shield = 0
        self.retaliate = 0
        self.retaliate_range = 1
        self.pierce = 0
        self.push = 0
        self.conditions = 0
        self.immune = 0
        self.ignores = 0  # bits of terrain that means nothing to it
        self.no_push = False
        self.can_be_healed = True
        self.can_be_hurt = True
        self.flying = False
        self.phases = False  # over an obstacle it is invisible and can't attack
        self.advantage = False
        self.disadvantage = False
        self.infuse = -1
        self.lends_place = False
        self.on_death: list[Ability] = []
        self.turn_end: list[Ability] = []
        self.aura: list[Ability] = []
        self.specials: list[Half] = []

    def varied(self, stats: list[int]) -> Sheet:
        """The same with so much more of each of the stats.

        Who never moves or attacks still does not; melee attacks gain no range.
        """
        hp, attack, move, reach, shield, retaliate, retaliate_range = stats
        moves = max(0, self.move + move) if self.move >= 0 else self.move
        attacks = max(0, self.attack + attack) if self.attack >= 0 else self.attack
        found = Sheet(self.key, self.name, max(1, self.hp + hp), moves, attacks, self.range)
        found.attack_amount = self.attack_amount
        found.attack_formula = self.attack_formula
        found.rank = self.rank
        found.targets = self.targets
        found.more_range = reach
        found.shield = max(0, self.shield + shield)
        found.retaliate = max(0, self.retaliate + retaliate)
        found.retaliate_range = max(self.retaliate_range, retaliate_range)
        found.pierce = self.pierce
        found.push = self.push
        found.conditions = self.conditions
        found.immune = self.immune
        found.ignores = self.ignores
        found.no_push = self.no_push
        found.can_be_healed = self.can_be_healed
        found.can_be_hurt = self.can_be_hurt
        found.flying = self.flying
        found.phases = self.phases
        found.advantage = self.advantage
        found.disadvantage = self.disadvantage
        found.infuse = self.infuse
        found.lends_place = self.lends_place
        found.on_death = self.on_death
        found.turn_end = self.turn_end
        found.aura = self.aura
        found.specials = self.specials
        return found


@mypyc_attr(acyclic=True)
class Figure:
    """A figure. `cell` NO_CELL: it has left the map. `kept`: conditions gained in its own turn, which outlast it."""

    __slots__ = (
        "acted", "card", "cell", "conditions", "focus", "group", "hp", "kept", "kind", "left_in", "max_hp", "moved",
        "number", "owner", "sheet", "side", "slot", "spawned",
    )  # fmt: skip

    def __init__(self, slot: int, kind: int, side: int, sheet: Sheet, other: Figure | None = None) -> None:
        self.slot = slot
        self.kind = kind
        self.side = side
        self.sheet = sheet
        if other is not None:
            self.group: int = other.group
            self.card: int = other.card
            self.owner: int = other.owner
            self.number: int = other.number
            self.cell: int = other.cell
            self.hp: int = other.hp
            self.max_hp: int = other.max_hp
            self.conditions: int = other.conditions
            self.kept: int = other.kept
            self.acted: bool = other.acted
            self.spawned: bool = other.spawned
            self.focus: int = other.focus
            self.moved: int = other.moved
            self.left_in: int = other.left_in
            return
        self.group = NOBODY  # monsters, allies and objects: which type of the scenario
        self.card = NO_CARD  # summons: the place of the card that keeps them
        self.owner = NOBODY  # heroes and their summons: the seat
        self.number = 0  # standee number; of summons the order of summoning
        self.cell = NO_CELL
        self.hp = sheet.hp
        self.max_hp = sheet.hp
        self.conditions = 0
        self.kept = 0
        self.acted = False
        self.spawned = False  # leaves no money (GH-S-ATK-18)
        self.focus = NOBODY
        self.moved = 0  # hexes entered this turn
        self.left_in = 0  # the round in which it left the map

    def clone(self) -> Figure:
        return Figure(self.slot, self.kind, self.side, self.sheet, self)

    @property
    def present(self) -> bool:
        return self.cell >= 0


# Items of a hero: how each one stands.
READY: Final = 0
SPENT: Final = 1
CONSUMED: Final = 2
SPARE: Final = 3  # brought along for want of room, not worn

# In `marks` of a hero.
ESCAPED: Final = 32
"""It has left the map alive and is out of play, like an exhausted one; it is not exhausted."""

# What the turn of a hero has used up.
TOP_USED: Final = 1
BOTTOM_USED: Final = 2
HAZARD_ENTERED: Final = 4


@mypyc_attr(acyclic=True)
class Hero:
    """What lies before a player: cards as bits by their place in the class's list, items, decks, counts for the end."""

    __slots__ = (
        "active", "bank", "borrowed", "cards", "clean_kills", "deck", "discard", "elite_kills", "exhausted",
        "figure", "goal", "goals", "hand", "initiative", "item_states", "item_uses", "items", "kills", "lead", "level",
        "lost", "marks", "money", "overkill", "perks", "played", "prep", "resting", "seat", "second", "seen",
        "tokens", "treasures", "turn_damage", "used", "xp",
    )  # fmt: skip

    def __init__(self, seat: int, level: int, other: Hero | None = None) -> None:
        self.seat = seat
        self.level = level
        if other is not None:
            self.figure: int = other.figure
            self.hand: int = other.hand
            self.discard: int = other.discard
            self.lost: int = other.lost
            self.active: int = other.active  # also in discard or lost (GH-S-ZON-04)
            self.played: int = other.played  # selected for this round, or just being performed
            self.lead: int = other.lead
            self.second: int = other.second
            self.resting: bool = other.resting
            self.used: int = other.used  # TOP_USED, BOTTOM_USED
            self.initiative: int = other.initiative
            self.exhausted: bool = other.exhausted
            self.deck: Deck = other.deck.clone()
            self.items: list[int] = other.items  # replaced
            self.item_states: list[int] = other.item_states[:]
            self.item_uses: list[int] = other.item_uses[:]
            self.goals: list[int] = other.goals  # replaced
            self.goal: int = other.goal
            self.perks: list[int] = other.perks  # replaced
            self.prep: int = other.prep  # how far the set-up of this seat has gone
            self.xp: int = other.xp
            self.tokens: int = other.tokens
            self.money: int = other.money  # gold outside of tokens
            self.treasures: list[int] = other.treasures  # replaced
            self.kills: int = other.kills
            self.elite_kills: int = other.elite_kills
            self.overkill: int = other.overkill  # the most damage beyond what a kill needed
            self.clean_kills: int = other.clean_kills  # undamaged monsters killed with one attack
            self.turn_damage: int = other.turn_damage
            self.marks: int = other.marks  # bits: what battle goals and rests look at (battle_goals.py)
            self.bank: int = other.bank  # gold left to buy items with at set-up
            self.borrowed: list[int] = other.borrowed  # replaced; seat * 32 + place or -1, at 31, 30 ...
            self.cards: int = other.cards  # all cards of the hand chosen at set-up
            self.seen: int = other.seen  # cards of the hand that everybody has seen
            return
        self.figure = self.goal = NOBODY
        self.lead = self.second = NO_CARD
        self.hand = self.discard = self.lost = self.active = self.played = self.seen = self.cards = 0
        self.used = self.prep = self.marks = self.turn_damage = self.xp = self.tokens = self.money = 0
        self.bank = self.kills = self.elite_kills = self.overkill = self.clean_kills = 0
        self.initiative = 99
        self.resting = self.exhausted = False
        self.deck = Deck([])
        self.item_states, self.item_uses, self.items = [], [], []
        self.goals, self.perks, self.treasures, self.borrowed = [], [], [], []

    @property
    def has_escaped(self) -> bool:
        return self.marks & ESCAPED != 0

    def clone(self) -> Hero:
        return Hero(self.seat, self.level, self)
