"""Characters that leave one by one, discards at the start, walls that break, guards to spare (41, 76, 85, 92)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.areas import MELEE
from taverna.games.gloomhaven.board.board import CLOSED, LOCKED, OPENED
from taverna.games.gloomhaven.bot.foes import SPARED, foes_of
from taverna.games.gloomhaven.effects.dying import escape, exhaust
from taverna.games.gloomhaven.language.moments import ROUND_START
from taverna.games.gloomhaven.language.vocabulary import ELEMENTS, STUN
from taverna.games.gloomhaven.monsters.aim import Aim
from taverna.games.gloomhaven.scenario.ending import report
from taverna.games.gloomhaven.scenario.planning import make_plan
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import INERT, LOST, RUNNING, STRONG, WON, Table
from tests.support.gloomhaven.printed import (
    answer,
    at,
    begin,
    door_labelled,
    end_turn,
    fell,
    fell_all,
    hardy,
    monsters,
    of_type,
    open_all,
    open_door,
    play_round,
    put,
    told,
)
from tests.support.gloomhaven.tabletop import GAME

EXIT = (13, 3)
PLATE = (7, 3)


def hero(table: Table, seat: int = 0) -> Figure:
    return table.hero_figure(seat)


def cleared(table: Table) -> Table:
    for figure in monsters(table):
        fell(table, figure)
    return table


# 41: a plate, then one by one


@pytest.mark.rule("GH-S-SPC-07", "GH-S-COR-02")
def test_41_a_plate_unlocks_door_2_and_wakes_the_golems() -> None:
    table = cleared(hardy(begin(41)))
    open_door(table, door_labelled(table, "1"))
    cleared(table)
    door = door_labelled(table, "2")
    assert table.board.doors[door] == LOCKED
    put(table, hero(table), PLATE)
    end_turn(table, hero(table))
    assert table.board.doors[door] == CLOSED  # a character still has to open it
    woken = sorted((figure.sheet.name, at(table, figure)) for figure in monsters(table))
    assert woken == [
        ("ancient-artillery", (7, 6)),
        ("ancient-artillery", (10, 0)),
        ("stone-golem", (5, 6)),
        ("stone-golem", (8, 0)),
    ]
    assert all(figure.spawned for figure in monsters(table))
    cleared(table)
    end_turn(table, hero(table))
    assert monsters(table) == []  # only once


def at_the_exit(seats: int = 2) -> Table:
    table = hardy(begin(41, seats))
    open_all(table)
    cleared(table)
    put(table, hero(table), EXIT)
    return table


@pytest.mark.rule("GH-S-SPC-07")
def test_41_who_ends_a_round_on_the_exit_is_gone_and_the_others_go_on() -> None:
    table = at_the_exit()
    play_round(table)
    assert not hero(table).present
    assert (table.heroes[0].has_escaped, table.ended) == (True, RUNNING)
    assert told(table, "escaped")
    assert {decision.seat for decision in table.pending} == {1}
    heroes = GAME.view(table, 1)["heroes"]
    assert isinstance(heroes, list)
    assert heroes[0]["escaped"] is True
    again = GAME.load(GAME.dump(table))
    assert again.heroes[0].has_escaped
    put(table, hero(table, 1), EXIT)
    play_round(table)
    assert table.ended == WON
    assert [home.exhausted for home in report(table)] == [False, False]


def test_41_nobody_leaves_before_door_2_is_open() -> None:
    table = hardy(begin(41))
    for door in range(2):
        open_door(table, door)
    cleared(table)
    doors = table.board.doors[:]
    doors[door_labelled(table, "2")] = CLOSED
    table.board.doors = doors
    put(table, hero(table), EXIT)
    play_round(table)
    assert hero(table).present


@pytest.mark.rule("GH-S-END-03")
def test_41_is_lost_by_one_exhausted_character_once_door_2_is_open() -> None:
    table = hardy(begin(41, 3))
    exhaust(table, 2, "GH-S-EXH-01")
    assert table.ended == RUNNING
    table = at_the_exit(3)
    exhaust(table, 2, "GH-S-EXH-01")
    assert table.ended == LOST


@pytest.mark.rule("GH-S-END-03")
def test_41_is_not_lost_by_who_was_exhausted_before_door_2_opened() -> None:
    table = hardy(begin(41, 3))
    exhaust(table, 2, "GH-S-EXH-01")
    open_all(table)
    cleared(table)
    play_round(table)
    assert table.ended == RUNNING
    for seat in range(2):
        escape(table, seat, "GH-S-SPC-07")
    assert table.ended == WON


def test_who_escapes_keeps_its_cards() -> None:
    table = at_the_exit()
    before = table.heroes[0].hand
    escape(table, 0, "GH-S-SPC-07")
    assert table.heroes[0].hand == before
    assert table.heroes[0].lost == 0


# 76: discards and walls


@pytest.mark.rule("GH-S-SET-01")
def test_76_everybody_discards_three_cards_of_its_choice() -> None:
    table = GAME.setup(2, 3, {"scenario": "76"})
    for seat in range(2):
        GAME.apply(table, seat, codes.QUICK)
    for seat in range(2):
        GAME.apply(table, seat, table.pending[0].options[0])
    for seat in range(2):
        for _ in range(3):
            assert (table.pending[0].kind, table.pending[0].seat) == ("discard", seat)
            again = GAME.load(GAME.dump(table))
            assert again.pending[0].options == table.pending[0].options
            answer(table, table.pending[0].options[-1])
    assert [hero.discard.bit_count() for hero in table.heroes] == [3, 3]
    assert table.pending[0].kind == "select"


def harrowed() -> Table:
    table = hardy(begin(76))
    while table.pending[0].kind == "discard":
        answer(table, table.pending[0].options[0])
    return table


def wall_at(table: Table, hex: tuple[int, int]) -> Figure:
    cell = table.rules.map.cell(hex)
    return next(figure for figure in of_type(table, "wall") if figure.cell == cell)


@pytest.mark.rule("GH-S-OBS-05", "GH-S-SPC-07")
def test_76_a_broken_wall_reveals_and_stuns_who_is_next_to_it() -> None:
    table = harrowed()
    wall = wall_at(table, (2, 3))
    assert wall.max_hp == 3  # two characters and half of level 1, rounded up
    fell(table, wall)
    door = table.rules.map.door_at[table.rules.map.cell((2, 3))]
    assert table.board.doors[door] == OPENED
    assert table.board.revealed[1]
    near = table.board.shape.near[table.rules.map.cell((2, 3))]
    stunned = [figure for figure in monsters(table) if figure.conditions & STUN]
    assert [at(table, figure) for figure in stunned] == [(2, 4)]
    assert all(figure.cell in near for figure in stunned)
    assert not hero(table).conditions & STUN


@pytest.mark.rule("GH-S-SPC-07")
def test_76_no_summon_attacks_a_wall_of_itself() -> None:
    for table in (harrowed(), GAME.load(GAME.dump(harrowed()))):
        walls = [figure.slot for figure in of_type(table, "wall")]
        assert walls
        aim = Aim(table.board, hero(table).slot, MELEE)
        assert not set(walls) & set(aim.enemies)
        assert table.are_enemies(hero(table), table.figures[walls[0]])


@pytest.mark.rule("GH-S-END-02")
def test_76_is_won_when_all_is_revealed_and_dead() -> None:
    table = harrowed()
    for _ in range(40):
        for wall in of_type(table, "wall"):
            fell(table, wall)
    assert all(table.board.revealed)
    assert table.ended == RUNNING
    cleared(table)
    play_round(table)
    assert table.ended == WON


def test_76_is_lost_when_all_are_exhausted() -> None:
    table = harrowed()
    for seat in range(2):
        exhaust(table, seat, "GH-S-EXH-01")
    assert table.ended == LOST


# 92: guards that must not die


@pytest.mark.rule("GH-S-SPC-02")
@pytest.mark.parametrize(("seats", "ranks"), [(2, [0, 0, 0]), (3, [1, 0, 0]), (4, [1, 0, 1])])
def test_92_the_guard_comes_when_door_1_opens(seats: int, ranks: list[int]) -> None:
    table = hardy(begin(92, seats))
    assert of_type(table, "city-guard") == []
    open_door(table, 0)
    guards = of_type(table, "city-archer") + of_type(table, "city-guard")
    assert [figure.sheet.rank for figure in guards] == ranks
    bandit = of_type(table, "bandit-archer")[0]
    assert table.are_enemies(bandit, guards[0])
    assert table.are_enemies(hero(table), guards[0])


@pytest.mark.rule("GH-S-END-03")
@pytest.mark.parametrize("slug", ["city-guard", "city-archer"])
def test_92_is_lost_when_one_of_them_dies(slug: str) -> None:
    table = hardy(begin(92))
    open_door(table, 0)
    fell(table, of_type(table, slug)[0])
    assert table.ended == LOST


@pytest.mark.rule("GH-S-END-02")
def test_92_is_won_with_the_guards_alive() -> None:
    table = hardy(begin(92))
    open_door(table, 0)
    fell_all(table)
    play_round(table)
    assert table.ended == WON
    assert len(of_type(table, "city-guard")) == 2


def test_92_bots_spare_the_guards() -> None:
    table = hardy(begin(92))
    open_door(table, 0)
    spared = {foe.figure.sheet.name for foe in foes_of(table, 0, True) if foe.alive == SPARED}
    assert spared == {"city-guard", "city-archer"}


# 85: what the campaign has brought


def sun_temple(blessed: bool) -> Table:
    table = hardy(begin(85, class_2="tinkerer"))
    table.write(table.rules.plan.registers.index("sun-blessed"), int(blessed))
    return table


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize("blessed", [False, True])
def test_85_light_is_strong_and_dark_inert_for_the_blessed(blessed: bool) -> None:
    table = sun_temple(blessed)
    table.elements = [INERT] * 4 + [INERT, STRONG]
    table.at(ROUND_START)
    light, dark = table.elements[ELEMENTS.index("light")], table.elements[ELEMENTS.index("dark")]
    assert (light, dark) == ((STRONG, INERT) if blessed else (INERT, STRONG))


def test_85_the_campaign_tells_what_is_earned() -> None:
    rules = begin(85).rules
    assert rules.plan.starts[rules.plan.registers.index("sun-blessed")] == 0
    rules.earned = ["sun-blessed"]
    assert rules.scenario is not None
    plan = make_plan(rules, rules.scenario)
    rules.earned = []
    assert plan.starts[plan.registers.index("sun-blessed")] == 1


def test_85_sun_demons_fight_everybody_and_all_must_die() -> None:
    table = open_all(hardy(begin(85)))
    demon, other = of_type(table, "sun-demon")[0], of_type(table, "night-demon")[0]
    assert table.are_enemies(demon, other)
    for figure in monsters(table):
        if figure.sheet.name != "sun-demon":
            fell(table, figure)
    assert table.ended == RUNNING
    cleared(table)
    play_round(table)
    assert table.ended == WON


def test_85_is_lost_when_all_are_exhausted() -> None:
    table = begin(85)
    for seat in range(2):
        exhaust(table, seat, "GH-S-EXH-01")
    assert table.ended == LOST
