"""Chance nobody can foresee: a keyed stream, SHAKE-128 in counter mode. Seeded, forkable, scriptable, cheap to copy.

Whoever has seen any number of results knows nothing about the next one without the key; the key of a seeded stream is
its seed. A position in the stream is a block of it and a place there: clones share their blocks, which are computed
when they are first needed and never change.
"""

from __future__ import annotations

from hashlib import shake_128
from struct import Struct
from typing import Final

from taverna.kernel.errors import BadCall
from taverna.kernel.subclassing import mypyc_attr

GENERATOR: Final = "shake128"
"""The name of this method in positions and records. Another method, or any change of this one, has another name."""
SEED_BITS: Final = 256
SEED_MAX: Final = (1 << 256) - 1
KEY: Final = 32
FORKED: Final = 16
"""Bytes that a fork adds to its parent's key."""
LONGEST_KEY: Final = 144
"""A longer key is hashed to a short one: it would no longer go into one round of the hash."""
FIRST_BLOCK: Final = 168
"""Bytes that one round gives: most forks draw no more."""
BLOCK: Final = 504
SHARED: Final = 8
"""So many first blocks of a stream are kept for its clones; those that play on further find their own."""
BLOCKS: Final = (1 << 32) - 1
HALF: Final = 0xFFFF
WHOLE: Final = 0xFFFFFFFF
SMALL: Final = 256
"""Limits up to here take 16 bits of the stream, others 32."""
LIMIT_MAX: Final = (1 << 30) - 1

_COUNTER: Final = Struct("<Q")
_FORK: Final = Struct("<IIq")


@mypyc_attr(acyclic=True)
class Block:
    """A stretch of a stream. Its bytes, and the block after it, are found when they are first asked for."""

    __slots__ = ("after", "key", "number", "words")

    def __init__(self, key: bytes, number: int) -> None:
        self.key = key
        self.number = number
        self.words: bytes = b""
        self.after: Block | None = None

    def fill(self) -> None:
        """The length of the message tells it from those that `forked_key` hashes."""
        self.words = shake_128(self.key + _COUNTER.pack(self.number)).digest(size(self.number))

    def next(self) -> Block:
        """Shared by clones, but no endless chain of them is kept for whoever stayed at the beginning."""
        block = self.after
        if block is None:
            block = Block(self.key, self.number + 1)
            if block.number < SHARED:
                self.after = block
        return block


def size(number: int) -> int:
    """How many bytes the block of that number has."""
    return BLOCK if number else FIRST_BLOCK


def forked_key(block: Block, at: int, stream: int) -> bytes:
    """Of fixed parts, so that no two forks have the same."""
    key = block.key + _FORK.pack(block.number, at, stream)
    return shake_128(key).digest(KEY) if len(key) > LONGEST_KEY else key


NOWHERE: Final = Block(bytes(KEY), 0)


@mypyc_attr(acyclic=True)
class Rng:
    """`Rng(seed)`; the same seed gives the same results for ever, on every machine."""

    __slots__ = ("at", "block")

    def __init__(self, seed: int | None = None) -> None:
        self.block: Block = NOWHERE if seed is None else Block(key_of(seed), 0)
        self.at: int = 0

    @staticmethod
    def of(key: bytes, number: int = 0, at: int = 0) -> Rng:
        """The stream of that key, from that place of that block on."""
        rng = Rng()
        rng.block = Block(key, number)
        rng.at = at
        if at:
            rng.block.fill()
        return rng

    def clone(self) -> Rng:
        rng = Rng()
        rng.block = self.block
        rng.at = self.at
        return rng

    def dump(self) -> object:
        """What a saved position says of its chance. Whoever reads it can foretell the game."""
        block = self.block
        return {"generator": GENERATOR, "key": block.key.hex(), "block": block.number, "at": self.at}

    def fork(self, stream: int = 0) -> Rng:
        """A stream of its own that tells nothing of this one and leaves it untouched: thinking changes no game."""
        rng = Rng()
        rng.block = Block(forked_key(self.block, self.at, stream), 0)
        return rng

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, every one equally likely."""
        at = self.at
        words = self.block.words
        if limit > SMALL or at >= len(words):
            return self._draw(limit)
        self.at = at + 2
        product = (words[at] << 8 | words[at + 1]) * limit
        if product & HALF < limit or limit < 1:
            return self._fair(product, limit)
        return product >> 16

    def _half(self) -> int:
        """The next 16 bits of the stream."""
        block = self.block
        if self.at >= len(block.words):
            if block.words:
                block = block.next()
                self.block = block
                self.at = 0
            if not block.words:
                block.fill()
        at = self.at
        self.at = at + 2
        return block.words[at] << 8 | block.words[at + 1]

    def _draw(self, limit: int) -> int:
        """As `below`, at the end of a block or with a large limit."""
        if limit <= SMALL:
            return self._fair(self._half() * limit, limit)
        if limit > LIMIT_MAX:
            raise bad_limit(limit)
        surplus = (WHOLE + 1) % limit
        product = (self._half() << 16 | self._half()) * limit
        while product & WHOLE < surplus:
            product = (self._half() << 16 | self._half()) * limit
        return product >> 32

    def _fair(self, product: int, limit: int) -> int:
        """The few low products that would favour some results are drawn again (Lemire's method)."""
        if limit < 1:
            raise bad_limit(limit)
        surplus = (HALF + 1) % limit
        while product & HALF < surplus:
            product = self._half() * limit
        return product >> 16


def key_of(seed: int) -> bytes:
    if not 0 <= seed <= SEED_MAX:
        raise BadCall("bad-seed", f"seed must be a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}")
    return seed.to_bytes(KEY, "big")


def bad_limit(limit: int) -> BadCall:
    return BadCall("rng-limit", f"a limit lies between 1 and {LIMIT_MAX}, not {limit}")


@mypyc_attr(acyclic=True)
class ScriptedRng(Rng):
    """Gives the scripted results first, each checked against the limit asked for; then goes on as seeded."""

    __slots__ = ("script", "then")

    def __init__(self, script: list[int], seed: int = 0, then: Rng | None = None) -> None:
        super().__init__()
        self.script: list[int] = list(script)
        self.then: Rng = Rng(seed) if then is None else then

    def clone(self) -> Rng:
        return ScriptedRng(self.script, then=self.then.clone())

    def dump(self) -> object:
        after = self.then.dump()
        return {"script": list(self.script), "then": after} if self.script else after

    def fork(self, stream: int = 0) -> Rng:
        return self.then.fork(stream)

    def below(self, limit: int) -> int:
        if not self.script:
            return self.then.below(limit)
        result = self.script.pop(0)
        if not 0 <= result < limit:
            raise BadCall("rng-script", f"the script says {result}, but the result must be below {limit}")
        return result
