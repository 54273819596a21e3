"""Prints one whole game: every question with its options, the choice, what happened, and the table."""

from __future__ import annotations

import json
from collections.abc import Iterator

import taverna
from taverna.kernel import AnyGame, Arg, Decision, Event, Rng, State
from tests.support.golden.games import Golden, table_line


def playthrough(golden: Golden) -> str:
    return "\n".join(_lines(golden)) + "\n"


def _lines(golden: Golden) -> Iterator[str]:
    game = taverna.game(golden.game)
    state = game.setup(golden.seats, golden.seed, golden.options)
    rng = Rng(golden.seed).fork(1)
    settings = " ".join(f"{name}={value}" for name, value in game.rules.settings(state).items())
    yield f"{game.id} version {game.version}: {golden.seats} seats, seed {golden.seed}, {settings}"
    yield from _happened(game, state)
    step = 0
    while not state.over:
        decision = state.pending[rng.below(len(state.pending))]
        code = _choose(decision, rng, golden.bold)
        step += 1
        yield ""
        yield f"{step}. seat {decision.seat}, {decision.kind}{' (sealed)' if decision.sealed else ''}"
        for option in decision.options:
            yield f"   {'>' if option == code else ' '} {option} {_words(game, state, option)}"
        game.apply(state, decision.seat, code)
        yield from _happened(game, state)
    yield ""
    yield f"outcome {json.dumps(game.outcome(state).to_dict())}"


def _choose(decision: Decision, rng: Rng, bold: int) -> int:
    first = rng.below(10) < bold
    return decision.options[0 if first else rng.below(len(decision.options))]


def _words(game: AnyGame, state: State, code: int) -> str:
    option = game.describe(state, code)
    return f"{option.key} {_args(option.args)} ({option.rule})"


def _happened(game: AnyGame, state: State) -> Iterator[str]:
    for event in state.drain():
        yield f"   - {_event(event)}"
    yield f"   = {table_line(game.id, game.view(state, None))}"


def _event(event: Event) -> str:
    marks = "" if event.audience == -1 else f" to {[seat for seat in range(30) if event.seen_by(seat)]}"
    return f"{event.kind} {_args(event.args)} ({event.rule}){' !' if event.reveals else ''}{marks}"


def _args(args: dict[str, Arg]) -> str:
    return " ".join(
        f"{name}={' '.join(map(str, value)) if isinstance(value, list) else value}"
        for name, value in args.items()
    )


def stale(games: list[Golden]) -> list[Golden]:
    """Those whose file is missing or tells another game."""
    return [golden for golden in games if _printed(golden) != playthrough(golden)]


def _printed(golden: Golden) -> str:
    return golden.path.read_text("utf-8") if golden.path.exists() else ""
