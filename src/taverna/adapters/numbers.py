"""States as arrays, the same in every interface: observations from 0 to 1, and masks of the open options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverna.adapters.extras import missing
from taverna.kernel import AnyGame, BadCall, Decision, Rng, State

try:
    import numpy as np
except ImportError as problem:  # pragma: no cover - numpy comes with everything that could test this
    raise missing("numpy", problem) from problem

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Observation = NDArray[np.float32]
    Mask = NDArray[np.int8]


class Encoder:
    """Of one game. `size` numbers make an observation, `actions` an action mask."""

    def __init__(self, game: AnyGame) -> None:
        layout = game.observation.layout
        if not layout.size:
            raise BadCall(
                "no-observations",
                f"{game.id} does not say how it is observed: it lacks `layout` and `observe`",
                values={"game": game.id},
            )
        self.game = game
        self.size = layout.size
        self.actions = game.codes
        self.highs: Observation = np.array(layout.highs(), np.float32)

    def observation(self, state: State, seat: int) -> Observation:
        """What the seat sees; every cell divided by the largest number that it can hold."""
        cells = bytearray(self.size)
        self.game.observation.observe(state, seat, cells)
        return np.divide(np.frombuffer(cells, np.uint8), self.highs, dtype=np.float32)

    def mask(self, decision: Decision | None, extra: int = 0) -> Mask:
        """1 for every option that is open; `extra` cells more at the end."""
        cells = bytearray(self.actions + extra)
        if decision is not None:
            for code in decision.options:
                cells[code] = 1
        return np.frombuffer(cells, np.int8)


def decision_of(state: State, seat: int) -> Decision | None:
    """The question now open for the seat."""
    for decision in state.pending:
        if decision.seat == seat:
            return decision
    return None


def game_seed(rng: Rng) -> int:
    """A seed for the next game, out of a stream of them."""
    return (rng.below(1 << 29) << 29) | rng.below(1 << 29)


def text_of(data: object, indent: str = "") -> str:
    """A view as indented lines, for people who look over a program's shoulder."""
    if isinstance(data, dict):
        return "".join(f"\n{indent}{name}:{text_of(value, indent + '  ')}" for name, value in data.items())
    if isinstance(data, list) and any(isinstance(item, dict) for item in data):
        return "".join(f"\n{indent}-{text_of(item, indent + '  ')}" for item in data)
    return f" {data}"
