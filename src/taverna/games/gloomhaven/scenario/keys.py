"""For those who look ahead: what a scenario asks of who wants a door open, and whether goal treasures are wanted."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language import clauses as c, moments
from taverna.games.gloomhaven.state.plan import Key, Plan, Whom

OPENING: Final = (c.OPEN, c.UNLOCK)


def keys(plan: Plan) -> list[Key]:
    """What the clauses ask of those who want a door open."""
    found: list[Key] = []
    closing = [door for line in plan.lines if line.op == c.CLOSE for door in line.doors]
    for clause in plan.all_clauses():
        doors = [door for line in clause.lines if line.op in OPENING for door in line.doors]
        if not doors:
            continue
        if clause.whom is not None and clause.whom.place is not None and clause.whom.place.cells:
            found.append(Key(doors, clause.whom.place.cells, False))
        found += [
            Key(doors, test.place.cells, test.is_all, doors[0] in closing)
            for test in clause.tests
            if test.kind == c.ON and test.place is not None and test.place.cells
        ]
    return found


def wants_goals(plan: Plan) -> bool:
    """Whether goal treasures help: they are asked for, or something good happens to those who have one."""
    if any(test.kind in (c.LOOTED, c.EACH_LOOTED) or _is_of_holders(test.whom) for test in plan.win):
        return True
    helpful = plan.clauses[moments.TURN_END] + plan.clauses[moments.ALWAYS]
    return any(_is_of_holders(clause.whom) for clause in helpful)


def _is_of_holders(whom: Whom | None) -> bool:
    return whom is not None and whom.holding == 1
