"""Who I am."""

from __future__ import annotations

from litestar import Response
from litestar.params import JSONBody

from taverna.server.common.addresses import address_of
from taverna.server.http.requests import AnyRequest, TheGuest, TheProcess, Visitor
from taverna.server.http.verbs import get, post
from taverna.server.people.identity import as_me, cookie
from taverna.wire.lobby import Introduce, Me, Token


@get("/api/me", tags=["me"])
async def show_me(visitor: Visitor) -> Me | None:
    """The guest that the cookie or token belongs to; null for somebody new."""
    return None if visitor is None else as_me(visitor)


@post("/api/me", status_code=200, tags=["me"])
async def introduce(
    data: JSONBody[Introduce], visitor: Visitor, process: TheProcess, request: AnyRequest
) -> Response[Me]:
    """Tell or change nickname and language. Somebody new gets a cookie."""
    if visitor is not None:
        return Response(as_me(await process.guests.rename(visitor, data)))
    process.newcomers.take(address_of(request))
    guest, token = await process.guests.add(data)
    return Response(as_me(guest), cookies=[cookie(request, token, process.services.settings)])


@post("/api/token", tags=["me"])
async def make_token(data: JSONBody[Introduce], process: TheProcess, request: AnyRequest) -> Token:
    """A new guest for a program, with the token that it sends as `Authorization: Bearer <token>`."""
    process.newcomers.take(address_of(request))
    guest, token = await process.guests.add(data)
    return Token(token=token, me=as_me(guest))


@post("/api/me/token", status_code=200, tags=["me"])
async def renew_token(guest: TheGuest, process: TheProcess, request: AnyRequest) -> Response[Token]:
    """A new token, also as cookie. The one I have is worth nothing from now on."""
    token = await process.guests.new_token(guest)
    process.send_away(guest.id)
    mine = cookie(request, token, process.services.settings)
    return Response(Token(token=token, me=as_me(guest)), cookies=[mine])


HANDLERS = [show_me, introduce, make_token, renew_token]
