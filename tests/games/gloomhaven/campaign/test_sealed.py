"""Envelopes and the town records: what is known, what an owner tells, what is a riddle (GH-C-ENV)."""

from __future__ import annotations

from itertools import permutations

import pytest

from taverna.games.gloomhaven.campaign import (
    achievements,
    prosperity,
    retiring,
    riddle,
    unlocking,
    views,
    visiting,
)
from taverna.games.gloomhaven.campaign.arranging import arrange
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import RETIRED, GloomhavenWorld, Party
from taverna.games.gloomhaven.content.riddle import BOWLS, clues
from taverna.games.gloomhaven.content.sealed import RECORDS
from taverna.kernel import BadData, IllegalChoice
from tests.games.gloomhaven.campaign.worlds import lose, new_world, one_party, win

RIGHT = ["dark", "air", "fire", "light", "earth", "ice"]


def refusal(world: GloomhavenWorld, person: str, **change: object) -> tuple[str, str]:
    with pytest.raises(IllegalChoice) as refused:
        arrange(world, person, change)
    return refused.value.code, refused.value.rule


# The riddle of envelope X


def test_one_order_fits_all_ten_clues_and_none_can_be_spared() -> None:
    orders = [list(order) for order in permutations(BOWLS)]
    assert len(clues()) == 10
    assert [order for order in orders if all(clue.fits(order) for clue in clues())] == [RIGHT]
    for spared in clues():
        rest = [clue for clue in clues() if clue is not spared]
        assert len([order for order in orders if all(clue.fits(order) for clue in rest)]) > 1


@pytest.mark.rule("GH-C-ENV-09", "GH-C-ENV-10")
def test_clues_turn_up_in_the_records_the_envelope_and_a_treasure() -> None:
    world, party = one_party()
    assert riddle.found(world) == []
    world.records = 6
    assert len(riddle.found(world)) == 8
    unlocking.open_envelope(world, unlocking.ENVELOPE_X)
    assert len(riddle.found(world)) == 9
    lose(world, party, 76, h1={"treasures": [75]})
    assert len(riddle.found(world)) == 10
    shown = views.view(world, None)["riddle"]
    assert shown == {
        "open": True,
        "solved": False,
        "clues": [[clue.kind, clue.element, clue.other or clue.place] for clue in clues()],
    }


@pytest.mark.rule("GH-C-ENV-09")
def test_the_right_order_opens_the_class_and_a_wrong_one_waits_for_the_next_visit() -> None:
    world, party = one_party()
    assert refusal(world, "Ana", do="solve", party="Us", order=RIGHT) == ("riddle-closed", "GH-C-ENV-09")
    unlocking.open_envelope(world, unlocking.ENVELOPE_X)
    decks = (list(world.city_events), list(world.road_events))
    arrange(world, "Ana", {"do": "solve", "party": "Us", "order": RIGHT[::-1]})
    assert "envelope-x" not in world.classes
    assert refusal(world, "Ana", do="solve", party="Us", order=RIGHT) == ("riddle-tried", "GH-C-ENV-09")
    visiting.begin_visit(party)
    arrange(world, "Ana", {"do": "solve", "party": "Us", "order": RIGHT})
    assert "envelope-x" in world.classes
    assert (world.city_events, world.road_events) == decks  # the class has no event cards
    visiting.begin_visit(party)
    assert refusal(world, "Ana", do="solve", party="Us", order=RIGHT) == ("riddle-solved", "GH-C-ENV-09")
    arrange(world, "Ana", {"do": "draw"})
    create = {"do": "create", "class": "envelope-x", "name": "Hive", "level": 1, "keep": 0}
    arrange(world, "Ana", create)
    assert (world.heroes[-1].hero_class, world.heroes[-1].name) == ("envelope-x", "Hive")
    CAMPAIGN.copy(world)


@pytest.mark.parametrize("order", [[], RIGHT[:5], [*RIGHT[:5], "dark"], [*RIGHT, "wild"], "fire", [1]])
def test_an_order_names_each_bowl_once(order: object) -> None:
    world, _ = one_party()
    with pytest.raises(BadData, match=r"change\.order"):
        arrange(world, "Ana", {"do": "solve", "party": "Us", "order": order})


