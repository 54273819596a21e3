"""Accounts in the store: names, hashed passwords and recovery codes, passkeys and what those are asked to sign."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from taverna.server.store.rows import Account, Challenge, Passkey
from taverna.server.store.schema import accounts, challenges, passkeys, recovery_codes
from taverna.wire.results import Shown


def add(connection: sa.Connection, account: Account, folded: str) -> None:
    values = {
        "guest": account.guest,
        "name": account.name,
        "folded": folded,
        "password": account.password,
        "salt": account.salt,
        "created": account.created,
    }
    connection.execute(accounts.insert(), values)


def by_name(connection: sa.Connection, folded: str) -> Account | None:
    return _find(connection, accounts.c.folded == folded)


def of_guest(connection: sa.Connection, guest_id: str) -> Account | None:
    return _find(connection, accounts.c.guest == guest_id)


def rename(connection: sa.Connection, guest_id: str, name: str, folded: str) -> None:
    change = accounts.update().where(accounts.c.guest == guest_id)
    connection.execute(change.values(name=name, folded=folded))


def set_password(connection: sa.Connection, guest_id: str, hashed: str | None) -> None:
    connection.execute(accounts.update().where(accounts.c.guest == guest_id).values(password=hashed))


def show(connection: sa.Connection, guest_id: str, shown: Shown) -> None:
    """To whom the profile is."""
    connection.execute(accounts.update().where(accounts.c.guest == guest_id).values(shown=shown))


# Recovery codes


def set_codes(connection: sa.Connection, guest_id: str, salt: bytes, hashes: list[bytes]) -> None:
    """In place of those that there were."""
    connection.execute(recovery_codes.delete().where(recovery_codes.c.guest == guest_id))
    connection.execute(accounts.update().where(accounts.c.guest == guest_id).values(salt=salt))
    if hashes:
        connection.execute(recovery_codes.insert(), [{"guest": guest_id, "hash": one} for one in hashes])


def use_code(connection: sa.Connection, guest_id: str, hashed: bytes) -> bool:
    """Whether it was one of theirs; it is none any more."""
    used = recovery_codes.delete().where(recovery_codes.c.guest == guest_id, recovery_codes.c.hash == hashed)
    return connection.execute(used).rowcount > 0


def count_codes(connection: sa.Connection, guest_id: str) -> int:
    query = sa.select(sa.func.count()).where(recovery_codes.c.guest == guest_id)
    return connection.execute(query).scalar_one()


# Passkeys


def add_passkey(connection: sa.Connection, passkey: Passkey) -> None:
    values = {
        "id": passkey.id,
        "credential": passkey.credential,
        "guest": passkey.guest,
        "public_key": passkey.public_key,
        "uses": passkey.uses,
        "device": passkey.device,
        "created": passkey.created,
        "used": passkey.used,
    }
    connection.execute(passkeys.insert(), values)


def passkeys_of(connection: sa.Connection, guest_id: str) -> list[Passkey]:
    query = (
        sa.select(passkeys).where(passkeys.c.guest == guest_id).order_by(passkeys.c.created, passkeys.c.id)
    )
    return [_passkey(row) for row in connection.execute(query)]


def passkey_by_credential(connection: sa.Connection, credential: bytes) -> Passkey | None:
    row = connection.execute(sa.select(passkeys).where(passkeys.c.credential == credential)).first()
    return None if row is None else _passkey(row)


def note_use(connection: sa.Connection, passkey_id: str, uses: int, now: float) -> None:
    connection.execute(passkeys.update().where(passkeys.c.id == passkey_id).values(uses=uses, used=now))


def remove_passkey(connection: sa.Connection, guest_id: str, passkey_id: str) -> bool:
    gone = passkeys.delete().where(passkeys.c.guest == guest_id, passkeys.c.id == passkey_id)
    return connection.execute(gone).rowcount > 0


def add_challenge(connection: sa.Connection, given: Challenge, before: float) -> None:
    """Those of before that time, which nobody has answered, are dropped."""
    connection.execute(challenges.delete().where(challenges.c.at < before))
    values = {
        "challenge": given.challenge,
        "purpose": given.purpose,
        "guest": given.guest,
        "name": given.name,
        "at": given.at,
    }
    connection.execute(challenges.insert(), values)


def take_challenge(connection: sa.Connection, challenge: bytes, since: float) -> Challenge | None:
    """Each is answered once."""
    query = sa.select(challenges).where(challenges.c.challenge == challenge).with_for_update()
    row = connection.execute(query).first()
    if row is None:
        return None
    connection.execute(challenges.delete().where(challenges.c.challenge == challenge))
    return None if row.at < since else Challenge(row.challenge, row.purpose, row.guest, row.name, row.at)


# Inside


def _find(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> Account | None:
    row = connection.execute(sa.select(accounts).where(condition)).first()
    if row is None:
        return None
    return Account(row.guest, row.name, row.password, row.salt, row.created, row.shown)


def _passkey(row: Any) -> Passkey:
    return Passkey(
        row.id, row.guest, row.credential, row.public_key, row.uses, row.device, row.created, row.used
    )
