"""Serving: the socket, uvicorn, and the line that says where the table is."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import socket
import webbrowser

import segno
import uvicorn
from alembic.util import CommandError
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from taverna.kernel import BadCall
from taverna.server.common.channel import RedisChannel
from taverna.server.common.logs import set_up
from taverna.server.common.reach import EVERYWHERE, house_addresses
from taverna.server.common.settings import Settings
from taverna.server.serving.app import create_app
from taverna.server.serving.open_files import allow_many_files
from taverna.server.serving.uvicorn_http import Config, HttpProtocol
from taverna.server.serving.uvicorn_socket import SocketProtocol
from taverna.server.store.holding import hold
from taverna.server.store.soundness import check_file
from taverna.server.store.store import Store


def run(settings: Settings, open_browser: bool = False, lan: bool = False) -> None:
    """Serve until interrupted. `lan`: say how others in the network find it."""
    set_up(settings.log_level)
    allow_many_files()
    with hold(settings.database, shared=bool(settings.redis)):
        asyncio.run(check(settings))
        listening = listen(settings)
        url = address(settings, listening)
        invitation = invite_the_house(settings, listening) if lan else ""
        server = Server(uvicorn_config(create_app(settings), settings), url, open_browser, invitation)
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])


class Server(uvicorn.Server):
    """Says where it is as soon as it is there."""

    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool, invitation: str = "") -> None:
        super().__init__(config)
        self._url = url
        self._invitation = invitation
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        collect_seldom()
        print(f"Taverna is open at {self._url} (Ctrl+C closes it)", flush=True)
        if self._invitation:
            print(self._invitation, flush=True)
        if self._open_browser:
            webbrowser.open(self._url)


def invite_the_house(settings: Settings, listening: socket.socket) -> str:
    """The addresses under which others in the network find us, and the first of them for a phone's camera."""
    port = listening.getsockname()[1]
    found = [f"http://{number}:{port}" for number in house_addresses()]
    if not found or settings.host not in EVERYWHERE:
        return "Others can't reach it: this machine has no address in a network."
    picture = io.StringIO()
    segno.make_qr(found[0]).terminal(picture, border=2, compact=True)
    return "\n".join(["Others in your network play at:", *(f"  {one}" for one in found), picture.getvalue()])


def collect_seldom() -> None:
    """Python's garbage collector looks through everything again and again; everyone waits a fifth of a second then.

    What is here when we open stays until we close, and what comes later is mostly freed without a collector.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 100)


async def check(settings: Settings) -> None:
    """Whether the database is sound and can be reached, and Redis: better said now, to whoever typed the address."""
    check_file(settings.database)
    try:
        store = Store(settings.database, settings.sync, lambda size, seconds: None)
        try:
            await store.start()
        finally:
            await store.stop()
    except (SQLAlchemyError, CommandError, OSError) as problem:
        raise _unreachable("database", problem) from problem
    if settings.redis:
        await _check_redis(settings.redis)


async def _check_redis(address: str) -> None:
    try:
        channel = RedisChannel(address)
        await channel.start(lambda word: None)
        await channel.stop()
    except Exception as problem:  # the package is optional, so its own exceptions can't be named here
        raise _unreachable("redis", problem) from problem


def _unreachable(setting: str, problem: Exception) -> BadCall:
    """Without the address: there may be a password in it."""
    why = str(getattr(problem, "orig", None) or problem).splitlines()[0]
    message = f"--{setting} (TAVERNA_{setting.upper()}) can't be used: {why}"
    return BadCall("bad-setting", message, values={"name": f"--{setting}", "value": "", "problem": why})


def uvicorn_config(app: Litestar, settings: Settings) -> Config:
    return Config(
        app,
        settings,
        http=HttpProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        ws=SocketProtocol,
        ws_max_size=settings.max_message,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        # The protocol has its own way: large messages only.
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=5,
    )


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named, asyncio switches TCP_NODELAY on for accepted sockets; else each answer waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as problem:
        listening.close()
        why = problem.strerror or str(problem)
        raise BadCall(
            "bad-address",
            f"can't listen at {settings.host} port {settings.port}: {why}; --host and --port choose another place",
            values={"host": settings.host, "port": settings.port, "problem": why},
        ) from problem
    listening.listen(2048)
    return listening


def address(settings: Settings, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    host = {"0.0.0.0": socket.gethostname(), "::": socket.gethostname()}.get(settings.host, settings.host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
