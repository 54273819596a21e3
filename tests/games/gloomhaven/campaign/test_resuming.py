"""A campaign from cardboard: what follows from it is worked out, what can't be is refused with its field."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven.campaign import chapters, scenarios, unlocking
from taverna.games.gloomhaven.campaign.arranging import arrange
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.games.gloomhaven.content import campaign as tables
from taverna.games.gloomhaven.content.sealed import RECORDS
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
LEVEL_2, LEVEL_3 = 14, 16
"""Cards of the brute: 14 and 15 are of level 2, 16 and 17 of level 3."""


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
        ("change.state.achievements", box(achievements=["ancient-technology", "moon-landing"])),
        ("change.state.achievements", box(achievements=["ancient-technology", 3])),
        ("change.state.party.name", box(party={"name": ""})),
        ("change.state.party.name", box(party={"name": "O" * 41})),
        ("change.state.heroes[0].name", box(heroes=[{**HERO, "name": "  "}])),
        ("change.state.heroes[0].name", box(heroes=[{**HERO, "name": "B" * 41}])),
        ("change.state.heroes[0].player", box(heroes=[{**HERO, "player": ""}])),
        ("change.state.heroes[0].player", box(heroes=[{**HERO, "player": "A" * 41}])),
        ("change.state.heroes[1].class", box(heroes=[HERO, {**HERO, "name": "Twin"}])),
        ("change.state.heroes[0].items", box(heroes=[{**HERO, "items": [1, 1]}])),
        ("change.state.heroes[0].perks", box(heroes=[{**HERO, "perks": [0, 1, 2, 2]}])),
        ("change.state.heroes[0].pool", box(heroes=[{**HERO, "pool": [1]}])),
        ("change.state.heroes[0].pool", box(heroes=[{**HERO, "pool": [LEVEL_2, LEVEL_2]}])),
        ("change.state.heroes[0].pool", box(heroes=[{**HERO, "pool": [LEVEL_3]}])),
        ("change.state.heroes[0].pool", box(heroes=[{**HERO, "pool": [LEVEL_3, LEVEL_3 + 1]}])),
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


# What is worked out from the sheets


@pytest.mark.rule("GH-C-ENV-07", "GH-C-RET-11")
@pytest.mark.parametrize("opened", [[], [RECORDS]])
@pytest.mark.parametrize("retired_classes", [[], ["scoundrel"]])
@pytest.mark.parametrize("retired", [0, 1])
def test_the_town_records_are_opened_once(
    opened: list[str], retired_classes: list[str], retired: int
) -> None:
    heroes = [{**HERO, "retired": retired}]
    world = resumed(box(opened=opened, retired_classes=retired_classes, heroes=heroes))
    unlocking.retired(world, "brute")
    assert world.opened.count(RECORDS) == 1
    kept = CAMPAIGN.dump_world(world)
    assert CAMPAIGN.dump_world(CAMPAIGN.load(CAMPAIGN.dump(world))) == kept


@pytest.mark.rule("GH-C-RET-11", "GH-C-ENV-06")
def test_whose_line_has_retired_heroes_has_opened_the_town_records() -> None:
    assert RECORDS in resumed(box(heroes=[{**HERO, "retired": 1}])).opened
    assert RECORDS not in resumed(box()).opened


@pytest.mark.rule("GH-C-ENV-03", "GH-C-ENV-11")
def test_donations_of_100_gold_have_opened_envelope_b() -> None:
    world = resumed(box(donations=100))
    assert world.opened == ["envelope-b"]
    assert world.prosperity == 5  # the mark that it brought is among those on the map
    assert resumed(box(donations=99)).opened == []
    assert resumed(box(donations=100, opened=["envelope-b"])).opened == ["envelope-b"]


@pytest.mark.rule("GH-C-CHR-02")
def test_quests_drawn_before_are_shuffled_back() -> None:
    world = new_world()
    arrange(world, "Ana", {"do": "join"})
    arrange(world, "Ana", {"do": "draw"})
    kept = world.persons[0].offer[0]
    heroes = [{**HERO, "quest": kept}]
    arrange(world, "Ana", {"do": "resume", "state": box(heroes=heroes)})
    assert world.persons[0].offer == []
    assert sorted([*world.quests, kept]) == sorted(tables.quests())


@pytest.mark.rule("GH-C-ACH-03")
def test_achievements_in_a_list_count_as_often_as_the_scenarios_brought_them() -> None:
    done = [23, 40]  # each brings Ancient Technology
    told = resumed(box(completed=done, achievements=["ancient-technology", "the-drake-aided"]))
    assert told.achievements == {"ancient-technology": 2, "the-drake-aided": 1}
    exact = resumed(box(completed=done, achievements={"ancient-technology": 1}))
    assert exact.achievements == {"ancient-technology": 1}


@pytest.mark.rule("GH-C-CHR-07")
def test_two_of_a_class_may_be_there_but_not_come_along_together() -> None:
    twin = {**HERO, "name": "Twin", "items": []}
    for sheets in ([HERO, {**twin, "along": False}], [{**HERO, "along": False}, twin]):
        world = resumed(box(heroes=sheets))
        assert [hero.hero_class for hero in world.heroes] == ["brute", "brute"]
        assert len(world.parties[0].members) == 1


@pytest.mark.rule("GH-C-LEV-03")
def test_a_pool_holds_what_levels_have_brought_in_any_order() -> None:
    for pool in ([LEVEL_2], [LEVEL_3, LEVEL_2], [LEVEL_2, LEVEL_2 + 1]):
        assert resumed(box(heroes=[{**HERO, "pool": pool}])).heroes[0].pool == pool


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


def at_scenario_4() -> GloomhavenWorld:
    world = ready()
    arrange(world, "Ana", {"do": "travel", "party": "Old Boots", "scenario": 4})
    world.parties[0].event, world.parties[0].choices = "", []
    return world


@pytest.mark.rule("GH-C-ITM-09", "GH-C-WLD-01")
def test_items_come_with_the_treasures_that_they_are_in() -> None:
    world = at_scenario_4()
    record(world, True, treasures=[2, 62, 2])  # 2: item 32; 62: items 110 and 115
    assert world.heroes[0].items == [1, 32, 110, 115]
    assert world.heroes[0].gold == 26  # 22 and the 4 told: no item was sold for being there twice
    assert (world.looted, world.stock[32]) == ([7, 2, 62], 1)


def test_items_told_beside_their_treasure_or_looted_before_come_once() -> None:
    world = at_scenario_4()
    world.looted = [7, 3]  # 3: item 44
    record(world, True, treasures=[2, 3], items=[32])
    assert (world.heroes[0].items, world.heroes[0].gold) == ([1, 32], 26)


def test_of_two_who_tell_the_same_treasure_the_first_has_it() -> None:
    world = at_scenario_4()
    rows = [{"treasures": [2]}, {"treasures": [2]}]
    arrange(world, "Ana", {"do": "record", "party": "Old Boots", "scenario": 4, "won": True, "heroes": rows})
    assert [hero.items for hero in world.heroes] == [[1, 32], []]


def test_a_treasure_that_is_not_there_is_refused_with_its_field() -> None:
    world = at_scenario_4()
    with pytest.raises(BadData) as refused:
        record(world, True, treasures=[999])
    assert refused.value.values["path"] == "change.heroes[0].treasures"
    assert world.closed == 0


def test_a_result_counts_only_where_the_group_plays_on_cardboard_and_has_got_there() -> None:
    world = ready()
    with pytest.raises(IllegalChoice) as refused:
        record(world, True)
    assert refused.value.code == "scenario-not-open"
    arrange(world, "Ana", {"do": "agree", "rule": "cardboard", "on": False})
    with pytest.raises(IllegalChoice) as refused:
        record(world, True)
    assert refused.value.code == "not-on-cardboard"
