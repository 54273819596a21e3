"""Focus (section 21), one rule at a time."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.areas import MELEE, Attack
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.board.figures import OBJECTS
from taverna.games.gloomhaven.board.paths import WALK
from taverna.games.gloomhaven.monsters.ability import Ability
from taverna.games.gloomhaven.monsters.focus import find_focus, look
from taverna.kit.hexes import disc, row
from tests.support.gloomhaven.scenes import Scene, Spot, hero, monster

M = monster(0, 0)


@pytest.mark.rule("GH-S-FOC-01")
def test_without_an_attack_it_plans_as_melee() -> None:
    """With range 4 both cost nothing and C1 is nearer; in melee the obstacles make C1 dearer than C2."""
    assert Ability(2, WALK, None).planned is MELEE
    ranged = Attack(4)
    assert Ability(2, WALK, ranged).planned is ranged
    scene = Scene(
        disc(5), {"M": M, "C1": hero(2, 0), "C2": hero(-3, 0)}, obstacles=[(1, 0), (1, -1), (0, 1), (1, 1)]
    )
    assert scene.turn(range=4).focus == ["C1"]
    assert scene.turn(range=4, attack=False).focus == ["C2"]


@pytest.mark.rule("GH-S-FOC-01")
def test_an_attack_of_several_targets_or_an_area_is_planned_with_as_it_is() -> None:
    scene = Scene(row(0, 4), {"M": M, "C": hero(3, 0)})
    assert scene.key("C") == (0, 2)
    assert scene.key("C", around=[(1, 0), (2, 0), (3, 0)]) == (0, 0)
    assert scene.key("C", range=2) == (0, 1)


@pytest.mark.rule("GH-S-FOC-02", "GH-S-INV-01")
def test_invisible_enemies_and_allies_are_no_candidates() -> None:
    figures = {"M": M, "near": hero(1, 0, invisible=True), "friend": monster(0, 1), "far": hero(3, 0)}
    turn = Scene(disc(4), figures).turn(move=3)
    assert turn.focus == ["far"]
    assert "GH-S-INV-01" in turn.rules


@pytest.mark.rule("GH-S-FOC-02", "GH-S-OBS-05", "GH-S-OBS-07")
def test_an_obstacle_with_hit_points_is_an_enemy_of_summons_only() -> None:
    scene = Scene(disc(4), {"M": M, "S": hero(-4, 0), "C": hero(3, 0)})
    thing = scene.board.figures.add(OBJECTS, 99)
    scene.names.append("thing")
    scene.board.place(thing, scene.cell((-2, 0)))
    scene.board.put(scene.cell((-2, 0)), OBSTACLE)
    assert scene.turn("M", move=3).focus == ["C"]
    assert scene.turn("S", move=3).focus == ["thing"]


@pytest.mark.rule("GH-S-FOC-03")
def test_attack_hexes_must_be_free_and_without_obstacle_unless_flying() -> None:
    """The only hex beside C is taken by an ally, or holds an obstacle."""
    taken = Scene(row(0, 3), {"M": M, "friend": monster(2, 0), "C": hero(3, 0)})
    assert taken.turn(move=3).focus == []
    blocked = Scene(row(0, 3), {"M": M, "C": hero(3, 0)}, obstacles=[(2, 0)])
    assert blocked.turn(move=3, jump=True).focus == []
    assert blocked.turn(move=3, flying=True).attacks == {(2, 0): [["C"]]}


@pytest.mark.rule("GH-S-FOC-03")
def test_its_own_hex_counts_whatever_lies_there() -> None:
    scene = Scene(row(0, 3), {"M": M, "C": hero(1, 0)}, hazards=[(0, 0)])
    assert scene.key("C") == (0, 0)


@pytest.mark.rule("GH-S-FOC-04")
def test_it_looks_farther_than_it_can_go() -> None:
    scene = Scene(row(0, 30), {"M": M, "C": hero(30, 0)})
    assert scene.turn(move=0).focus == ["C"]
    assert scene.key("C") == (0, 29)


@pytest.mark.rule("GH-S-FOC-05")
def test_costs_of_ways() -> None:
    """Through an ally and over difficult ground; not through an enemy."""
    scene = Scene(row(0, 5), {"M": M, "friend": monster(1, 0), "C": hero(5, 0)}, difficult=[(2, 0), (4, 0)])
    assert scene.key("C") == (0, 6)
    assert scene.key("C", jump=True) == (0, 5)
    assert scene.key("C", flying=True) == (0, 4)
    behind = Scene(row(0, 5), {"M": M, "C1": hero(2, 0), "C2": hero(5, 0)})
    assert behind.key("C2") is None
    assert behind.key("C2", jump=True) == (0, 4)


@pytest.mark.rule("GH-S-FOC-05", "GH-S-INV-02")
def test_an_invisible_enemy_is_in_the_way_like_an_obstacle() -> None:
    scene = Scene(row(0, 4), {"M": M, "ghost": hero(2, 0, invisible=True), "C": hero(4, 0)})
    assert scene.key("C") is None
    assert scene.key("C", jump=True) == (0, 3)
    assert scene.key("C", flying=True) == (0, 3)


@pytest.mark.rule("GH-S-FOC-06", "GH-S-MMV-14")
def test_negative_hexes_of_a_way() -> None:
    scene = Scene(row(0, 4), {"M": M, "C": hero(4, 0)}, traps=[(0, 0), (1, 0), (3, 0)], hazards=[(2, 0)])
    assert scene.key("C") == (3, 3), "the starting hex never counts"
    assert scene.key("C", jump=True) == (1, 3), "a jump springs only the last"
    assert scene.key("C", flying=True) == (0, 3)


@pytest.mark.rule("GH-S-FOC-06")
def test_a_trap_on_hazardous_ground_is_one_negative_hex() -> None:
    scene = Scene(row(0, 3), {"M": M, "C": hero(3, 0)}, traps=[(1, 0)], hazards=[(1, 0)])
    assert scene.key("C") == (1, 2)


@pytest.mark.rule("GH-S-FOC-07")
def test_fewer_negative_hexes_beat_a_shorter_way() -> None:
    floor = [*row(0, 3), (0, 1), (1, 1), (2, 1)]
    scene = Scene(floor, {"M": M, "C": hero(3, 0)}, traps=[(1, 0)])
    assert scene.key("C") == (0, 3)


@pytest.mark.rule("GH-S-FOC-08")
def test_step_a_a_trap_free_way_beats_every_way_through_traps() -> None:
    scene = Scene(row(-8, 3), {"M": M, "near": hero(3, 0, 1), "far": hero(-8, 0, 99)}, traps=[(1, 0)])
    turn = scene.turn(move=3)
    assert turn.focus == ["far"]
    assert "GH-S-FOC-08" in turn.rules


@pytest.mark.rule("GH-S-FOC-09")
def test_step_b_least_movement() -> None:
    scene = Scene(disc(5), {"M": M, "C1": hero(4, 0, 1), "C2": hero(-3, 0, 99)})
    turn = scene.turn(move=2)
    assert turn.focus == ["C2"]
    assert "GH-S-FOC-09" in turn.rules


@pytest.mark.rule("GH-S-FOC-10")
def test_step_c_proximity() -> None:
    scene = Scene(disc(5), {"M": M, "C1": hero(3, 0, 1), "C2": hero(-2, 0, 99)})
    turn = scene.turn(range=4)
    assert scene.key("C1", range=4) == scene.key("C2", range=4) == (0, 0)
    assert turn.focus == ["C2"]
    assert "GH-S-FOC-10" in turn.rules


@pytest.mark.rule("GH-S-FOC-10", "GH-S-RNG-01")
def test_step_c_proximity_is_range_around_walls() -> None:
    """C1 stands across the end of a wall line, in sight: next to M as the crow flies, but two steps off by range.

    C2 is two steps off in the open and acts earlier, so it is the focus; without the wall C1 would be.
    """
    figures = {"M": M, "C1": hero(0, 1, 50), "C2": hero(-2, 0, 40)}
    walled = Scene(disc(3), figures, walls=[((0, 0), (0, 1))])
    assert walled.sees((0, 0), (0, 1))
    assert walled.range((0, 0), (0, 1)) == 2
    assert walled.turn(range=4).focus == ["C2"]
    assert Scene(disc(3), figures).turn(range=4).focus == ["C1"]


@pytest.mark.rule("GH-S-FOC-11", "GH-S-FOC-16")
def test_step_d_earliest_initiative() -> None:
    scene = Scene(disc(5), {"M": M, "C1": hero(2, 0, 40), "C2": hero(-2, 0, 39)})
    turn = scene.turn(move=2)
    assert turn.focus == ["C2"]
    assert "GH-S-FOC-11" in turn.rules


@pytest.mark.rule("GH-S-FOC-11")
@pytest.mark.parametrize(("brute", "focus"), [(20, "Brute"), (99, "summon"), (30, "summon"), (29, "Brute")])
def test_step_d_a_summon_counts_just_before_its_summoner(brute: float, focus: str) -> None:
    """The engine gives the summon a place just before the Tinkerer's (30)."""
    figures = {"M": M, "Tinkerer": hero(0, 2, 30), "summon": hero(2, 0, 29.5), "Brute": hero(-2, 0, brute)}
    assert Scene(disc(4), figures).turn(range=3).focus == [focus]


