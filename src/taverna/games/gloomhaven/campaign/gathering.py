"""Who comes along with a party, and who may decide for it (GH-C-PAR-01 to 03, GH-C-RET-01)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.campaign import quests, scenarios, visiting
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import (
    PLAYING,
    SET_ASIDE,
    Character,
    GloomhavenWorld,
    Party,
    Person,
)
from taverna.kernel import Event, Fields

MOST_MEMBERS: Final = 4


def check_is_of_party(world: GloomhavenWorld, party: Party, person: Person) -> None:
    """Whoever has a hero in it decides with the others; an empty party is anybody's (GH-C-EVT-03)."""
    if not is_of_party(world, party, person):
        raise refused(
            "not-your-party",
            "GH-C-PAR-02",
            f"{person.name} has no hero in {party.name}",
            {"name": party.name},
        )


def is_of_party(world: GloomhavenWorld, party: Party, person: Person) -> bool:
    members = world.members(party)
    return not members or any(hero.player == person.name for hero in members)


def gather(world: GloomhavenWorld, party: Party, person: Person, fields: Fields) -> list[Event]:
    """Between scenarios, without going back to the city (GH-C-PAR-02, 03)."""
    ids = fields.texts("heroes")
    fields.done()
    visiting.check_nothing_is_open(party)
    found = [hero for id in ids for hero in world.heroes if hero.id == id]
    if len(found) != len(ids) or len(set(ids)) != len(ids) or len(ids) > MOST_MEMBERS:
        raise fields.bad("heroes", f"must name at most {MOST_MEMBERS} heroes of this world, each once")
    _check_own_change(world, party, person, ids)
    joining = [hero for hero in found if hero.id not in party.members]
    for hero in joining:
        _check_may_join(world, party, person, hero)
    for hero in found:
        hero.standing = PLAYING
        hero.arrived = hero.arrived or scenarios.is_in_city(party)
    for other in world.parties:
        if other is not party:
            other.members = [id for id in other.members if id not in ids]
    party.members = ids
    return [Event("party-gathered", "GH-C-PAR-02", {"party": party.name, "heroes": [h.name for h in found]})]


def _check_own_change(world: GloomhavenWorld, party: Party, person: Person, ids: list[str]) -> None:
    """Who is no member brings or takes their own heroes only."""
    if is_of_party(world, party, person):
        return
    for hero in world.heroes:
        if (hero.id in ids) != (hero.id in party.members) and hero.player != person.name:
            check_is_of_party(world, party, person)


def _check_may_join(world: GloomhavenWorld, party: Party, person: Person, hero: Character) -> None:
    if hero.standing not in (PLAYING, SET_ASIDE):
        raise refused("hero-gone", "GH-C-RET-03", f"{hero.name} has left the game", {"hero": hero.name})
    if hero.standing == SET_ASIDE and hero.player != person.name:
        raise refused("hero-not-yours", "GH-C-RET-12", f"{hero.name} was set aside", {"hero": hero.name})
    for other in world.parties:
        if hero.id in other.members:
            visiting.check_nothing_is_open(other)
            check_is_of_party(world, other, person)
    if not party.played and hero.played:
        raise refused("hero-not-new", "GH-C-PAR-01", f"{hero.name} is no new hero", {"hero": hero.name})
    if scenarios.is_in_city(party):
        return
    if not hero.arrived:
        raise refused("hero-is-new", "GH-C-PAR-03", f"{hero.name} joins in Gloomhaven", {"hero": hero.name})
    if quests.FULFILLED in hero.tally:
        raise refused("must-retire", "GH-C-RET-01", f"{hero.name} retires in Gloomhaven", {"hero": hero.name})
