"""Listens to a page: everything that a browser complains about, and every message of its sockets."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

Json = dict[str, Any]
REPORT_POLICY = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""


class Watch:
    """`faults` must be empty at the end of a test; what the test itself provokes is forgiven by a part of its text."""

    def __init__(self, context: BrowserContext) -> None:
        self._faults: list[str] = []
        self._forgiven: list[str] = []
        self.frames: list[str] = []
        """What the sockets of all pages have received."""
        self.sent: list[Json] = []
        """What they have sent."""
        self.updates: list[Json] = []
        """Those among them that are updates of a table."""
        context.add_init_script(REPORT_POLICY)
        context.on("console", self._console)
        context.on("weberror", lambda error: self._faults.append(f"uncaught: {error.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        context.on("page", self._page)

    def forgive(self, *parts: str) -> None:
        self._forgiven += parts

    @property
    def faults(self) -> list[str]:
        return [fault for fault in self._faults if not any(part in fault for part in self._forgiven)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location
            self._faults.append(f"{message.type}: {message.text} ({where.get('url')})")

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it was still loading.
        if request.failure != "net::ERR_ABORTED":
            self._faults.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._faults.append(f"refused: {response.status} {response.request.method} {response.url}")

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        known: Json = {}
        socket.on("framereceived", lambda frame: self._heard(str(frame), known))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(str(frame))))

    def _heard(self, frame: str, known: Json) -> None:
        """`known` is the view that this socket has shown before: of what is unchanged only the name is sent again."""
        message: Json = json.loads(frame)
        if message["type"] == "update":
            for part in message.get("unchanged", []):
                message["view"][part] = known[part]
            known.clear()
            known.update(message["view"])
            self.updates.append(message)
            frame = json.dumps({**message, "unchanged": []})
        self.frames.append(frame)
