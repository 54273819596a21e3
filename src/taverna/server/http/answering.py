"""What every answer has: the headers that keep a page safe, and refusals in the reader's words."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException, ValidationException
from litestar.types import Message, Scope

from taverna.kernel import TavernaError
from taverna.server.common.logs import trouble
from taverna.server.common.problems import LONGEST, Refused, Speaker, status_of
from taverna.server.http.requests import AnyRequest
from taverna.server.people.identity import language_of
from taverna.server.process import Process
from taverna.wire.codes import Code
from taverna.wire.lobby import Problem

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
UNUSED = (
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "xr-spatial-tracking",
)
"""What no page of ours asks a browser for, and so no script that got into one may."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Not "no-referrer": browsers would then send "Origin: null" with our own requests.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "origin-agent-cluster": "?1",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in UNUSED),
}
_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
FOREVER = "public, max-age=31536000, immutable"
"""Scripts, styles and fonts are kept so: what a page is built of. Most headers speak about pages only."""
OF_PARTS = ("x-content-type-options", "cross-origin-resource-policy")
_RAW_OF_PARTS = [(name.encode(), HEADERS[name].encode()) for name in OF_PARTS]
_PART = (b"cache-control", FOREVER.encode())

GONE = "client disconnected prematurely"
"""Litestar's words, which it has no exception of its own for."""
CODES = {
    400: Code.BAD_REQUEST,
    404: Code.NOT_FOUND,
    405: Code.METHOD_NOT_ALLOWED,
    413: Code.TOO_LARGE,
    415: Code.BAD_MEDIA_TYPE,
}


async def before_send(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers: list[tuple[bytes, bytes]] = list(message.get("headers", []))
    names = {name.lower() for name, _ in headers}
    headers += _RAW_OF_PARTS if _PART in headers else _RAW_HEADERS
    if scope["path"].startswith("/api/") and b"cache-control" not in names:
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers
    process = scope["litestar_app"].state.get("process")
    if isinstance(process, Process):
        if process.services.settings.https:
            headers.append((b"strict-transport-security", b"max-age=31536000"))
        process.services.metrics.requests.labels(str(message["status"])).inc()


def on_refusal(request: AnyRequest, refusal: TavernaError) -> Response[Problem]:
    state = request.scope.get("state", {})
    language = language_of(request, state.get("guest"))
    problem = Speaker(language).problem(refusal)
    problem.text = problem.text[:LONGEST]
    problem.values = {name: _plain(value) for name, value in problem.values.items()}
    process = request.app.state.get("process")
    if isinstance(process, Process):
        process.services.metrics.refusals.labels(problem.code.value).inc()
    return Response(problem, status_code=status_of(refusal))


def on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if isinstance(error, InternalServerException) and error.detail == GONE:
        # Nobody hears this; and whoever hangs up half-way must not fill the log.
        return on_refusal(request, Refused(Code.BAD_REQUEST, error.detail, {"problem": error.detail}))
    code = CODES.get(error.status_code, Code.BAD_REQUEST if error.status_code < 500 else Code.INTERNAL)
    if isinstance(error, NotFoundException):
        code = Code.NOT_FOUND
    values: dict[str, object] = {"problem": _what(error)}
    if code is Code.TOO_LARGE:
        values = {"limit": _limit(request)}
    if code is Code.INTERNAL:
        trouble("request failed", error, route=_route(request))
        values = {}
    return on_refusal(request, Refused(code, error.detail, values))


def on_recursion(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    return on_refusal(request, Refused(Code.BAD_REQUEST, "nested too deep", {"problem": "nested too deep"}))


def on_bad_bytes(request: AnyRequest, error: UnicodeDecodeError) -> Response[Problem]:
    """In a body: msgspec raises this, and not its own exception, for what is not UTF-8."""
    problem = f"not UTF-8: {error.reason}"
    return on_refusal(request, Refused(Code.BAD_REQUEST, problem, {"problem": problem}))


def on_crash(request: AnyRequest, error: Exception) -> Response[Problem]:
    trouble("request failed", error, route=_route(request))
    return on_refusal(request, Refused(Code.INTERNAL, "request failed"))


EXCEPTION_HANDLERS: dict[Any, Any] = {
    TavernaError: on_refusal,
    HTTPException: on_http,
    RecursionError: on_recursion,
    UnicodeDecodeError: on_bad_bytes,
    Exception: on_crash,
}


def _what(error: HTTPException) -> str:
    """The field that is wrong, and how; never the value."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [item for item in error.extra if isinstance(item, dict)]
        if found:
            return "; ".join(f"{item.get('key', '')} {item.get('message', '')}".strip() for item in found)[
                :LONGEST
            ]
    cause = error.__cause__
    return str(cause)[:LONGEST] if isinstance(cause, msgspec.MsgspecError) else error.detail[:LONGEST]


def _limit(request: AnyRequest) -> int:
    """As the router has it (`serving.app`)."""
    return request.route_handler.resolve_request_max_body_size() or 0


def _route(request: AnyRequest) -> str:
    """The pattern of the address, not the address."""
    template = request.scope.get("path_template", "")
    return f"{request.scope.get('method', '')} {template}"


def _plain(value: object) -> object:
    if isinstance(value, bool) or (isinstance(value, int) and abs(value) < 1 << 53):
        return value
    return str(value)[:LONGEST]
