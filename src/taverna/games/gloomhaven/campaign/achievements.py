"""Global and party achievements (GH-C-ACH)."""

from __future__ import annotations

from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.games.gloomhaven.content.campaign import Need, world_table


def type_of(achievement: str) -> str:
    """The type of a typed one, "City Rule: ..."; empty for the others."""
    for known in world_table().types:
        if achievement.startswith(f"{known}-"):
            return known
    return ""


def gain_global(world: GloomhavenWorld, achievement: str) -> None:
    """A typed one takes the place of the active one of its type; others are counted (GH-C-ACH-02, 03)."""
    kind = type_of(achievement)
    if kind:
        world.achievements = {
            name: number for name, number in world.achievements.items() if type_of(name) != kind
        }
        world.achievements[achievement] = 1
    else:
        world.achievements[achievement] = world.achievements.get(achievement, 0) + 1


def gain_party(party: Party, achievement: str) -> None:
    if achievement not in party.achievements:
        party.achievements.append(achievement)


def lose_party(party: Party, achievement: str) -> None:
    if achievement in party.achievements:
        party.achievements.remove(achievement)


def holds(world: GloomhavenWorld, party: Party, need: Need) -> bool:
    """Present or absent, as the scenario lists it (GH-C-ACH-05)."""
    if need.of_party:
        number = party.achievements.count(need.achievement)
    else:
        number = world.achievements.get(need.achievement, 0)
    return (number >= need.count) == need.held
