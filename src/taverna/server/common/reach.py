"""How others get here: the addresses of this machine in its network, and from where a link can be followed."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import IPv4Address, ip_address

from taverna.server.common.addresses import Connection, is_address, own_names, scheme_of, split_host
from taverna.server.common.settings import Settings
from taverna.wire.people import Reach

EVERYWHERE = ("0.0.0.0", "::")
NOWHERE = "192.0.2.1"
"""An address of nobody's: only the way to it is asked for, nothing is sent."""


def link_to(connection: Connection, settings: Settings, path: str) -> tuple[str, Reach]:
    """A name that only this machine understands is replaced, if the server listens for others too."""
    host = connection.headers.get("host", "").lower()
    name, port = split_host(host)
    if _is_local(name):
        others = house_addresses() if settings.host in EVERYWHERE else ()
        if not others:
            return _link(connection, settings, host, path), "machine"
        host = f"{others[0]}:{port}" if port else others[0]
        return _link(connection, settings, host, path), "house"
    return _link(connection, settings, host, path), "house" if _is_near(name, settings) else "world"


def _link(connection: Connection, settings: Settings, host: str, path: str) -> str:
    return f"{scheme_of(connection, settings)}://{host}{path}"


def _is_local(name: str) -> bool:
    return name == "localhost" or (is_address(name) and ip_address(name).is_loopback)


def _is_near(name: str, settings: Settings) -> bool:
    """A private number, or a name of the machine's own that only its neighbours know."""
    if is_address(name):
        return ip_address(name).is_private
    return name in own_names(settings.host) and name not in settings.allowed_hosts()


@cache
def house_addresses() -> tuple[str, ...]:
    """Numbers under which others in the network find this machine; the one it uses itself comes first."""
    found = [_outward(), *_named()]
    good = [text for text in found if text and not ip_address(text).is_loopback]
    return tuple(dict.fromkeys(good))


def _outward() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((NOWHERE, 9))
        except OSError:
            return ""
        return str(asking.getsockname()[0])


def _named() -> list[str]:
    try:
        _, _, numbers = socket.gethostbyname_ex(socket.gethostname())
    except OSError:
        return []
    return [number for number in numbers if not IPv4Address(number).is_link_local]
