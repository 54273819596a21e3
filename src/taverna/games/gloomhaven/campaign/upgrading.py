"""Documents of earlier versions in the form of this one: nothing that anybody has is lost."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from taverna.games.gloomhaven.campaign.world import RETIRED
from taverna.kernel import Fields

Row = dict[str, object]
TRACES: Final[tuple[str, ...]] = ("xp", "checks", "done", "tally", "seen", "items", "pool", "perks")
"""What a hero has only after a scenario or a visit."""


def upgrade(data: Mapping[str, object], from_version: int) -> Mapping[str, object]:
    """From version to version. Version 3 asks who pays with an item: a document of version 2 lacks nothing."""
    found: Row = json.loads(json.dumps(dict(data)))
    if from_version < 2:
        _to_version_2(found)
    found["version"] = 3
    return found


def _to_version_2(found: Row) -> None:
    """Version 2 knows lines of heroes, who is new, who donated in which visit, and what an owner has told."""
    fields = Fields(found, "world")
    heroes = [_row(row, "heroes") for row in fields.items("heroes")]
    donors = [hero.get("id") for hero in heroes if hero.pop("donated_now", False)]
    ends: dict[object, Row] = {}
    for hero in heroes:
        _give_line(hero, ends)
        hero["played"] = 1 if any(hero.get(trace) for trace in TRACES) else 0
        hero["arrived"] = True
    for party in [_row(row, "parties") for row in fields.items("parties")]:
        members = party.get("members")
        party["played"] = 1 if members else 0
        party["tried"] = False
        party["donors"] = [id for id in donors if isinstance(members, list) and id in members]
    found["sealed"] = {}


def _give_line(hero: Row, ends: dict[object, Row]) -> None:
    """One line for each player: perks counted for all heroes of a player so far, and those marked stay."""
    last = ends.get(hero.get("player"))
    earlier = 0 if last is None else last.get("lineage")
    true = earlier + 1 if isinstance(earlier, int) and last is not None else 0
    hero["lineage"] = max(true, _unexplained(hero))
    hero["after"] = "" if last is None else last.get("id")
    if hero.get("standing") == RETIRED:
        ends[hero.get("player")] = hero


def _unexplained(hero: Row) -> int:
    """Perks that were marked for heroes who retired later: they stay."""
    fields = Fields(hero, "world.heroes")
    explained = fields.integer("level", 1, 9) - 1 + fields.integer("checks", 0, 18) // 3
    return max(0, len(fields.items("perks")) - explained)


def _row(row: object, name: str) -> Row:
    fields = Fields(row, f"world.{name}")
    assert isinstance(fields.data, dict)
    return fields.data
