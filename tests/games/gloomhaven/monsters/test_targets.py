"""Whom a monster attacks: the focus first, others ranked from where its turn began, areas, all adjacent."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.areas import ALL_TARGETS, Attack
from taverna.games.gloomhaven.monsters.aim import Aim
from taverna.games.gloomhaven.monsters.targets import target_sets
from taverna.kit.hexes import Hex, disc, row
from tests.support.gloomhaven.scenes import Scene, hero, monster

M = monster(0, 0)
TRIANGLE: list[Hex] = [(0, 0), (1, -1), (1, 0)]


def sets(scene: Scene, at: Hex, focus: str, **attack: int) -> list[list[str]]:
    """From a hex, whatever the movement was for: as a second attack of a card would choose."""
    aim = Aim(scene.board, scene.slot("M"), Attack(attack.get("range", 0), attack.get("targets", 1)))
    start = scene.board.figures.cell[scene.slot("M")]
    found = target_sets(aim, scene.cell(at), aim.enemies.index(scene.slot(focus)), start)
    return [[scene.names[figure] for figure in chosen] for chosen in found]


@pytest.mark.rule("GH-S-MON-07", "GH-S-TGT-01")
def test_the_focus_and_as_many_others_as_possible() -> None:
    scene = Scene(disc(4), {"M": M, "C1": hero(2, 0, 10), "C2": hero(0, 2, 20), "C3": hero(-3, 0, 30)})
    assert scene.turn(range=3, targets=1).attacks == {(0, 0): [["C1"]]}
    assert scene.turn(range=3, targets=2).attacks == {(0, 0): [["C1", "C2"]]}
    assert scene.turn(range=3, targets=9).attacks == {(0, 0): [["C1", "C2", "C3"]]}


@pytest.mark.rule("GH-S-MON-08")
def test_without_its_focus_it_attacks_nobody() -> None:
    """As a second attack, in melee: the focus C1 is out of reach, C2 beside it is not, but is no focus."""
    scene = Scene(row(-3, 3), {"M": M, "C1": hero(2, 0, 10), "C2": hero(-1, 0, 5)})
    assert sets(scene, (0, 0), "C1", targets=2) == []
    assert sets(scene, (1, 0), "C1", targets=2) == [["C1"]]
    away = Scene(row(-3, 3), {"M": M, "C1": hero(2, 0, 10)}).turn(move=0)
    assert away.attacks == {(0, 0): [[]]}
    assert "GH-S-MON-08" in away.rules


@pytest.mark.rule("GH-S-MON-09")
def test_further_targets_by_range_from_where_the_turn_began_then_initiative() -> None:
    """From (3,-1) C2 would be next to it, but at the start C3 and C4 were nearer; C3 acts earlier."""
    scene = Scene(
        disc(4),
        {"M": M, "C1": hero(1, 0, 50), "C2": hero(3, 0, 1), "C3": hero(0, 2, 60), "C4": hero(-2, 0, 70)},
    )
    assert sets(scene, (0, 0), "C1", range=4, targets=2) == [["C1", "C3"]]
    assert sets(scene, (0, 0), "C1", range=4, targets=3) == [["C1", "C3", "C4"]]
    assert sets(scene, (0, 0), "C4", range=4, targets=2) == [["C4", "C1"]]
    assert sets(scene, (3, -1), "C1", range=4, targets=2) == [["C1", "C3"]]


@pytest.mark.rule("GH-S-MON-09", "GH-S-MON-18")
def test_tied_further_targets_are_left_to_the_players() -> None:
    scene = Scene(
        disc(4),
        {"M": M, "C1": hero(1, 0, 50), "C2": hero(0, 2, 60), "C3": hero(-2, 0, 60), "C4": hero(0, -1, 9)},
    )
    turn = scene.turn(targets=9)
    assert turn.attacks == {(0, 0): [["C4", "C1"]]}
    choices = sets(scene, (0, 0), "C1", range=3, targets=3)
    assert choices == [["C1", "C4", "C2"], ["C1", "C4", "C3"]]


@pytest.mark.rule("GH-S-MON-10")
def test_a_second_attack_goes_for_the_same_focus() -> None:
    """The engine hands the focus over again; another enemy that came nearer does not change it."""
    scene = Scene(disc(4), {"M": M, "C1": hero(3, 0), "C2": hero(1, 0)})
    assert sets(scene, (0, 0), "C1", range=3) == [["C1"]]
    assert sets(scene, (0, 0), "C1") == []


@pytest.mark.rule("GH-S-MON-03")
def test_melee_without_a_range() -> None:
    scene = Scene(row(0, 4), {"M": M, "C": hero(2, 0)})
    assert scene.turn(range=0).attacks == {(0, 0): [[]]}
    assert scene.turn(range=0, move=1).attacks == {(1, 0): [["C"]]}


@pytest.mark.rule("GH-S-MON-20")
def test_an_area_is_laid_for_the_focus_and_the_most_enemies() -> None:
    scene = Scene(disc(5), {"M": M, "C1": hero(2, 0, 10), "C2": hero(3, 0, 20), "C3": hero(3, -1, 30)})
    turn = scene.turn(range=3, free=TRIANGLE)
    assert turn.focus == ["C1"]
    assert turn.attacks == {(0, 0): [["C1", "C2", "C3"]]}


@pytest.mark.rule("GH-S-MON-20")
def test_between_equal_areas_the_order_of_focus_decides_then_players() -> None:
    """A pair of hexes: with C1 either C2 or C3. The nearer one; at the same range the earlier one."""
    pair: list[Hex] = [(0, 0), (1, 0)]
    nearer = Scene(disc(5), {"M": M, "C1": hero(2, -1, 10), "C2": hero(3, -1, 20), "C3": hero(2, 0, 30)})
    assert nearer.turn(range=4, free=pair).focus == ["C1"]
    assert nearer.turn(range=4, free=pair).attacks == {(0, 0): [["C1", "C3"]]}
    figures = {"M": M, "C1": hero(2, 0, 10), "C2": hero(3, -1, 20), "C3": hero(3, 0, 30)}
    alike = Scene(disc(5), figures)
    assert alike.turn(range=4, free=pair).attacks == {(0, 0): [["C1", "C2"]]}
    tied = Scene(disc(5), figures | {"C3": hero(3, 0, 20)})
    assert sorted(tied.turn(range=4, free=pair).attacks[0, 0]) == [["C1", "C2"], ["C1", "C3"]]


@pytest.mark.rule("GH-S-MON-20", "GH-S-MMV-03")
def test_it_moves_to_where_the_area_catches_most() -> None:
    """A line of two: from (1,0) only C1; from (2,-1) C1 and C2 behind it stand in line."""
    scene = Scene(disc(5), {"M": M, "C1": hero(2, 0, 10), "C2": hero(2, 1, 20)})
    turn = scene.turn(move=3, around=[(1, 0), (2, 0)])
    assert turn.focus == ["C1"]
    assert turn.attacks == {(2, -1): [["C1", "C2"]]}


@pytest.mark.rule("GH-S-MON-21")
def test_all_adjacent_enemies() -> None:
    figures = {"M": M, "C1": hero(2, 0, 20), "C2": hero(3, -2, 30), "C3": hero(4, -1, 40)}
    scene = Scene(disc(6), figures)
    turn = scene.turn(move=3, targets=ALL_TARGETS)
    assert turn.attacks == {(3, -1): [["C1", "C2", "C3"]]}


def test_an_area_with_a_further_target_outside_it() -> None:
    """Target 2 with an area: all inside, and one more within range (elite artillery)."""
    scene = Scene(disc(5), {"M": M, "C1": hero(2, 0, 10), "C2": hero(3, 0, 20), "C3": hero(-2, 0, 30)})
    assert scene.turn(range=3, free=TRIANGLE).targets((0, 0)) == {"C1", "C2"}
    assert scene.turn(range=3, free=TRIANGLE, targets=2).targets((0, 0)) == {"C1", "C2", "C3"}


# The pattern two hexes ahead of the attacker, which never covers a neighbour; one more target beside it.
AHEAD: list[Hex] = [(2, 0)]


@pytest.mark.rule("GH-S-MON-20", "GH-S-FOC-03")
def test_the_focus_may_be_the_added_target_beside_the_area() -> None:
    """C1 stands next to M, where the pattern can't lie; it lies over C2, and C1 is the further target."""
    scene = Scene(row(-1, 3), {"M": M, "C1": hero(-1, 0, 10), "C2": hero(2, 0, 20)})
    assert scene.key("C1", around=AHEAD, targets=2) == (0, 0)
    turn = scene.turn(around=AHEAD, targets=2)
    assert turn.focus == ["C1"]
    assert turn.attacks == {(0, 0): [["C1", "C2"]]}


