"""Objects that cover several hexes, and what comes from them in turn: the trees of scenario 72."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.content.scenarios.clauses import OwnFigure
from taverna.games.gloomhaven.effects.attack.result import mode_of
from taverna.games.gloomhaven.effects.attack.sequence import aim_at, begin as begin_attack
from taverna.games.gloomhaven.effects.attack.targets import area_of, lays_for_chosen, targets_left
from taverna.games.gloomhaven.effects.obstacles import is_removable
from taverna.games.gloomhaven.language.abilities import Ability, Amount, Area, Selector
from taverna.games.gloomhaven.language.modifiers import DISADVANTAGE, NORMAL_DRAW
from taverna.games.gloomhaven.language.moments import ROUND_END
from taverna.games.gloomhaven.language.registry import ABILITIES, ability_number, register
from taverna.games.gloomhaven.language.vocabulary import ATTACK, ELITE, ENEMY, NORMAL
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import Act, Attack
from taverna.games.gloomhaven.state.table import WON, Table
from taverna.kernel.errors import BadData
from taverna.kit.hexes import Hex
from tests.support.gloomhaven.printed import at, begin, fell, fell_all, first_answers, of_type, put, run

TREES: dict[str, list[Hex]] = {
    "a": [(2, 0), (2, 1), (3, 0)],
    "b": [(6, 6), (7, 6), (7, 5)],
    "c": [(-8, 6), (-7, 6), (-7, 5)],
}


def tree(table: Table, label: str) -> Figure:
    [found] = [figure for figure in of_type(table, "tree") if at(table, figure) in TREES[label]]
    return found


def attack(table: Table, actor: Figure, reach: int) -> Attack:
    """Of a test's own: melee, or so far."""
    key = f"test/great/{reach}"
    if ability_number(key) < 0:
        ability = Ability(ATTACK)
        ability.n = Amount(2)
        ability.to = Selector(ENEMY)
        ability.range = Amount(reach) if reach else None
        register(key, ability)
    ability = ABILITIES[ability_number(key)]
    act = Act(actor.slot, actor.owner, [ability.number])
    table.acts.append(act)
    return begin_attack(table, act, ability)


def spawned(table: Table) -> list[Figure]:
    return [figure for figure in table.figures if figure.present and figure.spawned]


# What covers several hexes


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_72_three_trees_with_hit_points_by_characters(seats: int) -> None:
    table = begin(72, seats)
    assert len(of_type(table, "tree")) == 3
    for label in TREES:
        assert tree(table, label).hp == seats * (3 + table.rules.levels.level)


@pytest.mark.rule("GH-S-OBS-05")
@pytest.mark.parametrize("hex", [(1, 1), (1, 2), (2, 2), (3, 1), (4, 0), (1, 0)])
def test_72_a_tree_is_attacked_through_any_of_its_hexes(hex: Hex) -> None:
    """All of these touch the tree `a`, not all of them the same hex of it."""
    table = begin(72)
    fell_all(table, "giant-viper")
    hero = table.hero_figure(0)
    put(table, hero, hex)
    assert tree(table, "a").slot in targets_left(table, attack(table, hero, 0))


@pytest.mark.rule("GH-S-ATK-03")
def test_72_who_shoots_at_a_tree_beside_it_has_disadvantage() -> None:
    table = begin(72)
    hero = table.hero_figure(0)
    found: list[int] = []
    for hex in ((1, 0), (4, 0), (1, 2), (0, 1), (2, 3)):
        put(table, hero, hex)
        shot = attack(table, hero, 3)
        aim_at(table, shot, hero, tree(table, "a"))
        found.append(mode_of(table, shot, hero, tree(table, "a")))
    assert found == [DISADVANTAGE] * 3 + [NORMAL_DRAW] * 2


