"""Who is asking: a guest, known by a token in an http-only cookie or in the Authorization header.

The token is random and long, so a plain hash of it is safe to keep. Whoever holds it is the guest.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets

from litestar.datastructures import Cookie

from taverna.i18n import LANGUAGES, nearest_language
from taverna.kernel import BadCall
from taverna.server.common.addresses import Connection, cookie_name
from taverna.server.common.clock import Clock
from taverna.server.common.problems import Refused
from taverna.server.common.settings import Settings
from taverna.server.people.names import clean_name
from taverna.server.store import guests
from taverna.server.store.rows import Guest
from taverna.server.store.store import Store
from taverna.wire.codes import Code
from taverna.wire.lobby import Introduce, Language, Me

BEARER = "bearer "
YEAR = 365 * 24 * 3600
REMEMBERED = 20_000
FRESH_SECONDS = 60.0
DAY = 24 * 3600.0


class Guests:
    """Remembers who was there a moment ago, so that not every request asks the store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[bytes, tuple[Guest, float]] = {}

    async def find(self, token: str) -> Guest | None:
        key = _hash(token)
        known = self._known.get(key)
        if known is not None and self._clock.now() - known[1] < FRESH_SECONDS:
            return known[0]
        guest = await self._store.read(lambda connection: guests.by_token(connection, key))
        if guest is None:
            self._known.pop(key, None)
            return None
        if self._clock.time() - guest.seen > DAY:
            await self._note_visit(guest)
        if known is not None:
            guest = _renew(known[0], guest)
        self._remember(key, guest)
        return guest

    async def add(self, who: Introduce) -> tuple[Guest, str]:
        """A new guest, and the token that proves it: it is not kept here."""
        now = self._clock.time()
        guest = Guest(secrets.token_hex(8), clean_name(who.nickname), who.language, now)
        token = secrets.token_urlsafe(32)
        key = _hash(token)
        await self._store.writer.transact(lambda connection: guests.add(connection, guest, key))
        self._remember(key, guest)
        return guest, token

    async def rename(self, guest: Guest, who: Introduce) -> Guest:
        renamed = Guest(guest.id, clean_name(who.nickname), who.language, guest.seen)
        await self._store.writer.transact(lambda connection: guests.rename(connection, renamed))
        guest.nickname, guest.language = renamed.nickname, renamed.language
        return guest

    async def renew(self, guest_id: str) -> None:
        """Somebody else has changed what the store says of them."""
        guest = await self._store.read(lambda connection: guests.by_id(connection, guest_id))
        for known, _ in self._known.values():
            if known.id == guest_id and guest is not None:
                _renew(known, guest)

    def drop(self, guest_id: str) -> None:
        """Their token may be nobody's by now: the store is asked again."""
        for key, (known, _) in list(self._known.items()):
            if known.id == guest_id:
                del self._known[key]

    async def new_token(self, guest: Guest) -> str:
        """The one they had is nobody's from now on."""
        token = secrets.token_urlsafe(32)
        key = _hash(token)
        await self._store.writer.transact(lambda connection: guests.set_token(connection, guest.id, key))
        self.drop(guest.id)
        return token

    async def forget_absent(self, before: float) -> int:
        """Those who have no table and were last here before that time."""
        return await self._store.writer.transact(lambda connection: guests.forget_absent(connection, before))

    async def _note_visit(self, guest: Guest) -> None:
        guest.seen = now = self._clock.time()
        with contextlib.suppress(Refused):  # a store that can't be written may still be read
            await self._store.writer.transact(lambda connection: guests.note_visit(connection, guest.id, now))

    def _remember(self, key: bytes, guest: Guest) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[key] = (guest, self._clock.now())


def _renew(known: Guest, now: Guest) -> Guest:
    """Open sockets hold the object that is known: they learn of a new name, or that they may not talk."""
    known.nickname, known.language = now.nickname, now.language
    known.banned, known.muted_until = now.banned, now.muted_until
    return known


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def as_me(guest: Guest) -> Me:
    return Me(id=guest.id, nickname=guest.nickname, language=guest.language)


def cookie(connection: Connection, token: str, settings: Settings) -> Cookie:
    return Cookie(
        key=cookie_name(connection),
        value=token,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=settings.https,
    )


async def who(connection: Connection, known: Guests) -> Guest | None:
    """The guest of a connection. A bearer token that nobody has is refused; a stale cookie is just nobody."""
    guest = await _who(connection, known)
    if guest is not None and guest.banned:
        raise Refused(Code.BANNED, "an operator has banned this guest")
    return guest


async def _who(connection: Connection, known: Guests) -> Guest | None:
    given = connection.headers.get("authorization", "")
    if given.lower().startswith(BEARER):
        guest = await known.find(given[len(BEARER) :].strip())
        if guest is None:
            raise Refused(Code.BAD_TOKEN, "nobody has this token")
        return guest
    token = connection.cookies.get(cookie_name(connection))
    return await known.find(token) if token else None


def language_of(connection: Connection, guest: Guest | None) -> Language:
    """The guest's language, or the first of the browser's that we have."""
    if guest is not None:
        return guest.language
    for item in connection.headers.get("accept-language", "").split(",")[:10]:
        try:
            found = nearest_language(item.split(";")[0].strip())
        except BadCall:
            continue
        return found  # type: ignore[return-value]
    return LANGUAGES[0]
