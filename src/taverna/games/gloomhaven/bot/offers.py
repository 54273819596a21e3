"""What a scenario offers in a turn: whether it brings the party nearer to what it wants."""

from __future__ import annotations

from taverna.games.gloomhaven.board.board import OPENED
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.language.moments import INTERACTED, TURN_END
from taverna.games.gloomhaven.scenario.objectives import all_hold, holds
from taverna.games.gloomhaven.scenario.whom import cells_of, is_meant
from taverna.games.gloomhaven.state.figures import NOBODY, Figure
from taverna.games.gloomhaven.state.plan import NO_REGISTER, Clause, Interaction, Line, Place, Test, Whom
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
        found += [cell for cell in cells_of(table, place) if table.board.exists(cell)]
    return found


def places_of_errands(table: Table, figure: Figure) -> list[int]:
    """Where this hero would have to end its turn so that something good comes of it."""
    found: list[int] = []
    for clause in table.rules.plan.clauses[TURN_END]:
        if clause.whom is None or not _is_for(table, clause.whom, figure) or not _may_happen(table, clause):
            continue
        if any(_is_good(table, line) for line in clause.lines):
            found += around(table, clause.whom.place, clause.whom.within)
    for test in arrivals(table.rules.plan.win):
        if test.whom is not None and test.whom.who == c.CHARACTER and _is_for(table, test.whom, figure, True):
            found += around(table, test.place, test.within)
    return found


def places_to_dig(table: Table) -> list[int]:
    """Beside what is to be dug up."""
    found: list[int] = []
    for group in table.rules.plan.digs:
        found += around(table, Place([], group), 1)
    return found


def arrivals(tests: list[Test]) -> list[Test]:
    """Tests about somebody who ends a turn somewhere, within others too."""
    found: list[Test] = []
    for test in tests:
        if test.kind == c.ARRIVED:
            found.append(test)
        found += arrivals(test.tests)
    return found


def _is_for(table: Table, whom: Whom, figure: Figure, placed: bool = False) -> bool:
    """Whether it would be this one, wherever it stands. `placed`: the place is told elsewhere."""
    if whom.holding != 1 and not whom.treasure:
        return False
    if whom.place is None:
        return placed and is_meant(table, whom, figure, NOBODY, figure.cell)
    bare = Whom(whom.who)
    bare.holding, bare.rank, bare.treasure = whom.holding, whom.rank, whom.treasure
    bare.remembered = whom.remembered
    return not whom.is_off and is_meant(table, bare, figure, NOBODY, figure.cell)


def around(table: Table, place: Place | None, within: int) -> list[int]:
    """Cells of the place that are to be seen, or so near to it that one may stand there."""
    if place is None:
        return []
    cells = [cell for cell in cells_of(table, place) if table.board.exists(cell)]
    if not within:
        return cells
    found: list[int] = []
    for cell in cells:
        ranges = table.board.shape.ranges(cell)
        found += [
            other
            for other in table.board.shape.outward(cell)
            if ranges[other] <= within and table.board.walk[other] < FAR
        ]
    return found


def _may_happen(table: Table, clause: Clause) -> bool:
    spent = clause.once != NO_REGISTER and table.registers[clause.once] != 0
    return not spent and all_hold(table, clause.tests)


def _is_good(table: Table, line: Line) -> bool:
    if line.op in (c.WIN, c.TAKE_GOAL, c.GIVE_UP, c.SET_FREE):
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
