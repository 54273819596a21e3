"""A finished game under the lamp, a few steps at a time."""

from __future__ import annotations

import time

from taverna.arena.analysis import Analyst, Verdict, play_step
from taverna.kernel import Match, Record, replay
from taverna.server.think.tasks import Study
from taverna.wire.replay import AnalysisPart, Spoken, StepVerdict

ITERATIONS, PLAYOUTS = 150, 120
"""Quick enough for somebody who waits in front of a page; `taverna analyse` takes more time."""


def study(task: Study) -> AnalysisPart:
    """At least one step, and as many as are begun in time. A step itself takes no longer than all of them may."""
    analyst = Analyst(ITERATIONS, PLAYOUTS, seconds=task.seconds)
    record = Record.from_dict(task.record)
    first = min(task.first, len(record.steps))
    match = replay(record, first)
    until = time.monotonic() + task.seconds
    part = AnalysisPart(steps=len(record.steps), verdicts=[])
    for step in range(first, len(record.steps)):
        seat, code = record.steps[step]
        decision = match.decision(seat)
        verdict = analyst.judge(match.game, match.state.clone(), decision, seat, code, step)
        told = _in_words(match, verdict)
        told.revealed = play_step(match, seat, code)
        part.verdicts.append(told)
        if time.monotonic() > until:
            break
    if first + len(part.verdicts) >= len(record.steps):
        end = analyst.chances(match.game, match.state, len(record.steps))
        part.end, part.end_errors = end.shares, end.errors
    return part


def _in_words(match: Match, verdict: Verdict) -> StepVerdict:
    return StepVerdict(
        step=verdict.step,
        seat=verdict.seat,
        chances=verdict.chances,
        errors=verdict.errors,
        chosen=_spoken(match, verdict.code),
        best=None if verdict.best is None else _spoken(match, verdict.best),
        cost=verdict.cost,
    )


def _spoken(match: Match, code: int) -> Spoken:
    option = match.game.describe(match.state, code)
    return Spoken(code=code, key=option.key, args=option.args, rule=option.rule)
