"""Pattern patterns (GH-S-AOE): orientations, anchors in range, walls as anchors, who is hit."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from taverna.games.gloomhaven.board.areas import MELEE, Attack, placements, reach_row
from taverna.games.gloomhaven.language.patterns import AROUND, FREE, Pattern
from taverna.games.gloomhaven.monsters.aim import Aim
from taverna.kit.hexes import Hex, disc, orientations, row
from tests.support.gloomhaven.random_scenes import FREE_PATTERNS, PATTERNS, random_scene
from tests.support.gloomhaven.reference_monsters import Reference
from tests.support.gloomhaven.scenes import Scene, Skill, hero, monster


def laid(scene: Scene, attack: Attack, attacker: Hex) -> list[set[Hex]]:
    found = placements(scene.board.shape, attack, scene.cell(attacker))
    return [{scene.hex(cell) for cell in cells} for cells in found]


def hit(scene: Scene, attack: Attack, attacker: str) -> list[set[str]]:
    """Whom each way of laying the area would attack: enemies on red hexes in sight."""
    aim = Aim(scene.board, scene.slot(attacker), attack)
    at = aim.board.figures.cell[scene.slot(attacker)]
    found: list[set[str]] = []
    for cells in placements(aim.shape, attack, at):
        caught = [enemy for enemy, cell in enumerate(aim.cells) if cell in cells and aim.shape.sees(at, cell)]
        found.append({scene.names[aim.enemies[enemy]] for enemy in caught})
    return found


@pytest.mark.rule("GH-S-EX-07", "GH-S-AOE-03", "GH-S-ATK-05")
def test_a_triangle_with_only_its_empty_hex_in_range() -> None:
    scene = Scene(disc(5), {"C": hero(0, 0), "M1": monster(4, 0), "M2": monster(3, 1)})
    triangle = Attack(3, 1, Pattern(FREE, [(0, 0), (1, 0), (0, 1)]))
    assert {(3, 0), (4, 0), (3, 1)} in laid(scene, triangle, (0, 0))
    assert {"M1", "M2"} in hit(scene, triangle, "C")
    shorter = Attack(2, 1, Pattern(FREE, [(0, 0), (1, 0), (0, 1)]))
    assert {"M1", "M2"} not in hit(scene, shorter, "C")


@pytest.mark.rule("GH-S-EX-08", "GH-S-AOE-02")
def test_a_pattern_around_the_attacker() -> None:
    scene = Scene(disc(2), {"C": hero(0, 0), "M1": monster(1, 0), "M2": monster(1, -1), "M3": monster(0, 1)})
    fan = Attack(0, 1, Pattern(AROUND, [(1, 0), (1, -1), (0, 1)]))
    assert {"M1", "M2", "M3"} in hit(scene, fan, "C")
    assert len(laid(scene, fan, (0, 0))) == 6


@pytest.mark.rule("GH-S-EX-42", "GH-S-AOE-01")
def test_only_the_mirror_image_hits_both() -> None:
    pattern: list[Hex] = [(1, 0), (2, -1)]
    turned_only = [set(turned) for turned in orientations(pattern)[:6]]
    assert {(1, 0), (1, 1)} not in turned_only
    scene = Scene(disc(3), {"C": hero(0, 0), "M1": monster(1, 0), "M2": monster(1, 1)})
    assert {"M1", "M2"} in hit(scene, Attack(0, 1, Pattern(AROUND, pattern)), "C")


@pytest.mark.rule("GH-S-AOE-01")
@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_pattern_around_lies_in_every_orientation(pattern: list[Hex]) -> None:
    scene = Scene(disc(4), {})
    found = laid(scene, Attack(0, 1, Pattern(AROUND, pattern)), (0, 0))
    assert {frozenset(cells) for cells in found} == {frozenset(turned) for turned in orientations(pattern)}


@pytest.mark.rule("GH-S-AOE-04")
def test_only_enemies_in_sight_are_hit() -> None:
    """(1,0) is solid, and (2,0) behind it is on the pattern but not in sight."""
    floor = [hex for hex in disc(3) if hex != (1, 0)]
    scene = Scene(floor, {"M": monster(0, 0), "C1": hero(2, -1), "C2": hero(2, 0)})
    assert not scene.sees((0, 0), (2, 0))
    assert scene.sees((0, 0), (2, -1))
    turn = scene.turn(range=2, free=[(0, 0), (1, 0), (0, 1)])
    assert turn.attacks[(0, 0)] == [["C1"]]


@pytest.mark.rule("GH-S-AOE-05", "GH-S-ATK-01")
def test_allies_inside_are_unaffected() -> None:
    scene = Scene(disc(2), {"M": monster(0, 0), "ally": monster(1, -1), "C1": hero(1, 0)})
    turn = scene.turn(around=[(1, 0), (1, -1), (0, 1)])
    assert turn.attacks == {(0, 0): [["C1"]]}


@pytest.mark.rule("GH-S-INV-03")
def test_invisible_enemies_inside_are_not_attacked() -> None:
    scene = Scene(disc(2), {"M": monster(0, 0), "C1": hero(1, 0), "C2": hero(1, -1, invisible=True)})
    assert scene.turn(around=[(1, 0), (1, -1), (0, 1)]).attacks == {(0, 0): [["C1"]]}


KNIGHT: list[Hex] = [(0, 0), (2, -1)]


@pytest.mark.rule("GH-S-AOE-06")
def test_the_hex_in_range_may_be_a_wall() -> None:
    """C stands at range 4; the partner of its hex is the wall hex (3,-1) or (2,1), beside (2,0): range 2 + 1."""
    scene = Scene(row(0, 4), {"M": monster(0, 0), "C": hero(4, 0)})
    assert scene.turn(range=3, free=KNIGHT).attacks == {(0, 0): [["C"]]}
    assert scene.turn(range=2, free=KNIGHT).attacks == {(0, 0): [[]]}


@pytest.mark.rule("GH-S-AOE-06")
def test_the_range_of_a_wall_hex_is_one_more_than_that_of_the_floor_beside_it() -> None:
    """The partner (1,1) of (3,0) lies in the wall beside (1,0), which is at range 1."""
    scene = Scene(row(0, 4), {})
    attack = Attack(2, 1, Pattern(FREE, KNIGHT))
    assert reach_row(scene.board.shape, attack, scene.cell((3, 0)))[scene.cell((0, 0))] == 2
    assert reach_row(scene.board.shape, attack, scene.cell((4, 0)))[scene.cell((0, 0))] == 3
    assert {(3, 0)} in laid(scene, attack, (0, 0))
    assert {(4, 0)} not in laid(scene, attack, (0, 0))


@pytest.mark.rule("GH-S-AOE-06")
def test_the_hex_in_range_needs_no_sight_and_no_enemy() -> None:
    """The solid (1,0) hides (2,0), three steps around it; the other red hex (4,-2) is in sight but four steps off."""
    scene = Scene([hex for hex in disc(4) if hex != (1, 0)], {"C": hero(0, 0), "M": monster(4, -2)})
    assert (scene.range((0, 0), (2, 0)), scene.range((0, 0), (4, -2))) == (3, 4)
    assert not scene.sees((0, 0), (2, 0))
    assert scene.sees((0, 0), (4, -2))
    pair = Pattern(FREE, [(0, 0), (2, -2)])
    assert {(2, 0), (4, -2)} in laid(scene, Attack(3, 1, pair), (0, 0))
    assert {(2, 0), (4, -2)} not in laid(scene, Attack(2, 1, pair), (0, 0))
    assert {"M"} in hit(scene, Attack(3, 1, pair), "C")


@pytest.mark.rule("GH-S-ATK-02", "GH-S-MON-04")
def test_reach_of_an_attack() -> None:
    assert MELEE.limit == 1
    assert not MELEE.ranged
    assert Attack(3).limit == 3
    assert Attack(3).ranged
    around = Attack(4, 1, Pattern(AROUND, [(1, 0)]))
    assert not around.ranged, "a grey hex makes it melee, whatever the monster's range"
    assert around.limit == 1


@pytest.mark.rule("GH-S-ATK-04")
def test_a_melee_pattern_reaches_farther_than_its_neighbours() -> None:
    scene = Scene(row(0, 5), {"M": monster(0, 0), "C1": hero(1, 0, 10), "C2": hero(3, 0, 20)})
    line = [(1, 0), (2, 0), (3, 0)]
    turn = scene.turn(around=line, move=3)
    assert turn.attacks == {(0, 0): [["C1", "C2"]]}


@pytest.mark.rule("GH-S-AOE-01", "GH-S-AOE-03", "GH-S-AOE-06")
@given(st.integers(0, 10**6), st.booleans())
def test_reach_and_placements_agree_with_each_other_and_the_reference(number: int, free: bool) -> None:
    scene, skill = random_scene(number)
    patterns = FREE_PATTERNS if free else PATTERNS
    pattern = patterns[number % len(patterns)]
    skill = Skill(range=skill.range, free=pattern) if free else Skill(around=pattern)
    attack, reference = skill.strike(), Reference(scene, skill)
    shape = scene.board.shape
    for attacker in scene.floor:
        covered = {cell for cells in placements(shape, attack, scene.cell(attacker)) for cell in cells}
        for hex in scene.floor:
            cell = scene.cell(hex)
            could = reach_row(shape, attack, cell)[scene.cell(attacker)] <= attack.limit
            assert could == (cell in covered)
            assert could == bool(reference.placements(attacker, hex))
