"""Provably fair: a hash of the seed is shown when a game begins; after the end anyone can compute it from the seed.

The seed decides every card and die, and nobody can find another one with the same hash. So whoever noted the hash at
the beginning can tell that the game was not changed under way.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from taverna.kernel.errors import BadData
from taverna.kernel.fields import Fields
from taverna.kernel.rng import GENERATOR

DIGITS: Final = 64


def commitment(game: str, seed: int, generator: str = GENERATOR) -> str:
    """SHA-256 of the line "taverna <game> <generator> <seed as 64 hexadecimal digits>".

    Empty for the generator of before: its seeds were so short that the hash would give them away.
    """
    if generator != GENERATOR:
        return ""
    return sha256(f"taverna {game} {generator} {seed:064x}".encode()).hexdigest()


def read_commitment(fields: Fields) -> str:
    """Empty where none was made."""
    text = fields.text("commitment", "")
    if text and not is_commitment(text):
        raise fields.bad("commitment", f"must be {DIGITS} hexadecimal digits, not {text!r}")
    return text


def is_commitment(text: str) -> bool:
    return len(text) == DIGITS and all(digit in "0123456789abcdef" for digit in text)


def check_fairness(game: str, seed: int, generator: str, noted: str) -> None:
    """Refuses, in words, a seed that is not the one that was promised when the game began."""
    if not noted:
        raise BadData("no-commitment", "no hash of the seed was shown when this game began")
    if commitment(game, seed, generator) != noted:
        raise BadData(
            "not-fair",
            f"the seed does not have the hash {noted}: it is not the one that the game began with",
            values={"commitment": noted},
        )
