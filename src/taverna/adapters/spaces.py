"""The spaces of Gymnasium that observations and actions lie in; PettingZoo uses the same."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from taverna.adapters.numbers import Encoder

Seen = dict[str, Any]
"""`observation` and `action_mask`: two arrays."""


def observation_space(encoder: Encoder, extra: int = 0) -> spaces.Dict[Any]:
    """`extra` actions are counted in besides the game's own."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoder.actions + extra,), np.int8),
        }
    )
