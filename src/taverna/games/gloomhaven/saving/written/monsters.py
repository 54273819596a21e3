"""The monsters of a written position: type, rank, number, hex, hit points, conditions."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import OPENED
from taverna.games.gloomhaven.board.maps import NO_DOOR
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.saving.written.heroes import put_figure
from taverna.games.gloomhaven.saving.written.words import id_field
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.ruleset import Group
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel.fields import Fields

RANKS: Final = ("normal", "elite")
MONSTERS: Final = "monsters"


def types_of(fields: Fields) -> list[str]:
    """The types that the position names, each once."""
    found: list[str] = []
    for number, row in enumerate(fields.items(MONSTERS, ())):
        slug = Fields(row, f"{fields.path}.{MONSTERS}[{number}]").text("type")
        if slug not in found:
            found.append(slug)
    return found


def read_monsters(table: Table, fields: Fields) -> None:
    if not fields.has(MONSTERS):
        place_printed(table)
        return
    waiting: list[tuple[Figure, Fields]] = []
    for number, row in enumerate(fields.items(MONSTERS)):
        part = Fields(row, f"{fields.path}.{MONSTERS}[{number}]")
        figure = _read_monster(table, part)
        if part.has("number"):
            _give_number(table, figure, part.integer("number", 1, _group(table, figure).standees), part)
        else:
            waiting.append((figure, part))
    for figure, part in waiting:
        _give_number(table, figure, _free_number(table, figure, part), part)


def _group(table: Table, figure: Figure) -> Group:
    return table.rules.groups[figure.group]


def _read_monster(table: Table, fields: Fields) -> Figure:
    slugs = [group.slug for group in table.rules.groups]
    slug = fields.text("type")
    if slug not in slugs:
        raise unknown(f"{fields.path}.type", "monster", slug, table.rules.shelf.monster_ids())
    group = table.rules.groups[slugs.index(slug)]
    if slug in table.rules.shelf.monster_ids():
        scenario = table.rules.scenario
        told = scenario.told_specials() if scenario is not None else []
        for _, word in table.rules.shelf.monster(slug).lacks():
            if word not in told:
                raise fields.bad("type", f"the {word} of {slug!r} is not carried out yet")
    is_ranked = len(group.sheets) == len(RANKS)
    if fields.has("rank") and not is_ranked:
        raise fields.bad("rank", f"{slug!r} is neither normal nor elite")
    rank = RANKS.index(id_field(fields, "rank", "rank", RANKS)) if fields.has("rank") else v.NORMAL
    figure = Figure(0, group.kind, group.side, group.sheets[rank])
    figure.group = group.number
    figure.acted = fields.flag("acted", False)
    figure.spawned = fields.flag("spawned", False)
    fields.value("number")
    table.add(figure)
    put_figure(table, figure, fields)
    fields.done()
    return figure


def _give_number(table: Table, figure: Figure, number: int, fields: Fields) -> None:
    if table.standees[figure.group] >> number & 1:
        raise fields.bad("number", f"there is a {_group(table, figure).slug!r} {number} already")
    figure.number = number
    table.standees[figure.group] |= 1 << number


def _free_number(table: Table, figure: Figure, fields: Fields) -> int:
    group = _group(table, figure)
    for number in range(1, group.standees + 1):
        if not table.standees[figure.group] >> number & 1:
            return number
    raise fields.bad("type", f"there are only {group.standees} standees of {group.slug!r}")


def place_printed(table: Table) -> None:
    """Those of the revealed rooms, numbered as the file has them, and the scenario's own figures."""
    for room, shown in enumerate(table.board.revealed):
        for cell, group, ranks in table.rules.rooms[room].spots:
            if shown and ranks[table.rules.players] >= 0:
                _place(table, group, ranks[table.rules.players], cell)
    for escort in table.rules.plan.figures:
        for cell in escort.cells:
            door = table.rules.map.door_at[cell]
            if door != NO_DOOR and table.board.doors[door] != OPENED and _is_seen(table, door):
                table.board.bar_door(door)
            if table.board.exists(cell) and (door == NO_DOOR or table.board.is_barred(door)):
                _place(table, escort.group, v.NORMAL, cell)


def _is_seen(table: Table, door: int) -> bool:
    return any(table.board.revealed[room] for room in table.rules.map.rooms_beside(door))


def _place(table: Table, number: int, rank: int, cell: int) -> None:
    """The next standee on a cell where nobody stands."""
    group = table.rules.groups[number]
    free = [place for place in range(1, group.standees + 1) if not table.standees[number] >> place & 1]
    if table.board.occupant[cell] >= 0 or not free:
        return
    figure = Figure(0, group.kind, group.side, group.sheets[rank if rank < len(group.sheets) else v.NORMAL])
    figure.group = number
    figure.number = free[0]
    table.standees[number] |= 1 << free[0]
    table.add(figure)
    table.put(figure, cell)
