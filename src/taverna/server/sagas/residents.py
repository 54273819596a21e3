"""What goes on by itself: newcomers enter the world, bots see to their heroes, new heroes come along."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.campaign import scenarios
from taverna.games.gloomhaven.campaign.chapters import MOST
from taverna.games.gloomhaven.campaign.world import PLAYING, GloomhavenWorld, Party
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.games.gloomhaven.city.offers import is_free
from taverna.games.gloomhaven.city.residents import personal_deed
from taverna.kernel import Saga, TavernaError
from taverna.server.store.rows import CampaignRow

MOST_DEEDS: Final = 200


def settle_in(saga: Saga, row: CampaignRow) -> None:
    """Between chapters. A bot that is refused something leaves it at that."""
    if saga.chapter is not None:
        return
    for member in row.members:
        if member.person not in saga.people:
            saga.arrange(member.person, {"do": "join"})
    bots = [member.person for member in row.members if member.bot]
    for _ in range(MOST_DEEDS):
        deed = _by_itself(saga, bots)
        if deed is None:
            return
        try:
            saga.arrange(deed.person, deed.change)
        except TavernaError:
            return


def _by_itself(saga: Saga, bots: list[str]) -> Deed | None:
    world = saga.world
    if not isinstance(world, GloomhavenWorld) or not world.parties:
        return None
    party = world.parties[0]
    if not is_free(party):
        return None
    for person in world.persons:
        deed = personal_deed(world, party, person) if person.name in bots else None
        if deed is not None:
            return deed
    return _newcomer(world, party)


def _newcomer(world: GloomhavenWorld, party: Party) -> Deed | None:
    """A hero that has never played joins the first party, while there is room and it is at home (GH-C-PAR-03)."""
    if not scenarios.is_in_city(party) or len(party.members) >= MOST:
        return None
    there = [id for other in world.parties for id in other.members]
    classes = [hero.hero_class for hero in world.members(party)]
    for hero in world.heroes:
        new = hero.standing == PLAYING and not hero.arrived and hero.id not in there
        if hero.played and not party.played:
            continue  # a new party takes new heroes only (GH-C-PAR-01)
        if new and hero.hero_class not in classes:
            ids: list[str] = [*party.members, hero.id]
            return Deed(hero.player, {"do": "members", "party": party.name, "heroes": ids})
    return None
