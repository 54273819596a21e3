"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State

from taverna.server.common.settings import Settings
from taverna.server.http import (
    account,
    campaigns,
    company,
    docs_page,
    games,
    looking_back,
    me,
    operating,
    puzzles,
    results,
    tables,
)
from taverna.server.http.admission import admission
from taverna.server.http.answering import EXCEPTION_HANDLERS, before_send
from taverna.server.http.campaign_socket import campaign_socket
from taverna.server.http.requests import DEPENDENCIES, before_request
from taverna.server.http.socket import my_socket, table_socket
from taverna.server.http.static import ClientFiles, built_client, client_file
from taverna.server.process import Process
from taverna.server.services import Services

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def create_app(
    settings: Settings | None = None,
    make_services: Callable[[Settings], Services] = Services,
    client: ClientFiles | None = None,
) -> Litestar:
    """`make_services` lets tests bring a clock, a channel or thinkers of their own."""
    settings = settings or Settings()
    return Litestar(
        route_handlers=[
            *_routers(settings),
            *operating.HANDLERS,
            table_socket,
            campaign_socket,
            my_socket,
            docs_page.style,
            docs_page.messages,
            client_file,
        ],
        lifespan=[_lifespan(settings, make_services)],
        dependencies=DEPENDENCIES,
        before_request=before_request,
        before_send=[before_send],
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=docs_page.config(),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="skip_compression"
        ),
        request_max_body_size=settings.max_body,
        state=State({"client_files": client or built_client()}),
        logging_config=None,
    )


def _routers(settings: Settings) -> list[Router]:
    """By how much a request may bring."""
    rooms = (me, account, company, results, games, tables, campaigns, looking_back, puzzles)
    small = [handler for room in rooms for handler in room.HANDLERS]
    return [
        Router("/", route_handlers=small, request_max_body_size=settings.max_body),
        Router(
            "/",
            route_handlers=looking_back.LARGE_HANDLERS,
            middleware=[admission],
            request_max_body_size=settings.max_record,
        ),
        Router(
            "/",
            route_handlers=campaigns.LARGE_HANDLERS,
            middleware=[admission],
            request_max_body_size=settings.max_campaign,
        ),
    ]


def _lifespan(settings: Settings, make_services: Callable[[Settings], Services]) -> Lifespan:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        process = app.state.process = Process(make_services(settings))
        try:
            await process.start()
            yield
        finally:
            await process.stop()

    return lifespan
