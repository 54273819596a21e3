"""Who I am, where I am signed in, and everything that there is of me."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response
from litestar.params import FromPath, JSONBody

from taverna.server.common.addresses import address_of
from taverna.server.http.requests import AnyRequest, TheGuest, TheProcess, TheVisit, Visitor
from taverna.server.http.verbs import delete, get, post
from taverna.server.people.identity import as_me, cookie, device, no_cookie
from taverna.server.store.person import everything_of
from taverna.wire.lobby import Introduce, Me, Token
from taverna.wire.people import AccountInfo, Confirm


@get("/api/me", tags=["me"])
async def show_me(visitor: Visitor) -> Me | None:
    """The person that the cookie or token belongs to; null for somebody new."""
    return None if visitor is None else as_me(visitor)


@post("/api/me", status_code=200, tags=["me"])
async def introduce(
    data: JSONBody[Introduce], visitor: Visitor, process: TheProcess, request: AnyRequest
) -> Response[Me]:
    """Tell or change nickname and language. Somebody new gets a cookie. Whoever has an account keeps its name."""
    if visitor is not None:
        return Response(as_me(await process.guests.rename(visitor, data)))
    process.newcomers.take(address_of(request))
    guest, token = await process.guests.add(data, device(request))
    return Response(as_me(guest), cookies=[cookie(request, token, process.services.settings)])


@post("/api/token", tags=["me"])
async def make_token(data: JSONBody[Introduce], process: TheProcess, request: AnyRequest) -> Token:
    """A new guest for a program, with the token that it sends as `Authorization: Bearer <token>`."""
    process.newcomers.take(address_of(request))
    guest, token = await process.guests.add(data, device(request))
    return Token(token=token, me=as_me(guest))


@post("/api/me/token", status_code=200, tags=["me"])
async def renew_token(visit: TheVisit, process: TheProcess, request: AnyRequest) -> Response[Token]:
    """A new token, also as cookie. The one that this session had is worth nothing from now on."""
    token = await process.guests.new_token(visit)
    process.send_away(visit.guest.id)
    mine = cookie(request, token, process.services.settings)
    return Response(Token(token=token, me=as_me(visit.guest)), cookies=[mine])


@get("/api/account", tags=["account"])
async def show_account(visit: TheVisit, process: TheProcess) -> AccountInfo:
    """My sessions; and with an account, the ways into it."""
    return await process.accounts.info(visit.guest, visit.session)


@delete("/api/me/sessions/{session_id:str}", status_code=200, tags=["account"])
async def end_session(
    session_id: FromPath[str], visit: TheVisit, process: TheProcess, request: AnyRequest
) -> Response[None]:
    """Sign out there. `current` is the session that asks. A guest without an account does not come back from it."""
    own = session_id in ("current", visit.session.id)
    await process.accounts.end_session(visit.guest, visit.session.id if own else session_id)
    await process.person_changed(visit.guest.id)
    return Response(None, cookies=[no_cookie(request)] if own else [])


@delete("/api/me/sessions", status_code=200, tags=["account"])
async def end_sessions(visit: TheVisit, process: TheProcess) -> AccountInfo:
    """Sign out everywhere else."""
    await process.accounts.end_sessions(visit.guest, but=visit.session.id)
    await process.person_changed(visit.guest.id)
    return await process.accounts.info(visit.guest, visit.session)


@get("/api/me/export", tags=["me"])
async def export_me(guest: TheGuest, process: TheProcess) -> Response[dict[str, Any]]:
    """Everything that this server has of me, as a file."""
    found = await process.services.store.read(lambda connection: everything_of(connection, guest.id))
    headers = {"content-disposition": 'attachment; filename="taverna-me.json"'}
    return Response(msgspec.to_builtins(found), headers=headers)


@post("/api/me/forget", status_code=200, tags=["me"])
async def forget_me(
    data: JSONBody[Confirm], guest: TheGuest, process: TheProcess, request: AnyRequest
) -> Response[None]:
    """Delete everything of me. Games with others stay whole: a bot plays on, and nobody is named."""
    address = address_of(request)
    process.logins.take(address)
    for table_id in await process.accounts.forget(address, guest, data.password):
        process.changed(table_id)
    await process.person_changed(guest.id)
    return Response(None, cookies=[no_cookie(request)])


HANDLERS = [
    show_me,
    introduce,
    make_token,
    renew_token,
    show_account,
    end_session,
    end_sessions,
    export_me,
    forget_me,
]
