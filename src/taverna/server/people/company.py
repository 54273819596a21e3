"""Friends, blocking and invitations: who may ask, who may invite, and what each is told of the others."""

from __future__ import annotations

import sqlalchemy as sa

from taverna.server.common.clock import Clock
from taverna.server.common.problems import Refused
from taverna.server.people.names import folded
from taverna.server.store import accounts, company, guests, tables, turns
from taverna.server.store.rows import Guest, TableRow
from taverna.server.store.store import Store
from taverna.wire.codes import Code
from taverna.wire.people import InvitationInfo, News, People, PersonInfo, TurnInfo, Whom

MOST_TIES = 500
"""Friends, requests and blocked people of one person."""
MOST_INVITED = 50
"""To one table."""


class Company:
    """Each change returns whom else it concerns."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def people(self, guest_id: str) -> People:
        return await self._store.read(lambda connection: _people(connection, guest_id))

    async def news(self, guest_id: str) -> News:
        """What they hear at the door: how things are now."""
        return await self._store.read(
            lambda connection: News(people=_people(connection, guest_id), turns=_turns(connection, guest_id))
        )

    async def ask(self, guest: Guest, whom: Whom) -> str:
        """For friendship; whoever has asked me is a friend by it. One who has blocked me never hears of it."""
        now = self._clock.time()

        def work(connection: sa.Connection) -> str:
            other = _find(connection, whom)
            _check_may_ask(connection, guest, other)
            mine, theirs = (
                company.tie(connection, *pair) for pair in ((guest.id, other.id), (other.id, guest.id))
            )
            if theirs == "asked":
                for pair in ((guest.id, other.id), (other.id, guest.id)):
                    company.set_tie(connection, *pair, "friend", now)
            elif mine != "friend":
                company.set_tie(connection, guest.id, other.id, "asked", now)
            return other.id

        return await self._store.writer.transact(work)

    async def part(self, guest: Guest, other: str) -> None:
        """No friends any more; or a request taken back, or declined. Blocking stays."""

        def work(connection: sa.Connection) -> None:
            for pair in ((guest.id, other), (other, guest.id)):
                if company.tie(connection, *pair) != "blocked":
                    company.set_tie(connection, *pair, None, 0.0)

        await self._store.writer.transact(work)

    async def block(self, guest: Guest, whom: Whom) -> str:
        """They hear nothing of it."""
        now = self._clock.time()

        def work(connection: sa.Connection) -> str:
            other = _find(connection, whom)
            if other.id == guest.id:
                raise _nobody()
            _check_number(connection, guest.id)
            if company.tie(connection, other.id, guest.id) != "blocked":
                company.set_tie(connection, other.id, guest.id, None, now)
            company.set_tie(connection, guest.id, other.id, "blocked", now)
            return other.id

        return await self._store.writer.transact(work)

    async def unblock(self, guest: Guest, other: str) -> None:
        def work(connection: sa.Connection) -> None:
            if company.tie(connection, guest.id, other) == "blocked":
                company.set_tie(connection, guest.id, other, None, 0.0)

        await self._store.writer.transact(work)

    async def invite(self, guest: Guest, table_id: str, other: str) -> None:
        """A friend, to a table where I sit or am the host, before the start."""
        now = self._clock.time()

        def work(connection: sa.Connection) -> None:
            table = tables.load(connection, table_id, lock=True)
            _check_may_invite(connection, guest, table, other)
            company.invite(connection, table_id, other, guest.id, now)

        await self._store.writer.transact(work)

    async def decline(self, guest: Guest, table_id: str) -> None:
        await self._store.writer.transact(lambda connection: company.decline(connection, table_id, guest.id))


def _turns(connection: sa.Connection, guest_id: str) -> list[TurnInfo]:
    found = turns.of_guest(connection, guest_id)
    return [TurnInfo(table=table, game=game, until=until) for table, game, until in found]


def _people(connection: sa.Connection, guest_id: str) -> People:
    known = company.everyone(connection, guest_id)

    def those(mine: str | None, theirs: str | None) -> list[PersonInfo]:
        return [
            PersonInfo(id=one.id, name=one.name)
            for one in known
            if (mine is None or one.mine == mine) and (theirs is None or one.theirs == theirs)
        ]

    return People(
        friends=those("friend", None),
        asking=[one for one in those(None, "asked") if one not in those("blocked", None)],
        asked=those("asked", None),
        blocked=those("blocked", None),
        invitations=[
            InvitationInfo(table=one.table, game=one.game, by=one.by, at=one.at)
            for one in company.invitations(connection, guest_id)
        ],
    )


def _find(connection: sa.Connection, whom: Whom) -> Guest:
    found = None
    if whom.name is not None:
        account = accounts.by_name(connection, folded(whom.name))
        found = guests.by_id(connection, account.guest) if account else None
    elif whom.person is not None:
        found = guests.by_id(connection, whom.person)
    elif whom.table is not None and whom.seat is not None:
        found = _at_seat(connection, whom.table, whom.seat)
    if found is None:
        raise _nobody()
    return found


def _at_seat(connection: sa.Connection, table_id: str, number: int) -> Guest | None:
    table = tables.load(connection, table_id)
    if not 0 <= number < len(table.seats):
        raise Refused(Code.BAD_SEAT, f"there is no seat {number}")
    sitting = table.seats[number].guest
    return None if sitting is None else guests.by_id(connection, sitting)


def _check_may_ask(connection: sa.Connection, guest: Guest, other: Guest) -> None:
    if other.id == guest.id or not other.account:
        raise _nobody()
    _check_number(connection, guest.id)


def _check_number(connection: sa.Connection, guest_id: str) -> None:
    if company.count_ties(connection, guest_id) >= MOST_TIES:
        raise _too_many(MOST_TIES)


def _check_may_invite(connection: sa.Connection, guest: Guest, table: TableRow, other: str) -> None:
    if table.state != "open":
        raise Refused(Code.TABLE_STARTED, "the game has started")
    if table.host != guest.id and not table.seats_of(guest.id):
        raise Refused(Code.NO_SEAT, "only those who sit there invite")
    if company.tie(connection, guest.id, other) != "friend":
        raise Refused(Code.NOT_FRIENDS, "only friends can be invited")
    if table.host != guest.id and company.is_removed(connection, table.id, other):
        raise Refused(Code.NOT_WELCOME, "the host has removed them")
    if company.count_invited(connection, table.id) >= MOST_INVITED:
        raise _too_many(MOST_INVITED)


def _nobody() -> Refused:
    return Refused(Code.NO_PERSON, "there is no such person")


def _too_many(limit: int) -> Refused:
    return Refused(Code.TOO_MANY_PEOPLE, f"{limit} at most", {"limit": limit})
