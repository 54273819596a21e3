"""A new world: starting classes, the first scenario, items of the first level, shuffled decks (GH-C-CHR-01, ITM-01)."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import achievements, prosperity
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.games.gloomhaven.content.campaign import quests, scenarios, world_table
from taverna.kernel import Rng, Setting
from taverna.kit.piles import shuffle


def found(rng: Rng, options: dict[str, Setting]) -> GloomhavenWorld:
    world = GloomhavenWorld(rng, options)
    table = world_table()
    world.classes = list(content.STARTING_CLASSES)
    world.unlocked = [entry.number for entry in scenarios().values() if entry.starts]
    for achievement in table.start_achievements:
        achievements.gain_global(world, achievement)
    prosperity.add_items(world, 1)
    first, last = table.side_items
    world.city_events = _shuffled(list(range(1, table.start_events + 1)), rng)
    world.road_events = _shuffled(list(range(1, table.start_events + 1)), rng)
    world.designs = _shuffled(list(range(first, last + 1)), rng)
    world.side_scenarios = _shuffled([entry.number for entry in scenarios().values() if entry.is_side], rng)
    world.quests = _shuffled(list(quests()), rng)
    return world


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    shuffle(cards, rng)
    return cards
