"""Accounts: how one comes into being, how its owner gets in, and what they change about it."""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa

from taverna.server.common.clock import Clock
from taverna.server.common.problems import Refused
from taverna.server.people.identity import as_me
from taverna.server.people.names import clean_name, folded
from taverna.server.people.passwords import (
    Hashing,
    check_password,
    new_codes,
    new_salt,
    outdated,
    shown,
    typed,
)
from taverna.server.store import accounts, guests, person, sessions
from taverna.server.store.rows import Account, Guest, Passkey, Session
from taverna.server.store.store import Store
from taverna.wire.codes import Code
from taverna.wire.people import AccountInfo, PasskeyInfo, SessionInfo


class Accounts:
    """`address` is where the request comes from: nobody's passwords keep others' waiting."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._hashing = Hashing()

    # Coming into being

    async def check_free(self, name: str) -> str:
        """The name as it will be shown."""
        name = clean_name(name)
        if await self._store.read(lambda connection: accounts.by_name(connection, folded(name))):
            raise _name_taken()
        return name

    async def register(
        self, address: str, guest: Guest, name: str, password: str | None, passkey: Passkey | None = None
    ) -> list[str]:
        """The guest has an account from now on; returns the recovery codes, as they are shown."""
        name = clean_name(name)
        hashed = None
        if password is not None:
            check_password(password, name)
            hashed = await self._hashing.password(address, password)
        codes, salt = new_codes(), new_salt()
        hashes = await self._hashing.codes(address, codes, salt)
        account = Account(guest.id, name, hashed, salt, self._clock.time())

        def work(connection: sa.Connection) -> None:
            if accounts.of_guest(connection, guest.id):
                raise Refused(Code.HAS_ACCOUNT, "there is an account already")
            if accounts.by_name(connection, folded(name)):
                raise _name_taken()
            accounts.add(connection, account, folded(name))
            accounts.set_codes(connection, guest.id, salt, hashes)
            guests.rename(connection, Guest(guest.id, name, guest.language, guest.seen))
            if passkey is not None:
                accounts.add_passkey(connection, passkey)

        await self._store.writer.transact(work)
        guest.nickname = guest.account = name
        return [shown(code) for code in codes]

    # Getting in

    async def log_in(self, address: str, name: str, password: str) -> Guest:
        """Who it is. A name that nobody has takes as long as a wrong password, and is refused in the same words."""
        account = await self._find(name)
        known = account.password if account else None
        fits = await self._hashing.fits(address, known, password)
        if account is None or not fits:
            raise bad_login()
        if account.password and outdated(account.password):
            await self._set_password(account.guest, await self._hashing.password(address, password))
        return await self.person(account.guest)

    async def recover(self, address: str, name: str, code: str, password: str) -> Guest:
        """With a recovery code, which is worth nothing after that; every session of before ends."""
        check_password(password, name)
        account = await self._find(name)
        salt = account.salt if account else new_salt()
        [hashed] = await self._hashing.codes(address, [typed(code)], salt)
        renewed = await self._hashing.password(address, password)

        def work(connection: sa.Connection) -> None:
            if account is None or not accounts.use_code(connection, account.guest, hashed):
                raise bad_login()
            accounts.set_password(connection, account.guest, renewed)
            sessions.end_all(connection, account.guest)

        await self._store.writer.transact(work)
        assert account is not None
        return await self.person(account.guest)

    async def person(self, guest_id: str) -> Guest:
        found = await self._store.read(lambda connection: guests.by_id(connection, guest_id))
        if found is None:
            raise bad_login()
        if found.banned:
            raise Refused(Code.BANNED, "an operator has banned this guest")
        return found

    async def carry_over(self, old: Guest, to: Guest) -> list[str]:
        """What a guest without an account had belongs to somebody who has one; returns the tables."""
        if old.account or old.id == to.id:
            return []
        return await self._store.writer.transact(partial(person.carry_over, guest_id=old.id, to=to.id))

    # Changing it

    async def change_password(
        self, address: str, guest: Guest, old: str | None, new: str, session_id: str
    ) -> None:
        """All other sessions end."""
        account = await self._mine(guest)
        await self._confirm(address, account, old)
        check_password(new, account.name)
        hashed = await self._hashing.password(address, new)

        def work(connection: sa.Connection) -> None:
            accounts.set_password(connection, guest.id, hashed)
            sessions.end_all(connection, guest.id, but=session_id)

        await self._store.writer.transact(work)

    async def rename(self, guest: Guest, name: str) -> None:
        name = clean_name(name)

        def work(connection: sa.Connection) -> None:
            holder = accounts.by_name(connection, folded(name))
            if holder is not None and holder.guest != guest.id:
                raise _name_taken()
            accounts.rename(connection, guest.id, name, folded(name))
            guests.rename(connection, Guest(guest.id, name, guest.language, guest.seen))

        await self._mine(guest)
        await self._store.writer.transact(work)
        guest.nickname = guest.account = name

    async def renew_codes(self, address: str, guest: Guest, password: str | None) -> list[str]:
        """In place of those that there were."""
        await self._confirm(address, await self._mine(guest), password)
        codes, salt = new_codes(), new_salt()
        hashes = await self._hashing.codes(address, codes, salt)
        await self._store.writer.transact(
            lambda connection: accounts.set_codes(connection, guest.id, salt, hashes)
        )
        return [shown(code) for code in codes]

    async def remove_passkey(self, guest: Guest, passkey_id: str) -> None:
        account = await self._mine(guest)

        def work(connection: sa.Connection) -> None:
            there = accounts.passkeys_of(connection, guest.id)
            if account.password is None and [one.id for one in there] == [passkey_id]:
                raise Refused(Code.LAST_WAY_IN, "there is neither a password nor another passkey")
            if not accounts.remove_passkey(connection, guest.id, passkey_id):
                raise Refused(Code.NOT_FOUND, "there is no such passkey")

        await self._store.writer.transact(work)

    async def end_session(self, guest: Guest, session_id: str) -> None:
        def work(connection: sa.Connection) -> None:
            if not sessions.end(connection, guest.id, session_id):
                raise Refused(Code.NO_SESSION, "there is no such session")

        await self._store.writer.transact(work)

    async def end_sessions(self, guest: Guest, but: str) -> None:
        await self._store.writer.transact(partial(sessions.end_all, guest_id=guest.id, but=but))

    async def forget(self, address: str, guest: Guest, password: str | None) -> list[str]:
        """Everything of theirs; returns the tables where they sat."""
        if guest.account:
            await self._confirm(address, await self._mine(guest), password)

        def work(connection: sa.Connection) -> list[str]:
            at = [table.id for table in person.at_tables(connection, guest.id)]
            person.forget(connection, guest.id)
            return at

        return await self._store.writer.transact(work)

    # Looking at it

    async def info(self, guest: Guest, session: Session) -> AccountInfo:
        account, keys, codes, there = await self._store.read(
            lambda connection: (
                accounts.of_guest(connection, guest.id),
                accounts.passkeys_of(connection, guest.id),
                accounts.count_codes(connection, guest.id),
                sessions.of_guest(connection, guest.id),
            )
        )
        return AccountInfo(
            me=as_me(guest),
            password=account is not None and account.password is not None,
            recovery_codes=codes,
            passkeys=[
                PasskeyInfo(id=one.id, device=one.device, created=one.created, used=one.used) for one in keys
            ],
            sessions=[
                SessionInfo(
                    id=one.id,
                    device=one.device,
                    created=one.created,
                    seen=one.seen,
                    current=one.id == session.id,
                )
                for one in there
            ],
        )

    # Inside

    async def _find(self, name: str) -> Account | None:
        return await self._store.read(
            lambda connection: accounts.by_name(connection, folded(clean_name(name)))
        )

    async def _mine(self, guest: Guest) -> Account:
        found = await self._store.read(lambda connection: accounts.of_guest(connection, guest.id))
        if found is None:
            raise Refused(Code.ACCOUNT_NEEDED, "there is no account")
        return found

    async def _confirm(self, address: str, account: Account, password: str | None) -> None:
        """Whoever sits at a screen that was left open must not take the account away."""
        if account.password is None:
            return
        if password is None or not await self._hashing.fits(address, account.password, password):
            raise bad_login()

    async def _set_password(self, guest_id: str, hashed: str) -> None:
        await self._store.writer.transact(
            lambda connection: accounts.set_password(connection, guest_id, hashed)
        )


def bad_login() -> Refused:
    return Refused(Code.BAD_LOGIN, "name and secret don't go together")


def _name_taken() -> Refused:
    return Refused(Code.NAME_TAKEN, "that name is taken")
