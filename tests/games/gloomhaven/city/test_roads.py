"""Where bots go, how hard they want it, and how they share."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.campaign.world import Choice
from taverna.games.gloomhaven.city import roads
from taverna.games.gloomhaven.city.settlements import answer
from tests.games.gloomhaven.campaign.worlds import one_party


def test_the_next_scenario_is_the_one_lost_least_often() -> None:
    world, party = one_party()
    world.unlocked = [1, 2]
    world.achievements["first-steps"] = 1
    party.achievements.append("first-steps")
    assert roads.choose_scenario(world, party, {}) == 1
    assert roads.choose_scenario(world, party, {1: 1}) == 1, "once more, at once"
    assert roads.choose_scenario(world, party, {1: 2}) == 2
    assert roads.choose_scenario(world, party, {1: 2, 2: 2}) == 1


def test_a_scenario_is_given_up_after_so_many_tries() -> None:
    world, party = one_party()
    assert roads.choose_scenario(world, party, {1: 7}) == 1
    assert roads.choose_scenario(world, party, {1: 8}) == roads.NO_SCENARIO
    assert roads.choose_scenario(world, party, {1: 3}, most_tries=3) == roads.NO_SCENARIO


def test_who_proposes_thinks_of_the_own_quest() -> None:
    """Quest 526 counts scenarios in Gloomhaven; each of the party proposes in turn."""
    world, party = one_party()
    world.unlocked = [1, 68, 72]
    world.heroes[1].quest = 528  # bosses: none of these
    assert roads.choose_scenario(world, party, {}) == 1
    world.heroes[0].quest = 522  # scenarios from 52 on
    assert roads.choose_scenario(world, party, {}) == 68
    world.closed = 1
    assert roads.choose_scenario(world, party, {}) == 1


@pytest.mark.rule("GH-S-LVL-03")
def test_it_becomes_easier_after_a_defeat() -> None:
    assert [roads.difficulty(lost) for lost in range(4)] == ["normal", "easy", "easy", "easy"]


@pytest.mark.rule("GH-C-EVT-07", "GH-C-EVT-10")
def test_gold_is_shared_evenly_and_paid_by_the_rich() -> None:
    world, party = one_party("brute", "tinkerer", "scoundrel")
    world.heroes[0].gold, world.heroes[1].gold, world.heroes[2].gold = 20, 5, 12
    assert answer(world, party, Choice("gold", [10])) == {"shares": {"h1": 4, "h2": 3, "h3": 3}}
    assert answer(world, party, Choice("pay", [10])) == {"shares": {"h1": 9, "h2": 0, "h3": 1}}
