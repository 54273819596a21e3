"""The short way between a socket and whoever talks over it: past the queues and layers of the framework.

It is taken only while nothing waits on the long way, so that the order of what is said stays the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from litestar import WebSocket

LINE = "line"
"""Where the server's socket protocol puts its line in the connection's state."""

Ear = Callable[[str], bool]
"""Takes what a client says and returns True, or False: it has to wait."""


class Line(Protocol):
    ear: Ear

    def say(self, text: bytes) -> bool:
        """Send it at once. False: the client is behind, or gone, and nothing was sent."""
        ...


def deaf(text: str) -> bool:
    return False


class NoLine:
    """Where another server runs the application: everything goes the long way."""

    ear: Ear = staticmethod(deaf)

    def say(self, text: bytes) -> bool:
        return False


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    found: Line = socket.scope["state"].get(LINE) or NoLine()
    return found
