"""From rows to a match: the steps are played again."""

from __future__ import annotations

import taverna
from taverna.kernel import BadData, Match
from taverna.server.problems import Refused
from taverna.server.store.rows import Step, Table
from taverna.wire.codes import Code


def begin(table: Table) -> Match:
    """The match at its first step. Refused if the rules have changed since the table started."""
    game = taverna.game(table.game)
    if game.version != table.version:
        values: dict[str, object] = {"version": table.version, "here": game.version}
        raise Refused(Code.WRONG_VERSION, "the table is of another version of the game", values)
    names = [seat.name for seat in table.seats]
    match = Match(game, len(table.seats), table.seed, table.options, names, table.generator)
    match.commitment = table.commitment
    return match


def take(match: Match, step: Step) -> None:
    if step.code is None:
        match.undo(step.seat)
    else:
        match.submit(step.seat, step.code)


def rebuild(table: Table, steps: list[Step]) -> Match:
    match = begin(table)
    for number, step in enumerate(steps, 1):
        try:
            take(match, step)
        except Exception as problem:
            raise BadData("bad-data", f"step {number} of a stored table can't be played again") from problem
    return match
