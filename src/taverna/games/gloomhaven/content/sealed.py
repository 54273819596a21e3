"""Contents of sealed things as an owner of the box writes them down: what no source tells (GH-C-ENV-08).

Read strictly: whatever is wrong is refused with its place.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.campaign import (
    LAST_SCENARIO,
    EventCard,
    read_achievements,
    read_event,
    world_table,
)
from taverna.games.gloomhaven.content.events import LAST_ITEM
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.kernel.fields import Fields

RECORDS: Final = "town-records"
LONGEST_TEXT: Final = 4000
FIELDS: Final[tuple[str, ...]] = (
    "prosperity", "global", "designs", "unlocks", "class", "add_events", "random_designs", "random_scenarios", "text",
)  # fmt: skip


class Contents:
    """What opening it does to the world; `text` is shown to everybody then."""

    __slots__ = (
        "add_events", "designs", "for_world", "prosperity", "random_designs", "random_scenarios", "text",
        "unlocks", "unlocks_class",
    )  # fmt: skip

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.prosperity = fields.integer("prosperity", 0, 9, 0)
        self.for_world = read_achievements(fields, "global", world_table().global_achievements)
        self.designs = fields.integers("designs", 1, LAST_ITEM, ())
        self.unlocks = fields.integers("unlocks", 1, LAST_SCENARIO, ())
        self.unlocks_class = fields.text("class", "")
        rows = fields.items("add_events", ())
        self.add_events: list[EventCard] = [
            read_event(row, f"{path}.add_events[{at}]") for at, row in enumerate(rows)
        ]
        self.random_designs = fields.integer("random_designs", 0, 9, 0)
        self.random_scenarios = fields.integer("random_scenarios", 0, 9, 0)
        self.text = fields.text("text", "")
        fields.done()
        if len(self.text) > LONGEST_TEXT:
            raise fields.bad("text", f"must have at most {LONGEST_TEXT} letters, not {len(self.text)}")
        known = list(world_table().classes)
        if self.unlocks_class and self.unlocks_class not in known:
            raise unknown(f"{path}.class", "class", self.unlocks_class, known)


def names() -> list[str]:
    """What an owner may tell: envelopes and parts of the town records whose contents are unknown."""
    table = world_table()
    envelopes = [envelope.id for envelope in table.envelopes.values() if envelope.is_unknown]
    return envelopes + [f"{RECORDS}-{part.number}" for part in table.records if part.is_unknown]


def read_all(fields: Fields) -> dict[str, dict[str, object]]:
    """Each by its name, checked and kept as it was written."""
    known = names()
    found: dict[str, dict[str, object]] = {}
    for name in fields.data:
        if name not in known:
            raise unknown(fields.path, "sealed thing that can be told", str(name), known)
        data = Fields(fields.value(name), f"{fields.path}.{name}")
        Contents(data.data, data.path)
        found[name] = dict(data.data)
    return found
