"""Learns what positions of Dead Man's Draw for two are worth, from games that bots play; needs numpy.

    python tools/learn_values.py                  plays, learns, writes learned/values.json
    python tools/learn_values.py --games 50 --out FILE    the same in small

Whoever learns twice with the same numbers gets the same weights on the same machine. PYTHONPATH of a compiled build
makes the games quick.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from taverna.bots import bot
from taverna.games.dead_mans_draw.bot_learned import INPUTS, inputs
from taverna.kernel import Rng, game

GAME = game("dead-mans-draw")
OUT = Path(__file__).resolve().parent.parent / "src/taverna/games/dead_mans_draw/learned/values.json"
PLAYER = "search:policy=greedy,depth=4,iterations=30,prior_margin=1"
BLIND = 8
"""So many first choices, at most, are left to chance, so that games differ more than good players let them."""
HELD_BACK = 5
"""Every so many-th game is not learned from, but tells how well the others taught."""
EPOCHS, PATIENCE, BATCH, PACE, SHRINK = 60, 6, 512, 0.004, 2e-5

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Positions:
    """What the network is told of each, the chance that the formula of `bot_chances` gives, and what came of it."""

    game: NDArray[np.int64]
    inputs: Numbers
    formula: Numbers
    result: Numbers


def play_games(numbers: list[int], player: str, seed: int) -> list[tuple[int, list[float], float, float]]:
    """Each position in which a turn began: its game, its inputs, what the formula says, and the share won."""
    found: list[tuple[int, list[float], float, float]] = []
    mind = bot(player)
    for number in numbers:
        state = GAME.setup(2, seed + number)
        state.quiet()
        chance = Rng(seed + number).fork(1)
        streams = [chance.fork(seat) for seat in range(2)]
        blind = chance.below(BLIND + 1)
        noted: list[tuple[int, list[float], float]] = []
        while state.pending:
            decision = state.pending[0]
            if not decision.sealed and GAME.judgement.is_quiet(state):
                active = decision.seat
                noted.append((active, inputs(state), GAME.judgement.estimate(state)[active]))
            code = decision.options[0]
            if len(decision.options) > 1 and blind:
                blind -= 1
                code = decision.options[chance.below(len(decision.options))]
            elif len(decision.options) > 1:
                code = mind.choose(GAME, state, decision, streams[decision.seat])
            GAME.apply(state, decision.seat, code)
        won = GAME.outcome(state).rewards()
        found += [(number, seen, formula, won[active]) for active, seen, formula in noted]
    return found


def gather(games: int, player: str, seed: int, jobs: int) -> Positions:
    parts = [(list(range(part, games, jobs)), player, seed) for part in range(jobs)]
    if jobs == 1:
        rows = play_games(*parts[0])
    else:
        with Pool(jobs) as pool:
            rows = [row for found in pool.starmap(play_games, parts) for row in found]
    rows.sort(key=lambda row: row[0])
    return Positions(
        np.array([row[0] for row in rows]),
        np.array([row[1] for row in rows]),
        np.array([row[2] for row in rows]),
        np.array([row[3] for row in rows]),
    )


class Learner:
    """The network of `taverna.kit.value_net`, with gradients."""

    def __init__(self, rng: np.random.Generator, hidden: int) -> None:
        size = len(INPUTS) + 1
        self.rng = rng
        self.weights = [np.zeros(size), rng.normal(0.0, 0.3, (hidden, size)), np.zeros(hidden)]
        self._speed = [np.zeros_like(part) for part in self.weights]
        self._size = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def chances(self, seen: Numbers) -> Numbers:
        plain, hidden, outputs = self.weights
        total = seen @ plain + np.tanh(seen @ hidden.T) @ outputs
        return np.asarray(1.0 / (1.0 + np.exp(-total)))

    def learn(self, seen: Numbers, result: Numbers, pace: float) -> None:
        """A step downhill (Adam), of the log-loss and of the size of the weights."""
        plain, hidden, outputs = self.weights
        units = np.tanh(seen @ hidden.T)
        total = seen @ plain + units @ outputs
        error = (1.0 / (1.0 + np.exp(-total)) - result) / len(result)
        back = error[:, None] * outputs * (1.0 - units**2)
        self._steps += 1
        for place, gradient in enumerate((error @ seen, back.T @ seen, error @ units)):
            step = gradient + SHRINK * self.weights[place]
            self._speed[place] += 0.1 * (step - self._speed[place])
            self._size[place] += 0.001 * (step**2 - self._size[place])
            speed = self._speed[place] / (1.0 - 0.9**self._steps)
            size = self._size[place] / (1.0 - 0.999**self._steps)
            self.weights[place] = self.weights[place] - pace * speed / (np.sqrt(size) + 1e-8)

    def epoch(self, seen: Numbers, result: Numbers, pace: float) -> None:
        order = self.rng.permutation(len(result))
        for first in range(0, len(order), BATCH):
            part = order[first : first + BATCH]
            self.learn(seen[part], result[part], pace)


def log_loss(chances: Numbers, result: Numbers) -> float:
    safe = np.clip(chances, 1e-6, 1.0 - 1e-6)
    return float(-(result * np.log(safe) + (1.0 - result) * np.log(1.0 - safe)).mean())


def teach(found: Positions, hidden: int, seed: int) -> tuple[list[Numbers], dict[str, float]]:
    """The weights that judged games held back the best, and how well."""
    back = found.game % HELD_BACK == 0
    seen = np.hstack([found.inputs, np.ones((len(found.inputs), 1))])
    learner = Learner(np.random.default_rng(seed), hidden)
    best, kept, since = np.inf, learner.weights, 0
    for epoch in range(EPOCHS):
        learner.epoch(seen[~back], found.result[~back], PACE / (1.0 + 0.1 * epoch))
        loss = log_loss(learner.chances(seen[back]), found.result[back])
        since += 1
        if loss < best:
            best, kept, since = loss, learner.weights[:], 0
        if since == PATIENCE:
            break
    even = float(found.result[~back].mean())
    return kept, {
        "network": round(best, 4),
        "formula": round(log_loss(found.formula[back], found.result[back]), 4),
        "plain rate": round(log_loss(np.full(int(back.sum()), even), found.result[back]), 4),
    }


def written(weights: list[Numbers]) -> dict[str, Any]:
    plain, hidden, outputs = (np.round(part, 4).tolist() for part in weights)
    return {"inputs": INPUTS, "plain": plain, "hidden": hidden, "outputs": outputs}


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn what positions of Dead Man's Draw are worth.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--player", default=PLAYER, help="who plays the games that are learned from")
    parser.add_argument("--hidden", type=int, default=8, help="units of the hidden layer")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    told = parser.parse_args(arguments)
    found = gather(told.games, told.player, told.seed, told.jobs)
    weights, losses = teach(found, told.hidden, told.seed)
    made = {
        "made by": "tools/learn_values.py",
        "players": told.player,
        "games": told.games,
        "positions": len(found.result),
        "seed": told.seed,
        "weights": int(sum(part.size for part in weights)),
        "log-loss in games held back": losses,
    }
    told.out.write_text(json.dumps({"made": made, "net": written(weights)}, indent=1) + "\n", "utf-8")
    print(json.dumps(made, indent=1))


if __name__ == "__main__":
    main()
