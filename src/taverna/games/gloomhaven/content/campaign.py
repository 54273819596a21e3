"""The tables of the campaign: scenarios on the map and their rewards, personal quests, classes, town records.

Read from `data/campaign/` when first asked for, checked, and shared from then on.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.kernel.fields import Fields

CITY: Final = "city"
ROAD: Final = "road"
DECKS: Final = (CITY, ROAD)
EVENTS: Final = {CITY: 81, ROAD: 69}
"""How many cards each deck of events has in the box."""
LAST_SCENARIO: Final = 95
DEEDS: Final = (
    "kill", "complete", "chain", "gold", "witness", "types", "checks", "elites", "donate", "exhausted", "bosses",
    "enhance", "others", "slots", "item",
)  # fmt: skip
"""What a step of a personal quest counts."""

EventCard = tuple[str, int]


class Need:
    """An achievement that a scenario asks for, or that must not be there (GH-C-ACH-05)."""

    __slots__ = ("achievement", "count", "held", "of_party")

    def __init__(self, data: object, path: str, table: WorldTable) -> None:
        fields = Fields(data, path)
        self.achievement = fields.text("achievement")
        self.of_party = fields.text("of") == "party"
        self.held = fields.text("is") == "complete"
        self.count = fields.integer("count", 1, 9, 1)
        fields.done()
        known = table.party_achievements if self.of_party else table.global_achievements
        if self.achievement not in known:
            raise unknown(path, "achievement", self.achievement, known)


class Rewards:
    """What a scenario brings when it is won in campaign mode (GH-C-CON-01)."""

    __slots__ = (
        "add_events", "checks", "designs", "enhancing", "for_party", "for_world", "gold", "items", "items_for",
        "lose_party", "one_of", "opens", "prosperity", "quest", "reputation", "retires", "shared_gold", "unlocks_class",
        "xp",
    )  # fmt: skip

    def __init__(self, data: object, path: str, table: WorldTable) -> None:
        fields = Fields(data, path)
        self.gold = fields.integer("gold", -99, 99, 0)
        self.enhancing = fields.integer("enhancing", 0, 999, 0)
        """Gold for each that can be spent on enhancements only."""
        self.xp = fields.integer("xp", -99, 99, 0)
        self.checks = fields.integer("checks", -9, 9, 0)
        self.shared_gold = fields.integer("shared_gold", 0, 99, 0)
        self.prosperity = fields.integer("prosperity", -9, 9, 0)
        self.reputation = fields.integer("reputation", -20, 20, 0)
        self.for_party = read_achievements(fields, "party", table.party_achievements)
        self.lose_party = read_achievements(fields, "lose_party", table.party_achievements)
        self.for_world = read_achievements(fields, "global", table.global_achievements)
        self.designs = fields.integers("designs", 1, 151, ())
        self.one_of = fields.integers("one_of", 1, LAST_SCENARIO, ())
        self.unlocks_class = fields.text("class", "")
        self.opens = fields.texts("open", ())
        self.quest = fields.integer("quest", 0, 999, 0)
        """The personal quest that ends with it; class and envelope are that quest's reward."""
        self.retires = fields.flag("retires", False)
        """Whoever has that quest retires at once, without the events of its class (scenario 54)."""
        self.items = [_pair(row, path) for row in fields.items("items", ())]
        self.items_for = fields.integer("items_for", 0, 999, 0)
        """The personal quest of whoever gets them (scenario 53); 0: whom the players choose."""
        self.add_events = [read_event(row, path) for row in fields.items("add_events", ())]
        fields.done()


class ScenarioEntry:
    """A scenario as the map and the scenario book have it. `city`: linked to Gloomhaven (GH-C-TRV-04)."""

    __slots__ = (
        "at", "blocks", "city", "has_boss", "is_crypt", "is_side", "links", "needs", "number", "region", "rewards",
        "starts", "unlocks",
    )  # fmt: skip

    def __init__(self, data: object, path: str, table: WorldTable) -> None:
        fields = Fields(data, path)
        self.number = fields.integer("number", 1, LAST_SCENARIO)
        self.at = fields.text("at")
        self.region = fields.text("region", "")
        self.starts = fields.flag("start", False)
        self.is_side = fields.flag("side", False)
        self.is_crypt = fields.flag("crypt", False)
        self.has_boss = fields.flag("boss", False)
        self.city = fields.flag("city", False)
        self.unlocks = fields.integers("unlocks", 1, LAST_SCENARIO, ())
        self.blocks = fields.integers("blocks", 1, LAST_SCENARIO, ())
        self.links = fields.integers("links", 1, LAST_SCENARIO, ())
        self.needs = [
            [Need(row, f"{path}.needs[{at}]", table) for row in Fields({"all": every}, path).items("all")]
            for at, every in enumerate(fields.items("needs", ()))
        ]
        """Any of these lists, all of one list."""
        self.rewards = Rewards(fields.value("rewards", {}), f"{path}.rewards", table)
        fields.done()


class QuestStep:
    """One thing that a personal quest asks for: what is counted (`deed`), of which, how many."""

    __slots__ = ("crypts", "deed", "first", "item", "n", "of", "region", "through", "wearing")

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.deed = fields.text("do")
        if self.deed not in DEEDS:
            raise unknown(f"{path}.do", "deed", self.deed, DEEDS)
        self.of = fields.texts("of", ())
        self.n = fields.integer("n", 1, 999, 1)
        self.wearing = fields.integer("with", 0, 151, 0)
        self.item = fields.integer("item", 0, 151, 0)
        self.crypts = fields.flag("crypts", False)
        self.first = fields.integer("from", 1, LAST_SCENARIO, 1)
        self.region = fields.text("region", "")
        self.through = fields.integers("through", 1, LAST_SCENARIO, ())
        fields.done()


