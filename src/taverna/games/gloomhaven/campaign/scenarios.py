"""Which scenarios a party may play, in campaign or casual mode, and when a road event comes first (GH-C-MOD, TRV)."""

from __future__ import annotations

from taverna.games.gloomhaven.campaign import achievements
from taverna.games.gloomhaven.campaign.world import (
    GLOOMHAVEN,
    NOWHERE,
    RANDOM_DUNGEON,
    GloomhavenWorld,
    Party,
)
from taverna.games.gloomhaven.content.campaign import ScenarioEntry, scenarios


def is_blocked(world: GloomhavenWorld, number: int) -> bool:
    """By one that was completed."""
    return any(number in scenarios()[done].blocks for done in world.completed)


def requirements_hold(world: GloomhavenWorld, party: Party, entry: ScenarioEntry) -> bool:
    """Any of its lists of achievements, or none asked for (GH-C-MOD-02)."""
    if not entry.needs:
        return True
    return any(all(achievements.holds(world, party, need) for need in every) for every in entry.needs)


def in_campaign(world: GloomhavenWorld, party: Party) -> list[int]:
    """Unlocked, not completed by anyone, allowed by achievements (GH-C-MOD-02, 03)."""
    return [
        number
        for number in sorted(world.unlocked)
        if number not in world.completed
        and not is_blocked(world, number)
        and requirements_hold(world, party, scenarios()[number])
    ]


def in_casual(world: GloomhavenWorld) -> list[int]:
    """Any that is revealed on the map (GH-C-MOD-04, 07)."""
    return sorted(world.unlocked)


def has_road_event(party: Party, number: int, casual: bool) -> bool:
    """GH-C-TRV-02, 03, GH-C-MOD-08."""
    if casual:
        return False
    entry = scenarios()[number]
    if party.location == GLOOMHAVEN:
        return not entry.city
    if party.location == RANDOM_DUNGEON:
        return True
    last = int(party.location)
    return number != last and number not in scenarios()[last].links


def is_reached(party: Party, number: int) -> bool:
    """Whether a scenario can begin now: it needs no event on the way, or the event is over."""
    return party.heading == number or not has_road_event(party, number, False)


def is_in_city(party: Party) -> bool:
    """In Gloomhaven, and not on the way to a scenario."""
    return party.location == GLOOMHAVEN and party.heading == NOWHERE


def may_have_city_event(party: Party) -> bool:
    """After a scenario in campaign mode; donations go the same way (GH-C-MOD-09)."""
    return not party.casual
