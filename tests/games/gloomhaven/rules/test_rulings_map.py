"""Rulings about the map: traps, doors, sight, forced movement, flying, rooms (section 27)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import DIFFICULT, OBSTACLE, PLATE, TRAP, new_board
from taverna.games.gloomhaven.board.maps import FAR, Map
from taverna.games.gloomhaven.board.placing import is_empty
from taverna.games.gloomhaven.effects.lasting import see_to_flight
from taverna.games.gloomhaven.effects.turn_order import number_figures
from taverna.games.gloomhaven.state.figures import OBJECT, Figure, Sheet
from taverna.games.gloomhaven.state.frames import Walk
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kit.hexes import Hex, disc, row
from tests.support.gloomhaven.duo import strike
from tests.support.gloomhaven.printed import (
    begin,
    fell_all,
    of_type,
    open_door,
    play_to_turn,
    run,
    stack_card,
    told,
)
from tests.support.gloomhaven.scenes import Scene, hero, monster
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, attack, bit, do, half, move


def walk(mod: int = 0) -> dict[str, object]:
    return {"do": "move", "n": {"x": "stat", "plus": mod}}


def trap(top: Tabletop, at: Hex, damage: int = TRAP_OF_LEVEL, conditions: int = 0) -> None:
    top.table.board.put(top.cell(at), TRAP)
    top.table.traps[top.cell(at)] = pack_trap(damage, conditions)


def obstacle(top: Tabletop, at: Hex) -> None:
    top.table.board.put(top.cell(at), OBSTACLE)
    top.table.obstacles[top.cell(at)] = 1 + top.cell(at)


# Traps


@pytest.mark.rule("GH-S-RUL-07", "GH-S-TRP-07")
@pytest.mark.parametrize(("condition", "end"), [("muddle", 3), ("immobilize", 1), ("stun", 1)])
def test_a_trap_stops_a_monster_only_if_it_may_move_no_more(condition: str, end: int) -> None:
    top = Tabletop(row(0, 4), {"brute": (4, 0)}, {"foe": Foe((0, 0), move=3)})
    trap(top, (1, 0), 0, bit(condition))
    top.draws(walk())
    top.acts("foe")
    assert top.where("foe") == (end, 0)


@pytest.mark.rule("GH-S-RUL-08", "GH-S-TRP-09")
def test_who_pushes_into_a_trap_has_the_kill_not_who_set_it() -> None:
    top = Tabletop(row(-1, 3), {"brute": (0, 0), "tinkerer": (3, 0)}, {"foe": Foe((1, 0), hp=2)})
    top.performs("tinkerer", do("createTrap", n=2, within=1)).answer(top.to(2, 0))
    top.performs("brute", do("push", n=1)).answer(top.at("foe"), top.to(2, 0))
    assert top.where("foe") is None
    assert [hero.kills for hero in top.table.heroes] == [1, 0]


@pytest.mark.rule("GH-S-RUL-08", "GH-S-TRP-09")
def test_nobody_has_the_kill_of_who_walked_into_a_trap() -> None:
    top = Tabletop(row(0, 3), {"tinkerer": (3, 0)}, {"foe": Foe((0, 0), hp=2)})
    trap(top, (1, 0))
    top.draws(walk())
    top.acts("foe")
    assert top.where("foe") is None
    assert top.table.coins[top.cell((1, 0))] == 1
    assert top.hero("tinkerer").kills == 0


@pytest.mark.rule("GH-S-RUL-08", "GH-S-RET-06")
def test_retaliation_of_a_summon_counts_for_its_summoner() -> None:
    top = Tabletop(row(-1, 3), {"tinkerer": (0, 0)}, {"foe": Foe((2, 0), hp=2)})
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=5)
    top.answer(top.to(1, 0))
    decoy = top.table.figures[-1]
    decoy.hp = decoy.max_hp = 20
    top.slots["decoy"] = decoy.slot
    top.performs("decoy", do("retaliate", n=2, until="round"), turn=False)
    top.draws(strike())
    top.acts("foe")
    assert top.where("foe") is None
    assert top.hero("tinkerer").kills == 1


# Range and sight


@pytest.mark.rule("GH-S-RUL-09", "GH-S-RNG-01", "GH-S-DOR-05")
def test_only_walls_and_closed_doors_lengthen_range() -> None:
    board = new_board(Map([row(0, 2), row(4, 6)], [(3, 0)]), [0, 1])
    here, there = board.map.cell((1, 0)), board.map.cell((5, 0))
    assert board.shape.ranges(here)[there] >= FAR
    assert not board.shape.sees(here, there)
    board.open_door(0)
    board.put(board.map.cell((4, 0)), OBSTACLE | DIFFICULT)
    board.place(board.figures.add(1), board.map.cell((2, 0)))
    assert board.shape.ranges(here)[there] == 4
    assert board.shape.sees(here, there)


@pytest.mark.rule("GH-S-RUL-24", "GH-S-LOS-06", "GH-S-LOS-08")
def test_a_line_may_end_on_a_wall_but_not_pass_one_at_a_shared_corner() -> None:
    """In a corridor every corner lies on a wall; past a wall line a shared corner is not enough."""
    assert all(Scene(row(0, 7), {}).sees((0, 0), (q, 0)) for q in range(8))
    walled = Scene(disc(1), {}, walls=[((0, 0), (1, 0))])
    assert not Scene([(0, 0), (1, 0)], {}, walls=[((0, 0), (1, 0))]).sees((0, 0), (1, 0))
    assert walled.sees((0, 0), (0, 1))


@pytest.mark.rule("GH-S-RUL-21", "GH-S-AOE-01", "GH-S-AOE-06")
def test_a_pattern_is_mirrored_and_its_hex_in_range_may_be_a_wall() -> None:
    """The knight's partner of (4,0) is a wall hex beside (2,0): range 3, while the target itself is at 4."""
    knight = [(0, 0), (1, -2)]
    scene = Scene(row(0, 4), {"M": monster(0, 0), "C": hero(4, 0)})
    reached = {
        range: scene.turn(range=range, free=knight).attacks == {(0, 0): [["C"]]} for range in (2, 3, 4)
    }
    assert reached == {2: False, 3: True, 4: True}
    bent = Tabletop(disc(2), {"brute": (0, 0)}, {"one": Foe((1, 0)), "two": Foe((1, 1))})
    bent.performs("brute", attack(3, area={"at": "self", "hit": [[1, 0], [2, -1]]})).answer(bent.at("one"))
    assert bent.offered_figures() == {"two"}


