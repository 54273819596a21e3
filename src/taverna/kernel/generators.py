"""Which generator a record or a saved position was played with: found by its name, or refused in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.kernel.fields import Fields
from taverna.kernel.old_chance import MODULUS, OLD_GENERATOR, WORD, OldRng
from taverna.kernel.rng import (
    BLOCKS,
    FORKED,
    GENERATOR,
    KEY,
    LIMIT_MAX,
    LONGEST_KEY,
    SEED_MAX,
    Rng,
    ScriptedRng,
    size,
)

GENERATORS: Final = (GENERATOR, OLD_GENERATOR)
LARGEST_SEED: Final = {GENERATOR: SEED_MAX, OLD_GENERATOR: WORD}


def seeded(generator: str, seed: int) -> Rng:
    """The stream with which a game of that generator and seed began."""
    return OldRng(seed) if generator == OLD_GENERATOR else Rng(seed)


def read_generator(fields: Fields) -> str:
    """What was written before generators had names says none."""
    name = fields.text("generator", OLD_GENERATOR)
    if name not in GENERATORS:
        known = " and ".join(GENERATORS)
        raise fields.bad("generator", f"{name!r} is not known here; known are {known}")
    return name


def read_rng(fields: Fields) -> Rng:
    """The chance of a saved position: what `Rng.dump` wrote, or {"script": [...]} to decide the next results by hand.

    A whole number is a state of the old generator.
    """
    value = fields.value("rng")
    if value is None:
        return Rng(0)
    if not isinstance(value, Mapping):
        return OldRng.at_state(fields.integer("rng", 1, MODULUS - 1))
    inner = Fields(value, f"{fields.path}.rng")
    if not inner.has("script"):
        return _read_stream(inner)
    script = inner.integers("script", 0, LIMIT_MAX)
    then = inner.value("then")
    if then is None:
        rng = Rng(0)
    elif isinstance(then, Mapping):
        rng = _read_stream(Fields(then, f"{inner.path}.then"))
    else:
        rng = OldRng.at_state(inner.integer("then", 1, MODULUS - 1))
    inner.done()
    return ScriptedRng(script, then=rng)


def _read_stream(fields: Fields) -> Rng:
    name = fields.text("generator")
    if name != GENERATOR:
        raise fields.bad("generator", f"must be {GENERATOR!r}, not {name!r}")
    key = _read_key(fields)
    number = fields.integer("block", 0, BLOCKS, 0)
    at = fields.integer("at", 0, size(number), 0)
    if at % 2:
        raise fields.bad("at", f"must be an even number, not {at}")
    fields.done()
    return Rng.of(key, number, at)


def _read_key(fields: Fields) -> bytes:
    text = fields.text("key")
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if text != key.hex() or not KEY <= len(key) <= LONGEST_KEY or (len(key) - KEY) % FORKED:
        raise fields.bad("key", f"must be the {2 * KEY} hexadecimal digits of a key, not {text!r}")
    return key