# What opens when


@pytest.mark.rule("GH-C-ENV-07", "GH-C-ENV-09")
def test_one_envelope_is_opened_at_will_and_once() -> None:
    world, _ = one_party()
    arrange(world, "Ana", {"do": "open", "box": "at-will"})
    assert (world.unlocked, world.opened) == ([1, 76], ["at-will"])
    assert refusal(world, "Ana", do="open", box="at-will") == ("opened-already", "GH-C-ENV-07")
    with pytest.raises(BadData, match=r"change\.box"):
        arrange(world, "Ana", {"do": "open", "box": "envelope-a"})


@pytest.mark.rule("GH-C-RET-04", "GH-C-CON-01")
@pytest.mark.parametrize(("scenario", "opens"), [(56, "angry-face"), (62, "eclipse")])
def test_a_class_opens_with_the_scenario_that_ends_the_quest(scenario: int, opens: str) -> None:
    world, party = one_party()
    win(world, party, scenario)
    assert opens in world.classes


@pytest.mark.rule("GH-C-RET-04", "GH-C-RET-05")
def test_a_quest_is_rewarded_once() -> None:
    """Scenarios 61 and 62 end The Fall of Man: its class opens with them, and retiring brings nothing twice."""
    world, party = one_party()
    hero = world.heroes[0]
    hero.quest, hero.done = 529, [6, 19]
    for number in (14, 61, 62):
        win(world, party, number)
    decks = (list(world.designs), list(world.side_scenarios))
    hero.tally["fulfilled"] = 1
    retiring.retire(world, hero)
    assert (world.designs, world.side_scenarios) == decks
    assert world.classes.count("eclipse") == 1


@pytest.mark.rule("GH-C-RET-05", "GH-C-ENV-08")
def test_a_scenario_that_opens_what_is_open_gives_other_things() -> None:
    world, party = one_party()
    unlocking.unlock_class(world, "eclipse")
    designs, sides = len(world.designs), len(world.side_scenarios)
    win(world, party, 62)
    assert (len(world.designs), len(world.side_scenarios)) == (designs - 1, sides - 1)


@pytest.mark.rule("GH-C-ENV-09")
@pytest.mark.parametrize("scenario", [58, 60])
def test_envelope_x_opens_with_its_scenarios(scenario: int) -> None:
    world, party = one_party()
    win(world, party, scenario)
    assert unlocking.ENVELOPE_X in world.opened


@pytest.mark.rule("GH-C-RET-08", "GH-C-CON-01")
def test_the_seeker_retires_at_once_with_other_events() -> None:
    """Scenario 54 adds events 59; the brute's own retirement events, 42, do not come, now or later."""
    world, party = one_party("brute", "tinkerer")
    seeker = world.heroes[0]
    seeker.quest, seeker.done, seeker.gold, seeker.items = 510, [4, 5, 6, 52, 53], 40, [1]
    win(world, party, 54)
    assert (seeker.standing, seeker.gold, seeker.items, party.members) == (RETIRED, 0, [], ["h2"])
    assert (world.prosperity, "squidface" in world.classes) == (1, True)
    for deck in (world.city_events, world.road_events):
        assert (59 in deck, 42 in deck) == (True, False)
    unlocking.retired(world, "brute")
    assert 42 not in world.city_events
    assert RECORDS in world.opened


@pytest.mark.rule("GH-C-RET-01", "GH-C-RET-05")
def test_scenario_54_retires_nobody_else_and_pays_its_quest_once() -> None:
    world, party = one_party("brute", "tinkerer")
    seeker, rich = world.heroes
    seeker.quest, seeker.done = 510, [4, 5, 6, 52, 53]
    rich.quest, rich.gold = 512, 200  # fulfilled too: it retires in Gloomhaven
    designs = len(world.designs)
    win(world, party, 54)
    assert (seeker.standing, rich.standing) == (RETIRED, "playing")
    assert len(world.designs) == designs  # the class was opened once, not a second time with other things


