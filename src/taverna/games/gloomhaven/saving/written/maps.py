"""A map of one's own inside a position: floor, doors and wall lines, made into a scenario without monsters or rules.

Its id holds a hash of it, so that two positions on the same map share what has been worked out about it.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.board.maps import MAX_CELLS
from taverna.games.gloomhaven.content.reading.fields import FARTHEST, to_hex
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.saving.written.words import told
from taverna.kernel.fields import Fields, bad
from taverna.kit.hexes import Hex, disc, neighbours

PREFIX: Final = "written"
ROOM: Final = "room"
"""The only room of a map that names none."""
GOALS: Final = [{"goal": "kill-all"}]

Ground = dict[str, object]
"""A map as `dump` gives it: `rooms` (rows of floor by name), `doors`, `walls`."""


def read_map(data: object, path: str) -> tuple[Scenario, Ground]:
    """The scenario of a written map, known to the content from now on, and the map in the form of `dump`."""
    fields = Fields(data, path)
    if fields.has("floor") == fields.has("rooms"):
        raise bad(path, "must have `floor`, or `rooms` with the floor of each by name")
    rooms: dict[str, list[Hex]] = {}
    if fields.has("floor"):
        rooms[ROOM] = _floor(fields, "floor")
    else:
        parts = Fields(fields.value("rooms"), f"{path}.rooms")
        rooms = {str(name): _floor(parts, str(name)) for name in parts.data}
    if not rooms or sum(len(floor) for floor in rooms.values()) > MAX_CELLS:
        raise bad(path, f"must have floor of 1 to {MAX_CELLS} hexes")
    doors = [to_hex(item, f"{path}.doors[{number}]") for number, item in enumerate(fields.items("doors", ()))]
    walls = [_wall(item, f"{path}.walls[{number}]") for number, item in enumerate(fields.items("walls", ()))]
    fields.done()
    ground: Ground = {
        "rooms": {name: rows_of(floor) for name, floor in rooms.items()},
        "doors": [list(door) for door in doors],
        "walls": walls,
    }
    mark = sha256(json.dumps(ground).encode()).hexdigest()[: content.MARK]
    data = _scenario(f"{PREFIX}-{mark}", path, rooms, doors)
    return content.add_written({**data, "walls": walls}, path), ground


def _wall(item: object, path: str) -> list[list[int]]:
    if not isinstance(item, (list, tuple)) or len(item) != 2:
        raise bad(path, f"must be two neighbouring hexes, not {item!r}")
    return [list(to_hex(end, f"{path}[{number}]")) for number, end in enumerate(item)]


def rows_of(floor: list[Hex]) -> list[list[int]]:
    """Sorted hexes as rows `[r, first q, last q]`."""
    rows: list[list[int]] = []
    for q, r in floor:
        if rows and rows[-1][0] == r and rows[-1][2] == q - 1:
            rows[-1][2] = q
        else:
            rows.append([r, q, q])
    return rows


def _floor(fields: Fields, name: str) -> list[Hex]:
    """Hexes `[q, r]`, rows `[r, first q, last q]`, or `{"radius": 4}` around `centre`; each hex once."""
    path = f"{fields.path}.{name}"
    value = fields.value(name)
    if isinstance(value, dict):
        return _disc(Fields(value, path))
    found: dict[Hex, None] = {}
    for number, item in enumerate(fields.items(name)):
        found.update(dict.fromkeys(_hexes(item, f"{path}[{number}]")))
    if not found:
        raise bad(path, "must hold at least one hex")
    return sorted(found, key=_by_row)


def _hexes(item: object, path: str) -> list[Hex]:
    """A hex, or those of a row."""
    if not isinstance(item, (list, tuple)) or len(item) not in (2, 3):
        raise bad(path, f"must be a hex [q, r] or a row [r, first q, last q], not {item!r}")
    if len(item) == 2:
        return [to_hex(item, path)]
    r, first, last = item
    start, end = to_hex([first, r], path), to_hex([last, r], path)
    if start > end:
        raise bad(path, f"starts at {first}, after its end {last}")
    return [(q, start[1]) for q in range(start[0], end[0] + 1)]


def _by_row(hex: Hex) -> Hex:
    return hex[1], hex[0]


def _disc(fields: Fields) -> list[Hex]:
    radius = fields.integer("radius", 0, FARTHEST)
    centre = to_hex(fields.value("centre", (0, 0)), f"{fields.path}.centre")
    fields.done()
    return disc(radius, centre)


def _scenario(id: str, path: str, rooms: dict[str, list[Hex]], doors: list[Hex]) -> dict[str, object]:
    """The map as a scenario file would have it."""
    rows = [
        {"id": name, "start": number == 0, "floor": rows_of(floor)}
        for number, (name, floor) in enumerate(rooms.items())
    ]
    joined = [
        {"at": list(door), "rooms": _rooms_beside(door, rooms, f"{path}.doors[{number}]")}
        for number, door in enumerate(doors)
    ]
    return {"id": id, "start": [], "rooms": rows, "doors": joined, "win": GOALS}


def _rooms_beside(door: Hex, rooms: dict[str, list[Hex]], path: str) -> list[str]:
    beside = [name for name, floor in rooms.items() if any(hex in floor for hex in neighbours(door))]
    if len(beside) != 2:
        raise bad(path, f"{told(door)} touches {len(beside)} rooms; a door stands between two")
    return beside
