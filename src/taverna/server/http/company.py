"""Friends, blocking, invitations, and the link to a table."""

from __future__ import annotations

import io

import segno
from litestar import Response
from litestar.params import FromPath, JSONBody

from taverna.server.common.problems import Refused
from taverna.server.common.reach import link_to
from taverna.server.http.requests import AnyRequest, TheGuest, TheProcess, check_table_id
from taverna.server.http.verbs import delete, get, post
from taverna.server.store.rows import Guest
from taverna.wire.codes import Code
from taverna.wire.people import Invite, People, ShareInfo, Whom


@get("/api/people", tags=["people"])
async def show_people(guest: TheGuest, process: TheProcess) -> People:
    """My friends, who wants to be one, whom I have blocked, and where I am invited."""
    return await process.company.people(guest.id)


@post("/api/friends", status_code=200, tags=["people"])
async def ask_for_friendship(data: JSONBody[Whom], guest: TheGuest, process: TheProcess) -> People:
    """Ask somebody with an account; or say yes to one who has asked me."""
    _check_member(guest)
    other = await process.company.ask(guest, data)
    await process.person_changed(guest.id, other)
    return await process.company.people(guest.id)


@delete("/api/friends/{person_id:str}", status_code=200, tags=["people"])
async def end_friendship(person_id: FromPath[str], guest: TheGuest, process: TheProcess) -> People:
    """Also: take a request back, or decline one."""
    await process.company.part(guest, person_id)
    await process.person_changed(guest.id, person_id)
    return await process.company.people(guest.id)


@post("/api/blocks", status_code=200, tags=["people"])
async def block(data: JSONBody[Whom], guest: TheGuest, process: TheProcess) -> People:
    """They can't ask or invite me nor sit down with me, and I don't hear what they say. They are not told."""
    other = await process.company.block(guest, data)
    await process.person_changed(guest.id, other)
    return await process.company.people(guest.id)


@delete("/api/blocks/{person_id:str}", status_code=200, tags=["people"])
async def unblock(person_id: FromPath[str], guest: TheGuest, process: TheProcess) -> People:
    await process.company.unblock(guest, person_id)
    await process.person_changed(guest.id)
    return await process.company.people(guest.id)


@post("/api/tables/{table_id:str}/invitations", status_code=200, tags=["people"])
async def invite(
    table_id: FromPath[str], data: JSONBody[Invite], guest: TheGuest, process: TheProcess
) -> People:
    """A friend, to a table where I sit, before the start. They are told at once, wherever they are."""
    await process.company.invite(guest, check_table_id(table_id), data.person)
    await process.person_changed(data.person)
    return await process.company.people(guest.id)


@delete("/api/invitations/{table_id:str}", status_code=200, tags=["people"])
async def decline(table_id: FromPath[str], guest: TheGuest, process: TheProcess) -> People:
    await process.company.decline(guest, check_table_id(table_id))
    await process.person_changed(guest.id)
    return await process.company.people(guest.id)


@get("/api/tables/{table_id:str}/share", tags=["tables"])
async def share(table_id: FromPath[str], process: TheProcess, request: AnyRequest) -> ShareInfo:
    """A link that others can follow, and from where: `machine` is this one only."""
    link, reach = link_to(request, process.services.settings, f"/t/{check_table_id(table_id)}")
    return ShareInfo(link=link, reach=reach)


@get("/api/tables/{table_id:str}/qr", tags=["tables"], media_type="image/svg+xml")
async def show_qr(table_id: FromPath[str], process: TheProcess, request: AnyRequest) -> Response[bytes]:
    """The same link as a picture for a phone's camera."""
    link, _ = link_to(request, process.services.settings, f"/t/{check_table_id(table_id)}")
    out = io.BytesIO()
    segno.make_qr(link).save(out, kind="svg", border=2, dark="#000", light="#fff", omitsize=True)
    return Response(out.getvalue(), media_type="image/svg+xml")


def _check_member(guest: Guest) -> None:
    if not guest.account:
        raise Refused(Code.ACCOUNT_NEEDED, "friends need an account")


HANDLERS = [
    show_people,
    ask_for_friendship,
    end_friendship,
    block,
    unblock,
    invite,
    decline,
    share,
    show_qr,
]
