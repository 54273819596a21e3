"""A campaign from cardboard: what follows from it is worked out, what can't be is refused with its field."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven.campaign import chapters, scenarios
from taverna.games.gloomhaven.campaign.arranging import arrange
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.kernel import BadData, IllegalChoice, Saga
from tests.games.gloomhaven.campaign.worlds import new_world

Json = dict[str, Any]


def box(**changes: Any) -> Json:
    """Five scenarios into a campaign."""
    state: Json = {
        "party": {"name": "Old Boots", "reputation": 3, "achievements": ["first-steps"]},
        "prosperity": 5,
        "donations": 40,
        "completed": [1, 2, 3],
        "looted": [7],
        "heroes": [
            {
                "player": "Ana",
                "class": "brute",
                "name": "Bram",
                "level": 3,
                "gold": 22,
                "checks": 4,
                "items": [1],
            },
            {"player": "Rui", "class": "tinkerer", "name": "Tess", "level": 2, "xp": 60, "quest": 515},
        ],
    }
    return {**state, **changes}


def resumed(state: Json) -> GloomhavenWorld:
    world = new_world()
    arrange(world, "Ana", {"do": "join"})
    arrange(world, "Ana", {"do": "resume", "state": state})
    return world


def place_of(state: Json) -> str:
    with pytest.raises(BadData) as refused:
        resumed(state)
    return str(refused.value.values["path"])


def test_what_the_sheets_say_is_the_world() -> None:
    world = resumed(box())
    party = world.parties[0]
    assert (party.name, party.reputation, party.members) == ("Old Boots", 3, ["h1", "h2"])
    assert [(hero.name, hero.level, hero.gold) for hero in world.heroes] == [("Bram", 3, 22), ("Tess", 2, 0)]
    assert world.heroes[0].xp == 95  # the least of level 3 (GH-C-LEV-01)
    assert [person.name for person in world.persons] == ["Ana", "Rui"]
    assert (world.donations, world.looted) == (40, [7])


def test_what_follows_is_worked_out() -> None:
    world = resumed(box())
    assert {1, 2, 3, 4, 8, 9} <= set(world.unlocked)  # 1 opens 2, 2 opens 3 and 4, 3 opens 8 and 9
    assert 2 not in scenarios.in_campaign(world, world.parties[0])
    level_2 = [item for item in world.stock if 15 <= item <= 21]
    assert len(level_2) == 7  # items 15 to 21 come with prosperity 2, which 5 marks are (GH-C-PRO-01, 04)
    assert 515 not in world.quests
    why = chapters.hindrance(world, world.parties[0])
    assert why is not None
    assert why.key == "perks-due"  # three for levels and one for checks are chosen on the hero's page


def test_achievements_that_nobody_tells_are_those_of_the_scenarios() -> None:
    world = resumed(box(party={"name": "Us"}, completed=[1]))
    assert world.parties[0].achievements == ["first-steps"]  # the reward of scenario 1
    assert 2 in scenarios.in_campaign(world, world.parties[0])
    none = resumed(box(party={"name": "Us", "achievements": []}, completed=[1]))
    assert 2 not in scenarios.in_campaign(none, none.parties[0])


def test_it_can_be_kept_and_told_again() -> None:
    saga = Saga("gloomhaven-campaign", 3)
    saga.arrange("Ana", {"do": "join"})
    saga.arrange("Ana", {"do": "resume", "state": box()})
    again = Saga.from_json(saga.to_json())
    told, kept = again.retold().campaign, saga.campaign
    assert told.dump(again.retold().world) == kept.dump(saga.world)


def test_a_world_that_lives_is_not_overwritten() -> None:
    world = resumed(box())
    with pytest.raises(IllegalChoice) as refused:
        arrange(world, "Ana", {"do": "resume", "state": box()})
    assert refused.value.code == "world-begun"


HERO: Json = box()["heroes"][0]


@pytest.mark.parametrize(
    ("path", "state"),
    [
        ("change.state.party", {key: value for key, value in box().items() if key != "party"}),
        ("change.state.party.reputation", box(party={"name": "Us", "reputation": 21})),
        ("change.state.party.achievements", box(party={"name": "Us", "achievements": ["tea-time"]})),
        ("change.state.prosperity", box(prosperity=65)),
        ("change.state.completed", box(completed=[1, 96])),
        ("change.state.looted", box(looted=[999])),
        ("change.state.achievements", box(achievements={"moon-landing": 1})),
        ("change.state.heroes", box(heroes=[])),
        ("change.state.heroes[0].level", box(heroes=[{**HERO, "level": 10}])),
        ("change.state.heroes[0].xp", box(heroes=[{**HERO, "xp": 94}])),
        ("change.state.heroes[0].class", box(heroes=[{**HERO, "class": "saw"}])),
        ("change.state.heroes[1].class", box(heroes=[HERO, {**HERO, "name": "Twin"}])),
        ("change.state.heroes[0].items", box(heroes=[{**HERO, "items": [1, 1]}])),
        ("change.state.heroes[0].perks", box(heroes=[{**HERO, "perks": [0, 1, 2, 2]}])),
        ("change.state.heroes[0].pool", box(heroes=[{**HERO, "pool": [1]}])),
        ("change.state.heroes[0].quest", box(heroes=[{**HERO, "quest": 1}])),
        ("change.state.heroes[0].hat", box(heroes=[{**HERO, "hat": "green"}])),
        ("change.state.weather", box(weather="rain")),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(path: str, state: Json) -> None:
    assert place_of(state) == path


def test_a_refusal_changes_nothing() -> None:
    world = new_world()
    arrange(world, "Ana", {"do": "join"})
    before = CAMPAIGN.dump(world)
    with pytest.raises(BadData):
        arrange(world, "Ana", {"do": "resume", "state": box(prosperity=99)})
    after = CAMPAIGN.dump(world)
    assert {**after, "rng": 0} == {**before, "rng": 0}


# Played on cardboard


def ready() -> GloomhavenWorld:
    world = resumed(
        box(heroes=[{**HERO, "level": 1, "checks": 0}, {**box()["heroes"][1], "level": 1, "xp": 0}])
    )
    arrange(world, "Ana", {"do": "agree", "rule": "cardboard"})
    return world


def record(world: GloomhavenWorld, won: bool, **first: Any) -> None:
    rows = [{"xp": 10, "gold": 4, "checks": 1, **first}, {"xp": 8}]
    arrange(world, "Ana", {"do": "record", "party": "Old Boots", "scenario": 4, "won": won, "heroes": rows})


def test_a_result_entered_by_hand_is_settled_like_any_other() -> None:
    world = ready()
    arrange(world, "Ana", {"do": "travel", "party": "Old Boots", "scenario": 4})
    party = world.parties[0]
    party.event, party.choices = "", []
    record(world, True, kills={"bandit-guard": 2}, treasures=[38])
    assert 4 in world.completed
    assert world.closed == 1
    bram, tess = world.heroes
    assert (bram.xp, bram.gold, bram.checks, tess.xp) == (10, 26, 1, 8)
    assert (bram.tally["kill:bandit-guard"], 38 in world.looted) == (2, True)
    assert party.location == "4"


def test_a_result_counts_only_where_the_group_plays_on_cardboard_and_has_got_there() -> None:
    world = ready()
    with pytest.raises(IllegalChoice) as refused:
        record(world, True)
    assert refused.value.code == "scenario-not-open"
    arrange(world, "Ana", {"do": "agree", "rule": "cardboard", "on": False})
    with pytest.raises(IllegalChoice) as refused:
        record(world, True)
    assert refused.value.code == "not-on-cardboard"