@pytest.mark.rule("GH-S-FOC-12")
def test_step_e_the_players_decide_and_get_the_options_of_each() -> None:
    turn = Scene(row(-3, 3), {"M": M, "C1": hero(3, 0, 20), "C2": hero(-3, 0, 20)}).turn(move=2)
    assert turn.focus == ["C1", "C2"]
    assert turn.attacks == {(2, 0): [["C1"]], (-2, 0): [["C2"]]}
    assert "GH-S-FOC-12" in turn.rules


@pytest.mark.rule("GH-S-FOC-13", "GH-S-MON-06")
def test_no_focusable_enemy() -> None:
    turn = Scene(row(0, 1) + row(3, 4), {"M": M, "C": hero(3, 0)}).turn(move=3, range=5)
    assert turn.focus == []
    assert turn.attacks == {(0, 0): [[]]}
    assert {"GH-S-FOC-13", "GH-S-MON-06"} <= set(turn.rules)
    assert Scene(row(0, 1), {"M": M}).turn(move=3).focus == []


@pytest.mark.rule("GH-S-FOC-14")
def test_a_focus_that_is_gone_is_replaced_by_looking_again() -> None:
    scene = Scene(disc(4), {"M": M, "C1": hero(1, 0), "C2": hero(-3, 0)})
    assert scene.turn(move=2).focus == ["C1"]
    scene.board.lift(scene.slot("C1"))
    assert scene.turn(move=2).focus == ["C2"]


