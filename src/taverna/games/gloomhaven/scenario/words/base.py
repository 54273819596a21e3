"""What an operation or a test of the table with a file of its own may do, and the lists of them by number.

They have no state: what happened is for registers of the scenario's file.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import steps
from taverna.games.gloomhaven.language.clauses import FIRST_ADDED_OPERATION, FIRST_ADDED_TEST
from taverna.games.gloomhaven.language.words import OperationWord, TestWord, add_operation, add_test
from taverna.games.gloomhaven.state.plan import Line, Test
from taverna.games.gloomhaven.state.table import Table


class Operation(OperationWord):
    """What a line of a clause does. Numbers, cells, groups and registers of the line stand in the plan's `Line`."""

    def carry_out(self, table: Table, line: Line, subject: int) -> None:
        """`subject`: the figure whose moment it is."""
        raise AssertionError(f"{self.word} does nothing")

    def ask(self, table: Table, line: Line, subject: int, options: list[int]) -> None:
        """The players together; the line is on the agenda until they have answered. Only if it `waits`."""
        table.push(steps.CLAUSE, line.number, subject + 1)
        table.ask(table.arbiter(), self.word, options)

    def answer(self, table: Table, line: Line, subject: int, code: int) -> None:
        """What they have chosen. The line is off the agenda already."""
        raise AssertionError(f"{self.word} asks nothing")


class TableTest(TestWord):
    """Something about the table that holds or does not; or that is counted, and holds within its bounds."""

    def holds(self, table: Table, test: Test) -> bool:
        return test.least <= self.counted(table, test) <= test.most

    def counted(self, table: Table, test: Test) -> int:
        raise AssertionError(f"{self.word} counts nothing")


_operations: Final[list[Operation]] = []
_tests: Final[list[TableTest]] = []


def register_operation(operation: Operation) -> None:
    add_operation(operation)
    _operations.append(operation)


def register_test(test: TableTest) -> None:
    add_test(test)
    _tests.append(test)


def operation_of(number: int) -> Operation:
    return _operations[number - FIRST_ADDED_OPERATION]


def table_test_of(number: int) -> TableTest:
    return _tests[number - FIRST_ADDED_TEST]
