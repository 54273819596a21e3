"""Revealing a room: things and monsters are placed, new types draw their cards (GH-S-REV, GH-S-SET-04 to 07)."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.board.board import MONEY, TRAP, TREASURE
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.board.placing import nearest_empty
from taverna.games.gloomhaven.figures import NOBODY, Figure
from taverna.games.gloomhaven.rules import initiative
from taverna.games.gloomhaven.state import ROOMS, Table
from taverna.games.gloomhaven.vocabulary import NORMAL


def reveal(table: Table, rooms: list[int], by: int) -> None:
    """GH-S-REV-02, 04. The rooms count as revealed already."""
    for room in rooms:
        table.counts[ROOMS] += 1
        if table.telling:
            events.tell(table, "room-revealed", "GH-S-REV-02", {"room": room}, True)
        _place_things(table, room)
    for room in rooms:
        _place_monsters(table, room, by)
    if table.round:
        initiative.draw_for_new(table)


def _place_things(table: Table, room: int) -> None:
    content = table.rules.rooms[room]
    for cell, terrain, obstacle, trap in content.overlays:
        table.board.put(cell, terrain)
        if obstacle:
            table.obstacles[cell] = obstacle
        if terrain & TRAP:
            table.traps[cell] = trap
    for cell in content.coins:
        table.coins[cell] += 1
        table.board.put(cell, MONEY)
    for cell, number in content.treasures:
        if number not in table.rules.looted:
            table.treasure[cell] = number
            table.board.put(cell, TREASURE)


def _place_monsters(table: Table, room: int, by: int) -> None:
    """Those nearest to the revealing character first, in case standees run out (GH-S-REV-03)."""
    spots = [spot for spot in table.rules.rooms[room].spots if spot[2][table.rules.players] >= 0]
    if by != NOBODY and table.figures[by].present:
        ranges = table.board.shape.ranges(table.figures[by].cell)
        spots.sort(key=lambda spot: min(ranges[spot[0]], FAR))
    for cell, group, ranks in spots:
        spawn(table, group, ranks[table.rules.players], cell)


def spawn(table: Table, group: int, rank: int, cell: int, summoned: bool = False) -> int:
    """Put a new monster on a cell or the nearest empty one; its slot, or NOBODY without a standee (GH-S-SET-07)."""
    kind = table.rules.groups[group]
    free = [number for number in range(1, kind.standees + 1) if not table.standees[group] >> number & 1]
    if not free:
        return NOBODY
    if table.board.occupant[cell] != NOBODY:
        near = nearest_empty(table.board, cell)
        if not near:
            return NOBODY
        cell = near[0]
    sheet = kind.sheets[rank] if rank < len(kind.sheets) else kind.sheets[NORMAL]
    figure = Figure(0, kind.kind, kind.side, sheet)
    figure.group = group
    figure.number = free[table.rng.below(len(free))]
    figure.spawned = summoned
    figure.acted = summoned
    table.standees[group] |= 1 << figure.number
    table.add(figure)
    table.put(figure, cell)
    if table.telling:
        events.tell(
            table,
            "monster-placed",
            "GH-S-SET-06",
            {"figure": events.name_of(figure), "slot": figure.slot, "cell": cell, "rank": sheet.rank},
            True,
        )
    return figure.slot
