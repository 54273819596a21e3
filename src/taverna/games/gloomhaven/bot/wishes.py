"""What the scenario's goal asks for: everybody's death, or something that can be had without it; and who must live."""

from __future__ import annotations

from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.language.words import word_of_test
from taverna.games.gloomhaven.scenario.objectives import holds
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.plan import Test
from taverna.games.gloomhaven.state.table import Table


def needs_all_deaths(table: Table) -> bool:
    """Whether the heroes can't win before nobody is left to fight, on the map or anywhere."""
    for test in table.rules.plan.win:  # noqa: SIM110 - a loop is faster
        if _is_about_all(test) and not holds(table, test):
            return True
    return False


def _is_about_all(test: Test) -> bool:
    if test.kind in (c.DEAD, c.KILLED):
        return not test.groups
    return test.kind in (c.CLEARED, c.ROUNDS_OVER)


def seeks_places(table: Table) -> bool:
    """Whether the heroes have to get somewhere, or to find, open or see something, whoever else is about."""
    for test in table.rules.plan.win:  # noqa: SIM110 - a loop is faster
        if _is_about_places(test) and not holds(table, test):
            return True
    return False


def loses_by_exhaustion(table: Table) -> bool:
    """Whether the scenario may be lost when one hero is exhausted, not only when all are."""
    return any(_is_about_exhaustion(test) for test in table.rules.plan.lose)


def _is_about_exhaustion(test: Test) -> bool:
    if test.kind in (c.ALL_OF, c.ANY_OF):
        return any(_is_about_exhaustion(other) for other in test.tests)
    word = word_of_test(test.kind)
    return word.is_exhaustion if word is not None else test.kind in (c.EXHAUSTED, c.EXHAUSTED_OFF)


def _is_about_places(test: Test) -> bool:
    if test.kind in (c.ALL_OF, c.ANY_OF):
        return any(_is_about_places(other) for other in test.tests)
    return test.kind in (
        c.ON, c.FILLED, c.ARRIVED, c.ESCAPED, c.OPENED, c.REVEALED, c.LOOTED, c.EACH_LOOTED,
    )  # fmt: skip


def is_prize(table: Table, figure: Figure) -> bool:
    """Whether the scenario asks for the death of just that group, or it must not bring somebody where it goes."""
    if figure.group in table.rules.plan.carriers:
        return True
    if figure.group in table.rules.plan.charges:
        return not all(holds(table, test) for test in table.rules.plan.win)
    for goal in table.rules.plan.win:
        if goal.kind in (c.DEAD, c.KILLED) and figure.group in goal.groups:
            return not holds(table, goal)
    return False


def is_spared(table: Table, figure: Figure) -> bool:
    """Whether the scenario is lost by the death of such ones."""
    for test in table.rules.plan.lose:  # noqa: SIM110 - a loop is faster
        if test.kind == c.KILLED and figure.group in test.groups:
            return True
    return False
