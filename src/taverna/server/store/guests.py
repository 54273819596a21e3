"""Guests in the store. Only the hash of a token is kept."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from taverna.server.store.rows import Guest
from taverna.server.store.schema import guests


async def add(connection: AsyncConnection, guest: Guest, token_hash: bytes, now: float) -> None:
    await connection.execute(
        guests.insert().values(
            id=guest.id,
            token_hash=token_hash,
            nickname=guest.nickname,
            language=guest.language,
            created=now,
        )
    )


async def rename(connection: AsyncConnection, guest: Guest) -> None:
    await connection.execute(
        guests.update()
        .where(guests.c.id == guest.id)
        .values(nickname=guest.nickname, language=guest.language)
    )


async def by_token(connection: AsyncConnection, token_hash: bytes) -> Guest | None:
    found = await connection.execute(_columns().where(guests.c.token_hash == token_hash))
    row = found.first()
    return None if row is None else Guest(row.id, row.nickname, row.language)


def _columns() -> sa.Select[Any]:
    return sa.select(guests.c.id, guests.c.nickname, guests.c.language)
