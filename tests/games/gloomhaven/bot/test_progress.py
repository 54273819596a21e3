"""What an unfinished scenario promises beyond fights: things to get, places to reach, those who must live."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.bot.deeds import need
from taverna.games.gloomhaven.bot.foes import foes_of
from taverna.games.gloomhaven.bot.goal import Aims
from taverna.games.gloomhaven.bot.minor_decisions import rate_push
from taverna.games.gloomhaven.bot.situation import Friend, Scene
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import NOBODY
from taverna.games.gloomhaven.state.frames import Shove
from taverna.games.gloomhaven.state.table import GOALS_LOOTED, Table
from taverna.kernel import Decision
from taverna.kit.hexes import distance
from tests.support.gloomhaven.printed import begin, monsters, of_type
from tests.support.gloomhaven.tabletop import GAME


def chance(table: Table) -> float:
    return GAME.judgement.estimate(table)[0]


def free_cells(table: Table) -> list[int]:
    board = table.board
    return [
        cell
        for cell in range(board.map.size)
        if board.exists(cell) and board.occupant[cell] == NOBODY and not board.terrain[cell]
    ]


def test_each_treasure_that_is_wanted_brings_hope() -> None:
    table = begin(7)
    before = chance(table)
    table.counts[GOALS_LOOTED] += 1
    assert chance(table) > before


def test_each_hero_with_a_treasure_of_its_own_brings_hope() -> None:
    table = begin(52)
    before = chance(table)
    table.heroes[0].treasures = [GOAL]
    assert chance(table) > before


@pytest.mark.parametrize("scenario", [38, 84])
def test_wounds_of_those_who_must_live_cost_hope(scenario: int) -> None:
    table = begin(scenario)
    kept = of_type(table, "orchid" if scenario == 38 else "crystal")[0]
    before = chance(table)
    kept.hp -= 2
    assert chance(table) < before


def test_where_one_who_falls_loses_the_weakest_counts() -> None:
    """Scenario 25: a character that is exhausted off the exit loses it for all."""
    table = begin(25, seats=4)
    for seat in (0, 1):
        table.hero_figure(seat).hp -= 2
    shared = chance(table)
    table.hero_figure(0).hp += 2
    table.hero_figure(1).hp -= 2
    assert chance(table) < shared


def test_the_way_to_the_exit_counts() -> None:
    """Scenario 37: everybody has to get to the exit; the first door is on the way."""
    table = begin(37)
    for foe in monsters(table):
        table.put(foe, -1)
    figure = table.hero_figure(0)
    where = table.board.map
    cells = sorted(free_cells(table), key=lambda cell: distance(where.hex(cell), where.hex(where.doors[0])))
    table.put(figure, cells[0])
    near = chance(table)
    table.put(figure, cells[-1])
    assert chance(table) < near


def test_who_must_not_arrive_is_better_far_away() -> None:
    """Scenario 77 is lost when a city guard gets to the exit."""
    table = begin(77)
    table.board.reveal(list(range(len(table.board.revealed))))
    guard = of_type(table, "city-guard")[0]
    place = table.rules.plan.lose[0].place
    assert place is not None
    cells = sorted(free_cells(table), key=lambda cell: min(table.distance(cell, at) for at in place.cells))
    table.put(guard, cells[0])
    near = chance(table)
    table.put(guard, cells[-1])
    assert chance(table) > near


def test_a_thing_that_must_be_destroyed_counts_by_its_hit_points() -> None:
    """Scenario 42 is won when the cords are cut."""
    table = begin(42)
    cord = of_type(table, "cord")[0]
    before = chance(table)
    cord.hp -= 1
    assert chance(table) > before


def test_a_charge_that_grows_brings_hope() -> None:
    table = begin(54)
    register = table.rules.plan.win[0].register
    before = chance(table)
    table.write(register, table.registers[register] + 2)
    assert chance(table) > before


def test_nobody_heals_what_cannot_be_healed() -> None:
    table = begin(84)
    crystal = of_type(table, "crystal")[0]
    crystal.hp = 1
    assert need(Friend(table, crystal), 3) == 0.0


def test_demons_are_expected_to_go_for_the_crystal() -> None:
    table = begin(84, seats=4)
    crystal = of_type(table, "crystal")[0]
    assert {foe.seeks for foe in foes_of(table, 0, True)} == {crystal.group}
    before = Scene(table, 0).danger(table.hero_figure(0).cell)
    near = next(cell for cell in free_cells(table) if table.distance(cell, crystal.cell) == 1)
    table.put(of_type(table, "earth-demon")[0], near)
    crystal.hp = 1
    assert Scene(table, 0).danger(table.hero_figure(0).cell) > before


def test_friends_are_not_pulled_about() -> None:
    table = begin(1)
    me, other = table.hero_figure(0), table.hero_figure(1)
    table.shoves.append(Shove(other.slot, me.slot, 0, 2, True, me.cell))
    cell = free_cells(table)[0]
    worth = rate_push(table, Decision(0, "pull", [codes.DONE, codes.CELL + cell]))
    assert worth[0] > worth[1]


def test_who_is_in_a_hurry_fights_first_where_too_many_stand_before_the_door() -> None:
    """Scenario 23 is about plates behind doors: nobody waits at the door while others shoot."""
    table = begin(23)
    aims = Aims(Scene(table, 0))
    assert aims.fighting
    assert not aims.rushing
    last, *others = monsters(table)
    for foe in others:
        table.put(foe, -1)
    last.hp = 1
    assert Aims(Scene(table, 0)).rushing


def test_a_door_is_opened_that_is_all_between_the_heroes_and_their_enemies() -> None:
    table = begin(1)
    door = table.board.map.doors[0]
    foe, *others = monsters(table)
    for other in others:
        table.put(other, -1)
    assert not Aims(Scene(table, 0)).may_open(door), "there is somebody to fight on this side"
    rooms = len(table.board.revealed)
    table.board.reveal(list(range(rooms)))
    beyond = next(cell for cell in free_cells(table) if table.board.map.room[cell] == rooms - 1)
    table.put(foe, beyond)
    assert Aims(Scene(table, 0)).may_open(door)
