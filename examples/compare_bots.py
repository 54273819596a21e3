"""Two bots play each other; who wins how often?"""

from __future__ import annotations

import taverna
from taverna.bots import bot

GAMES = 200


def main() -> None:
    game = taverna.game("dead-mans-draw")
    players = [bot("greedy"), bot("random")]
    wins = [0.0, 0.0]
    rng = taverna.Rng(2024)
    for number in range(GAMES):
        state = game.setup(seats=2, seed=number // 2)
        state.quiet()
        first = number % 2  # each deal is played from both seats
        while state.pending:
            decision = state.pending[0]
            player = players[(decision.seat + first) % 2]
            game.apply(state, decision.seat, player.choose(game, state, decision, rng))
        for seat, reward in enumerate(game.outcome(state).rewards()):
            wins[(seat + first) % 2] += reward
    for player, won in zip(players, wins, strict=True):
        print(f"{player.name}: {won / GAMES:.1%}")


if __name__ == "__main__":
    main()
