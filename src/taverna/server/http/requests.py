"""Before a request is answered: where it comes from, who asks, how often. And what handlers ask for."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from taverna.server.common.addresses import address_of, check_host, check_origin
from taverna.server.common.problems import Refused
from taverna.server.http.admission import PLACE, Place
from taverna.server.people.identity import Visit, who
from taverna.server.process import Process
from taverna.server.store.rows import Guest
from taverna.server.store.tables import no_table
from taverna.wire.codes import Code

AnyRequest = Request[Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")
OPERATING = ("health", "metrics")
RATED = ("api", "docs", *OPERATING)
"""All but the client's files: those lie in memory, and the first page needs dozens of them."""
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{12}")


async def before_request(request: AnyRequest) -> None:
    """Whoever comes too often is told so before the store is asked about them."""
    process = process_of(request)
    settings, address = process.services.settings, address_of(request)
    room = request.scope["path"].lstrip("/").partition("/")[0]
    if room not in OPERATING:
        check_host(request, settings)
    if room in RATED:
        process.addresses.take(address)
    if room != "api":
        return
    if request.method not in SAFE:
        check_origin(request, settings)
    visit = await who(request, process.guests)
    guest = visit.guest if visit else None
    request.state.guest, request.state.visit = guest, visit
    process.requests.take(guest.id if guest else address)
    place = request.scope["state"].get(PLACE)
    if isinstance(place, Place):
        await place.take(address, _size(request))


def _size(request: AnyRequest) -> int:
    """Bytes of the body; one that does not say how long it is counts as the longest."""
    settings = process_of(request).services.settings
    said = request.headers.get("content-length", "")
    largest = max(settings.max_record, settings.max_campaign)
    return min(int(said), largest) if said.isascii() and said.isdigit() else largest


def process_of(request: AnyRequest) -> Process:
    process = request.app.state.process
    assert isinstance(process, Process)
    return process


async def _visitor(request: AnyRequest) -> Guest | None:
    guest: Guest | None = request.state.guest
    return guest


async def _guest(request: AnyRequest) -> Guest:
    guest: Guest | None = request.state.guest
    if guest is None:
        raise Refused(Code.INTRODUCE_YOURSELF, "who are you?")
    return guest


async def _visit(request: AnyRequest) -> Visit:
    visit: Visit | None = request.state.visit
    if visit is None:
        raise Refused(Code.INTRODUCE_YOURSELF, "who are you?")
    return visit


def check_table_id(table_id: str) -> str:
    if not _TABLE_ID.fullmatch(table_id):
        raise no_table()
    return table_id


TheProcess = NamedDependency[Process]
TheGuest = NamedDependency[Guest]
"""Refuses whoever has not introduced themselves."""
TheVisit = NamedDependency[Visit]
"""The guest with the session that asks."""
Visitor = NamedDependency[Guest | None]
DEPENDENCIES = {
    "process": Provide(process_of, sync_to_thread=False),
    "visitor": Provide(_visitor),
    "guest": Provide(_guest),
    "visit": Provide(_visit),
}
