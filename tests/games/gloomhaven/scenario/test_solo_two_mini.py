"""The Caged Bear: beast and master on two sides of a wall, boulders that nobody passes, doors that open others."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import CLOSED, OPENED
from taverna.games.gloomhaven.board.forced import is_passable
from taverna.games.gloomhaven.board.free_moves import FreeMove
from taverna.games.gloomhaven.board.paths import FLY, JUMP, explore
from taverna.games.gloomhaven.effects.obstacles import is_removable
from taverna.games.gloomhaven.state.table import RUNNING, WON, Table
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    fell_all,
    first_answers,
    hardy,
    of_type,
    open_all,
    open_door,
    play_to_turn,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME

ID = "solo-two-mini"
PAIRS = (("1", "a"), ("2", "b"), ("3", "c"))
ROAR = "disorienting-roar"


def start() -> Table:
    """In the first card selection: the bear has but one hex to begin on."""
    return first_answers(begin(ID, 1), "place")


def test_bear_and_character_begin_in_rooms_of_their_own() -> None:
    table = start()
    bear = table.figures[table.companion(0)]
    assert at(table, table.hero_figure(0)) == (-1, 3)
    assert at(table, bear) == (-4, 3)
    assert len(of_type(table, "forest-imp")) == 2  # the room of the bear is open from the start


@pytest.mark.parametrize(("label", "other"), PAIRS)
def test_a_door_opens_the_one_of_its_letter(label: str, other: str) -> None:
    table = start()
    for before, _ in PAIRS[: PAIRS.index((label, other))]:
        open_door(table, door_labelled(table, before))
    assert table.board.doors[door_labelled(table, other)] == CLOSED
    open_door(table, door_labelled(table, label))
    assert table.board.doors[door_labelled(table, other)] == OPENED


# The bottom of one card


def turn_with(table: Table, name: str) -> list[int]:
    """What the character may do in its turn with that card and another."""
    hero = table.heroes[0]
    place = next(card.place for card in table.cards_of(0) if card.name == name)
    other = next(
        card.place for card in table.cards_of(0) if hero.hand >> card.place & 1 and card.place != place
    )
    hero.hand |= 1 << place
    run(hardy(table))
    GAME.apply(table, 0, codes.of_seat(codes.LEAD, 0, place))
    GAME.apply(table, 0, codes.of_seat(codes.SECOND, 0, other))
    play_to_turn(table, 0)
    return table.pending[0].options


def test_the_bottom_of_one_card_is_forbidden_and_its_default_action_is_not() -> None:
    found = turn_with(start(), ROAR)
    assert codes.play(False, codes.TOP) in found
    assert codes.play(False, codes.BOTTOM) not in found
    assert codes.play(False, codes.MOVE_2) in found
    assert codes.play(True, codes.BOTTOM) in found  # of the other card


# Boulders


def flying(table: Table, at_hex: tuple[int, int]) -> int:
    """A hero that flies, alone in the room of the boulders."""
    hero = table.hero_figure(0)
    put(table, hero, at_hex)
    table.board.figures.flying[hero.slot] = True
    return hero.slot


def test_nobody_flies_or_jumps_over_a_boulder() -> None:
    """Between [-5, 1] and [-3, 1] lies the boulder [-4, 1]: two steps in a straight line, three round it."""
    table = start()
    for imp in of_type(table, "forest-imp"):
        table.put(imp, -1)
    slot = flying(table, (-5, 1))
    cell = table.rules.map.cell
    boulder, beyond = cell((-4, 1)), cell((-3, 1))
    for mode in (FLY, JUMP):
        reach = explore(table.board, slot, mode)
        assert boulder not in reach.ends
        assert reach.price[beyond] == 3
        moves = FreeMove(table.board, slot, mode, 9)
        assert boulder not in moves.through()
        assert moves.cost(beyond) == 3
    assert not is_passable(table.board, slot, boulder)


def test_it_hinders_no_sight() -> None:
    table = start()
    cell = table.rules.map.cell
    assert table.board.shape.sees(cell((-5, 1)), cell((-3, 1)))
    assert table.distance(cell((-5, 1)), cell((-3, 1))) == 2


def test_no_ability_destroys_one() -> None:
    table = start()
    assert not is_removable(table, table.rules.map.cell((-4, 1)))


def test_boulders_still_stand_in_the_way_after_loading() -> None:
    table = start()
    again = GAME.load(GAME.dump(table))
    assert again.board.barriers == table.board.barriers
    assert again.rules.map.cell((-4, 1)) in again.board.barriers


def test_it_is_won_when_all_are_dead() -> None:
    table = fell_all(start())
    assert table.ended == RUNNING
    assert fell_all(open_all(table)).ended == WON
