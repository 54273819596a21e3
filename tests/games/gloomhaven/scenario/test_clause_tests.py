"""Every test of the table that a scenario may name: when it holds and when it does not (GH-S-SPC-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.effects.dying import escape, exhaust
from taverna.games.gloomhaven.language.clauses import FIRST_ADDED_TEST, TESTS
from taverna.games.gloomhaven.scenario.objectives import holds, progress
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.games.gloomhaven.scenario.said import said_words
from tests.support.gloomhaven.own import DOOR, GUARD, Data, begin_own, happens, of_type
from tests.support.gloomhaven.printed import end_turn, fell, open_door, play_round, put

NEVER: Data = {"test": "round", "from": 900}
TREASURES = [{"at": [1, 0], "number": 0}, {"at": [1, 1], "number": 0}]
TRIED = {
    "dead", "cleared", "killed", "revealed", "looted", "each-looted", "arrived", "on", "filled", "opened", "round",
    "characters", "register", "present", "exhausted", "exhausted-off", "exhausted-before-looting",
    "escaped", "rounds-over", "all", "any", "not",
}  # fmt: skip
"""The tests of this file."""


def test_no_test_is_left_out() -> None:
    """Those with a file of their own may be said by other tests, or by a scenario that can be played."""
    assert set(TESTS[:FIRST_ADDED_TEST]) <= TRIED
    assert set(TESTS) - TRIED - said_words("test") == set()


def about(*tests: Data, **more: object) -> Table:
    """A table that nobody can win by chance: the tests are those of `win`, with one that never holds."""
    return begin_own(win=[*tests, NEVER], **more)


def truth(table: Table) -> bool:
    return holds(table, table.rules.plan.win[0])


# Enemies


def test_dead_also_asks_for_those_behind_doors() -> None:
    table = about({"test": "dead"})
    fell(table, of_type(table, GUARD)[0])
    assert not truth(table)
    open_door(table, DOOR)
    assert not truth(table)
    fell(table, of_type(table, GUARD)[0])
    assert truth(table)


def test_dead_of_some_types_leaves_the_others_alone() -> None:
    more = {"type": "ooze", "at": [3, 0], "ranks": "nnn"}
    monsters = [{"type": GUARD, "at": [4, 0], "ranks": "nnn"}, more]
    table = about({"test": "dead", "of": [GUARD]}, monsters=monsters)
    assert not truth(table)
    fell(table, of_type(table, GUARD)[0])
    assert truth(table)


def test_dead_without_some_types() -> None:
    more = {"type": "ooze", "at": [3, 0], "ranks": "nnn"}
    monsters = [{"type": GUARD, "at": [4, 0], "ranks": "nnn"}, more]
    table = about({"test": "dead", "without": ["ooze"]}, monsters=monsters)
    fell(table, of_type(table, GUARD)[0])
    assert truth(table)


def test_cleared_does_not_care_for_those_behind_doors() -> None:
    table = about({"test": "cleared"})
    assert not truth(table)
    fell(table, of_type(table, GUARD)[0])
    assert truth(table)


def test_killed_counts() -> None:
    table = about({"test": "killed", "count": 2})
    fell(table, of_type(table, GUARD)[0])
    assert not truth(table)
    assert progress(table, table.rules.plan.win[0]) == [1, 2]
    open_door(table, DOOR)
    fell(table, of_type(table, GUARD)[0])
    assert truth(table)


def test_killed_of_a_type_counts_that_type_only() -> None:
    monsters = [{"type": "ooze", "at": [3, 0], "ranks": "nnn"}, {"type": GUARD, "at": [4, 0], "ranks": "nnn"}]
    table = about({"test": "killed", "of": ["ooze"]}, monsters=monsters)
    fell(table, of_type(table, GUARD)[0])
    assert not truth(table)
    fell(table, of_type(table, "ooze")[0])
    assert truth(table)


# The map


def test_revealed() -> None:
    tests: list[Data] = [{"test": "revealed"}, {"test": "revealed", "room": "cave"}]
    for test in tests:
        table = about(test)
        assert not truth(table)
        assert truth(open_door(table, DOOR))


def test_revealed_hall_is_so_from_the_start() -> None:
    assert truth(about({"test": "revealed", "room": "hall"}))


def test_opened() -> None:
    tests: list[Data] = [{"test": "opened"}, {"test": "opened", "doors": ["1"]}]
    for test in tests:
        table = about(test)
        assert not truth(table)
        assert truth(open_door(table, DOOR))


# Goal treasures


def test_looted_counts_goal_treasures() -> None:
    table = about({"test": "looted", "count": 2}, treasures=TREASURES)
    for hex, expected in (((1, 0), False), ((1, 1), True)):
        put(table, table.hero_figure(0), hex)
        end_turn(table, table.hero_figure(0))
        assert truth(table) is expected


def test_each_looted_asks_every_character() -> None:
    table = about({"test": "each-looted"}, treasures=TREASURES)
    for seat, hex, expected in ((0, (1, 0), False), (1, (1, 1), True)):
        put(table, table.hero_figure(seat), hex)
        end_turn(table, table.hero_figure(seat))
        assert truth(table) is expected


# Places


def test_arrived_by_ending_a_turn_there_and_it_stays_so() -> None:
    table = about({"test": "arrived", "who": "character", "at": "a"})
    put(table, table.hero_figure(0), (2, 3))
    assert not truth(table)
    end_turn(table, table.hero_figure(0))
    assert truth(table)
    put(table, table.hero_figure(0), (0, 0))
    assert truth(table)


def test_arrived_within_some_hexes() -> None:
    table = about({"test": "arrived", "who": "character", "at": "a", "within": 1})
    put(table, table.hero_figure(0), (0, 3))
    assert not truth(end_turn(table, table.hero_figure(0)))
    put(table, table.hero_figure(0), (1, 3))
    assert truth(end_turn(table, table.hero_figure(0)))


def test_on_counts_those_who_stand_there() -> None:
    table = about({"test": "on", "who": "character", "at": "b", "count": 2})
    put(table, table.hero_figure(0), (3, 2))
    assert not truth(table)
    put(table, table.hero_figure(1), (3, 3))
    assert truth(table)


def test_on_with_all_waits_for_everyone_that_is_left() -> None:
    table = about({"test": "on", "who": "character", "at": "b", "all": True})
    put(table, table.hero_figure(0), (3, 2))
    assert not truth(table)
    exhaust(table, 1, "GH-S-EXH-01")
    assert truth(table)
    exhaust(table, 0, "GH-S-EXH-01")
    assert not truth(table), "nobody is left to stand there"


@pytest.mark.parametrize(
    ("place", "hexes"),
    [
        ("b", [(3, 2), (3, 3)]),
        ({"marker": "b"}, [(3, 2), (3, 3)]),
        ({"plates": ["p", "q"]}, [(2, 0), (2, 1)]),
        ({"plates": {"2": ["p", "q"], "3": ["p"], "4": []}}, [(2, 0), (2, 1)]),
    ],
)
def test_filled_when_every_hex_of_the_place_is_taken(place: object, hexes: list[tuple[int, int]]) -> None:
    table = about({"test": "filled", "who": "character", "at": place})
    put(table, table.hero_figure(0), hexes[0])
    assert not truth(table)
    put(table, table.hero_figure(1), hexes[1])
    assert truth(table)


def test_plates_go_by_the_number_of_characters() -> None:
    place = {"plates": {"2": ["p"], "3": ["q"], "4": ["p", "q"]}}
    for seats, hex in ((2, (2, 0)), (3, (2, 1))):
        table = begin_own(seats, win=[{"test": "filled", "who": "character", "at": place}, NEVER])
        put(table, table.hero_figure(0), hex)
        assert truth(table)


def test_the_start_and_rooms_are_places() -> None:
    table = about({"test": "on", "who": "character", "at": {"start": True}, "all": True})
    assert truth(table)
    put(table, table.hero_figure(0), (3, 3))
    assert not truth(table)
    table = about({"test": "on", "who": "character", "at": {"room": "cave"}})
    assert not truth(table)
    put(open_door(table, DOOR), table.hero_figure(0), (7, 1))
    assert truth(table)


def test_where_a_figure_stands_is_a_place_that_goes_with_it() -> None:
    figures = [{"id": "hermit", "name": "Hermit", "hp": 5, "at": "a"}]
    table = about(
        {"test": "present", "who": {"who": "character", "within": 1, "of": {"figure": "hermit"}}, "least": 1},
        figures=figures,
    )
    assert not truth(table)
    put(table, table.hero_figure(0), (1, 3))
    assert truth(table)
    put(table, of_type(table, "hermit")[0], (4, 3))
    assert not truth(table)


# Rounds, characters, registers


@pytest.mark.parametrize(
    ("test", "expected"),
    [
        ({}, [True, True, True, True]),
        ({"is": "odd"}, [True, False, True, False]),
        ({"is": "even"}, [False, True, False, True]),
        ({"from": 3}, [False, False, True, True]),
        ({"until": 2}, [True, True, False, False]),
        ({"is": "odd", "from": 2}, [False, False, True, False]),
    ],
)
def test_round(test: Data, expected: list[bool]) -> None:
    table = about({"test": "round", **test})
    found = []
    for number in (1, 2, 3, 4):
        table.round = number
        found.append(truth(table))
    assert found == expected


def test_rounds_over_holds_when_that_round_ends() -> None:
    table = begin_own(win=[{"test": "rounds-over", "count": 2}])
    play_round(table)
    assert table.ended == RUNNING
    play_round(table)
    assert table.ended == WON


def test_characters() -> None:
    for seats, expected in ((2, False), (3, True), (4, True)):
        assert truth(begin_own(seats, win=[{"test": "characters", "of": [3, 4]}, NEVER])) is expected


@pytest.mark.parametrize(
    ("bounds", "expected"),
    [
        ({"least": 2}, [0, 0, 1, 1]),
        ({"most": 1}, [1, 1, 0, 0]),
        ({"least": 1, "most": 2}, [0, 1, 1, 0]),
        ({"least": "C"}, [0, 0, 1, 1]),
    ],
)
def test_register(bounds: Data, expected: list[int]) -> None:
    table = about({"test": "register", "register": "n", **bounds}, registers={"n": 0})
    found = []
    for number in range(4):
        table.write(0, number)
        found.append(int(truth(table)))
    assert found == expected


def test_present() -> None:
    few = {"test": "present", "who": "enemy", "most": 0}
    table = about({"test": "present", "who": "enemy", "least": 2}, lose=[])
    assert not truth(table)
    assert truth(open_door(table, DOOR))
    table = about(few)
    assert not truth(table)
    fell(table, of_type(table, GUARD)[0])
    assert truth(table)


# Exhaustion


def test_exhausted() -> None:
    table = begin_own(lose=[{"test": "exhausted"}])
    assert table.ended == RUNNING
    exhaust(table, 1, "GH-S-EXH-01")
    happens(table, "round-start")
    table.check()
    assert table.ended == LOST


def test_exhausted_off_the_place_only() -> None:
    for hex, ended in (((2, 3), RUNNING), ((1, 1), LOST)):
        table = begin_own(lose=[{"test": "exhausted-off", "at": "a"}])
        put(table, table.hero_figure(1), hex)
        exhaust(table, 1, "GH-S-EXH-01")
        table.check()
        assert table.ended == ended


@pytest.mark.parametrize(("exhausted", "ended"), [(0, RUNNING), (1, LOST)])
def test_exhausted_before_looting_a_goal(exhausted: int, ended: int) -> None:
    """The first character has looted one, the second has not."""
    table = begin_own(lose=[{"test": "exhausted-before-looting"}], treasures=TREASURES)
    put(table, table.hero_figure(0), (1, 0))
    end_turn(table, table.hero_figure(0))
    assert table.ended == RUNNING
    exhaust(table, exhausted, "GH-S-EXH-01")
    assert table.ended == ended


def test_escaped_once_nobody_is_left_and_somebody_got_away() -> None:
    table = about({"test": "escaped"})
    assert not truth(table)
    escape(table, 0, "GH-S-SPC-07")
    assert not truth(table), "the other is still there"
    other = table.clone()
    escape(table, 1, "GH-S-SPC-07")
    exhaust(other, 1, "GH-S-EXH-01")
    assert truth(table)
    assert truth(other)


def test_nobody_escaped_who_is_exhausted() -> None:
    table = about({"test": "escaped"})
    for seat in (0, 1):
        exhaust(table, seat, "GH-S-EXH-01")
    assert not truth(table)
    assert table.ended == LOST


# Tests around tests


@pytest.mark.parametrize(
    ("word", "expected"), [("all", [0, 0, 0, 1]), ("any", [0, 1, 1, 1]), ("not", [1, 0, 0, 0])]
)
def test_tests_around_tests(word: str, expected: list[int]) -> None:
    inner = [{"test": "register", "register": name, "least": 1} for name in ("n", "m")]
    table = about({word: inner}, registers={"n": 0, "m": 0})
    found = []
    for n, m in ((0, 0), (0, 1), (1, 0), (1, 1)):
        table.write(0, n)
        table.write(1, m)
        found.append(int(truth(table)))
    assert found == expected


def test_around_one_test_no_list_is_needed() -> None:
    table = about({"not": {"test": "opened", "doors": ["1"]}})
    assert truth(table)
    assert not truth(open_door(table, DOOR))


def test_every_goal_must_hold_but_one_loss_is_enough() -> None:
    both = [{"test": "register", "register": name, "least": 1} for name in ("n", "m")]
    for field, after_one in (("win", RUNNING), ("lose", LOST)):
        table = begin_own(registers={"n": 0, "m": 0}, **{field: both})
        table.write(0, 1)
        table.check()
        assert table.ended == after_one
