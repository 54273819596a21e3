"""For whoever runs the server."""

from __future__ import annotations

from litestar import MediaType, Response
from msgspec import Struct

import taverna
from taverna.kernel.builds import build
from taverna.server.common.addresses import check_operator
from taverna.server.http.requests import AnyRequest, TheProcess
from taverna.server.http.verbs import get


class Health(Struct, kw_only=True):
    status: str
    version: str
    rules: str
    """The build of the rules that tables run: pure or compiled."""
    bots: str
    """The same of the processes in which bots think: they may move onto a compiled build while the server runs."""


@get("/health", tags=["operating"])
async def health(process: TheProcess) -> Health:
    """Whether the process answers, and its store can be read and written."""
    await process.services.store.check_writes()
    return Health(
        status="ok", version=taverna.__version__, rules=build(), bots=process.services.thinkers.build
    )


@get("/metrics", tags=["operating"], media_type=MediaType.TEXT)
async def metrics(process: TheProcess, request: AnyRequest) -> Response[bytes]:
    """For Prometheus, from the addresses in `metrics_hosts` or with the token in `metrics_token`."""
    check_operator(request, process.services.settings)
    return Response(process.services.metrics.page(), media_type="text/plain; version=0.0.4")


HANDLERS = [health, metrics]
