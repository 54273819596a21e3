"""What is built on can be had again: exact versions, and what we override inside other packages is still there."""

from __future__ import annotations

import inspect
import json
import re
import tomllib

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from taverna.server.serving import uvicorn_http, uvicorn_socket
from tests.support.places import ROOT
from tools import dependencies

OVERRIDDEN = [
    (uvicorn_http.Config, uvicorn.Config, ["__init__"]),
    (
        uvicorn_http.HttpProtocol,
        HttpToolsProtocol,
        [
            "connection_made",
            "connection_lost",
            "data_received",
            "on_headers_complete",
            "on_message_complete",
            "handle_websocket_upgrade",
            "pause_writing",
            "resume_writing",
        ],
    ),
    (
        uvicorn_socket.SocketProtocol,
        WebSocketsSansIOProtocol,
        ["__init__", "run_asgi", "keepalive_timeout", "connection_lost"],
    ),
    (uvicorn_socket.LargeOnly, PerMessageDeflate, ["encode"]),
    (uvicorn_socket._Deflate, ServerPerMessageDeflateFactory, ["process_request_params"]),
]


@pytest.mark.parametrize(("ours", "theirs", "names"), OVERRIDDEN)
def test_what_we_override_is_called_so_in_the_package(ours: type, theirs: type, names: list[str]) -> None:
    assert issubclass(ours, theirs)
    for name in names:
        assert name in vars(ours)
        own, base = inspect.signature(vars(ours)[name]), inspect.signature(getattr(theirs, name))
        if name != "__init__":
            assert list(own.parameters)[1:] == list(base.parameters)[1:], name


@pytest.mark.parametrize("name", ["uvicorn", "websockets"])
def test_what_we_subclass_has_an_upper_bound_and_the_tested_version_is_within(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = next(one for one in project["optional-dependencies"]["server"] if re.match(rf"{name}\b", one))
    low, high = re.search(r">=([\d.]+),<([\d.]+)", wanted).groups()  # type: ignore[union-attr]
    tested = re.search(rf"^{name}==([\d.]+)", (ROOT / "constraints.txt").read_text(), re.MULTILINE)
    assert tested is not None
    assert _numbers(low) <= _numbers(tested[1]) < _numbers(high)


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def test_versions_of_the_client_are_exact() -> None:
    package = json.loads(dependencies.PACKAGE.read_text("utf-8"))
    for part in ("dependencies", "devDependencies", "overrides"):
        assert package[part]
        assert [name for name, version in package[part].items() if not dependencies._exact(version)] == []


@pytest.mark.parametrize("loose", ["^1.2.3", "~1.2.3", ">=1.2.3", "1.x", "latest", "*"])
def test_a_loose_version_is_noticed(loose: str) -> None:
    assert not dependencies._exact(loose)


def test_packages_are_listed_with_their_licences() -> None:
    rows = {name: (version, licence) for name, version, licence in dependencies.python_packages()}
    assert rows["msgspec"][1].startswith("BSD")
    assert rows["hypothesis"][1] in ("MPL-2.0", "Mozilla Public License 2.0 (MPL 2.0)")
