"""Who comes along and who decides: new parties, new heroes, heroes that must retire, strangers (GH-C-PAR, RET-01)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.campaign import trading
from taverna.games.gloomhaven.campaign.arranging import arrange
from taverna.games.gloomhaven.campaign.world import SET_ASIDE, GloomhavenWorld, Party
from taverna.kernel import IllegalChoice
from tests.games.gloomhaven.campaign.worlds import add_hero, lose, one_party, why_not_now, win


def two_parties() -> tuple[GloomhavenWorld, Party, Party]:
    """Ana's Us, which has played, and Bo's new Them."""
    world, us = one_party("brute", "tinkerer")
    win(world, us, 1)
    arrange(world, "Ana", {"do": "return", "party": "Us"})
    arrange(world, "Bo", {"do": "join"})
    arrange(world, "Bo", {"do": "party", "party": "Them"})
    return world, us, world.parties[1]


def refusal(world: GloomhavenWorld, person: str, **change: object) -> tuple[str, str]:
    with pytest.raises(IllegalChoice) as refused:
        arrange(world, person, change)
    return refused.value.code, refused.value.rule


@pytest.mark.rule("GH-C-PAR-01")
def test_a_new_party_begins_with_nothing_and_with_new_heroes_only() -> None:
    world, us, them = two_parties()
    assert (them.reputation, them.achievements) == (0, [])
    assert refusal(world, "Ana", do="members", party="Them", heroes=["h1"]) == ("hero-not-new", "GH-C-PAR-01")
    assert us.members == ["h1", "h2"]
    for hero_class in ("scoundrel", "cragheart"):
        add_hero(world, hero_class, player="Bo")
    arrange(world, "Bo", {"do": "members", "party": "Them", "heroes": ["h3", "h4"]})
    lose(world, them, 1)
    arrange(world, "Bo", {"do": "return", "party": "Them"})
    arrange(world, "Ana", {"do": "members", "party": "Them", "heroes": ["h3", "h4", "h1"]})
    assert (us.members, them.members) == (["h2"], ["h3", "h4", "h1"])


@pytest.mark.rule("GH-C-PAR-03", "GH-C-RUL-05")
def test_a_new_hero_joins_in_gloomhaven() -> None:
    world, party = one_party("brute", "tinkerer")
    add_hero(world, "scoundrel")
    win(world, party, 1)
    heroes = ["h1", "h2", "h3"]
    assert refusal(world, "Ana", do="members", party="Us", heroes=heroes) == ("hero-is-new", "GH-C-PAR-03")
    arrange(world, "Ana", {"do": "return", "party": "Us"})
    arrange(world, "Ana", {"do": "members", "party": "Us", "heroes": heroes})
    arrange(world, "Ana", {"do": "members", "party": "Us", "heroes": ["h1", "h2"]})
    party.location = "1"
    arrange(
        world, "Ana", {"do": "members", "party": "Us", "heroes": ["h1", "h3"]}
    )  # it exists: no way home needed
    assert party.members == ["h1", "h3"]


@pytest.mark.rule("GH-C-RET-01", "GH-C-RET-02")
def test_who_must_retire_joins_nobody_on_the_road() -> None:
    world, party = one_party("brute", "tinkerer", "scoundrel")
    rich = world.heroes[2]
    rich.quest, rich.gold = 512, 200
    arrange(world, "Ana", {"do": "members", "party": "Us", "heroes": ["h1", "h2", "h3"]})
    assert why_not_now(world, party) == ("must-retire", "GH-C-RET-01")
    arrange(world, "Ana", {"do": "members", "party": "Us", "heroes": ["h1", "h2"]})
    rich.gold = 0  # nothing undoes it
    party.location = "1"
    heroes = ["h1", "h2", "h3"]
    assert refusal(world, "Ana", do="members", party="Us", heroes=heroes) == ("must-retire", "GH-C-RET-01")


@pytest.mark.rule("GH-C-RET-01", "GH-C-RUL-09")
def test_a_quest_fulfilled_on_the_road_ends_no_journey() -> None:
    world, party = one_party()
    hero = world.heroes[0]
    hero.quest, party.heading = 512, 1
    hero.gold = 200
    arrange(world, "Ana", {"do": "notes", "party": "Us", "notes": "On the way."})
    assert why_not_now(world, party) == ("", "")
    hero.gold = 0  # lost before the return to the city: it does not count
    win(world, party, 1)
    arrange(world, "Ana", {"do": "return", "party": "Us"})
    assert why_not_now(world, party) == ("", "")


@pytest.mark.rule("GH-C-PAR-02", "GH-C-WLD-02")
@pytest.mark.parametrize(
    "change",
    [
        {"do": "notes", "notes": "Ours."},
        {"do": "return"},
        {"do": "city-event"},
        {"do": "travel", "scenario": 1},
        {"do": "option", "option": "a"},
        {"do": "settle", "hero": "h1"},
        {"do": "solve", "order": ["fire", "ice", "air", "earth", "light", "dark"]},
        {"do": "members", "heroes": ["h1"]},
        {"do": "members", "heroes": []},
    ],
)
def test_a_stranger_decides_nothing_for_a_party(change: dict[str, object]) -> None:
    world, _ = one_party()
    arrange(world, "Bo", {"do": "join"})
    assert refusal(world, "Bo", party="Us", **change) == ("not-your-party", "GH-C-PAR-02")


@pytest.mark.rule("GH-C-PAR-02")
def test_each_brings_and_takes_away_their_own_hero() -> None:
    world, party = one_party()
    arrange(world, "Bo", {"do": "join"})
    add_hero(world, "scoundrel", player="Bo")
    arrange(world, "Bo", {"do": "members", "party": "Us", "heroes": ["h1", "h2", "h3"]})
    arrange(world, "Bo", {"do": "notes", "party": "Us", "notes": "We are three."})
    assert party.notes == "We are three."
    arrange(world, "Bo", {"do": "members", "party": "Us", "heroes": ["h1", "h2"]})
    assert refusal(world, "Bo", do="notes", party="Us", notes="")[0] == "not-your-party"


@pytest.mark.rule("GH-C-PAR-02")
def test_nobody_takes_a_hero_out_of_a_party_that_is_not_theirs() -> None:
    world, _, them = two_parties()
    them.played = 1
    assert refusal(world, "Bo", do="members", party="Them", heroes=["h1"]) == (
        "not-your-party",
        "GH-C-PAR-02",
    )


@pytest.mark.rule("GH-C-RET-12")
def test_who_was_set_aside_is_brought_back_by_their_player() -> None:
    world, party = one_party()
    arrange(world, "Bo", {"do": "join"})
    add_hero(world, "scoundrel", player="Bo", standing=SET_ASIDE)
    heroes = ["h1", "h2", "h3"]
    assert refusal(world, "Ana", do="members", party="Us", heroes=heroes) == ("hero-not-yours", "GH-C-RET-12")
    arrange(world, "Bo", {"do": "members", "party": "Us", "heroes": heroes})
    assert len(party.members) == 3


@pytest.mark.rule("GH-C-CIT-03")
def test_a_donation_belongs_to_the_visit_not_to_the_hero() -> None:
    """Whoever has donated with one party may donate in another party's visit, and in the next one of theirs."""
    world, us, them = two_parties()
    them.played = 1
    hero = world.heroes[0]
    hero.gold = 50
    arrange(world, "Ana", {"do": "donate", "hero": "h1"})
    assert refusal(world, "Ana", do="donate", hero="h1") == ("donated-already", "GH-C-CIT-03")
    arrange(world, "Ana", {"do": "members", "party": "Them", "heroes": ["h1"]})
    arrange(world, "Ana", {"do": "donate", "hero": "h1"})
    arrange(world, "Ana", {"do": "members", "party": "Us", "heroes": ["h1", "h2"]})
    assert refusal(world, "Ana", do="donate", hero="h1") == ("donated-already", "GH-C-CIT-03")
    lose(world, us, 1)
    arrange(world, "Ana", {"do": "return", "party": "Us"})
    assert not trading.has_donated(us, hero)
    arrange(world, "Ana", {"do": "donate", "hero": "h1"})
    assert hero.gold == 20
