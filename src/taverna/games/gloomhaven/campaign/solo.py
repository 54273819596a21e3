"""Solo scenarios in a campaign: who may play one and when, and the item that it brings, once in a world.

The booklet asks for prosperity 3 and two retired heroes. No event comes first, nothing of the way counts, and the party
stays where it is.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import heroes, prosperity
from taverna.games.gloomhaven.campaign.world import PLAYING, Character, GloomhavenWorld, Party

PROSPERITY: Final = 3
RETIRED: Final = 2


def reward_of(hero_class: str) -> int:
    """The item that the solo scenario of a class brings."""
    found = [number for number in content.item_numbers() if content.item(number).solo == hero_class]
    return found[0] if found else 0


def is_won(world: GloomhavenWorld, hero_class: str) -> bool:
    """Nothing else brings its item into the world."""
    return world.stock.get(reward_of(hero_class), 0) > 0


def are_open(world: GloomhavenWorld) -> bool:
    retired = sum([person.retired for person in world.persons])
    return prosperity.level(world) >= PROSPERITY and retired >= RETIRED


def scenario_for(world: GloomhavenWorld, hero: Character) -> str:
    """The scenario that a hero may play alone now; empty: none."""
    ready = hero.standing == PLAYING and hero.level >= content.SOLO_LEVEL
    if not ready or not are_open(world) or is_won(world, hero.hero_class):
        return ""
    if heroes.perks_due(world, hero) > 0 or heroes.cards_due(hero) > 0:
        return ""
    return content.solo_scenario(hero.hero_class)


def player_of(world: GloomhavenWorld, party: Party, scenario: str) -> Character:
    """The hero of the party whose scenario it is."""
    solo = content.scenario(scenario).solo
    return next(hero for hero in world.members(party) if hero.hero_class == solo)
