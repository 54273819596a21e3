"""A world goes on whatever people do: nothing open is left behind, nothing piles up, nobody is in two places."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven.campaign import arranging, chapters, trading, visiting
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import PLAYING, RETIRED, Party
from taverna.kernel import BadCall, BadData, IllegalChoice, Saga
from tests.games.gloomhaven.campaign.worlds import add_hero, one_party


def test_a_scenario_that_is_not_unlocked_is_not_offered_and_stops_nobody() -> None:
    world, party = one_party()
    party.heading = 1
    assert "casual-55" not in [chapter.id for chapter in chapters.chapters(world, party)]
    party.heading = 0
    with pytest.raises(IllegalChoice, match="GH-C-MOD-01"):
        arranging.arrange(world, "Ana", {"do": "travel", "party": "Us", "scenario": 55})
    world.unlocked.append(55)
    assert "casual-55" in [chapter.id for chapter in chapters.chapters(world, party)]


@pytest.mark.rule("GH-C-CIT-03")
def test_blessings_of_many_visits_are_kept_within_bounds() -> None:
    world, party = one_party(gold=500)
    hero = world.members(party)[0]
    for _ in range(12):
        visiting.begin_visit(party)
        trading.donate(world, party, hero)
    assert hero.start.bless == 20
    CAMPAIGN.copy(world)


@pytest.mark.rule("GH-C-EVT-18")
def test_who_sells_a_consumed_item_has_it_no_longer() -> None:
    world, party = one_party(items=[12])
    hero = world.members(party)[0]
    hero.start.consumed = [12]
    trading.sell(hero, 12)
    assert (hero.items, hero.start.consumed) == ([], [])


@pytest.mark.rule("GH-C-TRV-01")
def test_who_has_not_met_the_road_may_stay_in_the_city() -> None:
    world, party = one_party()
    world.unlocked.append(8)  # linked to Gloomhaven
    party.achievements.append("jekserahs-plans")
    arranging.arrange(world, "Ana", {"do": "travel", "party": "Us", "scenario": 8})
    party.met_city = True
    arranging.arrange(world, "Ana", {"do": "return", "party": "Us"})
    assert (party.heading, party.met_city) == (0, True)  # the visit goes on


@pytest.mark.rule("GH-C-EVT-03", "GH-C-EVT-10")
@pytest.mark.parametrize(
    "change",
    [
        {"do": "buy", "hero": "h1", "item": 1},
        {"do": "members", "party": "Us", "heroes": ["h1"]},
        {"do": "set-aside", "hero": "h1"},
        {"do": "return", "party": "Us"},
    ],
)
def test_what_is_open_is_settled_first(change: dict[str, object]) -> None:
    world, party = one_party(gold=50)
    party.event = "city-3"
    world.city_events.remove(3)
    with pytest.raises(IllegalChoice, match="GH-C-EVT-03"):
        arranging.arrange(world, "Ana", change)
    arranging.arrange(world, "Ana", {"do": "option", "party": "Us", "option": "a"})
    with pytest.raises(IllegalChoice, match="GH-C-EVT-10"):
        arranging.arrange(world, "Ana", change)


@pytest.mark.rule("GH-C-EVT-07", "GH-C-EVT-12")
def test_nobody_owes_more_than_there_is() -> None:
    """City 41: with a two-mini hero the party pays 10 first; 25 more are not there."""
    world, party = one_party("two-mini", "brute", gold=15)
    party.event = "city-41"
    arranging.arrange(world, "Ana", {"do": "option", "party": "Us", "option": "a"})
    owed = sum(choice.numbers[0] for choice in party.choices if choice.kind == "pay")
    assert owed == 10


@pytest.mark.rule("GH-C-RET-03")
def test_who_has_retired_does_not_come_back() -> None:
    world, party = one_party()
    hero = world.members(party)[0]
    hero.standing = RETIRED
    with pytest.raises(IllegalChoice, match="GH-C-RET-03"):
        arranging.arrange(world, "Ana", {"do": "set-aside", "hero": hero.id})
    assert hero.standing != PLAYING


@pytest.mark.rule("GH-C-PAR-02")
def test_a_hero_is_in_one_party_and_a_party_has_at_most_four() -> None:
    world, party = one_party("brute", "tinkerer")
    world.parties.append(Party("Them"))
    arranging.arrange(world, "Ana", {"do": "members", "party": "Them", "heroes": ["h2"]})
    assert (party.members, world.parties[1].members) == (["h1"], ["h2"])
    for hero_class in ("scoundrel", "cragheart", "mindthief"):
        add_hero(world, hero_class)
    with pytest.raises(BadData, match="at most 4"):
        arranging.arrange(
            world, "Ana", {"do": "members", "party": "Us", "heroes": ["h1", "h2", "h3", "h4", "h5"]}
        )


def test_an_empty_party_meets_nothing() -> None:
    world, _ = one_party()
    world.parties.append(Party("Nobody"))
    with pytest.raises(IllegalChoice, match="GH-C-PAR-01"):
        arranging.arrange(world, "Ana", {"do": "city-event", "party": "Nobody"})


def test_achievements_of_the_party_reach_the_scenario() -> None:
    world, party = one_party()
    party.achievements, party.heading = ["sun-blessed"], 1
    assert chapters.chapters(world, party)[0].given["achievements"] == ["sun-blessed"]


def test_what_is_open_is_looked_at_when_a_party_comes_home() -> None:
    world, party = one_party()
    party.location, party.event = "1", "road-1"
    with pytest.raises(IllegalChoice, match="GH-C-EVT-03"):
        visiting.come_home(world, party)


def test_the_book_keeps_what_was_said_and_people_have_names() -> None:
    saga = Saga(CAMPAIGN, 1)
    nobody: list[Any] = [5, None, b"x", ["Ana"]]
    for bad in nobody:
        with pytest.raises(BadCall):
            saga.arrange(bad, {"do": "join"})
    saga.arrange("Ana", {"do": "join"})
    saga.arrange("Ana", {"do": "party", "party": "Us"})
    heroes: list[str] = []
    saga.arrange("Ana", {"do": "members", "party": "Us", "heroes": heroes})
    heroes.append("h9")
    assert saga.campaign.dump(saga.retold().world) == saga.campaign.dump(saga.world)
