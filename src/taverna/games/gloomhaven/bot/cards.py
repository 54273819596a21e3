"""What a card is worth to its hero."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.bot.facts import Facts, facts_of
from taverna.games.gloomhaven.bot.stamina import rounds_of
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.language.cards import Card
from taverna.games.gloomhaven.state.figures import Hero
from taverna.games.gloomhaven.state.table import Table

OFTEN: Final = 0.2
"""How much of a half counts, for the hand, that loses its card: it is done once."""
RECALLED: Final = 0.8
"""How sure it is that a card that brings back others is still there when it is wanted."""


def card_worth(table: Table, card: Card) -> float:
    """How much one would miss it: its better half counts most."""
    top, bottom = facts_of(card.top), facts_of(card.bottom)
    one = top.strength * (0.75 if top.lost else 1.0)
    other = bottom.strength * (0.75 if bottom.lost else 1.0)
    return max(one, other) + 0.6 * min(one, other) - 0.004 * card.initiative + _needed(table, top, bottom)


def rounds_with_recall(table: Table, hero: Hero, hand: int) -> float:
    """Rounds that a hero still has, with so many cards in hand; lost ones count if a card can bring them back."""
    discard = hero.discard | hero.played
    found = float(rounds_of(hand, discard.bit_count()))
    if hero.lost:
        cards = table.cards_of(hero.seat)  # borrowed ones too
        for place in places(hero.hand | discard):
            if facts_of(cards[place].top).recalls:
                back = rounds_of(max(0, hand - 1) + hero.lost.bit_count(), discard.bit_count())
                return found + RECALLED * max(0.0, back - found)
    return found


def _needed(table: Table, top: Facts, bottom: Facts) -> float:
    """Cards without which there is little hope."""
    takes = (top.takes and not top.lost) or (bottom.takes and not bottom.lost)
    loots = table.rules.plan.goal_loot_action and takes
    return (6.0 if top.recalls else 0.0) + (5.0 if loots else 0.0)


def hand_worth(table: Table, card: Card) -> float:
    """How gladly it is taken along: what can be done again and again counts most."""
    top, bottom = facts_of(card.top), facts_of(card.bottom)
    one = top.strength * (OFTEN if top.lost else 1.0)
    other = bottom.strength * (OFTEN if bottom.lost else 1.0)
    return max(one, other) + 0.6 * min(one, other) + _needed(table, top, bottom)
