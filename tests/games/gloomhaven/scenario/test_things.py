"""Things that are carried, given up, handed over or charged: 54, 69, 81, 82 (GH-S-SPC-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.board.board import LOCKED, OPENED, TRAP
from taverna.games.gloomhaven.bot.offers import places_of_errands
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.looting import loot
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL
from taverna.games.gloomhaven.scenario.ending import report
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.frames import BY_ATTACK
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.support.gloomhaven.own import register
from tests.support.gloomhaven.printed import (
    answer,
    begin,
    door_labelled,
    end_turn,
    fell,
    fell_all,
    first_answers,
    hardy,
    monsters,
    of_type,
    open_all,
    open_door,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME


def given(number: int, seats: int = 2, to: int = 0) -> Table:
    """The players have chosen who has the thing."""
    table = begin(number, seats)
    assert table.pending[0].kind == "give"
    answer(table, codes.FIGURE + table.heroes[to].figure)
    return hardy(table)


def holders(table: Table) -> list[int]:
    return [hero.seat for hero in table.heroes if GOAL in hero.treasures]


def goals(table: Table) -> list[int]:
    return [cell for cell, number in enumerate(table.treasure) if number == GOAL]


def saved(table: Table) -> Table:
    """Saved in the middle and loaded; the card selection that tests break into is forgotten."""
    other = table.clone()
    other.answers = []
    return GAME.load(GAME.dump(other))


# 69: the doll


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize("to", [0, 1])
def test_69_the_players_choose_who_has_the_doll(to: int) -> None:
    table = given(69, to=to)
    assert holders(table) == [to]
    assert table.pending[0].kind == "select"


def test_69_the_choice_is_saved_and_loaded() -> None:
    table = begin(69)
    loaded = GAME.load(GAME.dump(table))
    assert [decision.kind for decision in loaded.pending] == ["give"]
    for other in (table, loaded):
        answer(other, codes.FIGURE + other.heroes[1].figure)
    assert GAME.dump(loaded) == GAME.dump(table)


def test_69_is_won_beside_the_well_by_who_has_the_doll() -> None:
    table = fell_all(open_all(given(69)))
    put(table, table.hero_figure(1), (2, 5))
    assert end_turn(table, table.hero_figure(1)).ended == RUNNING
    put(table, table.hero_figure(0), (1, 4))
    assert end_turn(table, table.hero_figure(0)).ended == WON


def test_69_the_doll_stays_where_its_carrier_is_exhausted_and_another_finds_it() -> None:
    table = fell_all(open_all(given(69)))
    cell = table.hero_figure(0).cell
    exhaust(table, 0, "GH-S-EXH-01")
    assert (holders(table), goals(table)) == ([], [cell])
    table.put(table.hero_figure(1), cell)
    end_turn(table, table.hero_figure(1))
    assert (holders(table), goals(table)) == ([1], [])
    assert table.ended == RUNNING


@pytest.mark.parametrize("takes", [True, False])
def test_69_a_loot_ability_that_reaches_the_carrier_may_take_the_doll_over(takes: bool) -> None:
    table = fell_all(open_all(given(69)))
    put(table, table.hero_figure(0), (-2, 0))
    put(table, table.hero_figure(1), (-1, 0))
    loot(table, table.hero_figure(1), 1, 0)
    run(table)
    assert (table.pending[0].kind, table.pending[0].seat) == ("hand-over", 1)
    assert saved(table).pending[0].kind == "hand-over"
    answer(table, codes.YES if takes else codes.DONE)
    assert holders(table) == ([1] if takes else [0])


def test_69_out_of_reach_nothing_is_taken_over() -> None:
    table = fell_all(open_all(given(69)))
    put(table, table.hero_figure(0), (-2, 0))
    put(table, table.hero_figure(1), (0, 1))
    loot(table, table.hero_figure(1), 1, 0)
    assert all(op != steps.HAND_OVER for op, _, _ in table.agenda)


@pytest.mark.rule("GH-S-SPC-01", "GH-S-TRP-01")
@pytest.mark.parametrize(
    ("seats", "scouts", "shamans"),
    [(2, [NORMAL] * 2, [NORMAL]), (3, [ELITE] * 2, [NORMAL]), (4, [ELITE] * 2, [ELITE])],
)
def test_69_behind_the_door_vermlings_and_traps(seats: int, scouts: list[int], shamans: list[int]) -> None:
    table = given(69, seats)
    fell_all(table)
    first, second = (table.rules.map.cell(hex) for hex in ((-3, 2), (-4, 2)))
    open_door(table, 0)
    fell_all(table)
    victim = table.hero_figure(0)
    table.put(victim, first)
    open_door(table, door_labelled(table, "1"))
    if table.pending and table.pending[0].kind == "damage":
        answer(table, codes.DONE)
    assert victim.max_hp - victim.hp == table.rules.levels.trap
    assert not table.board.terrain[first] & TRAP, "sprung at once"
    assert table.board.terrain[second] & TRAP
    first_answers(table, "spawn")
    came = [figure for figure in monsters(table) if figure.spawned]
    assert [figure.sheet.rank for figure in came if figure.sheet.name == "vermling-scout"] == scouts
    assert [figure.sheet.rank for figure in came if figure.sheet.name == "vermling-shaman"] == shamans


def test_69_a_hero_with_the_doll_knows_where_to_go() -> None:
    table = open_all(given(69))
    near = [table.rules.map.hex(cell) for cell in places_of_errands(table, table.hero_figure(0))]
    assert (1, 4) in near
    assert places_of_errands(table, table.hero_figure(1)) == []


# 54: the staff


def strike(table: Table, seat: int, n: int) -> None:
    hurt(table, of_type(table, "harrower-infester")[0], n, BY_ATTACK, table.heroes[seat].figure, seat)
    run(table)


@pytest.mark.rule("GH-S-SPC-07")
def test_54_only_the_staff_hurts_infesters_and_is_charged_by_it() -> None:
    table = open_all(given(54))
    infester = of_type(table, "harrower-infester")[0]
    strike(table, 1, 3)
    assert (infester.hp, register(table, "charge")) == (infester.max_hp, 0)
    strike(table, 0, 3)
    assert (infester.max_hp - infester.hp, register(table, "charge")) == (3, 3)


def test_54_others_are_hurt_by_anybody() -> None:
    table = open_all(given(54))
    spirit = of_type(table, "living-spirit")[0]
    hurt(table, spirit, 1, BY_ATTACK, table.heroes[1].figure, 1)
    assert spirit.hp == spirit.max_hp - 1
    assert register(table, "charge") == 0


@pytest.mark.parametrize(("seats", "needed"), [(2, 8), (4, 16)])
def test_54_is_won_beside_the_altar_once_the_staff_is_charged(seats: int, needed: int) -> None:
    """2 for each character and level, levels counted from 1: level 1."""
    table = open_all(given(54, seats))
    assert table.rules.levels.level == 1
    hero = table.hero_figure(0)
    cell = next(
        cell
        for cell in places_of_errands(table, hero) or table.board.shape.near[table.rules.map.cell((14, 1))]
    )
    fell_all(table, "living-spirit")
    table.write(table.rules.plan.registers.index("charge"), needed - 1)
    other = table.board.occupant[cell]
    if other >= 0:
        table.put(table.figures[other], -1)
    table.put(hero, cell)
    assert end_turn(table, hero).ended == RUNNING
    strike(table, 0, 1)
    assert table.ended == RUNNING, "it must be there with the charge"
    assert end_turn(table, hero).ended == WON


def test_54_is_lost_with_the_seeker_alone() -> None:
    table = given(54, 3, 1)
    exhaust(table, 0, "GH-S-EXH-01")
    assert table.ended == RUNNING
    exhaust(table, 1, "GH-S-EXH-01")
    assert table.ended == LOST


# 81: the crystal and the sphere


def test_81_each_relic_given_up_at_the_altar_hurts_the_boss() -> None:
    table = open_all(hardy(begin(81, 3)))
    [boss] = of_type(table, "the-colorless")
    for cell in goals(table):
        table.put(table.hero_figure(0), cell)
        end_turn(table, table.hero_figure(0))
    assert table.heroes[0].treasures == [GOAL, GOAL]
    fell_all(table, "night-demon")
    boss.hp = boss.max_hp = 50
    put(table, table.hero_figure(0), (4, 2))
    for lost in (6, 12):
        end_turn(table, table.hero_figure(0))
        assert boss.max_hp - boss.hp == lost
    assert table.heroes[0].treasures == []
    assert end_turn(table, table.hero_figure(0)).ended == RUNNING
    assert boss.max_hp - boss.hp == 12


def test_81_without_a_relic_the_altar_does_nothing_and_the_boss_must_die() -> None:
    table = open_all(hardy(begin(81)))
    [boss] = of_type(table, "the-colorless")
    put(table, table.hero_figure(0), (4, 2))
    end_turn(table, table.hero_figure(0))
    assert boss.hp == boss.max_hp
    assert fell(table, boss).ended == WON


def test_81_is_lost_when_all_are_exhausted() -> None:
    table = begin(81)
    exhaust(table, 0, "GH-S-EXH-01")
    exhaust(table, 1, "GH-S-EXH-01")
    assert table.ended == LOST


# 82: doors that elites open, and what to do with the artifacts


@pytest.mark.rule("GH-S-DOR-07", "GH-S-SPC-07")
def test_82_each_elite_that_dies_opens_the_next_door() -> None:
    table = hardy(begin(82, 4))
    labels = ["a", "b", "c", "d", "e", "f"]
    doors = [door_labelled(table, label) for label in labels]
    assert all(table.board.doors[door] == LOCKED for door in doors)
    [normal, *_] = [figure for figure in monsters(table) if figure.sheet.rank == NORMAL]
    fell(table, normal)
    assert all(table.board.doors[door] == LOCKED for door in doors)
    for opened in range(1, 7):
        elite = next(figure for figure in monsters(table) if figure.sheet.rank == ELITE)
        fell(table, elite)
        assert [table.board.doors[door] == OPENED for door in doors] == [place < opened for place in range(6)]


def with_artifacts() -> Table:
    """The first hero has looted treasure 62."""
    table = open_all(hardy(begin(82)))
    fell_all(table)
    table.put(table.hero_figure(0), table.treasure.index(62))
    end_turn(table, table.hero_figure(0))
    assert table.heroes[0].treasures == [62]
    assert table.ended == RUNNING
    return table


def test_82_one_artifact_is_given_up_on_g() -> None:
    table = with_artifacts()
    put(table, table.hero_figure(1), (1, -9))
    assert end_turn(table, table.hero_figure(1)).ended == RUNNING
    table.put(table.hero_figure(1), table.rules.start[2])
    put(table, table.hero_figure(0), (1, -9))
    assert end_turn(table, table.hero_figure(0)).ended == WON


def test_82_or_all_escape_with_them() -> None:
    table = with_artifacts()
    put(table, table.hero_figure(1), (-1, -10))
    table.put(table.hero_figure(0), table.rules.start[0])
    assert end_turn(table, table.hero_figure(0)).ended == RUNNING
    table.put(table.hero_figure(1), table.rules.start[1])
    assert end_turn(table, table.hero_figure(1)).ended == WON


def test_82_nobody_escapes_without_them() -> None:
    table = fell_all(open_all(hardy(begin(82))))
    end_turn(table, table.hero_figure(1))
    assert table.ended == RUNNING


def test_82_the_artifacts_are_lost_with_the_scenario() -> None:
    table = with_artifacts()
    won = table.clone()
    won.ended = WON
    assert (report(won)[0].treasures, bool(report(won)[0].items)) == ([62], True)
    for seat in (0, 1):
        exhaust(table, seat, "GH-S-EXH-01")
    assert table.ended == LOST
    assert (report(table)[0].treasures, report(table)[0].items) == ([], [])
