"""Tests of the table: whether a scenario is won or lost just now, and the conditions of its clauses (GH-S-SPC-07)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import steps
from taverna.games.gloomhaven.board.board import OPENED
from taverna.games.gloomhaven.board.figures import FOES
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.scenario.whom import cells_of, is_meant, is_near, those
from taverna.games.gloomhaven.scenario.words.base import table_test_of
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import NOBODY, Figure
from taverna.games.gloomhaven.state.plan import Test
from taverna.games.gloomhaven.state.table import GOALS_LOOTED, KILLS, Table


def won(table: Table) -> bool:
    return all_hold(table, table.rules.plan.win)


def lost(table: Table) -> bool:
    """One of the losses holds; that all are exhausted is looked at elsewhere."""
    for test in table.rules.plan.lose:  # noqa: SIM110 - a loop is faster
        if holds(table, test):
            return True
    return False


def all_hold(table: Table, tests: list[Test]) -> bool:
    for test in tests:  # noqa: SIM110 - a loop is faster
        if not holds(table, test):
            return False
    return True


def progress(table: Table, test: Test) -> list[int]:
    """How many of how many, for a test that counts."""
    counted = table_test_of(test.kind).is_counted if test.kind >= c.FIRST_ADDED_TEST else test.kind in COUNTED
    if counted:
        return [min(test.least, _counted(table, test)), test.least]
    return []


COUNTED: Final = (c.KILLED, c.LOOTED, c.REGISTER, c.ROUNDS_OVER)


def holds(table: Table, test: Test) -> bool:
    kind = test.kind
    if kind == c.CLEARED:
        return not _foes_left(table, [])
    if kind == c.DEAD:
        return _are_dead(table, test)
    if kind == c.REVEALED:
        return table.board.revealed[test.room] if test.room >= 0 else _all_revealed(table)
    if kind == c.ROUND:
        return _is_round(max(1, table.round), test)
    if kind == c.CHARACTERS:
        return test.holds_for
    if kind in AROUND:
        return _around(table, test)
    if kind in PLACED:
        return _is_placed(table, test)
    if kind == c.OPENED:
        return _are_open(table, test.doors)
    if kind == c.ESCAPED:
        gone = any(hero.has_escaped for hero in table.heroes)
        return gone and all(hero.exhausted for hero in table.heroes)
    if kind == c.EACH_LOOTED:
        return all(GOAL in hero.treasures for hero in table.heroes if not hero.exhausted)
    if kind >= c.FIRST_ADDED_TEST:
        return table_test_of(kind).holds(table, test)
    return test.least <= _counted(table, test) <= test.most


def _all_revealed(table: Table) -> bool:
    return table.rules.is_whole and all(table.board.revealed)


AROUND: Final = (c.ALL_OF, c.ANY_OF, c.NOT)
PLACED: Final = (c.ON, c.FILLED)


def _counted(table: Table, test: Test) -> int:
    kind = test.kind
    if kind >= c.FIRST_ADDED_TEST:
        return table_test_of(kind).counted(table, test)
    if kind == c.KILLED:
        return _kills(table, test.groups)
    if kind == c.LOOTED:
        return table.counts[GOALS_LOOTED]
    if kind == c.PRESENT:
        return len(those(table, test.whom)) if test.whom is not None else 0
    if kind == c.EXHAUSTED:
        return len([1 for hero in table.heroes if hero.exhausted and not hero.has_escaped])
    if kind == c.ROUNDS_OVER:
        ending = table.agenda != [] and table.agenda[-1][0] == steps.CLEAN_UP
        return table.round if ending else max(0, table.round - 1)
    assert kind in (c.REGISTER, c.ARRIVED, c.EXHAUSTED_OFF), c.TESTS[kind]
    return table.registers[test.register]


def _around(table: Table, test: Test) -> bool:
    """Tests around others."""
    if test.kind == c.ALL_OF:
        return all_hold(table, test.tests)
    found = any(holds(table, other) for other in test.tests)
    return found == (test.kind == c.ANY_OF)


def _is_round(number: int, test: Test) -> bool:
    if not test.first <= number <= test.last or (number - test.first) % test.every:
        return False
    return test.rounds == c.EVERY or (number % 2 == 1) == (test.rounds == c.ODD)


def _are_open(table: Table, doors: list[int]) -> bool:
    states = table.board.doors
    wanted = doors or range(len(states))
    return all(states[door] == OPENED for door in wanted)


def _is_placed(table: Table, test: Test) -> bool:
    """Who stands on a place."""
    assert test.place is not None
    assert test.whom is not None
    cells = cells_of(table, test.place)
    figures = those(table, test.whom)
    if test.kind == c.FILLED:
        taken = [figure.cell for figure in figures]
        return all(cell in taken for cell in cells)
    there = [figure for figure in figures if is_near(table, test.place, test.within, figure.cell)]
    return bool(figures) and len(there) == len(figures) if test.is_all else len(there) >= test.least


# Who is dead


def _are_dead(table: Table, test: Test) -> bool:
    if not table.rules.is_whole:
        return False
    if test.groups:
        return all(_is_rooted_out(table, group) for group in test.groups)
    return not _foes_left(table, test.without) and not _foes_hidden(table, test.without)


def _foes_left(table: Table, without: list[int]) -> bool:
    """Whether a foe is on the map, those of the groups named left out."""
    for figure in table.figures:  # noqa: SIM110 - a loop is faster
        if figure.cell >= 0 and table.is_foe(figure) and figure.group not in without:
            return True
    return False


def _foes_hidden(table: Table, without: list[int]) -> bool:
    """Whether foes wait behind doors that are still closed."""
    for room, shown in enumerate(table.board.revealed):
        if shown:
            continue
        for _, group, ranks in table.rules.rooms[room].spots:
            foe = table.rules.groups[group].side in FOES and group not in without
            if foe and ranks[table.rules.players] >= 0:
                return True
    return False


def _is_rooted_out(table: Table, group: int) -> bool:
    """No figure of the group is left, on the map or hidden."""
    for figure in table.figures:
        if (figure.cell >= 0 or table.is_away(figure)) and figure.group == group:
            return False
    for room, shown in enumerate(table.board.revealed):
        for _, other, ranks in table.rules.rooms[room].spots:
            if not shown and other == group and ranks[table.rules.players] >= 0:
                return False
    for line in table.rules.plan.late:
        if not table.registers[line.register] and group in [other for _, other, _ in line.later]:
            return False
    for own in table.rules.plan.figures:
        for cell in own.cells:
            if own.group == group and not table.board.exists(cell):
                return False
    return True


# Kills by group, kept in the memory of the table


def _kills(table: Table, groups: list[int]) -> int:
    if not groups:
        return table.counts[KILLS]
    return sum([killed(table, group) for group in groups])


def killed(table: Table, group: int) -> int:
    return table.memory[group] if group < len(table.memory) else 0


def note_death(table: Table, figure: Figure) -> None:
    """For goals that count."""
    counts = table.memory + [0] * (figure.group + 1 - len(table.memory))
    counts[figure.group] += 1
    table.memory = counts


# What has happened is noted when it does


def note_turn_end(table: Table, figure: Figure) -> None:
    """Somebody arrives by ending its turn there."""
    for test in table.rules.plan.noted:
        if test.kind == c.ARRIVED and test.whom is not None and test.place is not None:
            meant = is_meant(table, test.whom, figure, NOBODY, figure.cell)
            if meant and is_near(table, test.place, test.within, figure.cell):
                table.write(test.register, 1)


def note_exhaustion(table: Table, cell: int) -> None:
    for test in table.rules.plan.noted:
        if test.kind != c.EXHAUSTED_OFF or test.place is None:
            continue
        if not is_near(table, test.place, test.within, cell):
            table.write(test.register, table.registers[test.register] + 1)
