"""Retirement, with all it brings (GH-C-RET)."""

from __future__ import annotations

from taverna.games.gloomhaven.campaign import prosperity, quests, supply, unlocking
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.telling import told
from taverna.games.gloomhaven.campaign.world import RETIRED, Character, GloomhavenWorld
from taverna.games.gloomhaven.content import campaign as tables
from taverna.kernel import Event


def retire(world: GloomhavenWorld, hero: Character) -> list[Event]:
    """A hero whose quest is fulfilled, in Gloomhaven: the last thing it does there (GH-C-RET-01, 03)."""
    return _retire(world, hero, True)


def retire_at_once(world: GloomhavenWorld, hero: Character) -> list[Event]:
    """Where it stands; the scenario has brought other events than those of its class (scenario 54)."""
    return _retire(world, hero, False)


def _retire(world: GloomhavenWorld, hero: Character, with_events: bool) -> list[Event]:
    if not quests.is_fulfilled(hero):
        raise refused("quest-not-fulfilled", "GH-C-RET-01", f"{hero.name} has not fulfilled a personal quest")
    quest = tables.quests()[hero.quest]
    supply.return_items(hero)
    hero.gold = 0
    hero.enhance_gold = 0
    hero.standing = RETIRED
    hero.quest = 0
    person = world.person(hero.player)
    assert person is not None, hero.player
    person.retired += 1  # GH-C-WLD-04
    events = [Event("hero-retired", "GH-C-RET-03", {"hero": hero.name})]
    events += told("prosperity", prosperity.change(world, 1), "GH-C-RET-03")
    _tell_companions(world, hero)
    if unlocking.pays_quest(world, quest.card):
        events += _reward(world, quest)
    return events + unlocking.retired(world, hero.hero_class, with_events)


def _reward(world: GloomhavenWorld, quest: tables.Quest) -> list[Event]:
    """GH-C-RET-04, 05."""
    events: list[Event] = []
    if quest.hero_class:
        events += unlocking.unlock_class(world, quest.hero_class)
    if quest.envelope:
        events += unlocking.open_envelope(world, f"envelope-{quest.envelope.lower()}")
    return events


def _tell_companions(world: GloomhavenWorld, hero: Character) -> None:
    """Members of its party have seen a quest completed; then it leaves."""
    for party in world.parties:
        if hero.id in party.members:
            party.members = [id for id in party.members if id != hero.id]
            for other in world.members(party):
                other.count("others")
