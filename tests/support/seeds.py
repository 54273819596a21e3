"""Which seed deals what a test needs: looked for, so that no test depends on what some seed happens to deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import taverna

MOST = 100_000


def seed_for(
    game_id: str, seats: int, fits: Callable[[dict[str, Any]], bool], options: dict[str, object] | None = None
) -> int:
    """The first seed whose first position, as `game.dump` writes it, fits."""
    game = taverna.game(game_id)
    for seed in range(MOST):
        if fits(game.dump(game.setup(seats, seed, options))):
            return seed
    raise AssertionError(f"none of {MOST} games begins so")
