"""What a scenario offers in a turn: whether it brings the party nearer to what it wants."""

from __future__ import annotations

from taverna.games.gloomhaven.board.board import OPENED
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.language.moments import INTERACTED
from taverna.games.gloomhaven.scenario.objectives import all_hold, holds
from taverna.games.gloomhaven.state.plan import NO_REGISTER, Clause, Interaction, Line, Test
from taverna.games.gloomhaven.state.table import Table


def brings(table: Table, interaction: Interaction) -> bool:
    """Whether what it does opens a door, moves a register to where it is wanted, or wins.

    Never twice for nothing: what is reached is not wanted any more.
    """
    for clause in table.rules.plan.clauses[INTERACTED]:
        if clause.action not in (-1, interaction.number) or not _may_happen(table, clause):
            continue
        for line in clause.lines:
            if _is_good(table, line):
                return True
    return False


def places_of_offers(table: Table) -> list[int]:
    """Where one would have to stand to be offered something good; nowhere, if that is anywhere."""
    found: list[int] = []
    for interaction in table.rules.plan.interactions:
        place = interaction.whom.place
        if place is None or not all_hold(table, interaction.tests) or not brings(table, interaction):
            continue
        cells = place.cells
        if place.group >= 0:
            cells = [figure.cell for figure in table.figures if figure.present and figure.is_of(place.group)]
        found += [cell for cell in cells if table.board.exists(cell)]
    return found


def _may_happen(table: Table, clause: Clause) -> bool:
    spent = clause.once != NO_REGISTER and table.registers[clause.once] != 0
    return not spent and all_hold(table, clause.tests)


def _is_good(table: Table, line: Line) -> bool:
    if line.op == c.WIN:
        return True
    if line.op == c.OPEN:
        return _opens(table, line)
    if line.op not in (c.ADD, c.SET):
        return False
    now = table.registers[line.register]
    then = line.n if line.op == c.SET else now + line.n
    return any(_is_nearer(table, test, line.register, now, then) for test in _wanted(table))


def _opens(table: Table, line: Line) -> bool:
    return any(table.board.doors[door] != OPENED for door in line.doors)


def _wanted(table: Table) -> list[Test]:
    """What wins, and what makes doors open."""
    plan = table.rules.plan
    found = plan.win[:]
    for clause in plan.all_clauses():
        for line in clause.lines:
            if line.op == c.WIN or (line.op == c.OPEN and _opens(table, line)):
                found += clause.tests
    return found


def _is_nearer(table: Table, test: Test, register: int, now: int, then: int) -> bool:
    if test.kind in (c.ALL_OF, c.ANY_OF):
        return any(_is_nearer(table, other, register, now, then) for other in test.tests)
    if test.kind != c.REGISTER or test.register != register or holds(table, test):
        return False
    return now < then if now < test.least else then < now
