"""A rider that comes and goes (48), wind and sleepers (71), tokens face down, boulders and hot water (95)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.areas import MELEE
from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.board.figures import ASLEEP, MONSTERS
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.looting import take
from taverna.games.gloomhaven.effects.turn_order import groups_on_map
from taverna.games.gloomhaven.language.moments import MOVED, ROUND_END, TURN_START
from taverna.games.gloomhaven.language.vocabulary import ELITE, MUDDLE, NORMAL, POISON
from taverna.games.gloomhaven.monsters.aim import Aim
from taverna.games.gloomhaven.scenario.objectives import won
from taverna.games.gloomhaven.state.figures import OBJECT, Figure
from taverna.games.gloomhaven.state.frames import BY_ATTACK
from taverna.games.gloomhaven.state.table import GOALS_LOOTED, LOST, RUNNING, WON, Table
from taverna.games.gloomhaven.view.open_question import about
from tests.games.gloomhaven.scenario.meeting import SPECIAL_1, acts, lost, settle
from tests.support.gloomhaven.printed import (
    answer,
    at,
    begin,
    door_labelled,
    end_turn,
    fell,
    first_answers,
    hardy,
    of_type,
    open_all,
    open_door,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME

# 48: the dark rider

RANGED = 52
"""The initiative of the boss card with an attack of range 3."""


def ride(seats: int = 2) -> tuple[Table, Figure]:
    """Only the rider, which waits outside, and hardy heroes far from its first place."""
    table = hardy(begin(48, seats))
    rider = next(figure for figure in table.figures if figure.sheet.name == "dark-rider")
    for figure in table.figures:
        if figure.present and figure.group >= 0:
            table.standees[figure.group] &= ~(1 << figure.number)
            table.put(figure, -1)
            figure.left_in = 1
    for seat in range(seats):
        table.put(table.hero_figure(seat), -1)
    return table, rider


def test_48_everybody_is_muddled_and_the_rider_is_not_there() -> None:
    table = begin(48)
    assert all(table.hero_figure(seat).conditions & MUDDLE for seat in (0, 1))
    assert of_type(table, "dark-rider") == []
    assert not won(table)
    table.check()
    assert table.ended == RUNNING


@pytest.mark.rule("GH-S-SPC-07")
def test_48_the_rider_draws_a_card_and_comes_by_turns_where_the_letters_are() -> None:
    table, rider = ride()
    assert groups_on_map(table) >> rider.group & 1
    places = []
    for _ in range(7):
        acts(table, rider, 36)
        places.append(at(table, rider))
        table.put(rider, -1)
    assert places == [(-1, 3), (7, 0), (-1, 6), (7, 3), (2, 0), (4, 6), (-1, 3)]


def test_48_after_a_melee_attack_it_leaves_and_keeps_its_hit_points() -> None:
    table, rider = ride()
    put(table, table.hero_figure(0), (-1, 4))
    rider.hp -= 5
    acts(table, rider, SPECIAL_1)
    assert lost(table, 0) > 0
    assert not rider.present
    assert table.is_away(rider)
    assert rider.hp == rider.max_hp - 5
    again = GAME.load(GAME.dump(table))
    assert again.is_away(again.figures[rider.slot])


def test_48_after_a_ranged_attack_it_stays_and_does_not_jump() -> None:
    table, rider = ride()
    put(table, table.hero_figure(0), (2, 3))
    acts(table, rider, RANGED)
    assert lost(table, 0) > 0
    assert rider.present
    acts(table, rider, RANGED)
    assert table.registers[0] == 1


def test_48_a_place_that_is_taken() -> None:
    table, rider = ride()
    put(table, table.hero_figure(0), (-1, 3))
    put(table, table.hero_figure(1), (7, 6) if table.rules.map.cell((7, 6)) >= 0 else (8, 0))
    acts(table, rider, RANGED)
    assert rider.present
    assert at(table, rider) != (-1, 3)


def test_48_the_players_are_asked_about_the_rider() -> None:
    table, rider = ride()
    put(table, table.hero_figure(0), (-1, 3))
    table.at(TURN_START, rider.slot)
    run(table)
    assert table.pending[0].kind == "monster-place"
    assert about(table, "monster-place") == {"acting-figure": "dark-rider-1"}


def test_48_is_won_when_the_rider_is_dead() -> None:
    table, rider = ride()
    acts(table, rider, 36)
    assert rider.present
    fell(table, rider)
    assert table.ended == WON


# 71: wind and sleepers


def windy() -> Table:
    """Heroes alone in the first room; the first is earlier in the order."""
    table = hardy(begin(71))
    for figure in table.figures:
        if figure.present and figure.group >= 0:
            table.standees[figure.group] &= ~(1 << figure.number)
            table.put(figure, -1)
    table.board.figures.order[table.heroes[0].figure] = 0
    table.board.figures.order[table.heroes[1].figure] = 1000
    put(table, table.hero_figure(0), (4, 1))
    put(table, table.hero_figure(1), (5, 1))
    return table


def blow(table: Table, number: int) -> Table:
    table.round = number
    table.at(ROUND_END)
    return run(table)


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("number", "step"), [(2, (1, 0)), (4, (-1, 0)), (6, (1, 0))])
def test_71_the_wind_moves_everybody_by_turns(number: int, step: tuple[int, int]) -> None:
    table = windy()
    put(table, table.hero_figure(1), (3, -2))
    blow(table, number)
    assert at(table, table.hero_figure(0)) == (4 + step[0], 1 + step[1])
    assert at(table, table.hero_figure(1)) == (3 + step[0], -2 + step[1])


def test_71_in_initiative_order_and_stopped_by_who_is_in_the_way() -> None:
    table = windy()
    blow(table, 2)  # the first can't enter the hex of the second, who moves on only afterwards
    assert at(table, table.hero_figure(0)) == (4, 1)
    assert at(table, table.hero_figure(1)) == (6, 1)


@pytest.mark.parametrize(("number", "ends"), [(1, {(3, 0), (4, 0)}), (3, {(3, 2), (2, 2)})])
def test_71_where_two_ways_are_open_the_player_chooses(number: int, ends: set[tuple[int, int]]) -> None:
    table = windy()
    table.put(table.hero_figure(1), -1)
    put(table, table.hero_figure(0), (3, 1))
    blow(table, number)
    assert (table.pending[0].seat, table.pending[0].kind) == (0, "drift")
    cells = [code - codes.CELL for code in table.pending[0].options]
    assert {table.rules.map.hex(cell) for cell in cells} == ends
    answer(table, codes.CELL + cells[1])
    assert table.hero_figure(0).cell == cells[1]


def drakes() -> tuple[Table, Figure]:
    table = hardy(begin(71))
    return table, of_type(table, "spitting-drake")[0]


def test_71_drakes_sleep_and_nobody_counts_on_them() -> None:
    table, drake = drakes()
    assert {other.side for other in of_type(table, "spitting-drake")} == {ASLEEP}
    assert not groups_on_map(table) >> drake.group & 1
    assert table.are_enemies(table.hero_figure(0), drake)
    summon = Aim(table.board, table.heroes[0].figure, MELEE)
    assert drake.slot not in summon.enemies


@pytest.mark.parametrize("how", ["damage", "condition", "neighbour"])
def test_71_what_wakes_a_drake(how: str) -> None:
    table, drake = drakes()
    other = of_type(table, "spitting-drake")[1]
    hero = table.hero_figure(0)
    if how == "damage":
        hurt(table, drake, 1, BY_ATTACK, hero.slot, 0)
    elif how == "condition":
        gain(table, drake, POISON)
    else:
        near = [cell for cell in table.board.shape.near[drake.cell] if table.board.occupant[cell] < 0]
        table.put(hero, near[0])
        assert drake.side == ASLEEP
        table.at(MOVED, hero.slot)
    assert (drake.side, other.side) == (MONSTERS, ASLEEP)
    assert groups_on_map(table) >> drake.group & 1
    again = GAME.load(GAME.dump(table))
    assert [figure.side for figure in again.figures] == [figure.side for figure in table.figures]


def test_71_a_treasure_opens_the_next_door_and_all_must_get_out() -> None:
    table = begin(71)
    labels = ("b", "c", "d")
    for number, label in enumerate(labels):
        assert table.board.doors[door_labelled(table, label)] == LOCKED
        table.treasure[table.hero_figure(0).cell] = 0
        take(table, 0, table.hero_figure(0).cell, "GH-S-LOT-03")
        run(table)
        assert table.counts[GOALS_LOOTED] == number + 1
        assert [table.board.doors[door_labelled(table, one)] == OPENED for one in labels] == [
            place <= number for place in range(3)
        ]
    put(table, table.hero_figure(0), (0, 10))
    table.check()
    assert table.ended == RUNNING
    put(table, table.hero_figure(1), (-1, 10))
    table.check()
    assert table.ended == WON


def test_71_is_lost_when_somebody_is_exhausted_elsewhere() -> None:
    table = begin(71)
    fell(table, table.hero_figure(0))
    settle(table)
    assert table.ended == LOST


# 95: tokens, boulders, hot water


def loot(table: Table) -> None:
    cell = table.hero_figure(0).cell
    table.treasure[cell] = 0
    take(table, 0, cell, "GH-S-LOT-03")


def token(table: Table) -> int:
    return table.registers[table.rules.plan.registers.index("tokens")]


@pytest.mark.parametrize("seed", range(1, 9))
def test_95_four_of_six_tokens_are_needed(seed: int) -> None:
    table = begin(95, seed=seed)
    found = []
    for _ in range(6):
        loot(table)
        found.append(token(table))
    assert found[-1] == 4
    assert found[1] >= 0
    assert found[4] >= 3


def test_95_the_door_opens_with_the_fourth() -> None:
    table = begin(95)
    door = door_labelled(table, "1")
    while token(table) < 4:
        assert table.board.doors[door] == LOCKED
        end_turn(table, table.hero_figure(0))
        loot(table)
    end_turn(table, table.hero_figure(0))
    first_answers(table, "reveal", "spawn")
    assert table.board.doors[door] == OPENED
    [boss] = of_type(table, "prime-lieutenant")
    fell(table, boss)
    assert table.ended == WON


@pytest.mark.rule("GH-S-SPC-01")
@pytest.mark.parametrize(
    ("number", "slug", "ranks"),
    [(1, "flame-demon", (NORMAL, ELITE, ELITE)), (2, "earth-demon", (NORMAL, NORMAL, ELITE))],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_95_demons_come_until_the_tokens_are_found(
    number: int, slug: str, ranks: tuple[int, ...], seats: int
) -> None:
    table = begin(95, seats)
    blow(table, number)
    [demon] = of_type(table, slug)
    assert (at(table, demon), demon.sheet.rank) == ((0, 1), ranks[seats - 2])
    table.write(table.rules.plan.registers.index("tokens"), 4)
    blow(table, number)
    assert len(of_type(table, slug)) == 1


def test_95_who_ends_a_turn_in_the_water_suffers() -> None:
    """1 + level 1."""
    table = hardy(open_door(begin(95), 0))
    put(table, table.hero_figure(0), (4, 5))
    end_turn(table, table.hero_figure(0))
    settle(table)
    end_turn(table, table.hero_figure(1))
    settle(table)
    assert (lost(table, 0), lost(table, 1)) == (2, 0)


def test_95_boulders_can_be_broken() -> None:
    table = open_all(begin(95))
    boulders = of_type(table, "boulder")
    assert {at(table, boulder) for boulder in boulders} == {(6, -8), (5, -6), (7, -7), (9, -8), (11, -8)}
    assert {(boulder.kind, boulder.max_hp) for boulder in boulders} == {(OBJECT, 4)}
    hurt(table, boulders[0], 4, BY_ATTACK, table.heroes[0].figure, 0)
    run(table)
    assert len(of_type(table, "boulder")) == 4
