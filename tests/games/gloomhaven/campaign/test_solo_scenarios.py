"""Solo scenarios in a campaign: prosperity 3, two retired heroes, level 5; one hero plays, the item comes once.

As their booklet has it; the rules of the campaign say nothing about them.
"""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import chapters, solo
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import GLOOMHAVEN, RETIRED, Character, GloomhavenWorld, Party
from taverna.kernel import BadData, Chapter, Match
from tests.games.gloomhaven.campaign.sheets import play
from tests.games.gloomhaven.campaign.worlds import one_party
from tests.support.gloomhaven.tabletop import GAME

MARKS_OF_3 = 9
"""Prosperity is of level 3 from the ninth mark on (GH-C-PRO-01)."""
IMPOSING_BLADE = 134


def ready(*classes: str) -> tuple[GloomhavenWorld, Party]:
    """A party of heroes of level 5 with nothing left to choose, where solo scenarios are open."""
    world, party = one_party(*classes, level=5, xp=210)
    world.prosperity = MARKS_OF_3
    world.persons[0].retired = 2
    for hero in world.members(party):
        cards = content.hero_class(hero.hero_class).cards
        hero.pool = [next(card.no for card in cards if card.level == level) for level in (2, 3, 4, 5)]
        hero.perks = [0, 1, 2, 3]
    return world, party


def alone(world: GloomhavenWorld, party: Party) -> list[Chapter]:
    return [found for found in chapters.chapters(world, party) if "-solo-" in found.id]


def first(world: GloomhavenWorld, party: Party) -> Character:
    return world.members(party)[0]


def home(scenario: str, won: bool, **hero: Any) -> dict[str, Any]:
    row = {"class": "brute", "xp": 0, "gold": 0, "checks": 0, "kills": {}, **hero}
    return {
        "scenario": scenario, "won": won, "level": 3, "rounds": 9, "looted": [], "heroes": [row], "outcome": {},
    }  # fmt: skip


@pytest.mark.rule("GH-C-LEV-02")
def test_who_must_level_up_in_gloomhaven_does_so_first() -> None:
    world, party = ready("brute", "tinkerer")
    first(world, party).xp = 275  # enough for level 6
    assert [found.id for found in alone(world, party)] == ["scenario-solo-tinkerer"]
    party.location = "1"  # not in Gloomhaven
    assert len(alone(world, party)) == 2


def test_each_hero_may_play_the_one_of_its_class() -> None:
    world, party = ready("brute", "tinkerer")
    brute, tinkerer = alone(world, party)
    assert (brute.id, brute.options["scenario"]) == ("scenario-solo-brute", "solo-brute")
    assert (tinkerer.id, len(tinkerer.people)) == ("scenario-solo-tinkerer", 1)
    assert chapters.levels_of(brute) == [5]


def test_a_hero_whose_party_is_too_small_for_others_may() -> None:
    world, party = ready("brute")
    assert [found.id for found in chapters.chapters(world, party)] == ["scenario-solo-brute"]


@pytest.mark.parametrize(
    ("where", "name", "value"),
    [
        ("world", "prosperity", MARKS_OF_3 - 1),
        ("person", "retired", 1),
        ("hero", "level", 4),
        ("hero", "standing", RETIRED),
        ("hero", "perks", [0, 1, 2]),
        ("hero", "pool", []),
        ("party", "event", "city-12"),
    ],
)
def test_what_it_asks_for(where: str, name: str, value: object) -> None:
    world, party = ready("brute")
    owner = {"world": world, "person": world.persons[0], "hero": first(world, party), "party": party}[where]
    setattr(owner, name, value)
    assert alone(world, party) == []


def test_retired_heroes_of_all_players_count() -> None:
    world, _ = ready("brute", "tinkerer")
    world.persons[0].retired = 1
    assert not solo.are_open(world)
    world.persons.append(type(world.persons[0])("Bia"))
    world.persons[1].retired = 1
    assert solo.are_open(world)


def test_who_wins_gets_the_item_and_the_party_has_gone_nowhere() -> None:
    world, party = ready("brute", "tinkerer")
    hero = first(world, party)
    hero.start.bless = 2
    chapter = alone(world, party)[0]
    assert "start" not in chapter.given["heroes"][0]  # type: ignore[index]
    CAMPAIGN.close(
        world, chapter, home("solo-brute", True, xp=12, gold=9, checks=1, kills={"living-bones": 2})
    )
    assert hero.items == [IMPOSING_BLADE]
    assert (hero.xp, hero.gold, hero.checks, hero.tally["kill:living-bones"]) == (210 + 12, 9, 1, 2)
    assert (party.location, party.played, party.casual, world.completed) == (GLOOMHAVEN, 0, False, [])
    assert (hero.start.bless, hero.done) == (2, [])
    assert world.members(party)[1].xp == 210
    assert [found.id for found in alone(world, party)] == ["scenario-solo-tinkerer"]


def test_who_loses_brings_home_what_was_gained_and_may_try_again() -> None:
    world, party = ready("brute")
    CAMPAIGN.close(world, alone(world, party)[0], home("solo-brute", False, xp=3))
    assert (first(world, party).items, first(world, party).xp) == ([], 213)
    assert len(alone(world, party)) == 1


@pytest.mark.rule("GH-C-PRM-01")
def test_a_hero_that_dies_is_gone() -> None:
    world, party = ready("brute")
    CAMPAIGN.close(world, alone(world, party)[0], home("solo-brute", False, dead=True))
    assert alone(world, party) == []


def test_a_sold_item_is_not_won_again() -> None:
    world, party = ready("brute")
    CAMPAIGN.close(world, alone(world, party)[0], home("solo-brute", True))
    first(world, party).items = []
    assert alone(world, party) == []


def test_a_played_one_is_closed_into_the_world() -> None:
    world, party = ready("brute", "tinkerer")
    chapter = alone(world, party)[0]
    match = play(Match(GAME, 1, 4, chapter.options, given=chapter.given))
    before = first(world, party).played
    CAMPAIGN.close(world, chapter, match.result())
    assert first(world, party).played == before + 1
    loaded = CAMPAIGN.load(CAMPAIGN.dump(world))
    assert CAMPAIGN.dump(loaded) == CAMPAIGN.dump(world)


def test_a_result_of_a_scenario_that_does_not_exist_is_refused() -> None:
    world, party = ready("brute")
    with pytest.raises(BadData, match="there is no scenario 'solo-nobody' in a campaign"):
        CAMPAIGN.close(world, alone(world, party)[0], home("solo-nobody", True))


@pytest.mark.parametrize("slug", content.PRINTED_CLASSES)
def test_every_class_with_a_solo_scenario_has_a_reward(slug: str) -> None:
    if content.solo_scenario(slug):
        assert content.item(solo.reward_of(slug)).solo == slug
