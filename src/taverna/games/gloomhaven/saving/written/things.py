"""What lies on the map of a written position: open doors, revealed rooms, terrain, traps, money, treasures.

On a printed map everything lies as printed in the rooms that are revealed, unless the position has a list of its kind.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD, MONEY, OBSTACLE, TRAP, TREASURE
from taverna.games.gloomhaven.content.reading.fields import mask, to_hex, unknown
from taverna.games.gloomhaven.content.scenarios.file import LAST_TREASURE
from taverna.games.gloomhaven.effects.revealing import place_things
from taverna.games.gloomhaven.language.moments import SET_UP
from taverna.games.gloomhaven.saving.written.words import cell_of, hex_list, told, words_field
from taverna.games.gloomhaven.state.table import NO_TREASURE, ROOMS, TRAP_OF_LEVEL, Table
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kernel.fields import Fields, bad

LARGEST_TRAP: Final = 99
SOLID: Final = OBSTACLE | TRAP | HAZARD | DIFFICULT
KINDS: Final = {OBSTACLE: "an obstacle", TRAP: "a trap", HAZARD: "hazardous", DIFFICULT: "difficult terrain"}


def lay_out(table: Table, fields: Fields) -> None:
    _open_doors(table, fields)
    for room, shown in enumerate(table.board.revealed):
        if shown:
            table.counts[ROOMS] += 1
            place_things(table, room)
    if fields.has("obstacles"):
        _put_obstacles(table, fields)
    if fields.has("traps"):
        _put_traps(table, fields)
    for name, terrain in (("hazards", HAZARD), ("difficult", DIFFICULT)):
        if fields.has(name):
            _clear(table, terrain)
            for hex, path in hex_list(fields, name):
                _put(table, cell_of(table, hex, path), terrain, path)
    if fields.has("coins"):
        _put_coins(table, fields)
    if fields.has("treasures"):
        _put_treasures(table, fields)


def _open_doors(table: Table, fields: Fields) -> None:
    """Open doors reveal the rooms they join; the rooms where heroes begin are revealed anyway."""
    board, map, scenario = table.board, table.rules.map, table.rules.scenario
    assert scenario is not None
    board.reveal(table.rules.start_rooms())
    table.at(SET_UP)
    for hex, path in hex_list(fields, "open"):
        door = map.door_at[map.cell(hex)] if map.cell(hex) >= 0 else -1
        if door < 0:
            doors = ", ".join(told(map.hex(cell)) for cell in map.doors) or "there are none"
            raise bad(path, f"no door stands on {told(hex)}; doors: {doors}")
        board.open_door(door)
    names = [room.id for room in scenario.rooms]
    for name in words_field(fields, "revealed"):
        if name not in names:
            raise unknown(f"{fields.path}.revealed", "room", name, names)
        board.reveal([names.index(name)])


def _clear(table: Table, terrain: int) -> None:
    for cell in range(table.rules.map.size):
        table.board.clear(cell, terrain)


def _put(table: Table, cell: int, terrain: int, path: str) -> None:
    there = table.board.terrain[cell] & SOLID & ~terrain
    for other, name in KINDS.items():
        if there & other:
            raise bad(path, f"{told(table.rules.map.hex(cell))} is {name} already")
    table.board.put(cell, terrain)


def _put_obstacles(table: Table, fields: Fields) -> None:
    """Hexes, or lists of hexes that are one piece; a printed piece that is named keeps its number."""
    printed = table.obstacles
    table.obstacles = [0] * table.rules.map.size
    _clear(table, OBSTACLE)
    assert table.rules.scenario is not None
    number = len(table.rules.scenario.overlays)
    for place, item in enumerate(fields.items("obstacles")):
        path = f"{fields.path}.obstacles[{place}]"
        is_piece = isinstance(item, (list, tuple)) and len(item) > 0 and isinstance(item[0], (list, tuple))
        number += 1
        for part in item if is_piece and isinstance(item, (list, tuple)) else [item]:
            cell = cell_of(table, to_hex(part, path), path)
            _put(table, cell, OBSTACLE, path)
            table.obstacles[cell] = printed[cell] or number


def _put_traps(table: Table, fields: Fields) -> None:
    """Hexes of traps as printed, or of the damage of the level; or what each trap does."""
    printed = table.traps
    table.traps = [0] * table.rules.map.size
    _clear(table, TRAP)
    for place, item in enumerate(fields.items("traps")):
        path = f"{fields.path}.traps[{place}]"
        if isinstance(item, dict):
            part = Fields(item, path)
            cell = cell_of(table, to_hex(part.value("hex"), f"{path}.hex"), f"{path}.hex")
            conditions = mask(part, "conditions")
            damage = TRAP_OF_LEVEL
            if part.has("damage") or conditions:
                damage = part.integer("damage", 0, LARGEST_TRAP, 0)
            part.done()
            if not damage and not conditions:
                raise bad(path, "does nothing: give it `damage` or `conditions`")
            trap = pack_trap(damage, conditions)
        else:
            cell = cell_of(table, to_hex(item, path), path)
            trap = printed[cell] or pack_trap(TRAP_OF_LEVEL, 0)
        _put(table, cell, TRAP, path)
        table.traps[cell] = trap


def _put_coins(table: Table, fields: Fields) -> None:
    """A hex for each money token."""
    table.coins = [0] * table.rules.map.size
    _clear(table, MONEY)
    for hex, path in hex_list(fields, "coins"):
        cell = cell_of(table, hex, path)
        table.coins[cell] += 1
        table.board.put(cell, MONEY)


def _put_treasures(table: Table, fields: Fields) -> None:
    table.treasure = [NO_TREASURE] * table.rules.map.size
    _clear(table, TREASURE)
    for place, item in enumerate(fields.items("treasures")):
        part = Fields(item, f"{fields.path}.treasures[{place}]")
        cell = cell_of(table, to_hex(part.value("hex"), f"{part.path}.hex"), f"{part.path}.hex")
        table.treasure[cell] = part.integer("number", 0, LAST_TREASURE, 0)
        table.board.put(cell, TREASURE)
        part.done()
