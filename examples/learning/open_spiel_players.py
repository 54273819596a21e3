"""OpenSpiel: its information-set search and ours play each other, and its regret minimisation takes a few steps."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from taverna import Rng
from taverna.adapters.open_spiel import SpielBot, resampler
from taverna.bots import bot


def main() -> None:
    game = pyspiel.load_game("taverna_dead_mans_draw(players=2,pirates=False)")
    random = np.random.RandomState(1)
    theirs = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random), uct_c=1.0, max_simulations=5, random_state=random
    )
    theirs.set_resampler(resampler(Rng(1)))  # worlds out of one stream: the same seed, the same game
    ours = SpielBot(bot("search:iterations=30"), Rng(2))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice([result for result, _ in state.chance_outcomes()]))
        else:
            player = theirs if state.current_player() == 0 else ours
            state.apply_action(player.step(state))
    print("OpenSpiel's search against ours:", state.returns())

    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    first = game.new_initial_state()
    while first.is_chance_node():
        first.apply_action(0)
    print("a policy of regret minimisation:", policy.action_probabilities(first))


if __name__ == "__main__":
    main()
