"""Who is asking: a person, known by the token of a session in an http-only cookie or in the Authorization header.

The token is random and long, so a plain hash of it is safe to keep. Whoever holds it is that person.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from typing import NamedTuple
from weakref import WeakValueDictionary

import sqlalchemy as sa
from litestar.datastructures import Cookie

from taverna.i18n import LANGUAGES, nearest_language
from taverna.kernel import BadCall
from taverna.server.common.addresses import Connection, cookie_name
from taverna.server.common.clock import Clock
from taverna.server.common.problems import Refused
from taverna.server.common.settings import Settings
from taverna.server.people.devices import device_of
from taverna.server.people.names import clean_name
from taverna.server.store import company, guests, sessions
from taverna.server.store.rows import Guest, Session
from taverna.server.store.store import Store
from taverna.wire.codes import Code
from taverna.wire.lobby import Introduce, Language, Me

BEARER = "bearer "
YEAR = 365 * 24 * 3600
REMEMBERED = 20_000
FRESH_SECONDS = 60.0
HOUR = 3600.0
DAY = 24 * HOUR


class Visit(NamedTuple):
    """Somebody, and the session by which they came."""

    guest: Guest
    session: Session


class Guests:
    """Remembers who was there a moment ago, so that not every request asks the store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[bytes, tuple[Visit, float]] = {}
        self._people: WeakValueDictionary[str, Guest] = WeakValueDictionary()
        """One object for each person, whatever sessions and sockets hold it: all of them learn what has changed."""

    async def find(self, token: str) -> Visit | None:
        key = _hash(token)
        known = self._known.get(key)
        if known is not None and self._clock.now() - known[1] < FRESH_SECONDS:
            return known[0]
        found = await self._store.read(lambda connection: _look(connection, key))
        if found is None:
            found = await self._adopt(key)
        if found is None:
            self._known.pop(key, None)
            return None
        visit = Visit(self._shared(found.guest), found.session)
        await self._note_visit(visit)
        self._remember(key, visit)
        return visit

    async def add(self, who: Introduce, device: str = "", guest_id: str = "") -> tuple[Guest, str]:
        """A new guest, and the token that proves it: it is not kept here."""
        guest_id = guest_id or secrets.token_hex(8)
        guest = Guest(guest_id, clean_name(who.nickname), who.language, self._clock.time())
        token = await self.sign_in(guest, device, new=True)
        return guest, token

    async def sign_in(self, guest: Guest, device: str, new: bool = False) -> str:
        """One more session; returns its token."""
        now = self._clock.time()
        token = secrets.token_urlsafe(32)
        key = _hash(token)
        session = Session(sessions.new_id(), guest.id, device, now, now)

        def work(connection: sa.Connection) -> None:
            if new:
                guests.add(connection, guest, key)
            sessions.add(connection, session, key)

        await self._store.writer.transact(work)
        self._remember(key, Visit(self._shared(guest), session))
        return token

    async def rename(self, guest: Guest, who: Introduce) -> Guest:
        """Who has an account is called as that is; only the language changes here."""
        name = guest.nickname if guest.account else clean_name(who.nickname)
        renamed = Guest(guest.id, name, who.language, guest.seen)
        await self._store.writer.transact(lambda connection: guests.rename(connection, renamed))
        guest.nickname, guest.language = renamed.nickname, renamed.language
        return guest

    async def renew(self, guest_id: str) -> None:
        """What the store says of them has changed; their tokens may be nobody's by now."""
        self.drop(guest_id)
        found = await self._store.read(lambda connection: _whole(connection, guest_id))
        if found is not None:
            self._shared(found)

    def drop(self, guest_id: str) -> None:
        """The store is asked again about their tokens."""
        for key, (known, _) in list(self._known.items()):
            if known.guest.id == guest_id:
                del self._known[key]

    async def new_token(self, visit: Visit) -> str:
        """The one they had on this device is nobody's from now on."""
        token = secrets.token_urlsafe(32)
        key = _hash(token)
        await self._store.writer.transact(
            lambda connection: sessions.set_token(connection, visit.guest.id, visit.session.id, key)
        )
        self.drop(visit.guest.id)
        return token

    async def forget_absent(self, before: float) -> int:
        """Those who have no table and no account and were last here before that time."""
        return await self._store.writer.transact(lambda connection: guests.forget_absent(connection, before))

    async def _adopt(self, key: bytes) -> Visit | None:
        """Somebody whom a process of before has let in, while one after the other is brought up to date."""
        if not await self._store.read(lambda connection: guests.has_token(connection, key)):
            return None
        now = self._clock.time()

        def work(connection: sa.Connection) -> Visit | None:
            sessions.adopt(connection, key, "", now)
            return _look(connection, key)

        return await self._store.writer.transact(work)

    async def _note_visit(self, visit: Visit) -> None:
        """The person's day, and the hour of the session."""
        guest, session = visit
        now = self._clock.time()
        person_is_due, session_is_due = now - guest.seen > DAY, now - session.seen > HOUR
        if not (person_is_due or session_is_due):
            return

        def work(connection: sa.Connection) -> None:
            if person_is_due:
                guests.note_visit(connection, guest.id, now)
            sessions.note_visit(connection, session.id, now)

        with contextlib.suppress(Refused):  # a store that can't be written may still be read
            await self._store.writer.transact(work)
        guest.seen = now if person_is_due else guest.seen
        session.seen = now

    def _shared(self, guest: Guest) -> Guest:
        known = self._people.get(guest.id)
        if known is None:
            self._people[guest.id] = guest
            return guest
        known.nickname, known.language, known.account = guest.nickname, guest.language, guest.account
        known.banned, known.muted_until, known.blocked = guest.banned, guest.muted_until, guest.blocked
        return known

    def _remember(self, key: bytes, visit: Visit) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[key] = (visit, self._clock.now())


def _look(connection: sa.Connection, key: bytes) -> Visit | None:
    found = sessions.by_token(connection, key)
    if found is None:
        return None
    guest, session = found
    guest.blocked = company.blocked_by(connection, guest.id)
    return Visit(guest, session)


def _whole(connection: sa.Connection, guest_id: str) -> Guest | None:
    guest = guests.by_id(connection, guest_id)
    if guest is not None:
        guest.blocked = company.blocked_by(connection, guest_id)
    return guest


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def as_me(guest: Guest) -> Me:
    return Me(id=guest.id, nickname=guest.nickname, language=guest.language, account=bool(guest.account))


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


def no_cookie(connection: Connection) -> Cookie:
    """Takes ours away."""
    return Cookie(key=cookie_name(connection), value="", path="/", max_age=0, httponly=True, samesite="lax")


def device(connection: Connection) -> str:
    return device_of(connection.headers.get("user-agent", ""))


async def who(connection: Connection, known: Guests) -> Visit | None:
    """Whose connection it is. A bearer token that nobody has is refused; a stale cookie is just nobody."""
    visit = await _who(connection, known)
    if visit is not None and visit.guest.banned:
        raise Refused(Code.BANNED, "an operator has banned this guest")
    return visit


async def _who(connection: Connection, known: Guests) -> Visit | None:
    given = connection.headers.get("authorization", "")
    if given.lower().startswith(BEARER):
        visit = await known.find(given[len(BEARER) :].strip())
        if visit is None:
            raise Refused(Code.BAD_TOKEN, "nobody has this token")
        return visit
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
