"""A campaign some evenings old, as a file: two people whose heroes have gold, experience, and a quest nearly done."""

from __future__ import annotations

from taverna.games.gloomhaven.campaign import achievements, prosperity, unlocking
from taverna.games.gloomhaven.campaign.closing import complete
from taverna.games.gloomhaven.campaign.enhancing import POWER
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.kernel import Saga

PARTY = "Lanterns"
PIETY, UNLOCKS = 525, "saw"
"""A quest: donate 120 gold; and the class that it unlocks."""


def seasoned(seed: int = 5) -> Saga:
    """Ana leads Bram, Rui leads Selma; they are in Gloomhaven, scenarios 1 and 2 are done."""
    saga = Saga("gloomhaven-campaign", seed)
    for person, hero_class, name in (("Ana", "brute", "Bram"), ("Rui", "spellweaver", "Selma")):
        saga.arrange(person, {"do": "join"})
        saga.arrange(person, {"do": "draw"})
        saga.arrange(person, {"do": "create", "class": hero_class, "name": name})
    saga.arrange("Ana", {"do": "party", "party": PARTY})
    saga.arrange("Ana", {"do": "members", "party": PARTY, "heroes": ["h1", "h2"]})
    world = saga.world
    assert isinstance(world, GloomhavenWorld)
    party = world.parties[0]
    complete(world, party, 1)
    complete(world, party, 2)
    achievements.gain_global(world, POWER)
    prosperity.change(world, 4)
    unlocking.look(world)
    party.played = 2
    party.reputation = 4
    for hero in world.heroes:
        hero.played = 2
        hero.gold = 150
    bram = world.heroes[0]
    bram.xp = 60
    if PIETY in world.quests:
        world.quests[world.quests.index(PIETY)] = bram.quest
    else:
        world.heroes[1].quest = bram.quest
    bram.quest = PIETY
    bram.tally["donate"] = 110
    return saga
