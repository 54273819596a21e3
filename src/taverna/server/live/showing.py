"""Views as text, field by field: what several see alike is written once, and what stays as it was is not sent again."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from taverna.server.live.connection import Connection, encode
from taverna.wire.table import Update

SMALL = 3000
"""Bytes up to which updates are sent whole: to take them apart would cost more than it saves."""

LITTLE = 12
"""Bytes of a field up to which it is sent in any case: to say that it is as before would take as many."""

_encode = msgspec.json.Encoder().encode


class Shown(Struct, eq=False):
    """A view in the form in which it is sent: each field as JSON."""

    fields: dict[str, bytes]


class Showing:
    """Texts of updates, as they are sent."""

    def __init__(self) -> None:
        self._last: dict[int | None, Shown] = {}
        """What those who take changes were shown last, by their eyes."""
        self._large = False

    def tell(self, connections: list[Connection], updates: dict[int | None, Update]) -> None:
        """To everyone the update of their eyes. Each text is made once, however many sockets have those eyes."""
        if self._large and any(connection.takes_changes for connection in connections):
            self._tell_changes(connections, updates)
            return
        texts = {eyes: self._whole(update) for eyes, update in updates.items()}
        for connection in connections:
            connection.send(texts[connection.eyes])
            connection.shown = None

    def _tell_changes(self, connections: list[Connection], updates: dict[int | None, Update]) -> None:
        before, self._last = self._last, {}
        written: dict[int, tuple[object, bytes]] = {}
        texts: dict[tuple[int | None, bool], bytes] = {}
        for eyes, update in updates.items():
            self._last[eyes] = Shown(_fields(update.view, written))
        for connection in connections:
            eyes = connection.eyes
            shown, known = self._last[eyes], before.get(eyes)
            knows = known is not None and connection.shown is known
            if (eyes, knows) not in texts:
                texts[eyes, knows] = _text(updates[eyes], shown, known if knows else None)
            connection.send(texts[eyes, knows])
            connection.shown = shown if connection.takes_changes else None

    def _whole(self, update: Update) -> bytes:
        text = encode(update)
        self._large = len(text) > SMALL
        return text

    def greet(self, connection: Connection, update: Update) -> None:
        """The whole of it."""
        connection.send(self._whole(update))
        connection.shown = None
        if self._large and connection.takes_changes:
            shown = Shown(_fields(update.view, {}))
            known = self._last.get(connection.eyes)
            if known is None or known.fields != shown.fields:
                self._last[connection.eyes] = known = shown
            connection.shown = known


def _fields(view: dict[str, Any], written: dict[int, tuple[object, bytes]]) -> dict[str, bytes]:
    """`written`: by identity, what was written already; the values are held, so that none gets another's number."""
    fields: dict[str, bytes] = {}
    for name, value in view.items():
        found = written.get(id(value))
        if found is None:
            found = written[id(value)] = (value, _encode(value))
        fields[name] = found[1]
    return fields


def _text(update: Update, shown: Shown, known: Shown | None) -> bytes:
    before = {} if known is None else known.fields
    same: list[str] = []
    sent: dict[str, Any] = {}
    for name, text in shown.fields.items():
        if len(text) > LITTLE and before.get(name) == text:
            same.append(name)
        else:
            sent[name] = Raw(text)
    view, update.view, update.unchanged = update.view, sent, same
    try:
        return encode(update)
    finally:
        update.view, update.unchanged = view, []
