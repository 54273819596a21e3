"""Closed doors for those who may not open them, and rooms that are revealed in another's turn (GH-S-DOR, REV)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.moving import begin as begin_walk
from taverna.games.gloomhaven.state.figures import SUMMONED, Figure, Sheet
from taverna.games.gloomhaven.state.frames import Walk
from taverna.games.gloomhaven.state.table import Table
from tests.support.gloomhaven.printed import (
    begin,
    fell_all,
    hardy,
    idle,
    monsters,
    open_door,
    play_to_turn,
    run,
    stack_card,
    told,
)
from tests.support.gloomhaven.tabletop import GAME


def beside_door(table: Table) -> int:
    door = table.board.map.doors[0]
    near = table.board.map.neighbour[6 * door : 6 * door + 6]
    return next(cell for cell in near if cell >= 0 and table.board.exists(cell))


def moved_by_a_hero(table: Table, figure: Figure, jump: bool) -> Table:
    """The figure stands beside the closed door and moves where the first hero wants it to."""
    table.put(figure, beside_door(table))
    walk = Walk(figure.slot, 0, 0, 3)
    walk.jump = jump
    begin_walk(table, walk)
    return run(table)


@pytest.mark.rule("GH-S-DOR-03", "GH-S-FLY-04")
@pytest.mark.parametrize("jump", [False, True])
@pytest.mark.parametrize("who", ["hero", "monster", "summon"])
def test_only_heroes_enter_a_closed_door(who: str, jump: bool) -> None:
    table = begin(1)
    monster = monsters(table)[0]
    for other in monsters(table):
        table.put(other, -1)
    figure = table.hero_figure(0) if who == "hero" else monster
    if who == "summon":
        figure = Figure(0, SUMMONED, 0, Sheet("test/summon", "decoy", 4, 2, 2, 0))
        figure.owner = 0
        table.add(figure)
    moved_by_a_hero(table, figure, jump)
    door = table.board.map.doors[0]
    way = table.board.map.neighbour[6 * figure.cell : 6 * figure.cell + 6].index(door)
    offered = table.pending[0].options
    assert (codes.CELL + door in offered, codes.STEP + way in offered) == ((who == "hero"),) * 2
    assert not table.board.revealed[1]


@pytest.mark.rule("GH-S-REV-09", "GH-S-REV-05", "GH-S-REV-08", "GH-S-RUL-18")
def test_a_room_revealed_in_anothers_turn_is_compared_with_that_turn() -> None:
    """The hero who acted first opens the door in the second one's turn: bears come between the two, spirits after."""
    table = hardy(begin(13))
    fell_all(table)
    play_to_turn(table, 0)
    first, second = table.order
    play_to_turn(table, second)
    table.heroes[first].initiative, table.heroes[second].initiative = 10, 50
    stack_card(table, "cave-bear", 41)
    stack_card(table, "living-spirit", 55)
    stack_card(table, "spitting-drake", 89)
    open_door(table, 0, table.hero_figure(first))
    table.events.clear()
    while table.round == 1 and table.pending[0].kind not in ("short-rest", "select"):
        seat = table.pending[0].seat
        GAME.apply(table, seat, idle(table, seat))
    turns = [
        str(event.args["figure"]).rsplit("-", 1)[0].removesuffix("-elite") for event in told(table, "turn")
    ]
    names = [figure.sheet.name for figure in monsters(table)]
    assert turns[0] == "cave-bear"
    assert list(dict.fromkeys(turns)) == ["cave-bear", "living-spirit", "spitting-drake"]
    assert sorted(turns) == sorted(names), "each exactly once"