@pytest.mark.rule("GH-S-FOC-15")
def test_k_is_the_number_of_negative_hexes_the_focus_is_worth() -> None:
    scene = Scene(row(0, 4), {"M": M, "C": hero(4, 0)}, traps=[(1, 0)])
    turn = scene.turn(move=2)
    assert scene.key("C") == (1, 3)
    assert turn.ends == {(2, 0)}
    assert "GH-S-FOC-15" in turn.rules


@pytest.mark.rule("GH-S-FOC-17")
def test_summons_choose_among_monsters_by_order_of_activation() -> None:
    """Elites first, then lower numbers: the engine counts them so; equal ones are left to players."""
    figures = {
        "S": hero(0, 0),
        "elite 5": Spot((2, 0), 1, 30.1),
        "normal 1": Spot((-2, 0), 1, 30.2),
    }
    assert Scene(disc(4), figures).turn("S", move=1).focus == ["elite 5"]
    tied = {"S": hero(0, 0), "guard": Spot((2, 0), 1, 30), "archer": Spot((-2, 0), 1, 30)}
    assert set(Scene(disc(4), tied).turn("S", move=1).focus) == {"guard", "archer"}


@pytest.mark.rule("GH-S-MON-05")
def test_focus_can_be_asked_for_before_anything_else() -> None:
    scene = Scene(disc(4), {"M": M, "C1": hero(3, 0), "C2": hero(-2, 0)})
    search = look(scene.board, scene.slot("M"), WALK, MELEE)
    assert [search.aim.enemies[enemy] for enemy in find_focus(search)] == [scene.slot("C2")]
