"""Which scenarios may be played, on which way, and what comes of them (GH-C-MOD, TRV, CON, PAR)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.campaign import achievements, chapters, heroes, scenarios, unlocking
from taverna.games.gloomhaven.campaign.world import GLOOMHAVEN, Party
from taverna.games.gloomhaven.content import campaign as tables
from tests.games.gloomhaven.campaign.worlds import add_hero, lose, new_world, one_party, why_not_now, win


@pytest.mark.rule("GH-C-MOD-02")
def test_a_scenario_must_be_unlocked_and_its_achievements_held() -> None:
    world, party = one_party()
    assert scenarios.in_campaign(world, party) == [1]
    unlocking.unlock_scenario(world, 2)
    assert scenarios.in_campaign(world, party) == [1]
    achievements.gain_party(party, "first-steps")
    assert scenarios.in_campaign(world, party) == [1, 2]


@pytest.mark.rule("GH-C-MOD-03", "GH-C-MOD-04", "GH-C-MOD-07", "GH-C-WLD-01")
def test_a_completed_scenario_is_over_for_all_but_in_casual_mode() -> None:
    world, party = one_party()
    win(world, party, 1)
    others = Party("Others")
    world.parties.append(others)
    assert 1 not in scenarios.in_campaign(world, party)
    assert 1 not in scenarios.in_campaign(world, others)
    assert scenarios.in_casual(world) == [1, 2]


@pytest.mark.rule("GH-C-MOD-05", "GH-C-MOD-06")
def test_casual_play_brings_what_was_won_but_no_rewards() -> None:
    world, party = one_party()
    unlocking.unlock_scenario(world, 3)
    win(world, party, 3, casual=True, h1={"xp": 12, "gold": 6, "checks": 1, "treasures": [1]})
    hero = world.members(party)[0]
    assert (hero.xp, hero.gold, hero.checks, world.looted) == (12, 6, 1, [1])
    assert (world.prosperity, party.achievements, world.completed, world.unlocked) == (0, [], [], [1, 3])


@pytest.mark.rule("GH-C-MOD-09", "GH-C-RUL-01")
def test_after_casual_play_there_is_no_city_event() -> None:
    world, party = one_party()
    win(world, party, 1, casual=True)
    assert not scenarios.may_have_city_event(party)
    win(world, party, 1)
    assert scenarios.may_have_city_event(party)


@pytest.mark.rule("GH-C-TRV-02", "GH-C-TRV-03", "GH-C-TRV-04", "GH-C-EX-01", "GH-C-PAR-04")
def test_linked_places_are_reached_without_an_event() -> None:
    world, party = one_party()
    win(world, party, 1)
    assert party.location == "1"
    assert not scenarios.has_road_event(party, 2, False)
    assert scenarios.has_road_event(party, 4, False)
    party.location = GLOOMHAVEN
    assert scenarios.has_road_event(party, 2, False)
    assert not scenarios.has_road_event(party, 8, False)


@pytest.mark.rule("GH-C-MOD-08", "GH-C-TRV-02", "GH-C-CON-04")
def test_no_event_before_a_casual_scenario_or_a_second_try() -> None:
    world, party = one_party()
    lose(world, party, 4)
    assert not scenarios.has_road_event(party, 4, False)
    assert not scenarios.has_road_event(party, 5, True)


@pytest.mark.rule("GH-C-CON-01", "GH-C-CON-02", "GH-C-EX-19")
def test_rewards_of_a_victory() -> None:
    world, party = one_party("brute", "tinkerer", "spellweaver")
    others = Party("Others")
    world.parties.append(others)
    unlocking.unlock_scenario(world, 3)
    win(world, party, 3)
    assert [hero.gold for hero in world.members(party)] == [15, 15, 15]
    assert world.prosperity == 1
    assert (party.achievements, others.achievements) == (["jekserahs-plans"], [])
    assert world.unlocked == [1, 3, 8, 9]
    assert world.completed == [3]


@pytest.mark.rule("GH-C-CON-04")
def test_a_defeat_brings_no_rewards_and_leaves_the_scenario_open() -> None:
    world, party = one_party()
    lose(world, party, 1, h1={"xp": 7, "gold": 4})
    hero = world.members(party)[0]
    assert (hero.xp, hero.gold) == (7, 4)
    assert (world.completed, world.unlocked, party.achievements) == ([], [1], [])
    assert 1 in scenarios.in_campaign(world, party)


def test_a_completed_scenario_blocks_others() -> None:
    world, party = one_party()
    for number in (3, 8, 9):
        unlocking.unlock_scenario(world, number)
    achievements.gain_party(party, "jekserahs-plans")
    win(world, party, 8)
    assert not {3, 9} & set(scenarios.in_campaign(world, party))
    assert world.achievements["the-merchant-flees"] == 1
    assert party.reputation == 2


@pytest.mark.rule("GH-C-WLD-01", "GH-C-MOD-02")
def test_what_one_party_has_blocked_is_blocked_for_all() -> None:
    """Scenario 35 blocks 36, also for another party that still holds what 36 asks for."""
    world, party = one_party()
    others = Party("Others")
    world.parties.append(others)
    for each in world.parties:
        achievements.gain_party(each, "a-demons-errand")
    for number in (35, 36):
        unlocking.unlock_scenario(world, number)
    assert 36 in scenarios.in_campaign(world, others)
    win(world, party, 35)
    assert scenarios.requirements_hold(world, others, tables.scenarios()[36])
    assert 36 not in scenarios.in_campaign(world, others)


@pytest.mark.rule("GH-C-RND-02", "GH-C-WLD-01")
def test_a_treasure_unlocks_a_side_scenario_and_stays_looted() -> None:
    world, party = one_party()
    top = world.side_scenarios[-1]
    win(world, party, 1, h1={"treasures": [7]})
    assert top in world.unlocked
    assert (world.looted, len(world.side_scenarios)) == ([7], 8)
    win(world, party, 1, casual=True, h1={"treasures": [7]})
    assert len(world.side_scenarios) == 8


@pytest.mark.rule("GH-C-ITM-09")
def test_an_item_found_belongs_to_its_finder() -> None:
    world, party = one_party()
    win(world, party, 1, h2={"items": [113], "treasures": [60]})
    assert [hero.items for hero in world.members(party)] == [[], [113]]
    assert world.stock[113] == 1


@pytest.mark.rule("GH-C-WLD-01", "GH-C-ITM-09")
def test_two_parties_at_the_same_treasure_find_one_item() -> None:
    """Both had set out before either came home: treasure 60 holds one copy of item 113."""
    world, party = one_party()
    others = Party("Others")
    others.members = [add_hero(world, "cragheart").id, add_hero(world, "mindthief").id]
    world.parties.append(others)
    win(world, party, 20, h1={"items": [113], "treasures": [60]})
    win(world, others, 20, h3={"items": [113], "treasures": [60]})
    assert [hero.items for hero in world.heroes] == [[113], [], [], []]


@pytest.mark.rule("GH-C-PRK-06")
def test_checkmarks_come_from_goals_and_rewards() -> None:
    world, party = one_party()
    unlocking.unlock_scenario(world, 41)
    win(world, party, 41, h1={"checks": 1})
    assert [hero.checks for hero in world.members(party)] == [3, 2]


@pytest.mark.rule("GH-C-EVT-10", "GH-C-ITM-09")
def test_what_players_share_out_waits_for_them() -> None:
    world, party = one_party()
    win(world, party, 89)
    win(world, party, 13)
    assert [(choice.kind, choice.numbers) for choice in party.choices][:1] == [("gold", [50])]
    assert why_not_now(world, party) == ("choices-open", "GH-C-EVT-10")


@pytest.mark.rule("GH-C-CHR-07")
def test_two_of_a_class_may_exist_but_not_play_together() -> None:
    world, party = one_party("brute", "brute")
    assert why_not_now(world, party) == ("same-class", "GH-C-CHR-07")


@pytest.mark.rule("GH-C-PRK-04", "GH-C-LEV-03")
def test_perks_and_cards_are_chosen_before_the_next_scenario() -> None:
    world, party = one_party()
    hero = world.members(party)[0]
    hero.checks = 3
    assert why_not_now(world, party)[0] == "perks-due"
    heroes.mark_perk(world, hero, 0)
    hero.level = 2
    heroes.mark_perk(world, hero, 1)
    assert why_not_now(world, party)[0] == "cards-due"


@pytest.mark.rule("GH-C-PRM-01", "GH-C-PRM-02")
def test_the_dead_leave_their_party_and_nothing_comes_of_it() -> None:
    """Even of one whose quest is fulfilled: death is no retirement."""
    world, party = one_party(quest=527, tally={"exhausted": 12}, items=[1], gold=20)
    before = (world.prosperity, world.classes[:], world.city_events[:], world.opened[:])
    lose(world, party, 1, h1={"dead": True, "exhausted": True})
    assert party.members == ["h2"]
    assert (world.prosperity, world.classes, world.city_events, world.opened) == before
    assert (world.persons[0].retired, world.heroes[0].items, world.heroes[0].gold) == (0, [], 0)


@pytest.mark.rule("GH-C-MOD-01", "GH-C-ENH-18", "GH-C-WLD-03")
def test_a_chapter_gives_the_heroes_sheets() -> None:
    world, party = one_party("brute", "spellweaver", items=[1])
    world.enhancements["brute"] = {"1/top.0.main.1": "+1"}
    world.looted = [7]
    party.heading = 1
    found = chapters.chapters(world, party)
    assert [chapter.id for chapter in found] == ["scenario-1", "casual-1", "casual-random-dungeon"]
    brute = {"class": "brute", "level": 1, "items": [1], "enhancements": {"1/top.0.main.1": "+1"}}
    assert found[0].given == {
        "heroes": [brute, {"class": "spellweaver", "level": 1, "items": [1]}],
        "looted": [7],
    }
    assert found[0].people == ["Ana", "Ana"]


@pytest.mark.rule("GH-C-PAR-01")
def test_a_new_party_starts_with_nothing() -> None:
    party = Party("New")
    assert (party.reputation, party.achievements, party.location) == (0, [], GLOOMHAVEN)


def test_a_side_scenario_is_drawn_while_there_is_one() -> None:
    world = new_world()
    world.side_scenarios = []
    add_hero(world, "brute")
    assert unlocking.already_open(world)[0].kind == "design-found"