# Movement


@pytest.mark.rule("GH-S-RUL-10", "GH-S-DIF-02")
def test_the_last_hex_of_a_jump_is_a_normal_move() -> None:
    """Over two difficult hexes to a third: 1 + 1 + 2."""
    for points, offered in ((3, {(1, 0), (2, 0)}), (4, {(1, 0), (2, 0), (3, 0)})):
        top = Tabletop(row(0, 3), {"brute": (0, 0)}, {})
        for q in (1, 2, 3):
            top.table.board.put(top.cell((q, 0)), DIFFICULT)
        assert top.performs("brute", move(points, flags=["jump"])).offered_cells() == offered


@pytest.mark.rule("GH-S-RUL-17", "GH-S-JMP-03", "GH-S-REV-01")
@pytest.mark.parametrize("jump", [False, True])
def test_a_jump_opens_the_door_it_enters_and_goes_on(jump: bool) -> None:
    table = begin(1)
    fell_all(table)
    door = table.board.map.doors[0]
    beside = next(
        cell
        for cell in table.board.map.neighbour[6 * door : 6 * door + 6]
        if cell >= 0 and table.board.exists(cell) and table.board.occupant[cell] < 0
    )
    figure = table.hero_figure(0)
    table.put(figure, beside)
    from taverna.games.gloomhaven.effects.moving import begin as begin_walk

    step = Walk(figure.slot, 0, 0, 3)
    step.jump = jump
    table.turn = figure.slot
    begin_walk(table, step)
    run(table)
    GAME.apply(table, 0, codes.CELL + door)
    assert table.board.revealed[1]
    assert (table.pending[0].kind, table.walks[-1].points, figure.cell) == ("move", 2, door)


def grounded(sheet: Sheet) -> Sheet:
    """The same values without wings."""
    found = Sheet(sheet.key, sheet.name, sheet.hp, sheet.move, sheet.attack, sheet.range)
    found.flying = False
    return found


