"""The lines of a saga's book. They stay readable whatever becomes of the rules: what happened is told in them."""

from __future__ import annotations

from typing import Final

from taverna.kernel.chapter import Chapter
from taverna.kernel.decision import Arg
from taverna.kernel.event import EVERYONE, Event
from taverna.kernel.fields import Fields
from taverna.kernel.record import Record

ARRANGED: Final = "arranged"
PLAYED: Final = "played"
DROPPED: Final = "dropped"
ENTRIES: Final = (ARRANGED, PLAYED, DROPPED)
MASK: Final = 1 << 31


class Entry:
    """Something arranged, a chapter played, or one that was begun and does not count."""

    __slots__ = ("change", "chapter", "events", "kind", "person", "record", "result")

    def __init__(self, kind: str, events: list[Event]) -> None:
        self.kind = kind
        self.events = events
        self.person = ""
        self.change: dict[str, object] = {}
        self.chapter: Chapter | None = None
        self.record: Record | None = None
        self.result: dict[str, object] = {}

    def to_dict(self) -> dict[str, object]:
        found: dict[str, object] = {"kind": self.kind, "events": [_event(event) for event in self.events]}
        if self.kind == ARRANGED:
            found["person"] = self.person
            found["change"] = self.change
        if self.chapter is not None:
            found["chapter"] = self.chapter.to_dict()
        if self.record is not None:
            found["record"] = self.record.to_dict()
        if self.result:
            found["result"] = self.result
        return found

    @staticmethod
    def from_dict(data: object, path: str) -> Entry:
        fields = Fields(data, path)
        kind = fields.text("kind")
        if kind not in ENTRIES:
            raise fields.bad("kind", f"must be one of {', '.join(ENTRIES)}, not {kind!r}")
        rows = fields.items("events")
        entry = Entry(kind, [_read_event(row, f"{path}.events[{at}]") for at, row in enumerate(rows)])
        if kind == ARRANGED:
            entry.person = fields.text("person")
            entry.change = dict(Fields(fields.value("change"), f"{path}.change").data)
        else:
            entry.chapter = Chapter.from_dict(fields.value("chapter"), f"{path}.chapter")
            entry.record = Record.from_dict(fields.value("record"), f"{path}.record")
            entry.result = dict(Fields(fields.value("result", {}), f"{path}.result").data)
        fields.done()
        return entry


def _event(event: Event) -> dict[str, object]:
    found = event.to_dict()
    if event.audience != EVERYONE:
        found["audience"] = event.audience
    return found


def _read_event(data: object, path: str) -> Event:
    fields = Fields(data, path)
    args: dict[str, Arg] = {}
    for name, value in Fields(fields.value("args", {}), f"{path}.args").data.items():
        args[name] = _read_arg(value, f"{path}.args.{name}")
    event = Event(
        fields.text("kind"),
        fields.text("rule", ""),
        args,
        False,
        fields.integer("audience", -MASK, MASK, EVERYONE),
    )
    fields.done()
    return event


def _read_arg(value: object, path: str) -> Arg:
    fields = Fields({"value": value}, path)
    if isinstance(value, str):
        return value
    if not isinstance(value, list):
        return fields.integer("value", -MASK, MASK)
    if value and isinstance(value[0], str):
        return fields.texts("value")
    return fields.integers("value", -MASK, MASK)
