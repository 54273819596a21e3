"""The file of a saga: its parts as JSON, each with a digest, so that a part changed on the way is named.

The digests find damage and edits by hand; they are no lock, for whoever edits can also compute them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from taverna.kernel.errors import BadData
from taverna.kernel.fields import Fields

FORMAT: Final = "taverna-saga"
FORMAT_VERSION: Final = 1
DIGITS: Final = 16
LISTED: Final = "entries"


def write_file(parts: Mapping[str, object]) -> str:
    data = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        **parts,
        "digests": _digests(parts),
    }
    return json.dumps(data, ensure_ascii=False)


def read_file(text: str) -> Fields:
    """The parts, whole and unchanged."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadData("not-json", f"not a saga: {problem}") from problem
    fields = Fields(data, "saga")
    if fields.value("format") != FORMAT:
        raise fields.bad("format", f"this is not the file of a campaign (its format would be {FORMAT!r})")
    version = fields.integer("format_version", 1, 1 << 30)
    if version > FORMAT_VERSION:
        raise fields.bad(
            "format_version", f"this is form {version}, newer than the {FORMAT_VERSION} that is known here"
        )
    _check_digests(fields)
    return fields


def _digests(parts: Mapping[str, object]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in parts.items():
        if name == LISTED and isinstance(value, list):
            found[name] = [_digest(item) for item in value]
        else:
            found[name] = _digest(value)
    return found


def _digest(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:DIGITS]


def _check_digests(fields: Fields) -> None:
    noted = Fields(fields.value("digests"), f"{fields.path}.digests")
    parts = {
        name: value
        for name, value in fields.data.items()
        if name not in ("format", "format_version", "digests")
    }
    for name, digest in _digests(parts).items():
        there = noted.value(name)
        if there == digest:
            continue
        if isinstance(digest, list) and isinstance(there, list) and len(there) == len(digest):
            place = next(at for at, one in enumerate(digest) if one != there[at])
            raise fields.bad(f"{name}[{place}]", "was changed after it was written")
        raise fields.bad(name, "was changed after it was written")
    noted.done()
