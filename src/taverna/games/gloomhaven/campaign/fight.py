"""A scenario on a table of cardboard: which monsters are there, their ability decks, elements, who acts when."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.campaign import LAST_SCENARIO
from taverna.games.gloomhaven.language import vocabulary
from taverna.kernel import Fields

INERT, WANING, STRONG = 0, 1, 2
ELEMENTS: Final = vocabulary.ELEMENTS[:6]
"""Without the one that stands for any."""
MOST_LEVEL: Final = 7
MOST_ROUNDS: Final = 999
LATEST: Final = 99
"""The initiative of a long rest (GH-S-INI-02)."""
NO_CARD: Final = 0


class Pile:
    """An ability deck, the top card last. `card` is the one of this round."""

    __slots__ = ("card", "discard", "draw")

    def __init__(self, draw: list[int]) -> None:
        self.draw = draw
        self.discard: list[int] = []
        self.card = NO_CARD


class Fight:
    """`types` are on the table now; `initiatives` those of heroes who have told theirs in this round."""

    __slots__ = ("elements", "initiatives", "level", "piles", "round", "scenario", "types")

    def __init__(self, scenario: int, level: int) -> None:
        self.scenario = scenario
        self.level = level
        self.round = 0
        self.types: list[str] = []
        self.piles: dict[str, Pile] = {}
        self.elements: dict[str, int] = dict.fromkeys(ELEMENTS, INERT)
        self.initiatives: dict[str, int] = {}

    def pile_of(self, monster: str) -> Pile:
        return self.piles[content.monster(monster).deck]


def types_of(scenario: int) -> list[str]:
    """Every type that the scenario may bring."""
    return content.types_in_play(content.scenario(str(scenario)))


def cards_of(deck: str) -> list[int]:
    return [card.id for card in content.deck(deck).cards]


def dump_fight(fight: Fight | None) -> dict[str, object] | None:
    if fight is None:
        return None
    return {
        "scenario": fight.scenario,
        "level": fight.level,
        "round": fight.round,
        "types": fight.types[:],
        "piles": {deck: [pile.card, pile.draw[:], pile.discard[:]] for deck, pile in fight.piles.items()},
        "elements": dict(fight.elements),
        "initiatives": dict(fight.initiatives),
    }


def read_fight(fields: Fields, members: list[str]) -> Fight:
    """From a document; what can't be is refused with its place."""
    scenario = fields.integer("scenario", 1, LAST_SCENARIO)
    fight = Fight(scenario, fields.integer("level", 0, MOST_LEVEL))
    fight.round = fields.integer("round", 0, MOST_ROUNDS)
    known = types_of(scenario)
    fight.types = fields.texts("types")
    if len(set(fight.types)) != len(fight.types) or any(one not in known for one in fight.types):
        raise fields.bad("types", f"must be types of monsters of scenario {scenario}, each once")
    piles = Fields(fields.value("piles"), f"{fields.path}.piles")
    if sorted(piles.data) != sorted({content.monster(one).deck for one in known}):
        raise fields.bad("piles", f"must be the ability decks of scenario {scenario}")
    fight.piles = {deck: _pile(piles, deck) for deck in piles.data}
    elements = Fields(fields.value("elements"), f"{fields.path}.elements")
    fight.elements = {element: elements.integer(element, INERT, STRONG) for element in ELEMENTS}
    elements.done()
    told = Fields(fields.value("initiatives"), f"{fields.path}.initiatives")
    fight.initiatives = {id: told.integer(id, 1, LATEST) for id in told.data if id in members}
    fields.done()
    return fight


def _pile(piles: Fields, deck: str) -> Pile:
    """Every card of the deck is in one place."""
    row = piles.items(deck)
    if len(row) != 3:
        raise piles.bad(deck, "must have a card, those to come and those that are out")
    parts = Fields({"card": row[0], "draw": row[1], "discard": row[2]}, f"{piles.path}.{deck}")
    pile = Pile(parts.integers("draw", 1, 9999))
    pile.card = parts.integer("card", 0, 9999)
    pile.discard = parts.integers("discard", 1, 9999)
    there = pile.draw + pile.discard + ([pile.card] if pile.card else [])
    if sorted(there) != sorted(cards_of(deck)):
        raise piles.bad(deck, "must hold each card of the deck once")
    return pile
