"""What the tests of all interfaces share."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import taverna

GAMES = taverna.games()
for_each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

MASKED = pytest.mark.filterwarnings(
    # PettingZoo's own card and board games observe in the same way, by a dict with the mask in it; its test knows
    # those by name and warns about all others. When a game is over nothing is open, and the mask says so.
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def pick(mask: Any, rng: np.random.Generator) -> int:
    """An open option at random."""
    return int(rng.choice(np.flatnonzero(mask)))
