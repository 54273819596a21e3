"""Campaigns, their members and their books in the store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from taverna.server.common.problems import Refused
from taverna.server.store.rows import CampaignRow, Member
from taverna.server.store.schema import campaigns, entries, members
from taverna.server.store.writer import Change
from taverna.wire.codes import Code

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode


def no_campaign() -> Refused:
    return Refused(Code.NO_CAMPAIGN, "there is no such campaign, or it is not yours")


_LOAD = sa.select(campaigns).where(campaigns.c.id == sa.bindparam("wanted"))
_LOAD_LOCKED = _LOAD.with_for_update()
_INVITED = sa.select(campaigns.c.id).where(campaigns.c.invitation == sa.bindparam("wanted"))
_LOAD_MEMBERS = (
    sa.select(members)
    .where(members.c.campaign_id.in_(sa.bindparam("wanted", expanding=True)))
    .order_by(members.c.person)
)
_SAVE = campaigns.update().where(campaigns.c.id == sa.bindparam("saved"))
_ADD_ENTRY = entries.insert()


def add(connection: sa.Connection, row: CampaignRow) -> None:
    connection.execute(campaigns.insert(), {**_values(row), "id": row.id})
    _add_members(connection, row)


def find(connection: sa.Connection, campaign_id: str, lock: bool = False) -> CampaignRow | None:
    row = connection.execute(_LOAD_LOCKED if lock else _LOAD, {"wanted": campaign_id}).first()
    return None if row is None else _with_members(connection, [row])[0]


def load(connection: sa.Connection, campaign_id: str, guest: str, lock: bool = False) -> CampaignRow:
    """For a member. Whoever is none is not told that there is such a campaign."""
    row = find(connection, campaign_id, lock)
    if row is None or row.member(guest) is None:
        raise no_campaign()
    return row


def invited(connection: sa.Connection, invitation: str, lock: bool = False) -> CampaignRow:
    found = connection.execute(_INVITED, {"wanted": invitation}).scalar()
    row = None if found is None else find(connection, found, lock)
    if row is None:
        raise Refused(Code.NO_INVITATION, "that invitation does not lead anywhere")
    return row


def of_guest(connection: sa.Connection, guest: str, most: int) -> list[CampaignRow]:
    """The guest's campaigns, the latest first."""
    mine = sa.select(members.c.campaign_id).where(members.c.guest == guest)
    query = sa.select(campaigns).where(campaigns.c.id.in_(mine)).order_by(campaigns.c.touched.desc())
    return _with_members(connection, connection.execute(query.limit(most)))


def count_hosted(connection: sa.Connection, guest: str) -> int:
    query = sa.select(sa.func.count()).where(campaigns.c.host == guest, ~campaigns.c.archived)
    return connection.execute(query).scalar_one()


def save(connection: sa.Connection, row: CampaignRow, written: list[dict[str, Any]], now: float) -> None:
    """Write back what was loaded with `lock` and changed; with new lines of the book."""
    for statement, values in saving(row, written, now):
        connection.execute(statement, values)


def save_members(connection: sa.Connection, row: CampaignRow) -> None:
    connection.execute(members.delete().where(members.c.campaign_id == row.id))
    _add_members(connection, row)


def saving(row: CampaignRow, written: list[dict[str, Any]], now: float) -> list[Change]:
    """The same, to be committed together with a step. Numbers of the book are what two writers collide on."""
    first = row.entries
    row.entries += len(written)
    row.revision += 1
    row.touched = now
    found: list[Change] = [(_SAVE, {**_values(row), "saved": row.id})]
    for number, entry in enumerate(written, first):
        values = {"campaign_id": row.id, "number": number, "entry": _encode(entry).decode(), "at": now}
        found.append((_ADD_ENTRY, values))
    return found


Lines = list[tuple[int, float, Any]]


def book(connection: sa.Connection, campaign_id: str, first: int = 0, end: int | None = None) -> Lines:
    """The lines from that number on, up to the one before `end`."""
    query = sa.select(entries).where(entries.c.campaign_id == campaign_id, entries.c.number >= first)
    if end is not None:
        query = query.where(entries.c.number < end)
    return _lines(connection, query)


def chapters(connection: sa.Connection, campaign_id: str) -> Lines:
    """The lines of chapters, played here or told by hand. The kind is the first thing that a line says."""
    played = entries.c.entry.startswith('{"kind":"played"', autoescape=True)
    told = entries.c.entry.contains('"do":"record"', autoescape=True)
    mine = entries.c.campaign_id == campaign_id
    return _lines(connection, sa.select(entries).where(mine, played | told))


def _lines(connection: sa.Connection, query: sa.Select[Any]) -> Lines:
    found = connection.execute(query.order_by(entries.c.number))
    return [(row.number, row.at, _decode(row.entry)) for row in found]


def remove(connection: sa.Connection, campaign_id: str) -> None:
    for part, column in (
        (entries, entries.c.campaign_id),
        (members, members.c.campaign_id),
        (campaigns, campaigns.c.id),
    ):
        connection.execute(part.delete().where(column == campaign_id))


def size(row: CampaignRow) -> int:
    return len(_encode(row.document))


def _with_members(connection: sa.Connection, rows: Iterable[Any]) -> list[CampaignRow]:
    found = {row.id: _read(row) for row in rows}
    if found:
        for row in connection.execute(_LOAD_MEMBERS, {"wanted": list(found)}):
            found[row.campaign_id].members.append(Member(row.person, row.guest, row.bot))
    return list(found.values())


def _add_members(connection: sa.Connection, row: CampaignRow) -> None:
    values = [
        {"campaign_id": row.id, "person": one.person, "guest": one.guest, "bot": one.bot}
        for one in row.members
    ]
    if values:
        connection.execute(members.insert(), values)


def _read(row: Any) -> CampaignRow:
    return CampaignRow(
        id=row.id,
        kind=row.kind,
        name=row.name,
        host=row.host,
        invitation=row.invitation,
        document=_decode(row.document),
        created=row.created,
        touched=row.touched,
        archived=row.archived,
        revision=row.revision,
        entries=row.entries,
        running=row.running,
    )


def _values(row: CampaignRow) -> dict[str, Any]:
    return {
        "kind": row.kind,
        "name": row.name,
        "host": row.host,
        "invitation": row.invitation,
        "archived": row.archived,
        "revision": row.revision,
        "entries": row.entries,
        "document": _encode(row.document).decode(),
        "running": row.running,
        "created": row.created,
        "touched": row.touched,
    }
