"""The rules in force for one game, worked out once: map, level, sheets of monsters, decks, heroes. Shared by states."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.figures import MONSTERS
from taverna.games.gloomhaven.board.maps import Map
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.content.shelf import PRINTED, Shelf
from taverna.games.gloomhaven.language.abilities import Passive
from taverna.games.gloomhaven.language.cards import Card, MonsterCard, SummonSheet
from taverna.games.gloomhaven.state.figures import MONSTER, Sheet
from taverna.games.gloomhaven.state.plan import Plan
from taverna.games.gloomhaven.state.story import Story
from taverna.kernel import Setting

GOLD: Final = (2, 2, 3, 3, 4, 4, 5, 6)
"""Gold for a money token, by scenario level (GH-S-LVL-04)."""


class HeroSheet:
    """What the rules know of a class: cards by place, hit points by level, size of the hand, its summons."""

    __slots__ = ("cards", "hand_size", "hp", "slug", "summons")

    def __init__(self, slug: str, hand_size: int, hp: list[int], cards: list[Card]) -> None:
        self.slug = slug
        self.hand_size = hand_size
        self.hp = hp
        self.cards = cards
        self.summons: dict[str, SummonSheet] = {}
        for place, card in enumerate(cards):
            card.place = place


class Group:
    """A type of monsters in this scenario: its sheets by rank, its ability deck, its standees."""

    __slots__ = ("deck", "kind", "number", "sheets", "side", "slug", "standees", "summons")

    def __init__(self, number: int, slug: str, deck: int, standees: int, sheets: list[Sheet]) -> None:
        self.number = number
        self.slug = slug
        self.deck = deck
        self.standees = standees
        self.sheets = sheets  # normal, elite; bosses have one sheet for all ranks
        self.kind = MONSTER
        self.side = MONSTERS  # CHARACTERS for allies of a scenario, THIRD for a third party
        self.summons: list[tuple[str, int, int]] = []
        """Where its cards name this type, it summons that group and rank."""


class MonsterDeck:
    __slots__ = ("cards", "slug")

    def __init__(self, slug: str, cards: list[MonsterCard]) -> None:
        self.slug = slug
        self.cards = cards


# When an item is used up.
PASSIVE_ITEM: Final = 0
SPENT_ITEM: Final = 1
CONSUMED_ITEM: Final = 2


class ItemSheet:
    """An item: how it is used up (`use`), its use slots (0: none), -1 cards, and what it does in which window."""

    __slots__ = (
        "cost", "default_attack", "default_move", "flying", "focus_initiative", "ignores", "immune", "into",
        "melee_reach", "minus_ones", "name", "number", "passives", "remove_minus_ones", "shield_among", "slot", "slots",
        "small_slots", "turns", "unmovable", "unrecoverable", "use", "while_stunned",
    )  # fmt: skip

    def __init__(self, number: int, name: str, slot: str, use: int) -> None:
        self.number = number
        self.name = name
        self.slot = slot
        self.use = use
        self.cost = 0
        self.slots = 0
        self.minus_ones = 0
        self.remove_minus_ones = 0
        self.passives: list[Passive] = []
        # What it does all the time (effects/equipping.py).
        self.default_attack = 0
        self.default_move = 0
        self.small_slots = 0
        self.focus_initiative = 0
        self.flying = False
        self.unmovable = False
        self.immune = 0
        self.ignores = 0
        self.turns = 0
        self.into = 0
        self.melee_reach = 0
        """How far single-target melee attacks reach; 0: as ever."""
        self.shield_among = 0
        """Shield 1 next to so many monsters; 0: never."""
        self.while_stunned = False
        self.unrecoverable = False


class Levels:
    """The numbers of a scenario level (GH-S-LVL-04 to 11); `harder`: solo or open information."""

    __slots__ = ("bonus_xp", "gold", "hazard", "level", "monsters", "trap")

    def __init__(self, level: int, harder: bool = False) -> None:
        self.level = level
        self.monsters = min(7, level + 1) if harder else level
        self.gold = GOLD[level]
        self.trap = 2 + self.monsters if harder else 2 + level
        self.hazard = self.trap // 2
        self.bonus_xp = 4 + 2 * level


class RoomContent:
    """What a room holds when it is revealed; cells by number."""

    __slots__ = ("coins", "overlays", "spots", "treasures")

    def __init__(self) -> None:
        self.spots: list[tuple[int, int, list[int]]] = []
        """Cell, group, rank by number of characters (-1: nobody)."""
        self.overlays: list[tuple[int, int, int, int]] = []
        """Cell, terrain bits, number of the obstacle, trap."""
        self.coins: list[int] = []
        self.treasures: list[tuple[int, int]] = []
        """Cell, number (0: goal)."""


class Ruleset:
    """Everything about a game that does not change while it is played."""

    __slots__ = (
        "classes", "deciders", "decks", "ground", "groups", "hero_levels", "items", "levels", "looted", "map",
        "open_hands", "options", "permanent_death", "plan", "players", "reduced", "rooms", "scenario", "shelf",
        "slug", "start", "story", "summon_sheets", "types",
    )  # fmt: skip

    def __init__(self, map: Map, players: int, levels: Levels) -> None:
        self.slug = ""
        self.scenario: Scenario | None = None
        self.shelf: Shelf = PRINTED
        self.map = map
        self.players = players
        self.levels = levels
        self.groups: list[Group] = []
        self.decks: list[MonsterDeck] = []
        self.classes: list[HeroSheet] = []
        self.summon_sheets: dict[str, Sheet] = {}
        self.hero_levels: list[int] = [1] * players
        self.items: dict[int, ItemSheet] = {}
        self.options: dict[str, Setting] = {}
        self.rooms: list[RoomContent] = [RoomContent() for _ in range(map.rooms)]
        self.plan = Plan()
        self.story = Story()
        self.looted: list[int] = []
        """Numbered treasures that the campaign has taken already (GH-S-SET-11)."""
        self.start: list[int] = []
        """Cells where heroes may begin."""
        self.ground: dict[str, object] = {}
        """The map that a written position brought, in the form of `dump`; empty: the scenario's own."""
        self.types: list[str] = []
        """Monsters that a written position brought beside those of the scenario."""
        self.reduced = False
        self.permanent_death = False
        self.open_hands = False
        self.deciders: list[int] = []  # seats that decide for the monsters; none: all alike

    def card(self, group: int, number: int) -> MonsterCard:
        """A card of the deck that a group acts by."""
        return self.decks[self.groups[group].deck].cards[number]

    def summon(self, seat: int, key: str) -> SummonSheet | None:
        """What a hero summons: of its class, or of another's card that it was given."""
        found = self.classes[seat].summons.get(key)
        if found is None:
            for known in self.classes:
                if key in known.summons:
                    return known.summons[key]
        return found

    def start_rooms(self) -> list[int]:
        """Open from the first round on; on a bare map all of them."""
        if self.scenario is None:
            return list(range(self.map.rooms))
        return [room.number for room in self.scenario.rooms if room.is_start]

    def group_of(self, slug: str) -> int:
        for group in self.groups:
            if group.slug == slug:
                return group.number
        return -1
