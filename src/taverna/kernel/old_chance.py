"""The generator of before: kept so that what was played with it can be read, replayed and played to its end.

Multiply-with-carry in base 2**30, whose state is one integer. Not for new games: whoever sees a dozen drawn cards can
compute every later one.
"""

from __future__ import annotations

from typing import Final

from taverna.kernel.errors import BadCall
from taverna.kernel.rng import Rng
from taverna.kernel.subclassing import mypyc_attr

OLD_GENERATOR: Final = "multiply-with-carry"
DIGIT: Final = 30
MASK: Final = (1 << 30) - 1
FACTOR: Final = 998578647
MODULUS: Final = FACTOR * (1 << 30) - 1
WORD: Final = (1 << 64) - 1
"""Seeds went up to here."""


def mix(value: int) -> int:
    """A seed -> a valid, well-spread generator state."""
    folded = (value + 0x9E3779B97F4A7C15) & WORD
    folded = ((folded ^ (folded >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    folded = ((folded ^ (folded >> 27)) * 0x94D049BB133111EB) & WORD
    folded ^= folded >> 31
    return folded % (MODULUS - 1) + 1


@mypyc_attr(acyclic=True)
class OldRng(Rng):
    """`OldRng(seed)`; `OldRng.at_state(state)` goes on from a saved state. Its forks are of the present kind."""

    __slots__ = ("state",)

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        if not 0 <= seed <= WORD:
            raise BadCall("bad-seed", f"a seed of the old generator lies between 0 and {WORD}, not {seed}")
        self.state: int = mix(seed)

    @staticmethod
    def at_state(state: int) -> OldRng:
        rng = OldRng()
        rng.state = state
        return rng

    def clone(self) -> Rng:
        return OldRng.at_state(self.state)

    def dump(self) -> object:
        return self.state

    def fork(self, stream: int = 0) -> Rng:
        return Rng(self.state).fork(stream)

    def below(self, limit: int) -> int:
        if not 0 < limit <= MASK:
            raise BadCall("rng-limit", f"a limit lies between 1 and {MASK}, not {limit}")
        product = self._step() * limit
        surplus = (1 << DIGIT) % limit
        while product & MASK < surplus:
            product = self._step() * limit
        return product >> DIGIT

    def _step(self) -> int:
        self.state = FACTOR * (self.state & MASK) + (self.state >> DIGIT)
        return (self.state & MASK) ^ (self.state >> DIGIT)
