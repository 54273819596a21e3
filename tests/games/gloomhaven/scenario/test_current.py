"""The plane of water: a current, heavy moves and a claw that is carried: 88 (GH-S-SPC-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.language.moments import ROUND_END, TURN_START
from taverna.games.gloomhaven.scenario.auras import more_move
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import NO_CARD
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.games.gloomhaven.scenario.meeting import settle
from tests.support.gloomhaven.printed import (
    answer,
    at,
    begin,
    end_turn,
    fell,
    fell_all,
    hardy,
    of_type,
    open_all,
    play_to_turn,
    put,
    run,
)

EVEN, ODD = 0, 1


def flows(table: Table, parity: int) -> Table:
    """A round ends in which the lurkers' card has an initiative of this kind."""
    deck = table.rules.groups[table.rules.group_of("lurker")].deck
    cards = table.rules.decks[deck].cards
    table.stacks[deck].card = next(n for n, card in enumerate(cards) if card.initiative % 2 == parity)
    table.at(TURN_START, table.heroes[0].figure)
    table.stacks[deck].card = NO_CARD  # cards are put away before the round ends
    table.at(ROUND_END)
    settle(run(table))
    return table


def pool(seats: int = 2) -> Table:
    """The large room is open, and no enemy is left but the king, far away."""
    table = open_all(hardy(begin(88, seats)))
    for slug in ("ooze", "lurker", "frost-demon"):
        fell_all(table, slug)
    return table


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize(("parity", "end"), [(EVEN, (-7, 4)), (ODD, (-6, 4))])
def test_88_the_current_moves_characters_of_the_large_room(parity: int, end: tuple[int, int]) -> None:
    table = pool()
    put(table, table.hero_figure(0), (-7, 5))
    here = at(table, table.hero_figure(1))
    flows(table, parity)
    assert at(table, table.hero_figure(0)) == end
    assert at(table, table.hero_figure(1)) == here, "it does not reach the first room"


def test_88_who_can_not_be_moved_suffers_three() -> None:
    table = pool()
    put(table, table.hero_figure(0), (-12, 11))  # a rock column at [-12, 10]
    flows(table, EVEN)
    assert at(table, table.hero_figure(0)) == (-12, 11)
    lost = table.hero_figure(0).max_hp - table.hero_figure(0).hp
    sheltered = table.rules.map.cell((-12, 12))
    assert lost == (0 if table.board.terrain[sheltered] & 1 else 3)


def test_88_blocked_and_not_sheltered() -> None:
    table = pool()
    put(table, table.hero_figure(0), (-9, 6))
    put(table, table.hero_figure(1), (-9, 7))
    table.board.put(table.rules.map.cell((-9, 5)), 1)
    table.obstacles[table.rules.map.cell((-9, 5))] = 99
    flows(table, EVEN)
    assert [at(table, table.hero_figure(seat)) for seat in (0, 1)] == [(-9, 6), (-9, 7)]
    assert [table.hero_figure(seat).max_hp - table.hero_figure(seat).hp for seat in (0, 1)] == [
        3,
        0,
    ], "the other is in the lee of stalagmites"


def test_88_in_the_lee_of_an_obstacle_nothing_happens() -> None:
    table = pool()
    put(table, table.hero_figure(0), (-9, 7))  # stalagmites at [-9, 8], where an even current comes from
    flows(table, EVEN)
    assert at(table, table.hero_figure(0)) == (-9, 7)
    assert table.hero_figure(0).hp == table.hero_figure(0).max_hp


def test_88_from_the_top_down_one_makes_room_for_the_next() -> None:
    table = pool()
    put(table, table.hero_figure(1), (-9, 6))
    put(table, table.hero_figure(0), (-9, 7))
    table.board.clear(table.rules.map.cell((-9, 8)), 1)
    flows(table, EVEN)
    assert [at(table, table.hero_figure(seat)) for seat in (0, 1)] == [(-9, 6), (-9, 5)]


def test_88_without_a_card_of_the_lurkers_the_water_is_still() -> None:
    table = pool()
    put(table, table.hero_figure(0), (-9, 6))
    for stack in table.stacks:
        stack.card = NO_CARD
    table.at(ROUND_END)
    run(table)
    assert at(table, table.hero_figure(0)) == (-9, 6)


def test_88_there_is_no_current_before_the_door_opens() -> None:
    table = hardy(begin(88))
    here = at(table, table.hero_figure(0))
    assert at(flows(table, EVEN), table.hero_figure(0)) == here


# Moves, and the claw


@pytest.mark.rule("GH-S-MOV-01", "GH-S-CMP-30")
def test_88_every_move_is_one_less_but_for_those_with_the_perk() -> None:
    table = play_to_turn(fell_all(hardy(begin(88, class_2="cragheart"))), 0)
    answer(table, codes.play(False, codes.MOVE_2))
    assert table.walks[-1].points == 1
    perks = content.hero_class("cragheart").perks
    assert more_move(table, table.hero_figure(1)) == -1
    table.heroes[1].perks = [number for number, perk in enumerate(perks) if perk.ignores_scenario]
    assert more_move(table, table.hero_figure(1)) == 0


def with_claw() -> Table:
    table = pool()
    [king] = of_type(table, "lurker-king")
    cell = king.cell
    fell(table, king)
    assert (table.coins[cell], table.treasure[cell]) == (0, GOAL), "a claw instead of money"
    table.put(table.hero_figure(0), cell)
    end_turn(table, table.hero_figure(0))
    assert table.heroes[0].treasures == [GOAL]
    return table


def test_88_the_claw_weighs_its_carrier_down() -> None:
    table = with_claw()
    assert [more_move(table, table.hero_figure(seat)) for seat in (0, 1)] == [-3, -1]


def test_88_is_won_beside_the_crystal_with_the_claw() -> None:
    table = pool()
    put(table, table.hero_figure(1), (-13, 12))
    assert end_turn(table, table.hero_figure(1)).ended == RUNNING
    table.heroes[0].treasures = [GOAL]
    assert end_turn(table, table.hero_figure(0)).ended == RUNNING
    put(table, table.hero_figure(0), (-12, 11))
    assert end_turn(table, table.hero_figure(0)).ended == WON


def test_88_an_exhausted_carrier_leaves_the_claw_and_all_exhausted_lose() -> None:
    table = pool()
    table.heroes[0].treasures = [GOAL]
    cell = table.hero_figure(0).cell
    exhaust(table, 0, "GH-S-EXH-01")
    assert table.treasure[cell] == GOAL
    exhaust(table, 1, "GH-S-EXH-01")
    assert table.ended == LOST