@pytest.mark.rule("GH-S-MON-20", "GH-S-FOC-03")
def test_without_an_enemy_in_the_area_nobody_is_added_beside_it() -> None:
    """C1 alone next to M: from there the pattern catches nobody, so M would have to step back."""
    scene = Scene(row(-1, 3), {"M": M, "C1": hero(-1, 0, 10)})
    assert scene.key("C1", around=AHEAD, targets=2) == (0, 1)
    assert scene.turn(around=AHEAD, targets=2).attacks == {(0, 0): [[]]}
    assert scene.turn(around=AHEAD, targets=2, move=1).attacks == {(1, 0): [["C1"]]}


@pytest.mark.rule("GH-S-MON-20")
def test_the_added_target_is_one_of_those_the_attack_may_add() -> None:
    """Beside the area lie the focus C1 and C3, but only one may be added: the focus."""
    figures = {"M": M, "C1": hero(-1, 0, 10), "C2": hero(2, 0, 20), "C3": hero(0, 1, 30)}
    scene = Scene([*row(-1, 3), (0, 1)], figures)
    assert scene.turn(around=AHEAD, targets=2).attacks == {(0, 0): [["C1", "C2"]]}
    assert scene.turn(around=AHEAD, targets=3).attacks == {(0, 0): [["C1", "C3", "C2"]]}


@pytest.mark.rule("GH-S-ATK-01")
def test_an_attack_needs_range_and_sight() -> None:
    """C is two steps off in a straight line, but a solid hex stands between."""
    floor = [hex for hex in disc(3) if hex != (1, 0)]
    scene = Scene(floor, {"M": M, "C": hero(2, 0)})
    assert scene.turn(range=9).attacks == {(0, 0): [[]]}
    assert Scene(disc(3), {"M": M, "C": hero(2, 0)}).turn(range=1).attacks == {(0, 0): [[]]}
    assert Scene(disc(3), {"M": M, "C": hero(2, 0)}).turn(range=2).attacks == {(0, 0): [["C"]]}


@pytest.mark.rule("GH-S-ATK-03")
def test_disadvantage_is_for_ranged_attacks_on_adjacent_targets() -> None:
    scene = Scene(row(0, 3), {"M": M, "C1": hero(1, 0), "C2": hero(2, 0)})
    at = scene.cell((0, 0))
    bow, sword = Aim(scene.board, 0, Attack(3)), Aim(scene.board, 0, Attack())
    assert bow.is_spoilt(at, 0)
    assert not bow.is_spoilt(at, 1)
    assert not sword.is_spoilt(at, 0)
    muddled = Aim(scene.board, 0, Attack(3, impaired=True))
    assert not muddled.is_spoilt(at, 0), "it has disadvantage anyway"