def perched(floor: list[Hex], **foes: Foe) -> Tabletop:
    top = Tabletop(floor, {"brute": (4, 0)}, {"foe": Foe((0, 0), flying=True), **foes}, level=1)
    obstacle(top, (0, 0))
    return top


def falls(top: Tabletop) -> Tabletop:
    top.figure("foe").sheet = grounded(top.figure("foe").sheet)
    see_to_flight(top.table, top.figure("foe"))
    top.table.pending = []
    GAME.rules.run(top.table)
    return top


@pytest.mark.rule("GH-S-FLY-03")
def test_who_loses_flying_on_an_obstacle_suffers_trap_damage_and_comes_down() -> None:
    top = falls(perched(row(0, 4), ally=Foe((1, 0))))
    assert (top.lost("foe"), top.where("foe")) == (3, (2, 0))
    assert top.asked == ""


@pytest.mark.rule("GH-S-FLY-03")
def test_players_choose_where_it_comes_down() -> None:
    top = falls(perched(row(-2, 4)))
    assert (top.asked, top.offered_cells()) == ("monster-place", {(-1, 0), (1, 0)})
    top.answer(top.to(-1, 0))
    assert (top.lost("foe"), top.where("foe")) == (3, (-1, 0))


@pytest.mark.rule("GH-S-FLY-03")
def test_it_may_die_of_the_fall_and_on_open_ground_nothing_happens() -> None:
    top = perched(row(-2, 4))
    top.figure("foe").hp = 3
    assert falls(top).where("foe") is None
    assert top.table.coins[top.cell((0, 0))] == 1
    top = Tabletop(row(-2, 4), {"brute": (4, 0)}, {"foe": Foe((0, 0), flying=True)})
    assert (falls(top).lost("foe"), top.where("foe"), top.asked) == (0, (0, 0), "")


# Push and pull


@pytest.mark.rule("GH-S-RUL-25", "GH-S-PSH-03", "GH-S-PSH-07", "GH-S-PUL-01")
def test_a_pull_of_a_stunned_target_goes_all_the_way_once_begun() -> None:
    top = Tabletop(row(0, 4), {"brute": (0, 0)}, {"foe": Foe((4, 0))})
    top.give("foe", "stun", "immobilize")
    top.performs("brute", do("pull", n=2, range=4)).answer(top.at("foe"))
    assert codes.DONE in top.options
    top.answer(top.to(3, 0))
    assert (top.where("foe"), top.asked) == ((2, 0), "")


@pytest.mark.rule("GH-S-RUL-30", "GH-S-RET-03")
def test_who_is_pulled_into_range_retaliates() -> None:
    top = Tabletop(row(0, 4), {"brute": (0, 0)}, {"foe": Foe((3, 0), retaliate=2)})
    top.performs("brute", attack(1, range=3, pull=2)).answer(top.at("foe"), top.to(2, 0))
    assert (top.where("foe"), top.lost("brute")) == ((1, 0), 2)


@pytest.mark.rule("GH-S-RUL-38", "GH-S-MON-12")
def test_a_monster_pushes_as_far_as_it_can() -> None:
    """East the brute stops after a hex, south-east it goes two: only there, and never against the obstacle."""
    floor = [(0, 0), (1, 0), (2, 0), (1, 1), (1, 2), (2, -1)]
    top = Tabletop(floor, {"brute": (1, 0)}, {"foe": Foe((0, 0))})
    obstacle(top, (2, -1))
    top.draws(strike(0, push=2))
    top.acts("foe")
    assert top.asked == ""
    assert top.where("brute") == (1, 2)


# Obstacles with hit points


def with_statue(at: Hex = (1, 0)) -> Tabletop:
    """A statue between the heroes and a foe that has them in view."""
    top = Tabletop(disc(3), {"brute": (0, 0), "tinkerer": (-1, 0)}, {"foe": Foe((3, 0))})
    statue = Figure(0, OBJECT, 2, Sheet("object/statue", "statue", 4, -1, -1, 0))
    top.table.add(statue)
    top.table.put(statue, top.cell(at))
    obstacle(top, at)
    top.slots["statue"] = statue.slot
    number_figures(top.table)
    return top