@pytest.mark.rule("GH-S-AOE-03")
@pytest.mark.parametrize("hex", [(1, 1), (1, 2), (2, 2), (3, 1), (4, 0), (1, 0)])
def test_72_a_pattern_around_a_hero_hits_a_tree_by_any_of_its_hexes_and_once(hex: Hex) -> None:
    table = begin(72)
    fell_all(table)
    key = "test/great/around"
    if ability_number(key) < 0:
        ability = Ability(ATTACK)
        ability.n = Amount(2)
        ability.to = Selector(ENEMY)
        ability.area = Area(True, [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)])
        register(key, ability)
    ability = ABILITIES[ability_number(key)]
    hero = table.hero_figure(0)
    put(table, hero, hex)
    act = Act(hero.slot, hero.owner, [ability.number])
    table.acts.append(act)
    strike = begin_attack(table, act, ability)
    assert targets_left(table, strike) == [tree(table, "a").slot]
    strike.chosen = [tree(table, "a").slot]
    assert targets_left(table, strike) == []
    area = area_of(table, strike)
    assert area is not None
    assert lays_for_chosen(table, strike, area)


@pytest.mark.rule("GH-S-OBS-05", "GH-S-OBS-06")
def test_72_a_destroyed_tree_leaves_all_its_hexes_and_nothing_else_removes_it() -> None:
    table = begin(72)
    cells = [table.rules.map.cell(hex) for hex in TREES["b"]]
    for cell in cells:
        assert table.board.terrain[cell] & OBSTACLE
        assert not is_removable(table, cell)
    fell(table, tree(table, "b"))
    for cell in cells:
        assert not table.board.terrain[cell] & OBSTACLE
        assert not table.obstacles[cell]
    assert table.board.terrain[table.rules.map.cell((2, 0))] & OBSTACLE


def test_only_an_object_is_great() -> None:
    with pytest.raises(BadData, match="object: is needed here"):
        OwnFigure({"id": "tree", "at": "a", "great": True}, "file")


# Oozes, from one tree after the other


def rounds(table: Table, count: int) -> list[Hex]:
    """Where an ooze appears at the end of each round; each is felled at once."""
    found: list[Hex] = []
    for number in range(1, count + 1):
        table.round = number
        table.at(ROUND_END)
        first_answers(run(table), "spawn")
        found.append(NOWHERE)
        for figure in spawned(table):
            found[-1] = at(table, figure)
            fell(table, figure)
    return found


NOWHERE: Hex = (99, 99)


def touches(table: Table, hex: Hex, label: str) -> bool:
    cell = table.rules.map.cell(hex)
    return any(table.rules.map.cell(other) in table.board.shape.near[cell] for other in TREES[label])


@pytest.mark.rule("GH-S-SPC-01")
def test_72_each_round_an_ooze_comes_beside_the_next_tree() -> None:
    table = begin(72)
    fell_all(table)
    for hex, label in zip(rounds(table, 6), "abcabc", strict=True):
        assert touches(table, hex, label)


def test_72_a_destroyed_tree_keeps_its_turn_and_brings_nobody() -> None:
    table = begin(72)
    fell_all(table)
    fell(table, tree(table, "b"))
    came = [hex != NOWHERE for hex in rounds(table, 6)]
    assert came == [True, False, True, True, False, True]


@pytest.mark.parametrize(
    ("seats", "ranks"), [(2, [NORMAL] * 4), (3, [NORMAL, ELITE, NORMAL, ELITE]), (4, [ELITE] * 4)]
)
def test_72_oozes_by_number_of_characters(seats: int, ranks: list[int]) -> None:
    table = begin(72, seats)
    fell_all(table)
    found: list[int] = []
    for number in range(1, 5):
        table.round = number
        table.at(ROUND_END)
        first_answers(run(table), "spawn")
        found += [figure.sheet.rank for figure in spawned(table)]
        for figure in spawned(table):
            fell(table, figure)
    assert found == ranks


def test_72_players_choose_among_all_hexes_beside_the_tree() -> None:
    table = begin(72)
    table.round = 1
    table.at(ROUND_END)
    run(table)
    assert table.pending[0].kind == "spawn"
    offered = {table.rules.map.hex(code - codes.CELL) for code in table.pending[0].options}
    assert offered == {(1, 0), (1, 1), (1, 2), (2, 2), (3, 1), (4, 0)}


def test_72_is_won_when_all_trees_and_all_oozes_are_gone() -> None:
    table = begin(72)
    for label in TREES:
        fell(table, tree(table, label))
    assert table.ended != WON
    fell_all(table, "ooze")
    assert table.ended == WON
    other = begin(72)
    fell_all(other, "ooze")
    assert other.ended != WON
