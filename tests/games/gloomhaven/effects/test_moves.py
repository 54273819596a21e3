"""Moving, terrain, doors, forced movement (sections 4, 7, 8 and 12)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD, OBSTACLE, TRAP
from taverna.games.gloomhaven.language.cards import Modifier
from taverna.games.gloomhaven.language.registry import register_modifier
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kit.hexes import Hex, disc, row
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, bit, do, move


def table(floor: list[Hex], hero: Hex = (0, 0), level: int = 1, **foes: Foe) -> Tabletop:
    return Tabletop(floor, {"brute": hero}, foes, level=level)


def lay(top: Tabletop, at: Hex, terrain: int, conditions: int = 0, damage: int = TRAP_OF_LEVEL) -> None:
    cell = top.cell(at)
    top.table.board.put(cell, terrain)
    if terrain == TRAP:
        top.table.traps[cell] = pack_trap(damage, conditions)
    if terrain == OBSTACLE:
        top.table.obstacles[cell] = 50 + cell


def step(direction: int) -> int:
    return codes.STEP + direction


@pytest.mark.rule("GH-S-MOV-01")
def test_a_move_reaches_as_far_as_its_points() -> None:
    top = table(disc(3)).performs("brute", move(2))
    assert top.offered_cells() == set(disc(2)) - {(0, 0)}
    top.answer(top.to(2, 0))
    assert top.where("brute") == (2, 0)
    assert top.asked == ""


@pytest.mark.rule("GH-S-MOV-02")
@pytest.mark.rule("GH-S-MOV-03")
def test_through_allies_but_not_through_enemies() -> None:
    top = Tabletop(row(-3, 3), {"brute": (0, 0), "tinkerer": (1, 0)}, {"foe": Foe((-1, 0))})
    top.performs("brute", move(3))
    assert top.offered_cells() == {(2, 0), (3, 0)}
    assert step(3) not in top.options
    top.answer(step(0))
    assert codes.DONE not in top.options
    top.answer(step(0), codes.DONE)
    assert top.where("brute") == (2, 0)
    assert top.where("tinkerer") == (1, 0)


@pytest.mark.rule("GH-S-MOV-05")
def test_moving_nowhere_is_allowed() -> None:
    top = table(disc(2)).performs("brute", move(2), do("infuse", elements=["fire"])).answer(codes.DONE)
    assert top.where("brute") == (0, 0)
    assert top.table.infused == 0


@pytest.mark.rule("GH-S-MOV-06")
def test_step_by_step_until_the_points_are_used_up() -> None:
    top = table(disc(3)).performs("brute", move(2)).answer(step(0), step(1))
    assert top.where("brute") == (2, -1)
    assert top.asked == ""


@pytest.mark.rule("GH-S-DIF-01")
@pytest.mark.rule("GH-S-DIF-03")
def test_difficult_terrain_costs_two() -> None:
    top = table(row(0, 4))
    lay(top, (2, 0), DIFFICULT)
    assert top.performs("brute", move(2)).offered_cells() == {(1, 0)}
    top = table(row(0, 4))
    lay(top, (2, 0), DIFFICULT)
    assert top.performs("brute", move(4)).offered_cells() == {(1, 0), (2, 0), (3, 0)}


@pytest.mark.rule("GH-S-DIF-02")
@pytest.mark.rule("GH-S-JMP-01")
@pytest.mark.rule("GH-S-JMP-02")
@pytest.mark.rule("GH-S-EX-39")
def test_a_jump_pays_for_difficult_terrain_only_at_its_end() -> None:
    for points, reached in ((3, False), (4, True)):
        top = table(row(0, 5))
        lay(top, (1, 0), OBSTACLE)
        lay(top, (2, 0), TRAP)
        lay(top, (3, 0), DIFFICULT)
        top.performs("brute", move(points, flags=["jump"]))
        assert ((3, 0) in top.offered_cells()) == reached
        if reached:
            top.answer(top.to(3, 0))
            assert (top.where("brute"), top.lost("brute")) == ((3, 0), 0)


@pytest.mark.rule("GH-S-OBS-01")
@pytest.mark.rule("GH-S-OBS-02")
def test_obstacles_are_jumped_over_not_entered() -> None:
    top = table(row(0, 3))
    lay(top, (1, 0), OBSTACLE)
    assert top.performs("brute", move(3)).asked == ""
    top = table(row(0, 3))
    lay(top, (1, 0), OBSTACLE)
    assert top.performs("brute", move(3, flags=["jump"])).offered_cells() == {(2, 0), (3, 0)}


@pytest.mark.rule("GH-S-TRP-01")
@pytest.mark.rule("GH-S-TRP-03")
@pytest.mark.rule("GH-S-TRP-04")
@pytest.mark.rule("GH-S-TRP-08")
@pytest.mark.rule("GH-S-MOV-04")
def test_a_trap_springs_when_entered_and_is_gone() -> None:
    top = table(row(0, 3))
    lay(top, (1, 0), TRAP, bit("poison"))
    top.performs("brute", do("shield", n=3, until="round"))
    top.performs("brute", move(3)).answer(top.to(1, 0))
    assert top.lost("brute") == 3
    assert top.has("brute", "poison")
    assert top.table.board.terrain[top.cell((1, 0))] & TRAP == 0


@pytest.mark.rule("GH-S-TRP-07")
def test_a_trap_does_not_end_the_move_unless_it_stuns() -> None:
    for conditions, where in ((0, (3, 0)), (bit("stun"), (1, 0)), (bit("immobilize"), (1, 0))):
        top = table(row(0, 3))
        lay(top, (1, 0), TRAP, conditions, 1)
        top.performs("brute", move(3)).answer(top.to(3, 0))
        assert top.where("brute") == where


def test_the_way_round_a_trap_is_taken_by_itself() -> None:
    top = table(disc(3))
    lay(top, (1, 0), TRAP)
    top.performs("brute", move(4)).answer(top.to(2, 0))
    assert (top.where("brute"), top.lost("brute")) == ((2, 0), 0)
    top = table(disc(3))
    lay(top, (1, 0), TRAP)
    top.performs("brute", move(4)).answer(step(0), step(0), codes.DONE)
    assert (top.where("brute"), top.lost("brute")) == ((2, 0), 3)


@pytest.mark.rule("GH-S-TRP-02")
@pytest.mark.rule("GH-S-HAZ-04")
@pytest.mark.rule("GH-S-FLY-01")
def test_flying_ignores_everything_and_a_jump_all_but_its_end() -> None:
    top = table(row(0, 4), foe=Foe((4, 0), flying=True, move=3))
    lay(top, (3, 0), TRAP)
    lay(top, (2, 0), HAZARD)
    lay(top, (1, 0), OBSTACLE)
    top.draws({"do": "move", "n": {"x": "stat", "plus": 0}}, {"do": "attack", "n": {"x": "stat", "plus": 0}})
    top.acts("foe")
    assert (top.where("foe"), top.lost("foe")) == ((1, 0), 0)
    top = table(row(0, 4))
    lay(top, (2, 0), TRAP)
    top.performs("brute", move(2, flags=["jump"])).answer(top.to(2, 0))
    assert top.lost("brute") == 3


@pytest.mark.rule("GH-S-HAZ-01")
@pytest.mark.rule("GH-S-HAZ-02")
@pytest.mark.rule("GH-S-HAZ-03")
@pytest.mark.rule("GH-S-EX-22")
def test_hazards_hurt_each_time_one_is_entered() -> None:
    top = table(row(0, 4), level=3)
    lay(top, (1, 0), HAZARD)
    lay(top, (2, 0), HAZARD)
    lay(top, (3, 0), TRAP)
    top.performs("brute", move(4)).answer(top.to(3, 0))
    assert top.lost("brute") == 2 + 2 + 5
    assert top.table.board.terrain[top.cell((1, 0))] & HAZARD
    assert not top.table.board.terrain[top.cell((3, 0))] & TRAP


# Forced movement


def pushed(n: int, **foe: object) -> Tabletop:
    top = table(disc(4), foe=Foe((1, 0), **foe))  # type: ignore[arg-type]
    return top.performs("brute", do("push", n=n)).answer(top.at("foe"))


@pytest.mark.rule("GH-S-PSH-01")
@pytest.mark.rule("GH-S-POS-21")
def test_a_push_goes_away_from_the_attacker() -> None:
    top = pushed(1)
    assert top.offered_cells() == {(2, 0), (2, -1), (1, 1)}
    top.answer(top.to(2, -1))
    assert top.where("foe") == (2, -1)


@pytest.mark.rule("GH-S-PUL-01")
@pytest.mark.rule("GH-S-POS-21")
def test_a_pull_comes_nearer() -> None:
    top = table(disc(4), foe=Foe((3, 0)))
    top.performs("brute", do("pull", n=1, range=3)).answer(top.at("foe"))
    assert top.offered_cells() == {(2, 0)}


@pytest.mark.rule("GH-S-PSH-02")
@pytest.mark.rule("GH-S-PSH-03")
@pytest.mark.rule("GH-S-EX-47")
def test_a_push_may_be_skipped_or_run_against_an_obstacle() -> None:
    for choice, where in (("skip", (1, 0)), ("blocked", (1, 0)), ("open", (3, -2))):
        top = table(disc(4), foe=Foe((1, 0)))
        lay(top, (2, 0), OBSTACLE)
        top.performs("brute", do("push", n=2)).answer(top.at("foe"))
        if choice == "skip":
            top.answer(codes.DONE)
        elif choice == "blocked":
            top.answer(top.to(2, 0))
        else:
            top.answer(top.to(2, -1))
            assert codes.DONE not in top.options
            top.answer(top.to(3, -2))
        assert top.where("foe") == where
        assert top.asked == ""


@pytest.mark.rule("GH-S-PSH-04")
@pytest.mark.rule("GH-S-PSH-05")
def test_a_target_is_pushed_through_its_allies_but_does_not_end_there() -> None:
    top = table(row(0, 3), foe=Foe((1, 0)), ally=Foe((2, 0)))
    top.performs("brute", do("push", n=2)).answer(top.at("foe"), top.to(2, 0))
    assert top.where("foe") == (3, 0)
    top = table(row(0, 3), foe=Foe((1, 0)), ally=Foe((2, 0)))
    assert top.performs("brute", do("push", n=1)).answer(top.at("foe")).asked == ""
    assert top.where("foe") == (1, 0)


@pytest.mark.rule("GH-S-PSH-06")
@pytest.mark.rule("GH-S-PSH-08")
@pytest.mark.rule("GH-S-TRP-09")
@pytest.mark.rule("GH-S-EX-29")
def test_a_push_into_a_trap_counts_for_the_pusher() -> None:
    top = table(disc(4), foe=Foe((1, 0), hp=3))
    lay(top, (2, 0), TRAP)
    top.performs("brute", do("push", n=2)).answer(top.at("foe"), top.to(2, 0))
    assert top.where("foe") is None
    assert top.hero("brute").kills == 1
    assert top.table.coins[top.cell((2, 0))] == 1
    assert top.asked == ""


@pytest.mark.rule("GH-S-PSH-06")
def test_difficult_terrain_does_not_slow_a_push() -> None:
    top = table(row(0, 3), foe=Foe((1, 0)))
    lay(top, (2, 0), DIFFICULT)
    top.performs("brute", do("push", n=2)).answer(top.at("foe"), top.to(2, 0))
    assert top.where("foe") == (3, 0)


@pytest.mark.rule("GH-S-PSH-07")
def test_stunned_and_immobilized_figures_are_pushed_all_the_same() -> None:
    top = table(disc(4), foe=Foe((1, 0)))
    top.give("foe", "stun", "immobilize")
    top.performs("brute", do("push", n=1)).answer(top.at("foe"), top.to(2, 0))
    assert top.where("foe") == (2, 0)


@pytest.mark.rule("GH-S-FLY-02")
def test_a_flying_figure_is_pushed_over_traps() -> None:
    top = table(disc(4), foe=Foe((1, 0), flying=True))
    lay(top, (2, 0), TRAP)
    top.performs("brute", do("push", n=1)).answer(top.at("foe"), top.to(2, 0))
    assert (top.where("foe"), top.lost("foe")) == ((2, 0), 0)


@pytest.mark.rule("GH-S-PSH-09")
def test_pushes_from_separate_sources_are_separate() -> None:
    card = Modifier("test push 1", 0)
    card.push = 1
    top = table(disc(5), foe=Foe((1, 0)))
    top.hero("brute").deck.draw.append(register_modifier(card).number)
    top.performs("brute", attack(1, push=1)).answer(top.at("foe"), codes.DONE)
    assert top.asked == "push"
    top.answer(top.to(2, 0))
    assert top.where("foe") == (2, 0)
    assert top.asked == ""


# Obstacles, traps and loot by abilities


@pytest.mark.rule("GH-S-OBS-04")
@pytest.mark.rule("GH-S-EX-28")
def test_an_obstacle_must_not_cut_the_map_in_two() -> None:
    top = table(row(0, 4), (1, 0)).performs("brute", do("createObstacle", n=1, within=1))
    assert top.offered_cells() == {(0, 0)}
    top = table(disc(1)).performs("brute", do("createObstacle", n=1, within=1))
    assert top.offered_cells() == set(disc(1)) - {(0, 0)}


@pytest.mark.rule("GH-S-TRP-05")
@pytest.mark.rule("GH-S-TRP-06")
def test_traps_are_made_and_disarmed() -> None:
    top = table(disc(2), foe=Foe((0, 1)))
    top.performs("brute", do("createTrap", n=2, conditions=["stun"], within=1))
    assert (0, 1) not in top.offered_cells()
    top.answer(top.to(1, 0))
    assert top.table.board.terrain[top.cell((1, 0))] & TRAP
    top.performs("brute", do("disarmTrap", n=1, within=1)).answer(top.to(1, 0))
    assert not top.table.board.terrain[top.cell((1, 0))] & TRAP


@pytest.mark.rule("GH-S-LOT-01")
@pytest.mark.rule("GH-S-LOT-02")
def test_loot_takes_everything_in_range_and_sight() -> None:
    top = table(disc(3), foe=Foe((1, 0)))
    for at in ((1, 0), (0, 0), (2, 0)):
        top.table.coins[top.cell(at)] = 1
    top.table.treasure[top.cell((0, 1))] = 7
    top.performs("brute", do("loot", n=1))
    hero = top.hero("brute")
    assert (hero.tokens, hero.treasures) == (2, [7])
    assert top.table.coins[top.cell((2, 0))] == 1


@pytest.mark.rule("GH-S-MON-17")
def test_monsters_take_money_for_good_and_leave_treasure() -> None:
    top = table(disc(3), foe=Foe((2, 0)))
    top.table.coins[top.cell((3, 0))] = 2
    top.table.treasure[top.cell((2, 1))] = 7
    top.draws(do("loot", n=1))
    top.acts("foe")
    assert top.table.coins[top.cell((3, 0))] == 0
    assert top.table.treasure[top.cell((2, 1))] == 7


@pytest.mark.rule("GH-S-TRE-02")
def test_a_numbered_treasure_is_resolved_at_once() -> None:
    from taverna.games.gloomhaven import content

    number = next(number for number in content.treasure_numbers() if content.treasure(number).gold)
    top = table(disc(2))
    top.table.treasure[top.cell((0, 1))] = number
    top.performs("brute", do("loot", n=1))
    assert top.hero("brute").money == content.treasure(number).gold


# Straight lines


@pytest.mark.rule("GH-S-MOV-03")
@pytest.mark.parametrize(
    ("length", "points", "east"), [(1, 3, False), (2, 3, True), (2, 1, False), (3, 3, True)]
)
def test_a_straight_move_enters_an_allys_hex_only_if_it_can_go_on(
    length: int, points: int, east: bool
) -> None:
    """An ally stands east; behind it the row ends, or goes on."""
    floor = [*row(0, length), (0, 1)]
    top = Tabletop(floor, {"cragheart": (0, 0), "brute": (1, 0)}, {})
    top.performs("cragheart", move(points, flags=["straight"]))
    assert (step(0) in top.options) == east
    if east:
        top.answer(step(0))
        assert top.options == [step(0)]
        top.answer(step(0))
        assert top.where("cragheart") == (2, 0)


@pytest.mark.rule("GH-S-MOV-03")
def test_a_straight_move_past_two_allies() -> None:
    top = Tabletop(row(0, 4), {"cragheart": (0, 0), "brute": (1, 0), "tinkerer": (2, 0)}, {})
    assert top.performs("cragheart", move(2, flags=["straight"])).asked == ""
    top = Tabletop(row(0, 4), {"cragheart": (0, 0), "brute": (1, 0), "tinkerer": (2, 0)}, {})
    top.performs("cragheart", move(3, flags=["straight"])).answer(step(0), step(0), step(0))
    assert top.where("cragheart") == (3, 0)
