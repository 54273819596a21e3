"""Positions in the middle of things: a few for every way in which steps pile up on the agenda.

Random games spend most of their time in a few ordinary positions; these are the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from taverna.kernel import AnyGame, Rng, State
from tests.support.conformance.cases import Case, all_games, every_case_of
from tests.support.conformance.hooks import Hooks, hooks_of
from tests.support.conformance.walk import Move, pick, walk_from

GAMES_EACH = 4
EACH = 6


class Middle(NamedTuple):
    case: Case
    state: State
    move: Move


@cache
def middles(game_id: str) -> list[Middle]:
    """Up to `EACH` positions for every set of names on the agenda, kind of question and number of those asked."""
    game = next(game for game in all_games() if game.id == game_id)
    hooks = hooks_of(game_id)
    found: dict[object, list[Middle]] = {}
    for case, start, salt in _beginnings(game, hooks):
        for state, move in walk_from(case, start, salt):
            steps = tuple([op for op, _, _ in state.agenda])
            signature = (steps, move.decision.kind, len(state.pending), bool(state.answers))
            few = found.setdefault(signature, [])
            if len(few) < max(1, EACH // hooks.share):
                few.append(Middle(case, state.clone(), move))
    return [middle for few in found.values() for middle in few]


def _beginnings(game: AnyGame, hooks: Hooks) -> Iterator[tuple[Case, State, int]]:
    """The positions that are seldom met first, so that they are among the few."""
    for number, state in enumerate(hooks.seldom()):
        yield Case(game, state.seats, game.rules.settings(state), number), state, 40
    for case in every_case_of(game):
        for salt in range(40, 40 + max(1, GAMES_EACH // hooks.share)):
            yield case, case.start(), salt


def rest_of(middle: Middle) -> list[tuple[int, int]]:
    """The moves from there to the end, beginning with the one that was made."""
    state = middle.state.clone()
    rng = Rng(3)
    move = middle.move
    moves: list[tuple[int, int]] = []
    while True:
        moves.append((move.seat, move.code))
        middle.case.game.apply(state, move.seat, move.code)
        if state.over:
            return moves
        move = pick(middle.case.game, state, rng)
