"""From rows to a match: the steps are played again, under the rules that the table began with."""

from __future__ import annotations

import asyncio

import taverna
from taverna.kernel import BadData, Match
from taverna.server.common.problems import Refused
from taverna.server.matches.kept import KeptMatch
from taverna.server.matches.match import PresentMatch, TableMatch
from taverna.server.matches.setting_up import new_match
from taverna.server.past.past import Past
from taverna.server.store.rows import Step, TableRow
from taverna.wire.codes import Code


def check_going_on(table: TableRow) -> None:
    if table.ended:
        raise Refused(Code.GAME_OVER, "its players have ended it")
    if table.closed:
        raise Refused(Code.TABLE_CLOSED, "an operator has closed the table")


async def open_match(table: TableRow, steps: list[Step], end: list[bytes], past: Past) -> TableMatch | None:
    """`end`: what was kept of a finished game; without it the steps are played again. None: it has not begun."""
    if table.state == "open":
        return None
    if end and table.state == "finished":
        kept: TableMatch = await asyncio.to_thread(lambda: KeptMatch(end[0], table))
        return kept
    return await rebuild(table, steps, past)


async def rebuild(table: TableRow, steps: list[Step], past: Past) -> TableMatch:
    game = taverna.game(table.game)
    if table.version != game.version:
        return await past.rebuild(table, steps, game.version)
    # Beside the event loop, however few there are: no other table waits.
    return PresentMatch(await asyncio.to_thread(replayed, table, steps))


def replayed(table: TableRow, steps: list[Step]) -> Match:
    """Under the rules in force."""
    match = new_match(taverna.game(table.game), table)
    for number, step in enumerate(steps, 1):
        try:
            if step.code is None:
                match.undo(step.seat)
            else:
                match.submit(step.seat, step.code, None, step.joined)
        except Exception as problem:
            raise BadData("bad-data", f"step {number} of a stored table can't be played again") from problem
    return match