class Quest:
    """A personal quest: fulfilled when all its steps are (GH-C-RET-01). Its reward is a class or an envelope."""

    __slots__ = ("card", "envelope", "hero_class", "id", "steps")

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.card = fields.integer("card", 1, 999)
        self.id = fields.text("id")
        self.hero_class = fields.text("class", "")
        self.envelope = fields.text("envelope", "")
        rows = fields.items("steps")
        self.steps = [QuestStep(row, f"{path}.steps[{at}]") for at, row in enumerate(rows)]
        fields.done()


class ClassEvents:
    """Cards that join both decks when the class is unlocked, and when one of it first retires; 0: none."""

    __slots__ = ("id", "retire", "unlock")

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.id = fields.text("id")
        self.unlock = fields.integer("unlock_event", 0, 99, 0)
        self.retire = fields.integer("retire_event", 0, 99, 0)
        fields.done()


class RecordsPart:
    """A part of the town records: when it may be read, and what it brings (GH-C-ENV-10)."""

    __slots__ = ("add_events", "completed", "is_unknown", "number", "prosperity", "unlocks")

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.number = fields.integer("part", 1, 99)
        self.prosperity = fields.integer("prosperity", 0, 9, 0)
        self.completed = fields.integer("completed", 0, LAST_SCENARIO, 0)
        self.is_unknown = fields.flag("unknown", False)
        self.unlocks = fields.integers("unlocks", 1, LAST_SCENARIO, ())
        self.add_events = [read_event(row, path) for row in fields.items("add_events", ())]
        fields.done()


class Envelope:
    """What opening it does at once; `is_unknown`: no source tells (GH-C-ENV-08)."""

    __slots__ = ("id", "is_unknown", "prosperity", "unlocks")

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.id = fields.text("id")
        self.prosperity = fields.integer("prosperity", 0, 9, 0)
        self.unlocks = fields.integers("unlocks", 1, LAST_SCENARIO, ())
        self.is_unknown = fields.flag("unknown", False)
        fields.done()


class WorldTable:
    """Numbers and lists of the whole campaign."""

    __slots__ = (
        "classes", "donation", "donation_steps", "envelope_at", "envelopes", "experience", "global_achievements",
        "party_achievements", "prices", "prosperity", "records", "side_items", "start_achievements",
        "start_events", "types",
    )  # fmt: skip

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.prosperity = fields.integers("prosperity", 0, 99)
        self.experience = fields.integers("experience", 0, 999)
        rows = [Fields({"row": row}, path) for row in fields.items("prices")]
        self.prices = [row.integers("row", -20, 20) for row in rows]
        donations = Fields(fields.value("donations"), f"{path}.donations")
        self.donation = donations.integer("each", 1, 99)
        self.envelope_at = donations.integer("envelope", 1, 999)
        self.donation_steps = donations.integers("steps", 1, 9999)
        self.global_achievements = fields.texts("global_achievements")
        self.party_achievements = fields.texts("party_achievements")
        self.types = fields.texts("types")
        self.start_events = fields.integer("start_events", 1, 99)
        self.start_achievements = read_achievements(fields, "start_achievements", self.global_achievements)
        self.side_items = fields.integers("side_items", 1, 151)
        classes = [ClassEvents(row, f"{path}.classes") for row in fields.items("classes")]
        self.classes = {known.id: known for known in classes}
        envelopes = [Envelope(row, f"{path}.envelopes") for row in fields.items("envelopes")]
        self.envelopes = {known.id: known for known in envelopes}
        self.records = [RecordsPart(row, f"{path}.town_records") for row in fields.items("town_records")]
        fields.done()


_world: Final[list[WorldTable]] = []
_scenarios: Final[dict[int, ScenarioEntry]] = {}
_quests: Final[dict[int, Quest]] = {}


def world_table() -> WorldTable:
    if not _world:
        _world.append(WorldTable(content.campaign_file("world"), "world.json"))
    return _world[0]


def scenarios() -> dict[int, ScenarioEntry]:
    """By number."""
    if not _scenarios:
        rows = Fields(content.campaign_file("scenarios"), "scenarios.json").items("scenarios")
        for at, row in enumerate(rows):
            entry = ScenarioEntry(row, f"scenarios.json.scenarios[{at}]", world_table())
            _scenarios[entry.number] = entry
    return _scenarios


def quests() -> dict[int, Quest]:
    """By number of the card."""
    if not _quests:
        rows = Fields(content.campaign_file("quests"), "quests.json").items("quests")
        for at, row in enumerate(rows):
            quest = Quest(row, f"quests.json.quests[{at}]")
            _quests[quest.card] = quest
    return _quests


def read_achievements(fields: Fields, name: str, known: list[str]) -> list[str]:
    found = fields.texts(name, ())
    for one in found:
        if one not in known:
            raise unknown(f"{fields.path}.{name}", "achievement", one, known)
    return found


def _pair(row: object, path: str) -> tuple[int, int]:
    """An item and how many copies of it."""
    item, count = Fields({"item": row}, path).integers("item", 1, 151)
    return item, count


def read_event(row: object, path: str) -> EventCard:
    """A deck and the number of one of its cards."""
    fields = Fields({"card": row}, path)
    card = fields.items("card")
    if len(card) != 2 or not isinstance(card[0], str) or card[0] not in DECKS:
        raise unknown(path, "deck of events", str(card[0]) if card else "", DECKS)
    deck = card[0]
    return deck, Fields({"number": card[1]}, path).integer("number", 1, EVENTS[deck])
