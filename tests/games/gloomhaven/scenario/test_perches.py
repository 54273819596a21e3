"""Scenario 34: a boss that covers three hexes and flies from perch to perch, and zephyrs that nothing hurts."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.areas import MELEE
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.board.free_moves import FreeMove
from taverna.games.gloomhaven.board.paths import FLY
from taverna.games.gloomhaven.effects.attack.result import mode_of
from taverna.games.gloomhaven.effects.attack.sequence import aim_at
from taverna.games.gloomhaven.effects.attack.targets import targets_left
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.moving import step_into
from taverna.games.gloomhaven.effects.obstacles import is_removable
from taverna.games.gloomhaven.effects.turn_order import FIRST_GROUP, put_in_order
from taverna.games.gloomhaven.language.abilities import DESTROY_ON_PATH, Ability
from taverna.games.gloomhaven.language.modifiers import DISADVANTAGE, NORMAL_DRAW, ZERO, Deck
from taverna.games.gloomhaven.language.registry import ability_number, register
from taverna.games.gloomhaven.language.vocabulary import MOVE
from taverna.games.gloomhaven.monsters.aim import Aim
from taverna.games.gloomhaven.rules.initiative import draw_cards
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT, Walk
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from taverna.kit.hexes import Hex
from tests.games.gloomhaven.scenario.meeting import SPECIAL_1, SPECIAL_2, acts, lost
from tests.games.gloomhaven.scenario.test_great_objects import attack
from tests.games.gloomhaven.scenario.test_marching import alone
from tests.support.gloomhaven.invariants import check
from tests.support.gloomhaven.printed import (
    at,
    begin,
    fell,
    hardy,
    of_type,
    put,
    run,
    stack_card,
    take_turn,
)
from tests.support.gloomhaven.tabletop import GAME

BOSS = "elder-drake"
PERCHES: dict[str, list[Hex]] = {
    "a": [(6, 4), (6, 5), (7, 4)],
    "b": [(-2, 4), (-2, 5), (-1, 4)],
    "c": [(4, 0), (4, 1), (5, 0)],
}
AROUND_C: list[Hex] = [(3, 0), (3, 1), (3, 2), (4, 2), (5, 1), (6, 0)]
FAR_AWAY: list[Hex] = [(0, 6), (1, 6), (2, 6), (3, 6)]


def summit(seats: int = 2) -> tuple[Table, Figure]:
    """The boss alone with hardy heroes who stand far away; modifier cards are all +0."""
    table = hardy(begin(34, seats))
    [boss] = of_type(table, BOSS)
    alone(table, boss)
    for seat in range(seats):
        table.put(table.hero_figure(seat), -1)
    for seat in range(seats):
        put(table, table.hero_figure(seat), FAR_AWAY[seat])
    return table, boss


def perch(table: Table, boss: Figure) -> str:
    return next(label for label, hexes in PERCHES.items() if at(table, boss) in hexes)


# It covers three hexes


@pytest.mark.rule("GH-S-SPC-07")
def test_34_the_boss_begins_on_c_and_covers_all_three_hexes() -> None:
    table, boss = summit()
    assert perch(table, boss) == "c"
    cells = [table.rules.map.cell(hex) for hex in PERCHES["c"]]
    assert sorted(table.cells_of(boss)) == sorted(cells)
    assert {table.board.occupant[cell] for cell in cells} == {boss.slot}
    check(table)


@pytest.mark.rule("GH-S-ATK-02", "GH-S-SPC-07")
@pytest.mark.parametrize("hex", AROUND_C)
def test_34_it_is_attacked_through_any_of_its_hexes(hex: Hex) -> None:
    table, boss = summit()
    hero = table.hero_figure(0)
    put(table, hero, hex)
    assert targets_left(table, attack(table, hero, 0)) == [boss.slot]
    assert table.adjacent(hero, boss)
    assert table.adjacent(boss, hero)


@pytest.mark.rule("GH-S-RNG-01", "GH-S-ATK-03")
def test_34_range_is_counted_to_the_nearest_of_its_hexes() -> None:
    """(7, 0) is two hexes from (5, 0) and three from (4, 0); who stands beside any of them shoots badly."""
    table, boss = summit()
    hero = table.hero_figure(0)
    put(table, hero, (7, 0))
    assert table.distance(hero.cell, boss.cell) == 2
    assert targets_left(table, attack(table, hero, 2)) == [boss.slot]
    shot = attack(table, hero, 3)
    aim_at(table, shot, hero, boss)
    assert mode_of(table, shot, hero, boss) == NORMAL_DRAW
    put(table, hero, (6, 0))
    shot = attack(table, hero, 3)
    aim_at(table, shot, hero, boss)
    assert mode_of(table, shot, hero, boss) == DISADVANTAGE


@pytest.mark.rule("GH-S-RNG-01")
def test_34_the_range_between_others_does_not_lead_through_it_faster() -> None:
    table, _ = summit()
    cell = table.rules.map.cell
    assert table.distance(cell((3, 0)), cell((6, 0))) == 3
    assert table.distance(cell((3, 2)), cell((6, 0))) == 3


@pytest.mark.rule("GH-S-FOC-03", "GH-S-SPC-07")
@pytest.mark.parametrize("hex", AROUND_C)
def test_34_who_follows_the_monster_rules_finds_it_from_any_side(hex: Hex) -> None:
    table, boss = summit()
    hero = table.hero_figure(0)
    put(table, hero, hex)
    aim = Aim(table.board, hero.slot, MELEE)
    assert aim.includes(hero.cell, aim.enemies.index(boss.slot))


@pytest.mark.rule("GH-S-MON-07", "GH-S-SPC-07")
@pytest.mark.parametrize("hex", AROUND_C)
def test_34_it_attacks_from_any_of_its_hexes(hex: Hex) -> None:
    table, boss = summit()
    put(table, table.hero_figure(0), hex)
    acts(table, boss, 36)
    assert lost(table, 0) > 0
    assert lost(table, 1) == 0


@pytest.mark.rule("GH-S-FLY-01")
def test_34_nobody_ends_a_move_on_any_of_its_hexes() -> None:
    table, _ = summit()
    hero = table.hero_figure(0)
    put(table, hero, (3, 1))
    ends = FreeMove(table.board, hero.slot, FLY, 4).ends
    assert not [hex for hex in PERCHES["c"] if table.rules.map.cell(hex) in ends]
    assert table.rules.map.cell((6, 0)) in ends  # three hexes away, over the boss


@pytest.mark.rule("GH-S-SPC-07")
def test_34_it_is_never_moved_and_its_perches_are_never_removed() -> None:
    table, boss = summit()
    assert boss.sheet.no_push
    for hexes in PERCHES.values():
        for hex in hexes:
            assert not is_removable(table, table.rules.map.cell(hex))


# Its breath


@pytest.mark.rule("GH-S-AOE-02", "GH-S-SPC-07")
@pytest.mark.parametrize(
    ("hexes", "hit"),
    [
        ([(5, 1), (4, 3)], [True, True]),  # printed: toward the south-east
        ([(5, 2), (7, 0)], [True, True]),
        ([(3, 1), (3, 2)], [True, True]),  # a third of a turn: toward the south-west
        ([(5, 1), (3, 1)], [True, False]),  # not both at once
    ],
)
def test_34_its_first_special_starts_from_the_whole_perch(hexes: list[Hex], hit: list[bool]) -> None:
    table, boss = summit()
    for seat, hex in enumerate(hexes):
        table.put(table.hero_figure(seat), -1)
        put(table, table.hero_figure(seat), hex)
    acts(table, boss, SPECIAL_1)
    struck = sorted([lost(table, 0) > 0, lost(table, 1) > 0], reverse=True)
    assert struck == hit


# From perch to perch


@pytest.mark.rule("GH-S-BOS-05", "GH-S-SPC-07")
def test_34_its_second_special_summons_two_zephyrs_and_then_it_flies_to_a_b_c() -> None:
    table, boss = summit()
    seen: list[str] = []
    for number in range(1, 5):
        acts(table, boss, SPECIAL_2)
        seen.append(perch(table, boss))
        assert len(of_type(table, "zephyr")) == 2 * number
        check(table)
    assert seen == ["a", "b", "c", "a"]


@pytest.mark.rule("GH-S-MON-14")
def test_34_zephyrs_appear_beside_the_perch_that_it_leaves() -> None:
    table, boss = summit()
    acts(table, boss, SPECIAL_2)
    for zephyr in of_type(table, "zephyr"):
        assert at(table, zephyr) in AROUND_C


@pytest.mark.rule("GH-S-SPC-07")
def test_34_a_perch_that_it_has_left_is_an_obstacle_like_any_other() -> None:
    table, boss = summit()
    acts(table, boss, SPECIAL_2)
    hero = table.hero_figure(0)
    for figure in of_type(table, "zephyr"):
        table.put(figure, -1)
    put(table, hero, (3, 1))
    assert targets_left(table, attack(table, hero, 0)) == []
    ends = FreeMove(table.board, hero.slot, FLY, 2).ends
    assert all(table.rules.map.cell(hex) in ends for hex in PERCHES["c"])


@pytest.mark.rule("GH-S-SPC-07")
def test_34_who_stands_on_the_next_perch_makes_way() -> None:
    table, boss = summit()
    guests = [table.hero_figure(0), table.hero_figure(1)]
    put(table, guests[0], (6, 5))
    put(table, guests[1], (7, 4))
    acts(table, boss, SPECIAL_2)
    assert perch(table, boss) == "a"
    for guest in guests:
        assert at(table, guest) not in PERCHES["a"]
        assert table.adjacent(guest, boss)
    check(table)


# Zephyrs


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_34_a_zephyr_moves_2_and_attacks_with_the_number_of_characters(seats: int) -> None:
    table, boss = summit(seats)
    acts(table, boss, SPECIAL_2)
    zephyr, other = of_type(table, "zephyr")
    table.put(other, -1)
    put(table, zephyr, (0, 4))
    put(table, table.hero_figure(0), (-1, 6))
    for seat in range(1, seats):
        put(table, table.hero_figure(seat), [(8, 2), (8, 1), (7, 1)][seat - 1])
    zephyr.acted = False
    acts(table, zephyr, 99)
    assert lost(table, 0) == seats
    assert zephyr.present


@pytest.mark.rule("GH-S-SPC-07")
def test_34_nothing_damages_a_zephyr() -> None:
    table, boss = summit()
    acts(table, boss, SPECIAL_2)
    zephyr = of_type(table, "zephyr")[0]
    hurt(table, zephyr, 9, BY_EFFECT)
    run(table)
    assert zephyr.present
    assert zephyr.hp == zephyr.max_hp


@pytest.mark.rule("GH-S-INI-03", "GH-S-SPC-07")
@pytest.mark.parametrize("initiative", [11, 36, 52, 85])
def test_34_zephyrs_act_just_before_the_boss_whatever_its_card(initiative: int) -> None:
    table, boss = summit()
    acts(table, boss, SPECIAL_2)
    for stack in table.stacks:
        if stack.card >= 0:
            stack.discard.append(stack.card)
            stack.card = -1
    table.order = []
    for figure in table.figures:
        figure.acted = False
    for hero in table.heroes:
        hero.initiative = 99
    stack_card(table, BOSS, initiative)
    draw_cards(table)
    put_in_order(table)
    entries = [FIRST_GROUP + table.rules.group_of(slug) for slug in ("zephyr", BOSS)]
    assert [entry for entry in table.order if entry >= FIRST_GROUP] == entries
    shown = GAME.view(table, 0)["order"]
    assert isinstance(shown, list)
    assert [entry["initiative"] for entry in shown if "type" in entry] == [initiative, initiative]


# Won, lost and kept


@pytest.mark.rule("GH-S-END-02")
def test_34_is_won_when_the_boss_is_dead_whoever_is_left() -> None:
    table = begin(34)
    [boss] = of_type(table, BOSS)
    fell(table, of_type(table, "rending-drake")[0])
    assert table.ended == RUNNING
    fell(table, boss)
    assert table.ended == WON
    for hex in PERCHES["c"]:
        assert table.board.occupant[table.rules.map.cell(hex)] < 0


@pytest.mark.rule("GH-S-EXH-04")
def test_34_is_lost_when_all_are_exhausted() -> None:
    table = begin(34)
    for seat in range(2):
        fell(table, table.hero_figure(seat))
    assert table.ended == LOST


def test_34_saved_while_somebody_makes_way_and_on_its_perch() -> None:
    table, boss = summit()
    put(table, table.hero_figure(0), (6, 5))
    table.monster_deck = Deck([ZERO] * 20)
    stack_card(table, BOSS, SPECIAL_2)
    take_turn(table, boss)
    while table.pending[0].kind != "make-way":
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
    table.answers = []  # the selection of cards that this turn came before
    again = GAME.load(GAME.dump(table))
    assert GAME.dump(again) == GAME.dump(table)
    code = again.pending[0].options[-1]
    GAME.apply(again, again.pending[0].seat, code)
    assert again.hero_figure(0).cell == code - codes.CELL
    assert perch(again, again.figures[boss.slot]) == "a"
    check(again)
    later = GAME.load(GAME.dump(again))
    check(later)
    assert later.cells_of(later.figures[boss.slot]) == again.cells_of(again.figures[boss.slot])


@pytest.mark.rule("GH-S-SPC-07", "GH-S-OBS-06")
def test_34_a_move_that_destroys_obstacles_on_its_way_spares_the_perches() -> None:
    table, boss = summit()
    acts(table, boss, SPECIAL_2)
    key = "test/perch/ram"
    if ability_number(key) < 0:
        ability = Ability(MOVE)
        ability.flags = DESTROY_ON_PATH
        register(key, ability)
    hero = table.hero_figure(0)
    put(table, hero, (0, 1))
    walk = Walk(hero.slot, 0, ability_number(key), 6)
    walk.jump = True
    for hex, left in (((1, 1), False), ((4, 1), True)):
        cell = table.rules.map.cell(hex)
        step_into(table, walk, cell, False)
        assert (table.board.terrain[cell] & OBSTACLE != 0) == left
