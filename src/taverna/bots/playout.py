"""Whole games without people: random play as fast as the rules run, and bots at their seats."""

from __future__ import annotations

from typing import Final

from taverna.bots.bot import Bot
from taverna.kernel.registry import AnyGame
from taverna.kernel.rng import Rng
from taverna.kernel.state import State

TURN: Final = "turn"
"""The kind of decision that opens and continues a seat's turn, in games that have such turns."""


class Length:
    """How long a game was. `turns` stays 0 where the game has no decisions of the kind `turn`."""

    __slots__ = ("decisions", "turns")

    def __init__(self) -> None:
        self.decisions = 0
        self.turns = 0


class Choices:
    """Counts what each seat chose: `kinds` has a number below `width` for every option code."""

    __slots__ = ("counts", "kinds", "width")

    def __init__(self, seats: int, width: int, kinds: list[int]) -> None:
        self.width = width
        self.kinds = kinds
        self.counts = [0] * (seats * width)
        """Seat by seat, kind by kind."""


def playout(game: AnyGame, state: State, rng: Rng) -> int:
    """Choose at random until the game is over; returns the number of decisions."""
    decisions = 0
    while state.pending:
        decision = state.pending[0]
        options = decision.options
        count = len(options)
        game.apply(state, decision.seat, options[rng.below(count) if count > 1 else 0])
        decisions += 1
    return decisions


def play(
    game: AnyGame, state: State, bots: list[Bot], streams: list[Rng], choices: Choices | None = None
) -> Length:
    """Let the bots, one for each seat and each with its own stream, play to the end."""
    length = Length()
    on_turn = -1
    while state.pending:
        decision = state.pending[0]
        seat = decision.seat
        options = decision.options
        if decision.kind == TURN and seat != on_turn:
            on_turn = seat
            length.turns += 1
        code = options[0]
        if len(options) > 1:
            code = bots[seat].choose(game, state, decision, streams[seat])
        if choices is not None:
            choices.counts[seat * choices.width + choices.kinds[code]] += 1
        game.apply(state, seat, code)
        length.decisions += 1
    return length
