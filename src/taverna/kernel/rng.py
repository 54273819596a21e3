"""Chance. One tiny generator of our own: seeded, forkable, scriptable; its state is one integer.

Multiply-with-carry in base 2**30: every intermediate value stays below 2**60, so that both CPython and mypyc
compute it on machine words. The output mixes digit and carry. The modulus is a safe prime; the period is near 2**59.
"""

from __future__ import annotations

from typing import Final

from taverna.kernel.errors import BadCall

DIGIT: Final = 30
MASK: Final = (1 << 30) - 1
FACTOR: Final = 998578647
MODULUS: Final = FACTOR * (1 << 30) - 1
WORD: Final = (1 << 64) - 1


def mix(value: int) -> int:
    """A whole number of any size -> a valid, well-spread generator state."""
    folded = value & WORD
    rest = value >> 64
    while rest not in (0, -1):
        folded = (folded * 0x9E3779B97F4A7C15 + rest) & WORD
        rest >>= 64
    folded = (folded + 0x9E3779B97F4A7C15) & WORD
    folded = ((folded ^ (folded >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    folded = ((folded ^ (folded >> 27)) * 0x94D049BB133111EB) & WORD
    folded ^= folded >> 31
    return folded % (MODULUS - 1) + 1


class Rng:
    """`Rng(seed)`; `Rng.at(state)` goes on from a saved state."""

    __slots__ = ("state",)

    def __init__(self, seed: int | None = None) -> None:
        self.state: int = 1 if seed is None else mix(seed)

    @staticmethod
    def at(state: int) -> Rng:
        if not 0 < state < MODULUS:
            raise BadCall("rng-state", f"a generator state lies between 1 and {MODULUS - 1}, not {state}")
        rng = Rng()
        rng.state = state
        return rng

    def clone(self) -> Rng:
        rng = Rng()
        rng.state = self.state
        return rng

    def dump(self) -> object:
        """What a saved position says of its chance."""
        return self.state

    def fork(self, stream: int = 0) -> Rng:
        """A stream of its own that leaves this one untouched: thinking never changes the game."""
        return Rng(self.state * 31 + stream + 1)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, every one equally likely."""
        state = self.state
        state = FACTOR * (state & MASK) + (state >> DIGIT)
        self.state = state
        product = ((state & MASK) ^ (state >> DIGIT)) * limit
        if product & MASK < limit or limit < 1:
            return self._fair(product, limit)
        return product >> DIGIT

    def _fair(self, product: int, limit: int) -> int:
        if not 0 < limit <= MASK:
            raise BadCall("rng-limit", f"a limit lies between 1 and {MASK}, not {limit}")
        # The few low products that would favour some results are drawn again (Lemire's method).
        surplus = (1 << DIGIT) % limit
        while product & MASK < surplus:
            state = self.state
            state = FACTOR * (state & MASK) + (state >> DIGIT)
            self.state = state
            product = ((state & MASK) ^ (state >> DIGIT)) * limit
        return product >> DIGIT


class ScriptedRng(Rng):
    """Gives the scripted results first, each checked against the limit asked for; then goes on as seeded."""

    __slots__ = ("script",)

    def __init__(self, script: list[int], seed: int = 0) -> None:
        super().__init__(seed)
        self.script: list[int] = list(script)

    def clone(self) -> Rng:
        rng = ScriptedRng(self.script)
        rng.state = self.state
        return rng

    def dump(self) -> object:
        return {"script": list(self.script), "then": self.state} if self.script else self.state

    def below(self, limit: int) -> int:
        if not self.script:
            return super().below(limit)
        result = self.script.pop(0)
        if not 0 <= result < limit:
            raise BadCall("rng-script", f"the script says {result}, but the result must be below {limit}")
        return result
