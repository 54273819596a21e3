"""What a card is worth to its hero."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.ability import Card
from taverna.games.gloomhaven.bot_facts import facts_of

OFTEN: Final = 0.6


def card_worth(card: Card) -> float:
    """How much one would miss it: its better half counts most."""
    top, bottom = facts_of(card.top), facts_of(card.bottom)
    one = top.strength * (0.75 if top.lost else 1.0)
    other = bottom.strength * (0.75 if bottom.lost else 1.0)
    return max(one, other) + 0.6 * min(one, other) - 0.004 * card.initiative + (6.0 if top.recalls else 0.0)


def hand_worth(card: Card) -> float:
    """How gladly it is taken along: what can be done again and again counts most."""
    top, bottom = facts_of(card.top), facts_of(card.bottom)
    one = top.strength * (OFTEN if top.lost else 1.0)
    other = bottom.strength * (OFTEN if bottom.lost else 1.0)
    return max(one, other) + 0.6 * min(one, other) + (6.0 if top.recalls else 0.0)
