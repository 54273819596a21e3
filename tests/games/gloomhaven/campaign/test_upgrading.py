"""Worlds of earlier versions are read: nothing that anybody has is lost (design 5.5)."""

from __future__ import annotations

from typing import Any

from taverna.games.gloomhaven.campaign import heroes, trading
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import RETIRED, GloomhavenWorld
from tests.games.gloomhaven.campaign.worlds import add_hero, one_party


def as_version_1(world: GloomhavenWorld, donors: tuple[str, ...] = ()) -> dict[str, Any]:
    """The document as version 1 wrote it: no lines, nobody new, donations kept with the hero."""
    dump: dict[str, Any] = CAMPAIGN.dump(world)
    dump["version"] = 1
    del dump["sealed"]
    for hero in dump["heroes"]:
        for name in ("lineage", "after", "played", "arrived"):
            del hero[name]
        hero["donated_now"] = hero["id"] in donors
    for party in dump["parties"]:
        for name in ("tried", "played", "donors"):
            del party[name]
    return dump


def test_version_1_kept_donations_with_the_hero() -> None:
    world, _ = one_party("brute", "tinkerer", gold=33, items=[1], checks=4, xp=20)
    again = CAMPAIGN.load(as_version_1(world, donors=("h1",)))
    party = again.parties[0]
    brute, tinkerer = again.members(party)
    assert (brute.gold, brute.items, brute.checks, brute.xp) == (33, [1], 4, 20)
    assert [trading.has_donated(party, hero) for hero in (brute, tinkerer)] == [True, False]
    assert (brute.played, brute.arrived, party.played) == (1, True, 1)
    assert CAMPAIGN.dump(CAMPAIGN.copy(again)) == CAMPAIGN.dump(again)


def test_version_1_gave_perks_to_all_heroes_of_a_player() -> None:
    """Those marked stay; the line that a hero continues is that of its player's retired ones."""
    world, _ = one_party("brute", "tinkerer")
    world.heroes[0].standing = RETIRED
    world.parties[0].members = ["h2"]
    world.persons[0].retired = 1
    world.heroes[1].perks = [0]
    add_hero(world, "scoundrel")
    add_hero(world, "mindthief", player="Bo")
    again = CAMPAIGN.load(as_version_1(world))
    assert [hero.lineage for hero in again.heroes] == [0, 1, 1, 0]
    assert [hero.after for hero in again.heroes] == ["", "h1", "h1", ""]
    assert heroes.perks_due(again, again.heroes[1]) == 0
