"""What luck leaves to skill: how often somebody wins who knows all hidden cards and every draw to come.

For each option an oracle plays the very game on to its end several times, now and then with another choice of its own,
and takes the option that leads to victory, if there is one. It is no bound: a deeper one would win more.
"""

from __future__ import annotations

from taverna.bots import Bot, bot, play
from taverna.kernel import AnyGame, Decision, Rng, State

ORACLE = "oracle"


LINES = 12
"""So many ways to play on are tried for each option."""
STRAY = 4
"""In all but the first of them, one of so many own choices is left to chance."""


class Oracle(Bot):
    """Cheats: for measuring only."""

    name = ORACLE

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        worth = game.judgement.rate_options(state, decision)
        ranked = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
        best, most = decision.options[ranked[0]], -1.0
        for place in ranked:
            code = decision.options[place]
            earned = [
                _earned(game, state, decision.seat, code, rng if line else None) for line in range(LINES)
            ]
            value = max(earned) + sum(earned) / LINES
            if value > most:
                best, most = code, value
        return best


def _earned(game: AnyGame, state: State, seat: int, code: int, stray: Rng | None) -> float:
    """By one way to play on; the others do what looks best to the game."""
    world: State = state.clone()
    world.quiet()
    game.apply(world, seat, code)
    while world.pending:
        decision = world.pending[0]
        options = decision.options
        if stray is not None and decision.seat == seat and stray.below(STRAY) == 0:
            code = options[stray.below(len(options))]
        else:
            worth = game.judgement.rate_options(world, decision)
            code = options[worth.index(max(worth))]
        game.apply(world, decision.seat, code)
    return game.outcome(world).rewards()[seat]


def oracle_wins(game: AnyGame, seats: int, others: str, games: int) -> list[float]:
    """The oracle's share of the victory, game by game, from every seat of the same deals."""
    found: list[float] = []
    rivals = bot(others)
    for number in range(games):
        seat = number % seats
        state: State = game.setup(seats, number // seats)
        state.quiet()
        players: list[Bot] = [Oracle() if place == seat else rivals for place in range(seats)]
        play(game, state, players, [Rng(number).fork(place) for place in range(seats)])
        found.append(game.outcome(state).rewards()[seat])
    return found
