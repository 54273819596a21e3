"""Scenario 38: Orchid goes after one monster, through doors and traps; the file may only name one that is there."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.board.board import OPENED
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.effects.lasting import remove_figure
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import LOST, WON, Table
from taverna.kernel.errors import BadData
from tests.support.gloomhaven.printed import (
    at,
    begin,
    fell,
    first_answers,
    monsters,
    of_type,
    open_all,
    put,
    take_turn,
)

WAITS = (3, 14)
"""Where the shaman of tile d1b is printed."""


def alone(*kept: str) -> tuple[Table, Figure]:
    """Only Orchid, the heroes (out of the way) and monsters of these types."""
    table = begin(38)
    for seat, hex in enumerate(((1, -2), (1, -3))):
        put(table, table.hero_figure(seat), hex)
    clear(table, *kept)
    return table, of_type(table, "orchid")[0]


def clear(table: Table, *kept: str) -> None:
    for figure in monsters(table):
        if figure.sheet.name not in ("orchid", *kept):
            remove_figure(table, figure)


def walk(table: Table, figure: Figure) -> None:
    first_answers(take_turn(table, figure), "monster-move")


@pytest.mark.rule("GH-S-SPC-07")
def test_38_orchid_opens_the_first_door_on_her_way() -> None:
    table, orchid = alone()
    assert orchid.max_hp == 6 + 3 * table.rules.levels.level
    assert at(table, orchid) == (0, -3)
    for _ in range(2):
        assert table.board.doors[0] != OPENED
        walk(table, orchid)
    assert table.board.doors[0] == OPENED


def test_38_she_heads_for_the_shaman_of_the_last_room_not_for_another() -> None:
    table, orchid = alone()
    open_all(table)
    clear(table, "inox-shaman")
    near, far = sorted(of_type(table, "inox-shaman"), key=lambda figure: figure.cell)
    near, far = (far, near) if at(table, near) == WAITS else (near, far)
    assert at(table, far) == WAITS
    put(table, orchid, (10, 6))  # in the room between them
    put(table, near, (11, 3))
    walk(table, orchid)
    assert at(table, orchid) == (7, 9)  # the door of the last room, three hexes away


def test_38_she_follows_the_shaman_where_it_goes() -> None:
    table, orchid = alone()
    open_all(table)
    clear(table, "inox-shaman")
    shaman = next(figure for figure in of_type(table, "inox-shaman") if at(table, figure) == WAITS)
    put(table, orchid, (5, 12))
    put(table, shaman, (9, 4))
    before = table.board.shape.ranges(shaman.cell)[orchid.cell]
    walk(table, orchid)
    assert table.board.shape.ranges(shaman.cell)[orchid.cell] < before


def test_38_next_to_the_shaman_or_without_it_she_stands_still() -> None:
    table, orchid = alone()
    open_all(table)
    clear(table, "inox-shaman")
    shaman = next(figure for figure in of_type(table, "inox-shaman") if at(table, figure) == WAITS)
    put(table, orchid, (4, 13))
    assert table.board.shape.ranges(shaman.cell)[orchid.cell] == 1
    walk(table, orchid)
    assert at(table, orchid) == (4, 13)
    put(table, orchid, (5, 12))
    remove_figure(table, shaman)
    walk(table, orchid)
    assert at(table, orchid) == (5, 12)


def test_38_is_lost_with_orchid_and_won_when_all_enemies_are_dead() -> None:
    table = begin(38)
    fell(table, of_type(table, "orchid")[0])
    assert table.ended == LOST
    other = open_all(begin(38))
    for figure in monsters(other):
        if figure.side == 1:
            fell(other, figure)
    assert other.ended == WON


def printed_38() -> Any:
    return content.printed("scenarios", "38")


@pytest.mark.parametrize(
    ("toward", "problem"),
    [
        ({"monster": "inox-shaman"}, "room"),
        ({"monster": "inox-shaman", "room": "R1"}, "must always wait"),
        ({"monster": "inox-shamen", "room": "R5"}, "inox-shaman"),
    ],
)
def test_a_figure_goes_only_after_a_monster_that_waits_there(toward: object, problem: str) -> None:
    data = printed_38()
    data["figures"][0]["toward"] = toward
    with pytest.raises(BadData, match=problem):
        content._checked(Scenario(data, "own"))


def test_a_monster_is_no_place_for_anything_else() -> None:
    data = printed_38()
    data["figures"][0]["at"] = {"monster": "inox-shaman", "room": "R5"}
    with pytest.raises(BadData, match="walk toward"):
        content._checked(Scenario(data, "own"))
