"""Where a request comes from, and where it believes to be: addresses, host names, origins, the name of the cookie."""

from __future__ import annotations

import secrets
import socket
from functools import cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from taverna.server.common.problems import Refused
from taverna.server.common.settings import Settings
from taverna.wire.codes import Code

COOKIE = "taverna"
NETWORK = 64
"""Bits of an IPv6 address that belong to one household: it may have any address of those."""
PORTS = {"http": 80, "https": 443}
ANY = "*"
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
ELSEWHERE = ("cross-site", "same-site")
"""Where a browser says that a request comes from: another site, or a sibling of ours (another port of this machine)."""

Connection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: Connection) -> str:
    """Whom to count as one visitor."""
    return "ip:" + (network(connection.client.host) if connection.client else "")


def network(host: str) -> str:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> (128 - NETWORK) << (128 - NETWORK))}/{NETWORK}"


def cookie_name(connection: Connection) -> str:
    """Browsers keep one jar for all ports of a host: two servers there must not take each other's guests away."""
    _, port = split_host(connection.headers.get("host", ""))
    return f"{COOKIE}-{port}" if port else COOKIE


def check_host(connection: Connection, settings: Settings) -> None:
    """A page of another site may have its own name point at us, and its script then reads what we answer."""
    name, _ = split_host(connection.headers.get("host", ""))
    allowed = settings.allowed_hosts()
    if ANY in allowed or name in allowed or name in own_names(settings.host) or is_address(name):
        return
    raise Refused(
        Code.WRONG_HOST, f"called {name!r}", {"problem": f"`Host: {name[:100]}` is not among the `hosts`"}
    )


@cache
def own_names(listening_at: str) -> frozenset[str]:
    machine = socket.gethostname().lower()
    return frozenset(("localhost", machine, f"{machine.partition('.')[0]}.local", listening_at.lower()))


def check_origin(connection: Connection, settings: Settings) -> None:
    """A page of another site must not act with our cookie. Programs send no Origin; a browser that sends none still
    says where a request comes from.
    """
    origin = connection.headers.get("origin")
    if origin is None and connection.headers.get("sec-fetch-site") in ELSEWHERE:
        raise Refused(
            Code.WRONG_ORIGIN, "the request comes from another site", {"problem": "`Sec-Fetch-Site`"}
        )
    if origin is None or origin.lower() in settings.allowed_origins():
        return
    own = f"{scheme_of(connection, settings)}://{connection.headers.get('host', '').lower()}"
    if _plain(origin) != _plain(own):
        problem = f"`Origin: {origin[:100]}` is neither {own[:100]} nor among the `origins`"
        raise Refused(Code.WRONG_ORIGIN, "the request comes from another origin", {"problem": problem})


def check_operator(connection: Connection, settings: Settings) -> None:
    """What a proxy that we don't know hands on may come from anywhere, though its own address is a good one."""
    given = connection.headers.get("authorization", "").encode()
    token = settings.metrics_token
    if token and secrets.compare_digest(given, f"Bearer {token}".encode()):
        return
    host = connection.client.host if connection.client else ""
    handed_on = not settings.proxies and any(name in connection.headers for name in FORWARDED)
    if handed_on or not _is_within(host, settings.allowed_networks()):
        problem = "neither `metrics_hosts` nor `metrics_token` allows it"
        raise Refused(Code.OPERATORS_ONLY, "metrics are for operators", {"problem": problem})


def _is_within(host: str, networks: list[str]) -> bool:
    if ANY in networks:
        return True
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host in networks
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return any((mapped or address) in ip_network(text, strict=False) for text in networks)


def split_host(text: str) -> tuple[str, str]:
    """Name and port; the port may be missing."""
    name, colon, port = text.strip().lower().rpartition(":")
    if not colon or not port.isdecimal():
        name, port = text.strip().lower(), ""
    return name.strip("[]").rstrip("."), port


def is_address(name: str) -> bool:
    """Nobody can make a number point elsewhere."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def scheme_of(connection: Connection, settings: Settings) -> str:
    """How people reach us, as far as we know."""
    return "https" if settings.https or connection.scope["scheme"] in ("https", "wss") else "http"


def _plain(origin: str) -> tuple[str, str, int] | None:
    """Scheme, host and port."""
    try:
        parts = urlsplit(origin)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None
