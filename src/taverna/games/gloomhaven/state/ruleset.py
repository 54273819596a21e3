"""The rules in force for one game, worked out once: map, level, sheets of monsters, decks, heroes. Shared by states."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.figures import MONSTERS
from taverna.games.gloomhaven.board.maps import Map
from taverna.games.gloomhaven.content.scenarios.file import Door, Overlay, Scenario, Wall
from taverna.games.gloomhaven.content.shelf import PRINTED, Shelf
from taverna.games.gloomhaven.language.abilities import Passive
from taverna.games.gloomhaven.language.cards import Card, MonsterCard, SummonSheet
from taverna.games.gloomhaven.state.brought import BroughtHero
from taverna.games.gloomhaven.state.figures import MONSTER, Sheet
from taverna.games.gloomhaven.state.plan import Plan
from taverna.games.gloomhaven.state.story import Story
from taverna.kernel import Setting

GOLD: Final = (2, 2, 3, 3, 4, 4, 5, 6)
"""Gold for a money token, by scenario level (GH-S-LVL-04)."""


class HeroSheet:
    """What the rules know of a class: cards by place, hit points by level, size of the hand, its summons."""

    __slots__ = ("cards", "companion", "hand_size", "hp", "slug", "summons", "supplies")

    def __init__(self, slug: str, hand_size: int, hp: list[int], cards: list[Card]) -> None:
        self.slug = slug
        self.hand_size = hand_size
        self.hp = hp
        self.cards = cards
        self.summons: dict[str, SummonSheet] = {}
        self.supplies: dict[int, int] = {}
        """Cards that are handed out: by place, copies."""
        self.companion = ""
        """Key of the summon that is there from the beginning; empty: none."""
        for place, card in enumerate(cards):
            card.place = place


class Group:
    """A type of monsters in this scenario: its sheets by rank, its ability deck, its standees."""

    __slots__ = (
        "before",
        "deck",
        "draws_for_character",
        "focus",
        "instead",
        "is_asleep",
        "kind",
        "lender",
        "number",
        "sheets",
        "side",
        "slug",
        "standees",
        "summons",
    )

    def __init__(self, number: int, slug: str, deck: int, standees: int, sheets: list[Sheet]) -> None:
        self.number = number
        self.slug = slug
        self.deck = deck
        self.standees = standees
        self.sheets = sheets  # normal, elite; bosses have one sheet for all ranks
        self.kind = MONSTER
        self.side = MONSTERS  # CHARACTERS for allies of a scenario, THIRD for a third party
        self.draws_for_character = False  # from the modifier deck of the one character of a solo scenario
        self.lender = -1  # register with the slot, plus one, of the hero whose modifier deck it is
        self.is_asleep = False  # its figures do nothing until they are woken
        self.before = -1  # a group just before which it acts, whatever its own initiative
        self.focus = -1  # a group that it focuses whenever it can get at it
        self.instead: list[int] = []  # abilities in the place of negative conditions for a hero
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
        "melee_reach", "minus_ones", "name", "number", "passives", "phases", "remove_minus_ones", "shield_among",
        "slot", "slots", "small_slots", "turns", "unmovable", "unrecoverable", "use", "while_stunned",
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
        self.phases = False
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


SHARED: Final = (
    "brought", "classes", "deciders", "decks", "earned", "given", "groups", "grown", "hero_levels", "items", "looted",
    "on_sale", "open_hands", "options", "penalties", "permanent_death", "plan", "reduced", "scenario", "shelf", "slug",
    "story", "summon_sheets", "types", "varied_sheets",
)  # fmt: skip
"""What does not depend on the map."""


class Ruleset:
    """Everything about a game that does not change while it is played."""

    __slots__ = (
        "brought", "classes", "deciders", "decks", "doors", "earned", "exits", "given", "ground", "groups", "grown",
        "hero_levels", "is_whole", "items", "levels", "looted", "map", "on_sale", "open_hands", "options", "overlays",
        "penalties", "permanent_death", "plan", "players", "reduced", "rooms", "scenario", "shelf", "slug", "start",
        "story", "summon_sheets", "types", "varied_sheets", "walls",
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
        self.varied_sheets: dict[str, Sheet] = {}
        self.hero_levels: list[int] = [1] * players
        self.items: dict[int, ItemSheet] = {}
        self.on_sale: list[int] = []
        """Numbers of items that a new character may buy."""
        self.options: dict[str, Setting] = {}
        self.rooms: list[RoomContent] = [RoomContent() for _ in range(map.rooms)]
        self.plan = Plan()
        self.story = Story()
        self.brought: list[BroughtHero] = []
        """The sheets of heroes in a campaign, by seat; none: heroes are made up at the set-up."""
        self.given: dict[str, object] = {}
        """What the campaign gave, as a document; saved with the position."""
        self.looted: list[int] = []
        """Numbered treasures that the campaign has taken already (GH-S-SET-11)."""
        self.earned: list[str] = []
        """Achievements of the campaign that its scenario asks about."""
        self.start: list[int] = []
        """Cells where heroes may begin."""
        self.ground: dict[str, object] = {}
        """The map that a written position brought, in the form of `dump`; empty: the scenario's own."""
        self.types: list[str] = []
        """Monsters that a written position brought beside those of the scenario."""
        self.reduced = False
        self.permanent_death = False
        self.open_hands = False
        self.overlays: list[Overlay] = []
        self.doors: list[Door] = []
        self.walls: list[Wall] = []
        """What the map shows: of the scenario, or of the rooms of a dungeon that are laid."""
        self.is_whole = True
        """Whether every room is on the table, seen or not; a random dungeon grows room by room."""
        self.exits: list[int] = []
        """Doors behind which a room of the dungeon is still to be laid."""
        self.penalties: list[int] = []
        """Of the rooms of a random dungeon, in order (GH-C-RDD-12)."""
        self.grown: dict[str, Ruleset] = {}
        """The same with rooms laid, by their cards. All of one game share it."""
        self.deciders: list[int] = []  # seats that decide for the monsters; none: all alike

    def with_map(self, map: Map) -> Ruleset:
        """The same rules on another map, which is still bare."""
        found = Ruleset(map, self.players, self.levels)
        for name in SHARED:
            setattr(found, name, getattr(self, name))
        return found

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

    def varied(self, sheet: Sheet, stats: list[int]) -> Sheet:
        """The one shared sheet with these values more."""
        key = f"{sheet.key} {stats}"
        if key not in self.varied_sheets:
            self.varied_sheets[key] = sheet.varied(stats)
        return self.varied_sheets[key]

    def start_rooms(self) -> list[int]:
        """Open from the first round on; on a bare map all of them."""
        if self.scenario is None or self.scenario.dungeon is not None:
            return list(range(self.map.rooms))
        return [room.number for room in self.scenario.rooms if room.is_start]

    def group_of(self, slug: str) -> int:
        for group in self.groups:
            if group.slug == slug:
                return group.number
        return -1
