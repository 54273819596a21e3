"""Logs as one JSON object a line. Never in them: tokens, seeds, nicknames, what is said, whole table ids."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime

LOGGER = logging.getLogger("taverna.server")
SHORT = 6
"""So much of a table's id finds it in the store, and opens no door."""
LINES_A_MINUTE = 30
"""Of one kind."""
MINUTE = 60.0
MOST_KINDS = 1000
LONGEST_KIND = 40


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.name != LOGGER.name:
            line["logger"] = record.name
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Sparing(logging.Filter):
    """So many lines of one kind in a minute; how many were left out is told with the first line of the next.

    Whoever sends nonsense in great numbers must not fill the disk with it, nor hide other lines behind it.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: dict[tuple[str, str], _Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        # What asyncio says of a task has its address in it, but not in the first words.
        name = (record.name, str(record.msg).partition("\n")[0][:LONGEST_KIND])
        if name not in self._kinds and len(self._kinds) >= MOST_KINDS:
            self._kinds.clear()
        kind = self._kinds.setdefault(name, _Kind(self._now()))
        if self._now() - kind.since >= MINUTE:
            if kind.left_out:
                record.fields = {**getattr(record, "fields", {}), "left_out": kind.left_out}
            kind.since, kind.told, kind.left_out = self._now(), 0, 0
        if kind.told >= LINES_A_MINUTE:
            kind.left_out += 1
            return False
        kind.told += 1
        return True


class _Kind:
    def __init__(self, since: float) -> None:
        self.since = since
        self.told = 0
        self.left_out = 0


def note(event: str, level: int = logging.INFO, **fields: object) -> None:
    LOGGER.log(level, event, extra={"fields": fields})


def trouble(event: str, problem: BaseException, **fields: object) -> None:
    """Something that should not happen, with its traceback."""
    LOGGER.error(event, exc_info=problem, extra={"fields": fields})


def short(table_id: str) -> str:
    return table_id[:SHORT]


def set_up(level: str) -> None:
    """For a process of its own; whoever embeds the app brings their own logging."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
    # Every accepted socket would be a line there, with its address.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
