"""The cards of the city and of the road: two options each, with outcomes, their conditions and what they do.

Read from `data/campaign/events.json` when first asked for, checked, and shared. What is told about them is in `tales`.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.campaign import DECKS, EVENTS, LAST_SCENARIO, world_table
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS
from taverna.kernel.fields import Fields

OPTIONS: Final = ("a", "b")
RETURNED: Final = "return"
REMOVED: Final = "remove"
LAST_ITEM: Final = 151

XP: Final = "xp"
GOLD: Final = "gold"
SHARED_GOLD: Final = "shared-gold"
REPUTATION: Final = "reputation"
PROSPERITY: Final = "prosperity"
CHECKS: Final = "checks"
ITEM: Final = "item"
DESIGN: Final = "design"
RANDOM_DESIGN: Final = "random-design"
GLOBAL: Final = "global"
PARTY: Final = "party"
SCENARIO: Final = "scenario"
EVENT: Final = "event"
START: Final = "start"
ONE_STARTS: Final = "one-starts"
CONSUME: Final = "consume"
CONSUME_EACH: Final = "consume-each"
ALSO: Final = "also"
ONE_OF: Final = "one-of"
EFFECTS: Final = (
    XP, GOLD, SHARED_GOLD, REPUTATION, PROSPERITY, CHECKS, ITEM, DESIGN, RANDOM_DESIGN, GLOBAL, PARTY, SCENARIO,
    EVENT, START, ONE_STARTS, CONSUME, CONSUME_EACH, ALSO, ONE_OF,
)  # fmt: skip
"""What an outcome does."""


class Condition:
    """Everything that is named must hold (GH-C-EVT-05 to 08, 19); `any` are alternatives of it."""

    __slots__ = ("alternatives", "classes", "least", "most", "otherwise", "pay", "pay_each", "pay_items")

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.pay = fields.integer("pay", 0, 999, 0)
        self.pay_each = fields.integer("pay_each", 0, 999, 0)
        self.pay_items = fields.integers("pay_items", 1, LAST_ITEM, ())
        self.least = fields.integer("least", -20, 20, -20)
        self.most = fields.integer("most", -20, 20, 20)
        self.classes = fields.texts("classes", ())
        self.otherwise = fields.flag("otherwise", False)
        self.alternatives = [
            Condition(row, f"{path}.any[{number}]") for number, row in enumerate(fields.items("any", ()))
        ]
        fields.done()
        for known in self.classes:
            if known not in world_table().classes:
                raise unknown(f"{path}.classes", "class", known, list(world_table().classes))


class Effect:
    """`n` is an amount that may be negative; `option` is what else is resolved. See EFFECTS."""

    __slots__ = (
        "achievement", "choices", "condition", "conditions", "damage", "deck", "discards", "do", "event",
        "is_assumed", "item", "minus_ones", "n", "option", "scenario", "slot",
    )  # fmt: skip

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.do = fields.text("do")
        if self.do not in EFFECTS:
            raise unknown(f"{path}.do", "effect", self.do, EFFECTS)
        self.n = fields.integer("n", -99, 99, 0)
        self.item = fields.integer("item", 0, LAST_ITEM, 0)
        self.achievement = fields.text("achievement", "")
        self.scenario = fields.integer("scenario", 0, LAST_SCENARIO, 0)
        self.deck = fields.text("deck", "")
        self.event = fields.integer("event", 0, 99, 0)
        self.conditions = fields.texts("conditions", ())
        self.damage = fields.integer("damage", 0, 9, 0)
        self.discards = fields.integer("discards", 0, 9, 0)
        self.minus_ones = fields.integer("minus_ones", 0, 9, 0)
        self.slot = fields.text("slot", "")
        self.option = fields.text("option", "")
        self.is_assumed = fields.flag("assumed", False)
        """A number that no source tells."""
        self.condition = Condition(fields.value("if"), f"{path}.if") if fields.has("if") else None
        self.choices = [
            [Effect(row, f"{path}.options[{at}]") for row in _rows(rows, f"{path}.options[{at}]")]
            for at, rows in enumerate(fields.items("options", ()))
        ]
        fields.done()
        self._check(path)

    def _check(self, path: str) -> None:
        for condition in self.conditions:
            if condition not in CONDITIONS:
                raise unknown(f"{path}.conditions", "condition", condition, CONDITIONS)
        if self.do == EVENT and self.deck not in DECKS:
            raise unknown(f"{path}.deck", "deck of events", self.deck, DECKS)
        table = world_table()
        known = {GLOBAL: table.global_achievements, PARTY: table.party_achievements}
        if self.do in known and self.achievement not in known[self.do]:
            raise unknown(f"{path}.achievement", "achievement", self.achievement, known[self.do])
        if self.do == ALSO and self.option not in OPTIONS:
            raise unknown(f"{path}.option", "option", self.option, OPTIONS)


class Outcome:
    """One paragraph of the back; `returns`: the card goes back to the bottom of its deck (GH-C-EVT-14)."""

    __slots__ = ("condition", "effects", "returns")

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.condition = Condition(fields.value("if"), f"{path}.if") if fields.has("if") else None
        self.effects = [
            Effect(row, f"{path}.do[{number}]") for number, row in enumerate(fields.items("do", ()))
        ]
        card = fields.text("card")
        if card not in (RETURNED, REMOVED):
            raise unknown(f"{path}.card", "end of a card", card, (RETURNED, REMOVED))
        self.returns = card == RETURNED
        fields.done()


class EventCard:
    __slots__ = ("deck", "number", "options")

    def __init__(self, data: object, path: str, deck: str) -> None:
        fields = Fields(data, path)
        self.deck = deck
        self.number = fields.integer("number", 1, EVENTS[deck])
        self.options = {
            option: [
                Outcome(row, f"{path}.{option}[{number}]") for number, row in enumerate(fields.items(option))
            ]
            for option in OPTIONS
        }
        fields.done()


_cards: Final[dict[str, dict[int, EventCard]]] = {}


def event_card(deck: str, number: int) -> EventCard:
    return cards(deck)[number]


def cards(deck: str) -> dict[int, EventCard]:
    """By number."""
    if deck not in _cards:
        rows = Fields(content.campaign_file("events"), "events.json").items(deck)
        found = [EventCard(row, f"events.json.{deck}[{at}]", deck) for at, row in enumerate(rows)]
        _cards[deck] = {card.number: card for card in found}
    return _cards[deck]


def _rows(data: object, path: str) -> list[object]:
    return Fields({"rows": data}, path).items("rows")
