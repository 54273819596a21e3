"""Provably fair: a hash of the seed is shown when a game begins; after the end anyone can compute it from the seed."""

from __future__ import annotations

from hashlib import sha256

from taverna.kernel.rng import GENERATOR


def commitment(game: str, seed: int, generator: str = GENERATOR) -> str:
    """SHA-256 of the line "taverna <game> <generator> <seed as 64 hexadecimal digits>"."""
    return sha256(f"taverna {game} {generator} {seed:064x}".encode()).hexdigest()
