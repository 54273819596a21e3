"""Decks of events, quests and side scenarios; their top card is last (GH-C-EVT-01, 02, GH-C-RND-02, GH-C-CHR-02)."""

from __future__ import annotations

from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.games.gloomhaven.content.campaign import CITY
from taverna.kit.piles import shuffle


def deck_of(world: GloomhavenWorld, deck: str) -> list[int]:
    return world.city_events if deck == CITY else world.road_events


def add_event(world: GloomhavenWorld, deck: str, number: int) -> None:
    """Adding a card shuffles the deck (GH-C-EVT-02)."""
    cards = deck_of(world, deck)
    if number and number not in cards:
        cards.append(number)
        shuffle(cards, world.rng)


def draw_event(world: GloomhavenWorld, deck: str) -> int:
    """The top card; 0: the deck is empty, and no event takes place (GH-C-EVT-17)."""
    cards = deck_of(world, deck)
    return cards.pop() if cards else 0


def return_event(world: GloomhavenWorld, deck: str, number: int) -> None:
    """To the bottom, without shuffling (GH-C-EVT-02, 14)."""
    deck_of(world, deck).insert(0, number)


def draw_side_scenario(world: GloomhavenWorld) -> int:
    """Unlocks the scenario of a card, which leaves the game; 0: the deck is empty (GH-C-RND-02)."""
    if not world.side_scenarios:
        return 0
    number = world.side_scenarios.pop()
    if number not in world.unlocked:
        world.unlocked.append(number)
    return number


def return_quest(world: GloomhavenWorld, card: int) -> None:
    """Shuffled back (GH-C-CHR-02, GH-C-PRM-01)."""
    if card:
        world.quests.append(card)
        shuffle(world.quests, world.rng)
