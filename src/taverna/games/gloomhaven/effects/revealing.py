"""Revealing a room: things and monsters are placed, new types draw their cards (GH-S-REV, GH-S-SET-04 to 07)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.board import MONEY, TRAP, TREASURE
from taverna.games.gloomhaven.board.figures import ASLEEP
from taverna.games.gloomhaven.board.placing import nearest_empty
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.language.moments import ROOM_REVEALED
from taverna.games.gloomhaven.language.vocabulary import NORMAL
from taverna.games.gloomhaven.state.figures import NOBODY, Figure
from taverna.games.gloomhaven.state.table import ROOMS, Table
from taverna.kernel import Arg, Handler

# By which rule a monster comes.
PLACING: Final = "GH-S-SET-06"
SUMMONING: Final = "GH-S-MON-14"
SPAWNING: Final = "GH-S-SPC-01"


def reveal(table: Table, rooms: list[int], by: int) -> None:
    """GH-S-REV-02, 04. The rooms count as revealed already."""
    for room in rooms:
        table.counts[ROOMS] += 1
        if table.telling:
            cells = [cell for cell, other in enumerate(table.board.map.room) if other == room]
            told: dict[str, Arg] = {"room": room, "first": cells[0], "last": cells[-1]}
            events.tell(table, "room-revealed", "GH-S-REV-02", told, True)
        place_things(table, room)
    for room in rooms:
        if not _place_monsters(table, room, by == NOBODY):
            table.push(steps.PLACE_REVEALED, room, by)
    if table.round:
        turn_order.draw_for_new(table)
    for room in rooms:
        table.at(ROOM_REVEALED, by, room)


def place_things(table: Table, room: int) -> None:
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


def _place_monsters(table: Table, room: int, at_once: bool) -> bool:
    """All types with standees enough; False if one is left for `place_scarce`. `at_once`: in the order of the file."""
    spots = table.rules.rooms[room].spots
    players = table.rules.players
    scarce: list[int] = []
    for group in range(len(table.rules.groups)):
        wanted = len([1 for _, other, ranks in spots if other == group and ranks[players] >= 0])
        if wanted > free_standees(table, group) and not at_once:
            scarce.append(group)
    for cell, group, ranks in spots:
        if ranks[players] >= 0 and group not in scarce:
            spawn(table, group, ranks[players], cell)
    return not scarce


def free_standees(table: Table, group: int) -> int:
    return table.rules.groups[group].standees - table.standees[group].bit_count()


class PlaceRevealedStep(Handler[Table]):
    """Of a room, and who revealed it: standees that are too few."""

    def run(self, table: Table, room: int, by: int) -> None:
        """As many as there are, nearest to the revealing figure first; players choose among equals (GH-S-REV-03)."""
        found = _nearest_spots(table, room, by)
        if len(found) > 1:
            table.ask(table.arbiter(), "reveal", [codes.CELL + cell for cell in found])
        elif found:
            _fill(table, room, found[0])
        else:
            table.pop()
            turn_order.draw_for_new(table)

    def answer(self, table: Table, room: int, second: int, code: int) -> None:
        _fill(table, room, code - codes.CELL)


def _fill(table: Table, room: int, cell: int) -> None:
    for at, group, ranks in table.rules.rooms[room].spots:
        if at == cell and spawn(table, group, ranks[table.rules.players], cell) != NOBODY:
            return


def _nearest_spots(table: Table, room: int, by: int) -> list[int]:
    """The next spots to fill of a type that still has a standee; several where players have to choose."""
    players = table.rules.players
    for group in range(len(table.rules.groups)):
        free = free_standees(table, group)
        cells = [
            cell
            for cell, other, ranks in table.rules.rooms[room].spots
            if other == group and ranks[players] >= 0 and table.board.occupant[cell] == NOBODY
        ]
        if not free or not cells:
            continue
        ranges = table.board.shape.ranges(table.figures[by].cell) if table.figures[by].present else []
        least = min([ranges[cell] for cell in cells]) if ranges else 0
        nearest = [cell for cell in cells if not ranges or ranges[cell] == least]
        return nearest if len(nearest) > free else nearest[:1]
    return []


def spawn(table: Table, group: int, rank: int, cell: int, rule: str = PLACING, hp: int = 0) -> int:
    """Put a new monster on a cell or the nearest empty one; its slot, or NOBODY without a standee (GH-S-SET-07).

    `hp`: as many hit points it has at most, if not 0.
    """
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
    figure = Figure(0, kind.kind, ASLEEP if kind.is_asleep else kind.side, sheet)
    figure.group = group
    figure.number = free[table.rng.below(len(free))]
    figure.spawned = rule != PLACING  # it leaves no money (GH-S-MON-15, GH-S-SPC-04)
    figure.acted = rule == SUMMONING  # GH-S-MON-15
    if 0 < hp < figure.hp:
        figure.hp = hp
    table.standees[group] |= 1 << figure.number
    table.add(figure)
    table.put(figure, cell)
    if table.telling:
        events.tell(
            table,
            "monster-placed",
            rule,
            {
                "figure": events.name_of(figure),
                "slot": figure.slot,
                "cell": cell,
                "hex": events.hex_name(table, cell),
                "rank": sheet.rank,
                "hp": figure.hp,
            },
            True,
        )
    return figure.slot
