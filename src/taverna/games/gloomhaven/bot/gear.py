"""What items and perks are worth to a hero, in hit points. It never depends on a world."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading.heroes import HeroClass, Perk
from taverna.games.gloomhaven.language.cards import Modifier

ITEMS: Final[dict[int, float]] = {
    4: 5.0,
    12: 6.0,
    13: 5.5,
    1: 3.0,
    8: 4.0,
    14: 4.0,
    7: 2.0,
    6: 3.5,
    5: 3.0,
}
"""By number: how gladly a hero has it."""
GOLD_FOR_A_POINT: Final = 12
SHOVED: Final = 0.1
"""What a hex of a push, or a point of piercing, is worth: it seldom matters."""
_worths: Final[dict[int, float]] = {}


def item_worth(number: int) -> float:
    """Nothing, while nobody can use it; else as known from play, or by its price."""
    known = _worths.get(number)
    if known is None:
        item = content.item(number)
        usual = 1.0 + item.cost / GOLD_FOR_A_POINT - 0.3 * item.minus_ones
        known = ITEMS.get(number, usual) if item.is_playable else 0.0
        _worths[number] = known
    return known


def perk_worth(known: HeroClass, perk: Perk) -> float:
    """What it does to the deck: bad cards that go, good ones that come."""
    better = sum([_modifier(known, key) for key in perk.add])
    worse = sum([_modifier(known, key) for key in perk.remove])
    ignored = 1.2 if perk.ignores_scenario else 0.4 if perk.ignores_items else 0.0
    return better - worse + ignored


def _modifier(known: HeroClass, key: str) -> float:
    card = known.modifiers.get(key)
    return float(int(key)) if card is None else _extras(card)


def _extras(card: Modifier) -> float:
    """A rolling card takes no other's place, so it is worth what it does."""
    plus = card.value + SHOVED * (card.push + card.pull + card.pierce)
    plus += 0.5 * (card.heal_self + card.shield_self)
    plus += 0.8 if card.conditions or card.self_conditions else 0.0
    plus += 1.5 if card.add_target else 0.0
    return plus + 0.3 * len(card.infuse) + 0.3 * card.refresh_item
