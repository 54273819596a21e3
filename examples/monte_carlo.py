"""A flat Monte-Carlo player: imagine worlds the seat can't tell from the real one, play each option out in them."""

from __future__ import annotations

import taverna
from taverna.bots import bot, playout
from taverna.kernel import AnyGame, Rng, State

WORLDS = 30


def best_option(game: AnyGame, state: State, seat: int, options: list[int], rng: Rng) -> int:
    def value(code: int) -> float:
        total = 0.0
        for _ in range(WORLDS):
            world = game.determinize(state, seat, rng)
            game.apply(world, seat, code)
            playout(game, world, rng)
            total += game.outcome(world).rewards()[seat]
        return total

    return options[0] if len(options) == 1 else max(options, key=value)


def main() -> None:
    game = taverna.game("dead-mans-draw")
    opponent = bot("random")
    rng = taverna.Rng(1)
    won = 0.0
    games = 10
    for seed in range(games):
        state = game.setup(seats=2, seed=seed)
        state.quiet()
        while state.pending:
            decision = state.pending[0]
            if decision.seat == 0:
                code = best_option(game, state, 0, decision.options, rng)
            else:
                code = opponent.choose(game, state, decision, rng)
            game.apply(state, decision.seat, code)
        won += game.outcome(state).rewards()[0]
    print(f"Monte-Carlo won {won:g} of {games} games against random play")


if __name__ == "__main__":
    main()
