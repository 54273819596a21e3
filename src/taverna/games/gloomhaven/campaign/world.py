"""The world of a campaign, its people, parties and heroes: plain data. The other files say what may be done with it."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.campaign.fight import Fight
from taverna.kernel import Rng, Setting, World

GLOOMHAVEN: Final = "gloomhaven"
"""As a party's location: in the city; else the number of its last scenario (GH-C-PAR-04)."""
RANDOM_DUNGEON: Final = "random-dungeon"
"""A place that no scenario is linked to (GH-C-RDD-01)."""

PLAYING: Final = "playing"
SET_ASIDE: Final = "set-aside"
RETIRED: Final = "retired"
DEAD: Final = "dead"
STANDINGS: Final = (PLAYING, SET_ASIDE, RETIRED, DEAD)

NO_QUEST: Final = 0
NOWHERE: Final = 0


class Person:
    """A player. `retired` is how many of their heroes have retired (GH-C-WLD-04); `offer` two quests to choose from."""

    __slots__ = ("name", "offer", "retired")

    def __init__(self, name: str) -> None:
        self.name = name
        self.retired = 0
        self.offer: list[int] = []


MOST: Final = 20
"""So many blessings, curses, -1 cards or points of damage are kept for a next scenario."""


class Start:
    """How a hero starts the next scenario (GH-C-TRV-05, GH-C-CIT-03)."""

    __slots__ = ("bless", "conditions", "consumed", "curse", "damage", "discards", "minus_ones")

    def __init__(self) -> None:
        self.bless = 0
        self.curse = 0
        self.minus_ones = 0
        self.damage = 0
        self.discards = 0
        self.conditions: list[str] = []
        self.consumed: list[int] = []

    def add(
        self,
        bless: int = 0,
        curse: int = 0,
        minus_ones: int = 0,
        damage: int = 0,
        discards: int = 0,
        hand: int = 12,
    ) -> None:
        """What comes on top; nobody discards more cards than a hand has."""
        self.bless = min(MOST, self.bless + bless)
        self.curse = min(MOST, self.curse + curse)
        self.minus_ones = min(MOST, self.minus_ones + minus_ones)
        self.damage = min(MOST, self.damage + damage)
        self.discards = min(hand, self.discards + discards)


class Receipt:
    """Something bought or sold in this visit, that can be taken back until the hero leaves."""

    __slots__ = ("gold", "is_sale", "item")

    def __init__(self, item: int, gold: int, is_sale: bool) -> None:
        self.item = item
        self.gold = gold
        self.is_sale = is_sale


class Character:
    """A hero's sheet (GH-C-WLD-03). `pool` are the numbers of cards gained beyond level 1 and X.

    `tally` counts what quests ask for, by a word ("elites", "kill:ooze"); `seen` and `done` are the types of monsters
    killed and the scenarios completed.
    """

    __slots__ = (
        "after",
        "arrived",
        "checks",
        "done",
        "enhance_gold",
        "gold",
        "hero_class",
        "id",
        "items",
        "level",
        "lineage",
        "name",
        "perks",
        "played",
        "player",
        "pool",
        "quest",
        "receipts",
        "seen",
        "standing",
        "start",
        "tally",
        "xp",
    )  # fmt: skip

    def __init__(self, id: str, player: str, hero_class: str, name: str) -> None:
        self.id = id
        self.player = player
        self.hero_class = hero_class
        self.name = name
        self.level = 1
        self.xp = 0
        self.gold = 0
        self.enhance_gold = 0
        self.checks = 0
        self.items: list[int] = []
        self.perks: list[int] = []
        self.pool: list[int] = []
        self.quest = NO_QUEST
        self.standing = PLAYING
        self.tally: dict[str, int] = {}
        self.seen: list[str] = []
        self.done: list[int] = []
        self.start = Start()
        self.lineage = 0
        """How many heroes have retired before it in its line (GH-C-RET-06, 07)."""
        self.after = ""
        """The hero whose line it continues."""
        self.played = 0
        """Scenarios that it took part in: without any it is new (GH-C-PAR-01)."""
        self.arrived = False
        """Whether it has joined a party in Gloomhaven, as every new hero does first (GH-C-PAR-03)."""
        self.receipts: list[Receipt] = []
        """Of this visit, the latest last."""

    def count(self, what: str, number: int = 1) -> None:
        if number:
            self.tally[what] = self.tally.get(what, 0) + number