@pytest.mark.rule("GH-C-RET-04", "GH-C-RET-05")
def test_the_reward_of_a_quest_comes_with_its_last_scenario_and_not_again() -> None:
    """Scenario 56 opens the box of quest 521; the retirement that follows brings nothing in its place."""
    world, party = one_party("brute", "tinkerer")
    hero = world.heroes[0]
    hero.quest, hero.done = 521, [3, 28, 29, 55]
    win(world, party, 56)
    assert "angry-face" in world.classes
    designs, sides = world.designs[:], world.side_scenarios[:]
    arrange(world, "Ana", {"do": "return", "party": "Us"})
    arrange(world, "Ana", {"do": "retire", "hero": "h1"})
    assert (hero.standing, world.designs, world.side_scenarios) == (RETIRED, designs, sides)


@pytest.mark.rule("GH-C-ITM-04")
def test_the_relic_of_scenario_53_is_not_for_sale() -> None:
    world, _ = one_party("brute", "tinkerer", items=[114])
    assert refusal(world, "Ana", do="sell", hero="h1", item=114) == ("not-for-sale", "GH-C-ITM-04")
    assert world.heroes[0].items == [114]


@pytest.mark.rule("GH-C-ITM-09", "GH-C-CON-01")
def test_what_scenario_53_gives_belongs_to_the_seeker() -> None:
    world, party = one_party("brute", "tinkerer")
    world.heroes[1].quest = 510
    win(world, party, 53)
    assert ([hero.items for hero in world.heroes], party.choices) == ([[], [114]], [])
    world, party = one_party("brute", "tinkerer")
    win(world, party, 53)  # the seeker is not there: somebody keeps it
    assert [(choice.kind, choice.numbers) for choice in party.choices] == [("item", [114])]
    arrange(world, "Ana", {"do": "settle", "party": "Us", "hero": "h1"})
    assert world.heroes[0].items == [114]


@pytest.mark.rule("GH-C-MOD-06")
def test_nobody_retires_at_once_in_casual_play() -> None:
    world, party = one_party()
    seeker = world.heroes[0]
    seeker.quest, seeker.done = 510, [4, 5, 6, 52, 53]
    win(world, party, 54, casual=True)
    assert (seeker.standing, "squidface" in world.classes) == ("playing", False)


# Gold that is spent at once


@pytest.mark.rule("GH-C-CON-01", "GH-C-ENH-01")
def test_gold_for_enhancements_is_spent_at_once_or_lost() -> None:
    """Scenario 27: a hundred gold for each, for enhancements only; Jump on a Move of level 1 costs 50."""
    world, party = one_party("brute", "tinkerer")
    world.achievements["the-power-of-enhancement"] = 1
    win(world, party, 27)
    brute = world.heroes[0]
    assert (brute.gold, brute.enhance_gold, party.location) == (0, 100, "27")
    arrange(world, "Ana", {"do": "enhance", "hero": "h1", "place": "6/bottom.0.main.1", "sticker": "jump"})
    assert (brute.gold, brute.enhance_gold) == (0, 50)
    arrange(world, "Ana", {"do": "return", "party": "Us"})
    world.road_events = []
    arrange(world, "Ana", {"do": "travel", "party": "Us", "scenario": 1})
    assert [hero.enhance_gold for hero in world.heroes] == [0, 0]


@pytest.mark.rule("GH-C-CIT-01")
def test_without_such_gold_cards_are_enhanced_in_gloomhaven() -> None:
    world, party = one_party(gold=500)
    world.achievements["the-power-of-enhancement"] = 1
    party.location = "1"
    change = {"do": "enhance", "hero": "h1", "place": "6/bottom.0.main.1", "sticker": "jump"}
    assert refusal(world, "Ana", **change) == ("not-in-gloomhaven", "GH-C-CIT-01")


# What an owner of the box tells


def five_times(world: GloomhavenWorld) -> list[str]:
    for _ in range(5):
        achievements.gain_global(world, "ancient-technology")
    return [event.kind for event in unlocking.look(world)]


