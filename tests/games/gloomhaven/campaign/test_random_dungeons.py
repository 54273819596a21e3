"""A random dungeon between the scenarios of the book: what it brings, and what it leaves alone (GH-C-RDD)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.campaign import chapters, closing, saving, scenarios, trading, visiting
from taverna.games.gloomhaven.campaign.world import RANDOM_DUNGEON, Character, GloomhavenWorld, Party
from taverna.kernel import Chapter, Fields, IllegalChoice, Match, Rng
from tests.games.gloomhaven.campaign.sheets import play
from tests.games.gloomhaven.campaign.worlds import one_party, result, win
from tests.support.gloomhaven.tabletop import GAME


def dungeon(world: GloomhavenWorld, party: Party) -> Chapter:
    return next(found for found in chapters.chapters(world, party) if found.id == "casual-random-dungeon")


def clear(world: GloomhavenWorld, party: Party, **of_heroes: object) -> None:
    closing.close_scenario(world, party, True, result(world, party, RANDOM_DUNGEON, True, **of_heroes))


def first(world: GloomhavenWorld, party: Party) -> Character:
    return world.members(party)[0]


@pytest.mark.rule("GH-C-RDD-01")
def test_it_may_be_played_instead_of_a_scenario() -> None:
    world, party = one_party()
    chapter = dungeon(world, party)
    assert chapter.options["scenario"] == RANDOM_DUNGEON
    assert {"penalty_1", "penalty_2", "penalty_3", "difficulty"} <= set(chapter.choices)


@pytest.mark.rule("GH-C-RDD-01")
def test_it_brings_experience_gold_checkmarks_and_progress_of_quests() -> None:
    world, party = one_party()
    brought = {"xp": 11, "gold": 8, "checks": 1, "elites": 2, "kills": {"bandit-guard": 3}}
    clear(world, party, h1=brought)
    hero = first(world, party)
    assert (hero.xp, hero.gold, hero.checks) == (11, 8, 1)
    assert (hero.tally["kill:bandit-guard"], hero.tally["elites"]) == (3, 2)


@pytest.mark.rule("GH-C-RDD-01", "GH-C-RUL-15")
def test_it_does_not_advance_the_story() -> None:
    world, party = one_party()
    clear(world, party)
    assert (world.completed, world.unlocked, party.achievements, world.prosperity) == ([], [1], [], 0)
    assert first(world, party).done == []


@pytest.mark.rule("GH-C-RUL-15", "GH-C-RDD-17")
def test_it_is_casual_play() -> None:
    world, party = one_party(gold=20)
    clear(world, party)
    assert not scenarios.may_have_city_event(party)
    visiting.come_home(world, party)
    with pytest.raises(IllegalChoice, match="casual"):
        trading.donate(world, party, first(world, party))


@pytest.mark.rule("GH-C-RUL-15", "GH-C-TRV-02")
def test_no_scenario_is_linked_to_it() -> None:
    world, party = one_party()
    win(world, party, 1)
    assert not scenarios.has_road_event(party, 2, False)
    clear(world, party)
    assert scenarios.has_road_event(party, 2, False)


def test_a_party_that_is_there_is_kept() -> None:
    world, party = one_party()
    clear(world, party)
    again = saving.load(Fields(saving.dump(world), "world"), Rng(1), {})
    assert again.parties[0].location == RANDOM_DUNGEON


@pytest.mark.rule("GH-C-RUL-15")
def test_a_played_one_is_closed_into_the_world() -> None:
    world, party = one_party()
    chapter = dungeon(world, party)
    match = play(Match(GAME, len(chapter.people), 4, chapter.options, given=chapter.given))
    closing.close_scenario(world, party, True, match.result())
    assert (party.location, party.played) == (RANDOM_DUNGEON, 1)