class Choice:
    """Something that the players still have to settle: who gets an item, a share of gold, which location is new."""

    __slots__ = ("kind", "numbers")

    def __init__(self, kind: str, numbers: list[int]) -> None:
        self.kind = kind
        self.numbers = numbers


class Party:
    """GH-C-WLD-02. `members` are ids of heroes, in the order of their seats."""

    __slots__ = (
        "achievements", "casual", "choices", "donors", "event", "fight", "heading", "location", "members", "met_city",
        "name", "notes", "played", "reputation", "tried",
    )  # fmt: skip

    def __init__(self, name: str) -> None:
        self.name = name
        self.members: list[str] = []
        self.reputation = 0
        self.achievements: list[str] = []
        self.location = GLOOMHAVEN
        self.casual = False
        """Whether the last scenario was played in casual mode (GH-C-MOD-09)."""
        self.notes = ""
        self.choices: list[Choice] = []
        self.event = ""
        """An event that waits for a decision: `city-12`, `road-5`."""
        self.heading = NOWHERE
        """The scenario that it is on its way to."""
        self.met_city = False
        """Whether this visit has had its event (GH-C-CIT-02)."""
        self.donors: list[str] = []
        """Heroes who have donated in this visit (GH-C-CIT-03)."""
        self.tried = False
        """Whether it has tried to solve the riddle of envelope X in this visit."""
        self.played = 0
        """Scenarios played: before the first one it takes new heroes only (GH-C-PAR-01)."""
        self.fight: Fight | None = None
        """The scenario that lies on a table of cardboard, if its monsters are led from here."""


class GloomhavenWorld(World):
    """GH-C-WLD-01. Decks have their top card last."""

    __slots__ = (
        "achievements", "city_events", "classes", "completed", "designs", "donations", "enhancements", "fired",
        "heroes", "looted", "opened", "parties", "persons", "prosperity", "quests", "records", "retired_classes",
        "road_events", "sealed", "side_scenarios", "stock", "unlocked",
    )  # fmt: skip

    def __init__(self, rng: Rng, options: dict[str, Setting]) -> None:
        super().__init__(rng, options)
        self.persons: list[Person] = []
        self.heroes: list[Character] = []
        self.parties: list[Party] = []
        self.prosperity = 0
        self.achievements: dict[str, int] = {}
        self.unlocked: list[int] = []
        self.completed: list[int] = []
        self.city_events: list[int] = []
        self.road_events: list[int] = []
        self.designs: list[int] = []
        self.side_scenarios: list[int] = []
        self.quests: list[int] = []
        self.stock: dict[int, int] = {}
        """Copies of an item that are in the world, wherever they are (GH-C-RUL-12)."""
        self.classes: list[str] = []
        self.retired_classes: list[str] = []
        self.looted: list[int] = []
        self.donations = 0
        self.enhancements: dict[str, dict[str, str]] = {}
        self.opened: list[str] = []
        self.records = 0
        """Parts of the town records that were read; 0: the book is closed."""
        self.fired: list[str] = []
        """Conditions that have had their effect: each once in a world (GH-C-ENV-07)."""
        self.sealed: dict[str, dict[str, object]] = {}
        """Contents of sealed things that an owner of the box has told (see `sealed`)."""

    def person(self, name: str) -> Person | None:
        for person in self.persons:
            if person.name == name:
                return person
        return None

    def hero(self, id: str) -> Character | None:
        for hero in self.heroes:
            if hero.id == id:
                return hero
        return None

    def party(self, name: str) -> Party | None:
        for party in self.parties:
            if party.name == name:
                return party
        return None

    def members(self, party: Party) -> list[Character]:
        return [hero for id in party.members for hero in self.heroes if hero.id == id]
