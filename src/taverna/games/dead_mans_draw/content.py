"""The components and numbers of the game, read from `content/` once and checked: traits, rulesets, decks.

An uncertain entry keeps its `confidence`; `facts()` lists those.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from taverna.games.dead_mans_draw import cards
from taverna.kernel.errors import BadData, suggestion
from taverna.kernel.fields import Fields
from taverna.kernel.layout import settings_cells
from taverna.kernel.options import GameOption, Setting
from taverna.kernel.roles import Components

NO_PIRATE: Final = -1

CONFIDENCE: Final = ("low", "low-medium", "medium", "medium-high", "high")
SETS: Final = ("base", "mermaid_effect")
NUMBER_NAMES: Final = (
    "kraken_demand",
    "map_reveal",
    "pirates_offered",
    "miser_protects_earlier_cards",
    "miser_protects_hooked_cards",
)


class Trait:
    """What a pirate changes. The ordinary values are those of a player without a pirate."""

    def __init__(self, data: Mapping[str, object], path: str) -> None:
        fields = Fields(data, path)
        self.rule = fields.text("rule", "")
        self.intercepts = _suit(fields, "intercepts")
        self.mermaid_points = fields.integer("mermaid_points", 0, 99, 0)
        self.hook_cards = fields.integer("hook_cards", 1, 9, 1)
        self.hook_protects = fields.flag("hook_protects", False)
        self.anchor_protects_itself = fields.flag("anchor_protects_itself", False)
        self.anchor_protects_next = fields.integer("anchor_protects_next", 0, 9, 0)
        self.cannon_whole_stack = fields.flag("cannon_whole_stack", False)
        self.cannon_keeps = fields.flag("cannon_keeps", False)
        self.bonus_factor = fields.integer("bonus_factor", 1, 9, 1)
        self.bonus_from_bank = fields.flag("bonus_from_bank", False)
        self.map_any = fields.flag("map_any", False)
        self.oracle_cards = fields.integer("oracle_cards", 1, 9, 1)
        self.sword_any = fields.flag("sword_any", False)
        self.keeps_recalled = fields.flag("keeps_recalled", False)
        self.takes_recalled = fields.flag("takes_recalled", False)
        self.takes_lost = fields.flag("takes_lost", False)
        self.opponents_kraken_demand = fields.integer("opponents_kraken_demand", 0, 9, 0)
        self.opponents_misfire = fields.flag("opponents_misfire", False)
        self.opponents_must_steal = _suit(fields, "opponents_must_steal")
        fields.done()


class Pirate:
    """A pirate card: its trait, and the trait it has when the mermaid effect is played."""

    def __init__(self, data: object, number: int) -> None:
        fields = Fields(data, f"pirates.toml[{number}]")
        self.id = fields.text("id")
        self.number = number
        self.rule = fields.text("rule")
        self.confidence = _one_of(fields, "confidence", "high", CONFIDENCE)
        self.doubt = fields.text("doubt", "")
        self.only_with_mermaid_effect = _one_of(fields, "set", "base", SETS) == "mermaid_effect"
        plain = {"rule": self.rule, **Fields(fields.value("trait"), fields.path).data}
        changed = {**plain, **Fields(fields.value("mermaid_effect", {}), fields.path).data}
        self.trait = Trait(plain, fields.path)
        self.trait_with_mermaid_effect = Trait(changed, fields.path)
        fields.done()


class Variation:
    """A game-variation card: what it changes. The ordinary values are those of a game without one."""

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.id = fields.text("id")
        self.rule = fields.text("rule")
        self.confidence = _one_of(fields, "confidence", "high", CONFIDENCE)
        self.without_pirates = fields.texts("without_pirates", [])
        for pirate_id in self.without_pirates:
            pirate_number(pirate_id, f"{path}.without_pirates")
        changes = Fields(fields.value("changes"), f"{path}.changes")
        self.lost_to_left = changes.flag("lost_to_left", False)
        self.every_card_scores = changes.flag("every_card_scores", False)
        self.winning_score = changes.integer("winning_score", 0, 999, 0)
        self.missing_suit_penalty = changes.integer("missing_suit_penalty", 0, 99, 0)
        self.bust_on_value = changes.flag("bust_on_value", False)
        self.score_limit = changes.integer("score_limit", 0, 999, 0)
        self.kraken_demand = changes.integer("kraken_demand", 0, 9, NUMBERS.integer("kraken_demand", 0, 9))
        self.map_reveal = changes.integer("map_reveal", 1, 99, NUMBERS.integer("map_reveal", 1, 99))
        changes.done()
        fields.done()


class Ruleset:
    """The rules in force, worked out once from the options and shared by every state."""

    def __init__(self, options: dict[str, Setting]) -> None:
        self.options = options
        self.settings_cells = settings_cells(OPTIONS, options)
        self.pirates = options["pirates"] is True
        self.mermaid_effect = options["mermaid_effect"] is True
        self.safe_choices = options["safe_choices"] is True
        self.bottom_feeder = options["bottom_feeder"] is True
        self.private_oracle = options["private_oracle"] is True
        self.variation = str(options["variation"])
        variation = next((card for card in VARIATIONS if card.id == self.variation), NO_VARIATION)
        self.variation_rule = variation.rule
        self.lost_to_left = variation.lost_to_left
        self.every_card_scores = variation.every_card_scores
        self.winning_score = variation.winning_score
        self.missing_suit_penalty = variation.missing_suit_penalty
        self.bust_on_value = variation.bust_on_value
        self.score_limit = variation.score_limit
        self.kraken_demand = variation.kraken_demand
        self.map_reveal = variation.map_reveal
        self.offered = NUMBERS.integer("pirates_offered", 1, 2)
        self.miser_protects_earlier_cards = NUMBERS.flag("miser_protects_earlier_cards", True)
        self.miser_protects_hooked_cards = NUMBERS.flag("miser_protects_hooked_cards", True)
        self.pool = [pirate.number for pirate in PIRATES if self._deals(pirate, variation)]
        # By number of decks; piles start as copies of these.
        self.decks = [self._deck(decks) for decks in range(3)]
        self.starting_discards = [self._lowest(decks) for decks in range(3)]
        self.starting_draws = [
            [card for card in self.decks[decks] if card not in self.starting_discards[decks]]
            for decks in range(3)
        ]

    def _deals(self, pirate: Pirate, variation: Variation) -> bool:
        if pirate.only_with_mermaid_effect and not self.mermaid_effect:
            return False
        return pirate.id not in variation.without_pirates

    def trait(self, pirate: int) -> Trait:
        if pirate == NO_PIRATE:
            return ORDINARY
        if self.mermaid_effect:
            return PIRATES[pirate].trait_with_mermaid_effect
        return PIRATES[pirate].trait

    def _deck(self, decks: int) -> list[int]:
        """All loot cards, lowest of each suit first (DMD-1.3, 1.4, 40.1, 70.1)."""
        values = VALUES_WITH_MERMAID_EFFECT if self.mermaid_effect else VALUES
        return [
            cards.make(suit, value, copy)
            for copy in range(decks)
            for suit in range(cards.SUIT_COUNT)
            for value in values[suit]
        ]

    def _lowest(self, decks: int) -> list[int]:
        """The cards that start in the discard pile (DMD-2.2, 40.3, 70.2)."""
        values = VALUES_WITH_MERMAID_EFFECT if self.mermaid_effect else VALUES
        return [
            cards.make(suit, values[suit][0], copy)
            for copy in range(decks)
            for suit in range(cards.SUIT_COUNT)
        ]


def ruleset(options: dict[str, Setting]) -> Ruleset:
    """The one shared ruleset of these options."""
    key = tuple(str(options[option.name]) for option in OPTIONS)
    if key not in _rulesets:
        _rulesets[key] = Ruleset(options)
    return _rulesets[key]


def pirate_number(pirate_id: str, path: str) -> int:
    for pirate in PIRATES:
        if pirate.id == pirate_id:
            return pirate.number
    problem = f"there is no pirate {pirate_id!r}{suggestion(pirate_id, [pirate.id for pirate in PIRATES])}"
    raise BadData("bad-data", f"{path}: {problem}", values={"path": path, "problem": problem})


class DeadMansDrawComponents(Components):
    """Pirates, variations and numbers as they were read."""

    def facts(self) -> list[tuple[str, str, str]]:
        """What is not certain: (component, confidence, rule), so that an owner of the box can check it."""
        found = [(pirate.id, pirate.confidence, pirate.doubt or pirate.rule) for pirate in PIRATES]
        found += [(variation.id, variation.confidence, variation.rule) for variation in VARIATIONS]
        found += [(name, level, rule) for name, (level, rule) in NUMBER_NOTES.items()]
        return [fact for fact in found if fact[1] != "high"]


def _suit(fields: Fields, name: str) -> int:
    suit = fields.text(name, "")
    if not suit:
        return cards.NO_SUIT
    if suit not in cards.SUITS:
        raise fields.bad(name, f"{suit!r} is not a suit")
    return cards.SUITS.index(suit)


def _one_of(fields: Fields, name: str, default: str, allowed: tuple[str, ...]) -> str:
    value = fields.text(name, default)
    if value not in allowed:
        raise fields.bad(name, f"must be one of {', '.join(allowed)}, not {value!r}")
    return value


def _read(name: str) -> dict[str, object]:
    return tomllib.loads(files(__package__).joinpath("content", name).read_text("utf-8"))


def _read_suits(mermaid_effect: bool) -> list[list[int]]:
    rows = Fields(_read("suits.toml"), "suits.toml").items("suit")
    found: list[list[int]] = []
    for number, row in enumerate(rows):
        fields = Fields(row, f"suits.toml[{number}]")
        if fields.text("id") != cards.SUITS[number]:
            raise fields.bad("id", f"suit {number} must be {cards.SUITS[number]!r}")
        values = fields.integers("values", 2, 9)
        with_effect = fields.integers("values_mermaid_effect", 2, 9, values)
        fields.done()
        found.append(with_effect if mermaid_effect else values)
    return found


def _read_numbers() -> tuple[Fields, dict[str, tuple[str, str]]]:
    values: dict[str, object] = {}
    notes: dict[str, tuple[str, str]] = {}
    for name, row in _read("numbers.toml").items():
        fields = Fields(row, f"numbers.toml.{name}")
        values[name] = fields.value("value")
        if name not in NUMBER_NAMES:
            raise fields.bad("value", f"there is no number {name!r}; there are {', '.join(NUMBER_NAMES)}")
        notes[name] = (_one_of(fields, "confidence", "high", CONFIDENCE), fields.text("rule"))
        fields.done()
    return Fields(values, "numbers.toml"), notes


ORDINARY: Final = Trait({}, "no pirate")
VALUES: Final = _read_suits(False)
VALUES_WITH_MERMAID_EFFECT: Final = _read_suits(True)
_numbers, _notes = _read_numbers()
NUMBERS: Final = _numbers
NUMBER_NOTES: Final = _notes
PIRATES: Final = [
    Pirate(row, number)
    for number, row in enumerate(Fields(_read("pirates.toml"), "pirates.toml").items("pirate"))
]
NO_VARIATION: Final = Variation({"id": "none", "rule": "", "changes": {}}, "no variation")
VARIATIONS: Final = [
    Variation(row, f"variations.toml[{number}]")
    for number, row in enumerate(Fields(_read("variations.toml"), "variations.toml").items("variation"))
]
OPTIONS: Final = (
    GameOption("pirates", True, "DMD-2.10"),
    GameOption("mermaid_effect", False, "DMD-40.1"),
    GameOption("variation", "none", "DMD-60.1", ["none", *(variation.id for variation in VARIATIONS)]),
    GameOption("safe_choices", False, "DMD-80.1"),
    GameOption("bottom_feeder", False, "DMD-80.2"),
    GameOption("private_oracle", False, "DMD-80.3"),
)
_rulesets: dict[tuple[str, ...], Ruleset] = {}
