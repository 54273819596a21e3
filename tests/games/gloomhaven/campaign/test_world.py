"""A new world; prosperity, reputation and prices; achievements (GH-C-PRO, REP, ACH, ITM-01 to 04)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import achievements, prosperity, reputation, supply
from taverna.games.gloomhaven.content.campaign import quests, scenarios
from tests.games.gloomhaven.campaign.worlds import add_hero, new_world, one_party

MARKS = {1: 0, 2: 4, 3: 9, 4: 15, 5: 22, 6: 30, 7: 39, 8: 50, 9: 64}


@pytest.mark.rule("GH-C-CHR-01", "GH-C-PRO-02", "GH-C-CHR-09")
def test_a_new_world() -> None:
    world = new_world()
    assert world.classes == ["brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"]
    assert (world.prosperity, prosperity.level(world)) == (0, 1)
    assert world.unlocked == [1]
    assert world.achievements == {"city-rule-militaristic": 1}
    assert (len(world.quests), len(world.side_scenarios)) == (24, 9)
    assert len(content.battle_goals()) == 24


@pytest.mark.rule("GH-C-EVT-01")
def test_events_start_as_thirty_of_each_shuffled() -> None:
    world = new_world()
    for deck in (world.city_events, world.road_events):
        assert sorted(deck) == list(range(1, 31))
        assert deck != sorted(deck)
    assert world.city_events != new_world(2).city_events


@pytest.mark.rule("GH-C-PRO-01", "GH-C-RUL-02")
@pytest.mark.parametrize(("level", "marks"), MARKS.items())
def test_the_level_follows_from_the_marks(level: int, marks: int) -> None:
    assert prosperity.level_of(marks) == level
    if marks:
        assert prosperity.level_of(marks - 1) == level - 1


@pytest.mark.rule("GH-C-PRO-02")
def test_marks_beyond_the_last_have_no_effect() -> None:
    world = new_world()
    world.prosperity = 63
    assert prosperity.change(world, 5) == 1
    assert (world.prosperity, prosperity.level(world)) == (64, 9)


@pytest.mark.rule("GH-C-PRO-03", "GH-C-EVT-13")
def test_prosperity_never_falls_below_its_level() -> None:
    world = new_world()
    world.prosperity = 10
    assert prosperity.change(world, -3) == -1
    assert world.prosperity == 9


@pytest.mark.rule("GH-C-PRO-04", "GH-C-ITM-01", "GH-C-ITM-02")
@pytest.mark.parametrize("level", range(1, 10))
def test_items_enter_the_supply_with_their_level(level: int) -> None:
    world = new_world()
    prosperity.change(world, MARKS[level])
    last = 14 + 7 * (level - 1)
    assert sorted(world.stock) == list(range(1, last + 1))
    assert all(world.stock[number] == content.item(number).copies for number in world.stock)


@pytest.mark.rule("GH-C-REP-01", "GH-C-EVT-16")
def test_reputation_stays_between_its_ends() -> None:
    _, party = one_party(reputation=19)
    assert (reputation.change(party, 5), party.reputation) == (1, 20)
    assert (reputation.change(party, -50), party.reputation) == (-40, -20)


@pytest.mark.rule("GH-C-REP-02", "GH-C-RUL-06")
def test_prices_follow_reputation_in_bands_of_four() -> None:
    bands = {20: -5, 19: -5, 18: -4, 15: -4, 14: -3, 11: -3, 10: -2, 7: -2, 6: -1, 3: -1, 2: 0, 0: 0}
    for value, gold in bands.items():
        assert (reputation.price_modifier(value), reputation.price_modifier(-value)) == (gold, -gold)


@pytest.mark.rule("GH-C-ITM-03", "GH-C-ITM-04", "GH-C-REP-03", "GH-C-EX-11")
def test_buying_and_selling() -> None:
    assert reputation.buying_price(20, 8) == 18
    assert reputation.selling_value(20) == 10
    assert reputation.buying_price(20, -12) == 23
    assert reputation.selling_value(25) == 12
    assert reputation.buying_price(3, 20) == 0


@pytest.mark.rule("GH-C-ITM-07", "GH-C-ITM-11", "GH-C-RUL-12")
def test_what_others_own_is_available_to_the_playing_party() -> None:
    world, party = one_party("brute", "tinkerer")
    add_hero(world, "scoundrel", items=[1])
    assert supply.available(world, party, 1) == 2
    world.members(party)[0].items = [1]
    assert supply.available(world, party, 1) == 1
    assert supply.available(world, party, 15) == 0  # of prosperity level 2


@pytest.mark.rule("GH-C-ITM-05", "GH-C-ITM-09")
def test_a_second_copy_is_sold() -> None:
    world, party = one_party()
    hero = world.members(party)[0]
    supply.gain_copy(world, hero, 100)
    supply.gain_copy(world, hero, 100)
    assert hero.items == [100]
    assert hero.gold == content.item(100).cost // 2


@pytest.mark.rule("GH-C-ITM-08", "GH-C-RND-01")
def test_a_random_design_brings_all_copies() -> None:
    world = new_world()
    top = world.designs[-1]
    assert supply.draw_design(world) == top
    assert world.stock[top] == content.item(top).copies
    world.designs = []
    before = dict(world.stock)
    assert (supply.draw_design(world), world.stock) == (0, before)


@pytest.mark.rule("GH-C-ACH-02", "GH-C-ACH-03", "GH-C-ACH-04", "GH-C-EX-18")
def test_typed_achievements_replace_each_other_and_others_are_counted() -> None:
    world = new_world()
    achievements.gain_global(world, "city-rule-militaristic")
    achievements.gain_global(world, "city-rule-economic")
    for _ in range(2):
        achievements.gain_global(world, "ancient-technology")
    assert world.achievements == {"city-rule-economic": 1, "ancient-technology": 2}


@pytest.mark.rule("GH-C-ACH-01", "GH-C-ACH-05", "GH-C-RUL-04")
def test_scenarios_ask_for_achievements_or_for_their_absence() -> None:
    world, party = one_party()
    other = type(party)("Others")
    achievements.gain_party(party, "first-steps")
    need = scenarios()[2].needs[0][0]
    assert achievements.holds(world, party, need)
    assert not achievements.holds(world, other, need)
    absent = scenarios()[3].needs[0][0]
    assert achievements.holds(world, other, absent)
    achievements.gain_global(world, "the-merchant-flees")
    assert not achievements.holds(world, other, absent)


@pytest.mark.rule("GH-C-ACH-03", "GH-C-ACH-05")
def test_a_scenario_may_ask_for_an_achievement_several_times() -> None:
    """Scenario 51: End of Corruption, three times."""
    world, party = one_party()
    need = scenarios()[51].needs[0][0]
    for number in range(3):
        assert not achievements.holds(world, party, need), number
        achievements.gain_global(world, "end-of-corruption")
    assert achievements.holds(world, party, need)


def test_the_tables_are_whole() -> None:
    assert list(scenarios()) == list(range(1, 96))
    assert len(quests()) == 24
    for entry in scenarios().values():
        assert all(entry.number in scenarios()[other].links for other in entry.links)
