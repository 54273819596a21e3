"""Passwords and recovery codes: what is good enough, and hashing them (argon2id), few at a time, beside the loop."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type, hash_secret_raw

from taverna.server.common.limits import Places
from taverna.server.common.problems import Refused
from taverna.server.people.names import folded
from taverna.wire.codes import Code

T = TypeVar("T")

LEAST: Final = 8
"""Characters of a password."""
EASY: Final = frozenset(
    (
        "12345678", "123456789", "1234567890", "87654321", "password", "password1", "passw0rd", "qwertyui",
        "qwertyuiop", "iloveyou", "sunshine", "princess", "football", "baseball", "letmein1", "abcd1234",
        "abc12345", "senha123", "contraseña", "taverna1",
    )
)  # fmt: skip
AT_ONCE: Final = 2
WAITING: Final = 64
SECONDS: Final = 10.0
"""So long somebody may wait for their turn."""

# What OWASP recommends: about a fortieth of a second and 19 MiB for one.
MEMORY, ROUNDS, LANES = 19 * 1024, 2, 1
CODE_MEMORY, CODE_ROUNDS = 1024, 1
"""Nobody guesses 79 bits of chance, however fast a guess is checked."""
CODES: Final = 10
CODE_LENGTH: Final = 16
ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Nothing that is mistaken for something else; 16 of them have 79 bits."""

_hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=LANES, type=Type.ID)


def check_password(password: str, name: str) -> None:
    plain = folded(password)
    easy = plain in EASY or plain == folded(name) or len(set(plain)) < 3
    if len(password) < LEAST or easy:
        raise Refused(Code.WEAK_PASSWORD, "too easy to guess", {"limit": LEAST})


class Hashing:
    """Each takes memory and a core: so many at once, from whomever they come; others wait, or are sent away."""

    def __init__(self) -> None:
        self._places = Places(AT_ONCE, WAITING, SECONDS)

    async def password(self, address: str, password: str) -> str:
        return await self._beside(address, lambda: _hasher.hash(_normal(password)))

    async def fits(self, address: str, hashed: str | None, password: str) -> bool:
        """Takes as long when there is nothing to compare with."""
        return await self._beside(address, lambda: _fits(hashed, password))

    async def codes(self, address: str, codes: list[str], salt: bytes) -> list[bytes]:
        return await self._beside(address, lambda: [hash_code(code, salt) for code in codes])

    async def _beside(self, address: str, work: Callable[[], T]) -> T:
        await self._places.enter(address)
        try:
            return await asyncio.to_thread(work)
        finally:
            self._places.leave(address)


def outdated(hashed: str) -> bool:
    """Made with other parameters than those of today."""
    return _hasher.check_needs_rehash(hashed)


def new_codes() -> list[str]:
    return ["".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH)) for _ in range(CODES)]


def shown(code: str) -> str:
    """`ABCD-EFGH-JKMN-PQRS`."""
    return "-".join(code[first : first + 4] for first in range(0, len(code), 4))


def new_salt() -> bytes:
    return secrets.token_bytes(16)


def typed(code: str) -> str:
    """As it was made, however it was typed."""
    return "".join(char for char in code.upper() if char in ALPHABET)


def hash_code(code: str, salt: bytes) -> bytes:
    """One salt for all codes of an account: so one hash finds whether a code is among them."""
    return hash_secret_raw(code.encode(), salt, CODE_ROUNDS, CODE_MEMORY, LANES, 32, Type.ID)


def _fits(hashed: str | None, password: str) -> bool:
    try:
        _hasher.verify(hashed or _nobodys(), _normal(password))
    except (VerificationError, InvalidHashError):
        return False
    return hashed is not None


@cache
def _nobodys() -> str:
    return _hasher.hash(secrets.token_hex())


def _normal(password: str) -> str:
    """Keyboards write the same letters in different ways."""
    return unicodedata.normalize("NFKC", password)
