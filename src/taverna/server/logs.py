"""Logs as one JSON object a line. Never in them: tokens, seeds, nicknames, what is said, whole table ids."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

LOGGER = logging.getLogger("taverna.server")
SHORT = 6
"""So much of a table's id finds it in the store, and opens no door."""


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
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
    # Every accepted socket would be a line there, with its address.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