@pytest.mark.rule("GH-C-ENV-01", "GH-C-ENV-08")
def test_unknown_contents_give_two_random_things_and_say_so() -> None:
    world = new_world()
    assert five_times(world) == ["opened", "contents-unknown", "design-found", "scenario-unlocked"]
    assert (len(world.designs), len(world.side_scenarios)) == (24, 8)


@pytest.mark.rule("GH-C-ENV-01", "GH-C-ENV-09")
def test_an_owner_tells_what_envelope_a_holds() -> None:
    world, _ = one_party()
    contents = {"prosperity": 2, "designs": [100], "unlocks": [90], "text": "A map and a drawing."}
    arrange(world, "Ana", {"do": "sealed", "contents": {"envelope-a": contents}})
    assert "A map" not in str(views.view(world, "Ana"))
    world = CAMPAIGN.copy(world)
    assert five_times(world) == [
        "opened", "sealed-read", "fate-prosperity-gained", "design-found", "scenario-unlocked",
    ]  # fmt: skip
    assert (world.prosperity, world.stock[100] > 0, world.unlocked) == (2, True, [1, 90])
    change = {"do": "sealed", "contents": {"envelope-a": {}}}
    assert refusal(world, "Ana", **change) == ("opened-already", "GH-C-ENV-07")


@pytest.mark.rule("GH-C-ENV-10")
def test_an_owner_tells_the_last_part_of_the_records() -> None:
    world, party = one_party()
    told = {"town-records-9": {"class": "sun", "add_events": [["city", 70]], "global": ["end-of-gloom"]}}
    arrange(world, "Ana", {"do": "sealed", "contents": told})
    unlocking.retired(world, "brute")
    prosperity.change(world, 39)
    for number in (72, 73, 77):
        win(world, party, number)
    assert world.records == 9
    assert ("sun" in world.classes, 70 in world.city_events) == (True, True)
    assert world.achievements["end-of-gloom"] == 1


@pytest.mark.parametrize(
    ("contents", "place"),
    [
        ([], r"change\.contents: must be an object"),
        ({"envelope-b": {}}, r"change\.contents: there is no sealed thing"),
        ({"envelope-a": 5}, r"change\.contents\.envelope-a: must be an object"),
        ({"envelope-a": {"gold": 5}}, r"change\.contents\.envelope-a\.gold: is not a known field"),
        ({"envelope-a": {"prosperity": 99}}, r"change\.contents\.envelope-a\.prosperity"),
        ({"envelope-a": {"designs": [152]}}, r"change\.contents\.envelope-a\.designs"),
        ({"envelope-a": {"unlocks": [96]}}, r"change\.contents\.envelope-a\.unlocks"),
        ({"envelope-a": {"class": "paladin"}}, r"change\.contents\.envelope-a\.class: there is no class"),
        ({"envelope-a": {"global": ["hero"]}}, r"change\.contents\.envelope-a\.global: there is no"),
        ({"envelope-a": {"add_events": [["sea", 1]]}}, r"change\.contents\.envelope-a\.add_events\[0\]"),
        ({"envelope-a": {"add_events": [["city", 99]]}}, r"change\.contents\.envelope-a\.add_events\[0\]"),
        ({"envelope-a": {"add_events": [5]}}, r"change\.contents\.envelope-a\.add_events\[0\]"),
        ({"envelope-a": {"text": "x" * 5000}}, r"change\.contents\.envelope-a\.text"),
    ],
)
def test_what_an_owner_tells_is_read_strictly(contents: object, place: str) -> None:
    world, _ = one_party()
    before = CAMPAIGN.dump(world)
    with pytest.raises(BadData, match=place):
        arrange(world, "Ana", {"do": "sealed", "contents": contents})
    assert CAMPAIGN.dump(world) == before


def test_parties_are_told_of_nothing_that_is_sealed() -> None:
    world, _ = one_party()
    world.parties.append(Party("Them"))
    arrange(world, "Ana", {"do": "sealed", "contents": {"envelope-a": {"class": "sun"}}})
    assert views.view(world, None)["sealed"] == ["envelope-a"]
    assert "sun" not in str(views.view(world, None)["sealed"])
