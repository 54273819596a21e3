"""Cards as a hero's breath: what one is worth, how many rounds they last, when to rest."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.ability import Card
from taverna.games.gloomhaven.bot_facts import facts_of
from taverna.games.gloomhaven.bot_scene import Scene
from taverna.games.gloomhaven.effects.cards import places

PER_HERO: Final = 2.2
"""Hit points of enemies that a hero takes away in a round."""
PER_ROOM: Final = 5.0
"""Rounds for a room that is still hidden."""


def card_worth(card: Card) -> float:
    """How much one would miss it: its better half counts most."""
    top, bottom = facts_of(card.top), facts_of(card.bottom)
    one = top.strength * (0.75 if top.lost else 1.0)
    other = bottom.strength * (0.75 if bottom.lost else 1.0)
    return max(one, other) + 0.6 * min(one, other) - 0.004 * card.initiative


def rounds_of(hand: int, discard: int) -> int:
    """Rounds that so many cards last, with a short rest whenever they run out and no other loss."""
    total = 0
    while hand >= 2 or hand + discard >= 3:
        total += hand // 2
        discard += hand - hand % 2
        hand %= 2
        if discard < 2:
            break
        hand += discard - 1
        discard = 0
    return total


def rounds_needed(scene: Scene) -> float:
    """A guess at how long the scenario still takes."""
    hidden = 0
    for shown in scene.table.board.revealed:
        hidden += 0 if shown else 1
    total = 0
    for foe in scene.foes:
        total += foe.hp * (3 + foe.shield)
    heroes = max(1, len(scene.heroes_left()))
    return 1.0 + total / 3.0 / (PER_HERO * heroes) + PER_ROOM * min(hidden, 4) * scene.table.seats / heroes


ENOUGH: Final = 10.0
CHEAP: Final = 0.25
SCARCE: Final = 0.12
DEAR: Final = 2.5


class Breath:
    """How scarce the cards of a hero are."""

    __slots__ = ("discard", "hand", "left", "price", "spare")

    def __init__(self, scene: Scene) -> None:
        hero = scene.hero
        self.hand = (hero.hand | hero.played).bit_count()
        self.discard = hero.discard.bit_count()
        self.left = rounds_of(self.hand, self.discard)
        self.spare = self.left - rounds_needed(scene)
        self.price = round_price(self.spare)

    def card_cost(self) -> float:
        """Of losing a card of the hand."""
        return self.price * (self.left - rounds_of(self.hand - 1, self.discard)) + 0.2

    def used_cost(self) -> float:
        """Of losing a card that is played anyway."""
        hand = max(0, self.hand - 2)
        return self.price * (rounds_of(hand, self.discard + 2) - rounds_of(hand, self.discard + 1)) + 0.2

    def discards_cost(self) -> float:
        """Of losing two discards."""
        return self.price * (self.left - rounds_of(self.hand, self.discard - 2)) + 0.3


def round_price(spare: float) -> float:
    """What a round of breath is worth, in hit points."""
    if spare >= ENOUGH:
        return CHEAP
    return min(DEAR, CHEAP + (ENOUGH - spare) * SCARCE)


def worst_of(scene: Scene, zone: int) -> list[float]:
    """For each card of a zone, how gladly it would be given away."""
    cards = scene.table.rules.classes[scene.seat].cards
    return [-card_worth(cards[place]) for place in places(zone)]
