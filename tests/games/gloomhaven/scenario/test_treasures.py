"""Treasures of the scenarios 1 to 20 and what heroes bring home (GH-S-TRE, GH-S-END, GH-S-SET-11)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.language.vocabulary import POISON
from taverna.games.gloomhaven.scenario.building import build
from taverna.games.gloomhaven.scenario.ending import Home, report
from taverna.games.gloomhaven.setup import deal
from taverna.games.gloomhaven.state.figures import READY
from taverna.games.gloomhaven.state.sheets import item_sheet
from taverna.games.gloomhaven.state.table import LOST, NO_TREASURE, WON, Table
from taverna.kernel import Rng
from tests.support.gloomhaven.printed import (
    begin,
    end_turn,
    fell_all,
    hardy,
    idle,
    of_type,
    open_all,
    run,
    told,
)
from tests.support.gloomhaven.tabletop import GAME

NUMBERED = {
    1: [7], 2: [67], 3: [65], 4: [38, 46], 5: [4, 28], 6: [50], 7: [], 8: [51], 9: [], 10: [11], 11: [5], 12: [34],
    13: [10], 14: [26], 15: [], 16: [1], 17: [71], 18: [63], 19: [17], 20: [60],
}  # fmt: skip
GOALS = {7: 5, 9: 1, 15: 1}


def tiles(table: Table) -> dict[int, int]:
    """Cell by number of the treasure there."""
    return {number: cell for cell, number in enumerate(table.treasure) if number > 0}


def opened(scenario: int) -> Table:
    """All rooms open."""
    return open_all(hardy(begin(scenario)))


def loots(table: Table, number: int, seat: int = 0) -> Home:
    """The hero ends a turn on the tile."""
    hero = table.hero_figure(seat)
    other = table.board.occupant[tiles(table)[number]]
    if other >= 0:
        table.put(table.figures[other], -1)
    table.put(hero, tiles(table)[number])
    end_turn(table, hero)
    while table.pending and table.pending[0].kind == "damage":
        GAME.apply(table, table.pending[0].seat, codes.DONE)
    return report(table)[seat]


@pytest.mark.parametrize("scenario", range(1, 21))
def test_where_the_treasures_are(scenario: int) -> None:
    table = opened(scenario)
    assert sorted(tiles(table)) == NUMBERED[scenario]
    assert table.treasure.count(0) == GOALS.get(scenario, 0)


@pytest.mark.rule("GH-S-TRE-02")
@pytest.mark.parametrize(
    ("scenario", "number", "gold"), [(2, 67, 10), (5, 4, 15), (5, 28, 15), (14, 26, 20), (19, 17, 20)]
)
def test_gold(scenario: int, number: int, gold: int) -> None:
    table = opened(scenario)
    before = [home.gold for home in report(table)]
    home = loots(table, number)
    assert (home.gold, report(table)[1].gold) == (before[0] + gold, before[1])
    assert home.treasures == [number]
    assert table.treasure[table.hero_figure(0).cell] == NO_TREASURE


@pytest.mark.rule("GH-S-TRE-02")
def test_13_experience() -> None:
    table = opened(13)
    assert loots(table, 10).xp == 10
    assert table.heroes[0].xp == 10


@pytest.mark.rule("GH-S-TRE-02")
def test_4_a_trapped_chest() -> None:
    table = opened(4)
    hero = table.hero_figure(0)
    table.put(hero, tiles(table)[46])
    end_turn(table, hero)
    assert table.pending[0].kind == "damage"
    GAME.apply(table, 0, codes.DONE)
    assert hero.max_hp - hero.hp == 3
    assert hero.conditions == POISON


@pytest.mark.rule("GH-S-TRE-03")
@pytest.mark.parametrize(
    ("scenario", "number", "item"), [(6, 50, 101), (11, 5, 23), (12, 34, 24), (20, 60, 113)]
)
def test_items_are_owned_at_once_and_worn_later(scenario: int, number: int, item: int) -> None:
    table = opened(scenario)
    home = loots(table, number)
    assert home.items == [item]
    assert table.heroes[0].items == []
    assert home.gold == 0


@pytest.mark.rule("GH-S-TRE-06")
@pytest.mark.parametrize(
    ("scenario", "number", "item", "price"), [(11, 5, 23, 10), (12, 34, 24, 10), (20, 60, 113, 25)]
)
def test_a_second_copy_is_sold_for_half(scenario: int, number: int, item: int, price: int) -> None:
    table = opened(scenario)
    hero = table.heroes[0]
    hero.items, hero.item_states, hero.item_uses = [item], [READY], [0]
    table.rules.items.setdefault(item, item_sheet(content.item(item)))
    home = loots(table, number)
    assert home.items == []
    assert home.gold == price


@pytest.mark.rule("GH-S-TRE-04")
@pytest.mark.parametrize(
    ("scenario", "number", "what"),
    [
        (1, 7, "random_scenario"),
        (3, 65, "design"),
        (4, 38, "design"),
        (8, 51, "random_scenario"),
        (10, 11, "random_design"),
        (16, 1, "random_design"),
        (17, 71, "random_scenario"),
        (18, 63, "random_design"),
    ],
)
def test_designs_and_scenarios_are_noted_for_the_campaign(scenario: int, number: int, what: str) -> None:
    table = opened(scenario)
    home = loots(table, number)
    assert home.treasures == [number]
    assert (home.gold, home.xp, home.items) == (0, 0, [])
    assert getattr(content.treasure(number), what)
    assert content.treasure(65).design == 107


@pytest.mark.rule("GH-S-TRE-01")
def test_only_heroes_take_treasure() -> None:
    table = open_all(begin(1))
    figure = of_type(table, "bandit-guard")[0]
    table.put(figure, tiles(table)[7])
    end_turn(table, figure)
    assert 7 in tiles(table)


@pytest.mark.rule("GH-S-TRE-07")
def test_what_a_treasure_holds_is_in_no_view() -> None:
    table = opened(2)
    board = GAME.view(table, 0)["board"]
    assert isinstance(board, dict)
    assert board["treasures"] == [[tiles(table)[67], 67]]
    assert not told(table, "treasure")


@pytest.mark.rule("GH-S-SET-11")
@pytest.mark.rule("GH-S-TRE-05")
def test_treasures_taken_before_are_not_placed_again_but_goals_are() -> None:
    for scenario, number in ((2, 67), (9, 0)):
        table = GAME.setup(2, 1, {"scenario": str(scenario)})
        rules = build(dict(table.rules.options), 2)
        rules.looted = [67]
        again = open_all_of(deal(rules, 2, Rng(1)))
        assert (number in again.treasure) == (number == 0)


def open_all_of(table: Table) -> Table:
    for door in range(len(table.board.doors)):
        enter_door(table, door, table.hero_figure(0))
    return table


# The end


@pytest.mark.rule("GH-S-END-04")
@pytest.mark.rule("GH-S-LOT-02")
def test_tokens_become_gold_whether_won_or_lost_and_what_lies_around_is_lost() -> None:
    for level, rate in (("1", 2), ("3", 3), ("7", 4)):
        for ended in (WON, LOST):
            table = begin(1, level_1=level, level_2=level)
            table.heroes[0].tokens = 4
            table.coins[table.hero_figure(0).cell] = 3
            table.ended = ended
            assert [home.gold for home in report(table)] == [4 * rate, 0]


@pytest.mark.rule("GH-S-END-08")
@pytest.mark.rule("GH-S-EXH-05")
def test_the_exhausted_share_in_the_success() -> None:
    table = open_all(begin(1))
    table.heroes[0].tokens = 2
    table.heroes[0].xp = 5
    exhaust(table, 0, "GH-S-EXH-01")
    fell_all(table)
    assert table.ended == WON
    home = report(table)[0]
    assert home.exhausted
    assert (home.xp, home.gold) == (5 + 6, 4)


@pytest.mark.rule("GH-S-END-10")
def test_battle_goals_are_secret_until_the_end() -> None:
    table = begin(1)
    heroes = GAME.view(table, 1)["heroes"]
    assert isinstance(heroes, list)
    assert [hero["goal"] != "" for hero in heroes] == [False, True]
    table.agenda = []
    table.pending = []
    heroes = GAME.view(table, 1)["heroes"]
    assert isinstance(heroes, list)
    assert all(hero["goal"] for hero in heroes)


@pytest.mark.rule("GH-S-END-11")
@pytest.mark.rule("GH-S-END-02")
def test_a_single_scenario_ends_with_a_report_for_every_hero() -> None:
    table = open_all(hardy(begin(1)))
    fell_all(table)
    while table.pending:
        seat = table.pending[0].seat
        GAME.apply(table, seat, idle(table, seat))
    assert table.round == 1
    assert GAME.outcome(table).won
    assert [event.args["seat"] for event in told(table, "home")] == [0, 1]
    assert run(table).pending == []