@pytest.mark.rule("GH-S-RUL-12", "GH-S-OBS-05", "GH-S-OBS-06", "GH-S-OBS-07")
def test_an_obstacle_with_hit_points_is_attacked_by_heroes_and_left_alone_by_monsters() -> None:
    top = with_statue()
    top.draws(walk(3), strike())
    top.acts("foe")
    while top.asked == "monster-move":
        top.answer(top.options[0])
    assert (top.lost("statue"), top.lost("brute")) == (0, 2)
    assert top.figure("foe").focus == top.slots["brute"]
    top.performs("brute", attack(3, push=2, conditions=["stun", "poison"])).answer(top.at("statue"))
    assert (top.lost("statue"), top.figure("statue").conditions, top.where("statue")) == (3, 0, (1, 0))
    assert top.asked == ""
    top.performs("brute", attack(3)).answer(top.at("statue"))
    assert top.where("statue") is None
    assert not top.table.board.terrain[top.cell((1, 0))] & OBSTACLE
    assert top.table.coins[top.cell((1, 0))] == 0


@pytest.mark.rule("GH-S-OBS-05", "GH-S-FOC-11")
def test_for_summons_it_counts_as_99() -> None:
    top = with_statue((0, 1))
    top.table.order = [0, 1, 4]
    top.table.carded = 1
    top.draws(strike(), initiative=98)
    number_figures(top.table)
    order = top.table.board.figures.order
    assert order[top.slots["foe"]] < order[top.slots["statue"]]


# Markers, rooms


@pytest.mark.rule("GH-S-RUL-48", "GH-S-SPC-08", "GH-S-EMP-01")
def test_markers_and_plates_leave_a_hex_empty() -> None:
    table = begin(19)
    marker = table.rules.plan.figures[0].toward[0]
    assert not table.board.terrain[marker]
    table.board.put(marker, PLATE)
    table.board.reveal(list(range(len(table.board.revealed))))
    assert is_empty(table.board, marker)


@pytest.mark.rule("GH-S-RUL-18", "GH-S-REV-07", "GH-S-REV-08")
def test_of_a_type_that_has_acted_only_the_revealed_ones_act() -> None:
    """Scenario 1: guards act at 15; afterwards a hero opens the door to more of them."""
    table = begin(1)
    stack_card(table, "bandit-guard", 15)
    for seat in range(2):
        figure = table.hero_figure(seat)
        figure.hp = figure.max_hp = 99
    play_to_turn(table, 0)
    old = [figure.slot for figure in of_type(table, "bandit-guard")]
    before = [event.args["slot"] for event in told(table, "turn")]
    assert old
    assert all(before.count(slot) == 1 for slot in old)
    open_door(table, 0)
    new = [figure.slot for figure in of_type(table, "bandit-guard") if figure.slot not in old]
    assert new
    while table.round == 1 and table.pending[0].kind not in ("short-rest", "select"):
        decision = table.pending[0]
        GAME.apply(
            table, decision.seat, codes.DONE if codes.DONE in decision.options else decision.options[0]
        )
    turns = [event.args["slot"] for event in told(table, "turn")]
    assert [turns.count(slot) for slot in old] == [1] * len(old)
    assert [turns.count(slot) for slot in new] == [1] * len(new)
    after = turns[turns.index(table.heroes[0].figure) + 1 :]
    assert set(after[: len(new)]) == set(new), "they act at once, before others"


@pytest.mark.rule("GH-S-EX-33", "GH-S-REV-06")
def test_a_revealed_type_of_the_same_initiative_acts_after_the_hero_once() -> None:
    """Guards at 50: behind the door they wait for their place after the hero's turn at 50."""
    table = begin(1)
    fell_all(table)
    stack_card(table, "bandit-guard", 50)
    play_to_turn(table, 0)
    table.heroes[0].initiative = 50
    open_door(table, 0)
    order = table.order
    assert order.index(0) < order.index(4 + table.rules.group_of("bandit-guard"))
    guards = [figure.slot for figure in of_type(table, "bandit-guard")]
    while table.round == 1 and table.pending[0].kind not in ("short-rest", "select"):
        decision = table.pending[0]
        GAME.apply(
            table, decision.seat, codes.DONE if codes.DONE in decision.options else decision.options[0]
        )
    turns = [event.args["slot"] for event in told(table, "turn")]
    assert guards
    for guard in guards:
        assert turns.count(guard) == 1
        assert turns.index(guard) > turns.index(table.heroes[0].figure)
