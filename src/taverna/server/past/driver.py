"""Runs inside an archive of earlier rules, as its `__main__`: requests come as JSON lines, answers go as JSON lines.

Kept with the rules that it drives, so that only what the lines say must stay the same from version to version; it
imports nothing but those rules and the standard library. `python ARCHIVE` plays tables, `python ARCHIVE think` is a
bot's mind, with the lines of `think.tasks`.
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any

import taverna
from taverna.bots import GreedyBot, bot, opponent_names
from taverna.kernel import BadData, Decision, Match, Option, Outcome, Record, Rng, TavernaError

Json = dict[str, Any]
NO_ANSWER = -1
MOST = 500
KNOWN = Record("", 1, 1, 0, {}, []).to_dict()
"""What a record of these rules says; later ones may say more."""


class Tables:
    """The matches that are open here, by their tables' ids. One that has not been asked for the longest time is closed
    when there are too many; its table opens it again.
    """

    def __init__(self) -> None:
        self._open: dict[str, Match] = {}
        self._told: dict[str, int] = {}

    def answer(self, request: Json) -> Json:
        try:
            return self._do(request)
        except TavernaError as problem:
            return {"refused": _refusal(problem)}
        except Exception as problem:
            # Other tables play on here. What it says might hold secrets of the game.
            return {
                "refused": _refusal(BadData("bad-data", f"earlier rules failed: {type(problem).__name__}"))
            }

    def _do(self, request: Json) -> Json:
        what, table = request["do"], request.get("table", "")
        if what == "open":
            self._open.pop(table, None)
            self._open[table] = _opened(request)
            self._told[table] = 0
            if len(self._open) > MOST:
                del self._open[next(iter(self._open))]
        elif what == "take":
            match = self._open[table] = self._open.pop(table)
            _take(match, request["seat"], request["code"], request["ticket"])
        elif what == "think":
            return think(request)
        elif what == "frames":
            return _frames(request["record"], request["first"], request["last"])
        return self._news(table)

    def _news(self, table: str) -> Json:
        """All that anyone may ask of the match until its next step; of the log only what is new."""
        match = self._open[table]
        since, self._told[table] = self._told[table], len(match.log)
        return _standing(match, since)


def _opened(request: Json) -> Match:
    match = Match(request["game"], request["seats"], request["seed"], request["options"], request["names"])
    for number, (seat, code) in enumerate(request["steps"], 1):
        try:
            _take(match, seat, code, None)
        except TavernaError as problem:
            raise BadData("bad-data", f"step {number} of a stored table can't be played again") from problem
    return match


def _take(match: Match, seat: int, code: int | None, ticket: int | None) -> None:
    if code is None:
        match.undo(seat)
    else:
        match.submit(seat, code, ticket)


def _refusal(problem: TavernaError) -> Json:
    return {
        "kind": type(problem).__name__,
        "code": problem.code,
        "message": str(problem),
        "rule": problem.rule,
        "values": problem.values,
    }


# What a table is told after each step


def _standing(match: Match, since: int) -> Json:
    eyes: list[int | None] = [None, *range(match.seats)]
    return {
        "pending": [_decision(decision) for decision in match.pending],
        "tickets": [match.ticket(seat) for seat in range(match.seats)],
        "position": match.game.line(match.state),
        "views": [match.view(seat) for seat in eyes],
        "questions": [_question(match, seat) for seat in range(match.seats)],
        "offers": [_offers(match, seat) for seat in range(match.seats)],
        "answered": [seat for seat, code in enumerate(match.state.answers) if code != NO_ANSWER],
        "can_undo": [match.can_undo(seat) for seat in range(match.seats)],
        "result": _result(match.outcome()),
        "log": [
            {**_event(number, event), "seen": [event.seen_by(seat) for seat in eyes]}
            for number, event in enumerate(match.log[since:], since)
        ],
        "record": match.record().to_dict(),
    }


def _decision(decision: Decision) -> Json:
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "options": decision.options,
        "sealed": decision.sealed,
    }


def _question(match: Match, seat: int) -> Json | None:
    decision = match.decision(seat)
    if decision is None:
        return None
    shown = match.game.wording.always_shown(match.state, decision)
    return {
        "seat": seat,
        "kind": decision.kind,
        "sealed": decision.sealed,
        "ticket": match.ticket(seat),
        "choices": [_choice(match, seat, code) for code in decision.options],
        "refused": [_refused(match, decision, code) for code in shown if code not in decision.options],
    }


def _offers(match: Match, seat: int) -> Json | None:
    game = match.game
    if game.first_free_code == game.codes or match.over or match.decision(seat) is not None:
        return None
    choices = [_choice(match, seat, code) for code in game.rules.free_actions(match.state, seat)]
    return {"seat": seat, "ticket": match.ticket(seat), "choices": choices} if choices else None


def _choice(match: Match, seat: int, code: int) -> Json:
    return {**_option(match.game.describe(match.state, code), code), "undoable": match.undoable(seat, code)}


def _refused(match: Match, decision: Decision, code: int) -> Json:
    why = match.game.wording.why_not(match.state, decision, code)
    option = match.game.wording.describe(match.state, code)
    return {**_option(option, code), "why": why.key, "why_args": why.args, "rule": why.rule}


def _option(option: Option, code: int) -> Json:
    return {
        "code": code,
        "key": option.key,
        "args": option.args,
        "targets": option.targets,
        "rule": option.rule,
    }


def _event(number: int, event: Any) -> Json:
    return {"n": number, "kind": event.kind, "rule": event.rule, "args": event.args}


def _result(outcome: Outcome) -> Json:
    return {
        "over": outcome.over,
        "scores": outcome.scores,
        "winners": outcome.winners,
        "won": outcome.won,
    }


# A record step by step


def _frames(data: Json, first: int, last: int) -> Json:
    record = Record.from_dict({name: value for name, value in data.items() if name in KNOWN})
    match = taverna.replay(record, 0)
    frames = [_frame(match, 0, 0, None)] if first == 0 < last else []
    for number, (seat, code) in enumerate(record.steps, 1):
        since = len(match.log)
        try:
            match.submit(seat, code)
        except TavernaError as problem:
            values: dict[str, object] = {"path": f"record.steps[{number - 1}]", "problem": str(problem)}
            raise BadData("bad-data", f"step {number}: {problem}", values=values) from problem
        if first <= number < last:
            frames.append(_frame(match, number, since, (seat, code)))
    return {
        "game": record.game,
        "seats": record.seats,
        "names": record.names,
        "options": match.options,
        "steps": len(record.steps),
        "frames": frames,
    }


def _frame(match: Match, number: int, since: int, step: tuple[int, int] | None) -> Json:
    return {
        "step": number,
        "seat": step[0] if step else None,
        "code": step[1] if step else None,
        "view": match.view(None),
        "events": [_event(n, event) for n, event in match.events(None, since)],
        "result": _result(match.outcome()),
    }


# A bot's mind


def think(task: Json) -> Json:
    game = taverna.game(task["game"])
    state = game.parse(task["position"])
    decision = next(decision for decision in state.pending if decision.seat == task["seat"])
    rng = Rng(task["seed"])
    if task.get("want") != "advice":
        return {"code": _thinker(task).choose(game, state, decision, rng)}
    ranking = _thinker(task).judge(game, state, decision, rng)
    reasons = game.judgement.reasons(state, decision, ranking[0].code)
    return {
        "advice": {
            "bot": task["bot"],
            "ranking": [{"code": one.code, "share": one.share, "expected": one.expected} for one in ranking],
            "reasons": [{"key": reason.key, "args": reason.args, "rule": reason.rule} for reason in reasons],
        }
    }


def _thinker(task: Json) -> Any:
    name, seconds = task["bot"], task.get("seconds", 0.0)
    if seconds and name in opponent_names():
        return bot(name, clock=time.monotonic, seconds=seconds)
    return bot(name) if name in opponent_names() else GreedyBot()


def think_safely(task: Json) -> Json:
    try:
        return think(task)
    except Exception as problem:
        # What it says might hold secrets of the game.
        return {"problem": type(problem).__name__}


def main() -> None:
    thinking = sys.argv[1:] == ["think"]
    if thinking and hasattr(os, "nice"):
        os.nice(5)  # whoever waits at a table comes first
    answer = think_safely if thinking else Tables().answer
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(json.dumps(answer(json.loads(line))).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
