"""Boxes, envelopes, town records, events that join the decks; personal quests (GH-C-ENV, RET, EVT-02)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.campaign import achievements, decks, prosperity, quests, unlocking
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import RETIRED, Party
from taverna.games.gloomhaven.content import campaign as tables
from taverna.games.gloomhaven.content.campaign import CITY, ROAD
from taverna.games.gloomhaven.content.sealed import RECORDS
from taverna.kernel import BadData
from tests.games.gloomhaven.campaign.worlds import add_hero, lose, new_world, one_party, win


@pytest.mark.rule("GH-C-EVT-02", "GH-C-EVT-14", "GH-C-EVT-17")
def test_events_are_drawn_from_the_top_and_returned_to_the_bottom() -> None:
    world = new_world()
    top = world.city_events[-1]
    assert decks.draw_event(world, CITY) == top
    decks.return_event(world, CITY, top)
    assert world.city_events[0] == top
    world.road_events = []
    assert decks.draw_event(world, ROAD) == 0


@pytest.mark.rule("GH-C-EVT-02")
def test_adding_a_card_shuffles_the_deck() -> None:
    world = new_world()
    before = list(world.city_events)
    decks.add_event(world, CITY, 70)
    assert sorted(world.city_events) == [*range(1, 31), 70]
    assert [card for card in world.city_events if card != 70] != before


@pytest.mark.rule("GH-C-RET-09", "GH-C-ENV-09")
def test_a_new_class_brings_its_events() -> None:
    world = new_world()
    unlocking.unlock_class(world, "sun")
    assert "sun" in world.classes
    assert 31 in world.city_events
    assert 31 in world.road_events


@pytest.mark.rule("GH-C-RET-08", "GH-C-RET-11", "GH-C-ENV-06")
def test_the_first_retirement_of_a_class_brings_its_events() -> None:
    world = new_world()
    unlocking.retired(world, "brute")
    assert 42 in world.city_events
    assert 42 in world.road_events
    assert RECORDS in world.opened
    world.city_events.remove(42)
    unlocking.retired(world, "brute")
    assert 42 not in world.city_events


@pytest.mark.rule("GH-C-ENV-08", "GH-C-RET-05", "GH-C-EX-20")
def test_what_is_open_already_gives_a_design_and_a_side_scenario() -> None:
    world = new_world()
    unlocking.unlock_class(world, "saw")
    design, side = world.designs[-1], world.side_scenarios[-1]
    unlocking.unlock_class(world, "saw")
    assert world.stock[design] == 2
    assert side in world.unlocked


@pytest.mark.rule("GH-C-ENV-01")
def test_five_times_ancient_technology_opens_envelope_a() -> None:
    world = new_world()
    for number in range(5):
        assert unlocking.ENVELOPE_A not in world.opened, number
        achievements.gain_global(world, "ancient-technology")
        unlocking.look(world)
    assert unlocking.ENVELOPE_A in world.opened


@pytest.mark.rule("GH-C-ENV-02")
def test_command_and_treasure_of_the_drake() -> None:
    world, party = one_party()
    achievements.gain_party(party, "the-drakes-command")
    unlocking.look(world)
    assert "the-drake-aided" not in world.achievements
    achievements.gain_party(party, "the-drakes-treasure")
    unlocking.look(world)
    assert 75 in world.city_events
    assert 66 in world.road_events
    assert world.achievements["the-drake-aided"] == 1


@pytest.mark.rule("GH-C-ENV-02")
def test_two_parties_do_not_aid_the_drake_together() -> None:
    world, party = one_party()
    other = Party("Others")
    world.parties.append(other)
    achievements.gain_party(party, "the-drakes-command")
    achievements.gain_party(other, "the-drakes-treasure")
    unlocking.look(world)
    assert "the-drake-aided" not in world.achievements


@pytest.mark.rule("GH-C-ENV-08", "GH-C-RET-05")
def test_an_envelope_opened_a_second_time_gives_other_things() -> None:
    world = new_world()
    designs, sides = len(world.designs), len(world.side_scenarios)
    unlocking.open_envelope(world, unlocking.ENVELOPE_X)
    assert (len(world.designs), len(world.side_scenarios)) == (designs, sides)
    unlocking.open_envelope(world, unlocking.ENVELOPE_X)
    assert (len(world.designs), len(world.side_scenarios)) == (designs - 1, sides - 1)


@pytest.mark.rule("GH-C-CIT-04", "GH-C-ENV-03", "GH-C-ENV-11")
def test_donations_open_envelope_b_and_bring_prosperity() -> None:
    world = new_world()
    unlocking.donated(world, 90)
    assert (unlocking.ENVELOPE_B in world.opened, world.prosperity) == (False, 0)
    unlocking.donated(world, 10)
    assert (unlocking.ENVELOPE_B in world.opened, world.prosperity) == (True, 1)
    expected = 1
    for total in range(110, 1101, 10):
        unlocking.donated(world, 10)
        expected += total in (150, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000)
        assert (world.donations, world.prosperity) == (total, expected)


@pytest.mark.rule("GH-C-ENV-04", "GH-C-ENV-07", "GH-C-REP-04")
def test_a_good_name_opens_the_sun() -> None:
    world, party = one_party(reputation=10)
    unlocking.look(world)
    assert "sun" in world.classes
    stock = dict(world.stock)
    unlocking.look(world)
    assert world.stock == stock
    party.reputation = 20
    unlocking.look(world)
    assert 76 in world.city_events
    assert 67 in world.road_events


@pytest.mark.rule("GH-C-ENV-05")
def test_a_bad_name_opens_the_eclipse() -> None:
    world, party = one_party(reputation=-10)
    unlocking.look(world)
    assert "eclipse" in world.classes
    party.reputation = -20
    unlocking.look(world)
    assert 77 in world.city_events
    assert 68 in world.road_events


@pytest.mark.rule("GH-C-ENV-10")
def test_the_town_records_are_read_from_stop_to_stop() -> None:
    world, party = one_party()
    unlocking.retired(world, "brute")
    assert world.records == 1
    prosperity.change(world, 15)  # level 4
    unlocking.look(world)
    assert (world.records, 72 in world.unlocked) == (3, True)
    prosperity.change(world, 7)  # level 5, which the fifth part asks for; the fourth waits for scenario 72
    unlocking.look(world)
    assert world.records == 3
    win(world, party, 72)
    assert world.records == 5
    assert 80 in world.city_events


# Personal quests


@pytest.mark.rule("GH-C-RET-01", "GH-C-MOD-05")
def test_kills_are_counted_for_the_quest() -> None:
    world, party = one_party(quest=515)  # twenty bandits or cultists
    hero = world.members(party)[0]
    win(world, party, 1, h1={"kills": {"bandit-guard": 9, "living-bones": 3}})
    lose(world, party, 1, h1={"kills": {"cultist": 10}})
    assert not quests.is_fulfilled(hero)
    win(world, party, 1, casual=True, h1={"kills": {"bandit-archer": 1}})
    assert quests.is_fulfilled(hero)
    assert not quests.is_fulfilled(world.members(party)[1])


def test_kills_of_monsters_that_do_not_exist_are_refused_with_their_place() -> None:
    world, party = one_party(quest=517)  # twenty types
    before = CAMPAIGN.dump(world)
    with pytest.raises(BadData, match=r"result\.heroes\[0\]\.kills\.unicorn"):
        win(world, party, 1, h1={"kills": {"unicorn": 1}})
    assert CAMPAIGN.dump(world) == before


@pytest.mark.rule("GH-C-RET-01")
@pytest.mark.parametrize(
    ("quest", "brought", "times"),
    [
        (524, {"elites": 5}, 4),
        (527, {"exhausted": True}, 12),
        (519, {"checks": 2}, 8),
        (517, {"kills": {"ooze": 1}}, 0),
    ],
)
def test_what_quests_count(quest: int, brought: dict[str, object], times: int) -> None:
    world, party = one_party(quest=quest)
    hero = world.members(party)[0]
    for number in range(times):
        assert not quests.is_fulfilled(hero), number
        lose(world, party, 1, h1=brought)
    assert quests.is_fulfilled(hero) == (times > 0)


@pytest.mark.rule("GH-C-RET-01")
def test_exhaustions_of_others_are_witnessed() -> None:
    world, party = one_party("brute", "tinkerer", "scoundrel", quest=514)
    for _ in range(8):
        lose(world, party, 1, h2={"exhausted": True}, h3={"exhausted": True})
    assert [quests.is_fulfilled(hero) for hero in world.members(party)] == [True, False, False]


@pytest.mark.rule("GH-C-RET-01")
def test_a_chain_begins_when_the_first_step_is_done() -> None:
    world, party = one_party(quest=513)  # eight forest imps, then scenarios 59 and 60
    hero = world.members(party)[0]
    win(world, party, 1, h1={"kills": {"forest-imp": 8}})
    assert 59 in world.unlocked
    assert not quests.is_fulfilled(hero)
    win(world, party, 59)
    assert 60 in world.unlocked
    win(world, party, 60)
    assert quests.is_fulfilled(hero)


@pytest.mark.rule("GH-C-RET-01")
def test_scenarios_are_counted_by_where_they_are() -> None:
    world, party = one_party(quest=531)  # one in each of six regions
    hero = world.members(party)[0]
    for number in (8, 3, 19, 9, 7):
        win(world, party, number)
        assert not quests.is_fulfilled(hero), number
    win(world, party, 17)
    assert quests.is_fulfilled(hero)


@pytest.mark.rule("GH-C-RET-01")
def test_bosses_crypts_and_far_places() -> None:
    world, party = one_party("brute", "tinkerer", "scoundrel")
    bosses, crypts, thin = world.members(party)
    bosses.quest, crypts.quest, thin.quest = 528, 510, 522
    for number in (2, 8, 9, 11, 4, 5, 6):
        win(world, party, number)
    assert quests.is_fulfilled(bosses)
    assert 52 in world.unlocked
    for number in (52, 53, 54, 63, 64, 65):
        assert not quests.is_fulfilled(thin), number
        win(world, party, number)
    assert quests.is_fulfilled(thin)
    assert crypts.standing == RETIRED  # scenario 54 ends that quest at once


@pytest.mark.rule("GH-C-RET-02", "GH-C-RUL-09")
def test_gold_and_items_count_while_they_are_owned() -> None:
    rich = add_hero(new_world(), "brute", quest=512, gold=200)
    assert quests.is_fulfilled(rich)
    rich.gold = 199
    assert not quests.is_fulfilled(rich)
    heads, bodies, legs, hands, small = [6, 7], [3, 4], [1, 2], [8, 9, 10], [12, 13, 14, 20]
    merchant = add_hero(new_world(), "brute", quest=511, items=heads + bodies + legs + hands + small)
    assert [quests.progress(merchant, step) for step in tables.quests()[511].steps] == [2, 2, 2, 3, 4]


@pytest.mark.rule("GH-C-CHR-06")
def test_without_a_quest_nobody_retires() -> None:
    assert not quests.is_fulfilled(add_hero(new_world(), "brute"))
