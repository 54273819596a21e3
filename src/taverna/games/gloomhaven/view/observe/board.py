"""Cells, and who stands on them."""

from __future__ import annotations

from taverna.games.gloomhaven.board.maps import SOLID
from taverna.games.gloomhaven.effects.amounts import shield_of
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS, RANKS
from taverna.games.gloomhaven.state.figures import KINDS, NOBODY, Figure
from taverna.games.gloomhaven.state.table import NO_TREASURE, Table
from taverna.games.gloomhaven.state.traps import damage_at, trap_conditions
from taverna.games.gloomhaven.view.observe import fields as f
from taverna.games.gloomhaven.view.observe.fields import MAX_CELLS, MAX_FIGURES, put_bits, put_print, shifted
from taverna.kernel.layout import put_wide


def write_board(table: Table, into: bytearray) -> None:
    board = table.board
    solid = board.shape.solid
    for cell in range(min(board.map.size, MAX_CELLS)):
        if solid[cell] != SOLID:
            into[f.EXISTS + cell] = 1
            terrain = board.terrain[cell]
            if terrain:
                put_bits(into, f.LIES + cell * f.TERRAIN, terrain)
        if table.coins[cell]:
            into[f.COINS + cell] = min(table.coins[cell], 255)
        if table.treasure[cell] != NO_TREASURE:
            into[f.TREASURE + cell * 2] = 1
            into[f.TREASURE + cell * 2 + 1] = min(table.treasure[cell], 255)
        if table.obstacles[cell]:
            into[f.OBSTACLE + cell] = min(table.obstacles[cell], 255)
        trap = table.traps[cell]
        if trap:
            into[f.TRAP + cell * 2] = 1
            into[f.TRAP + cell * 2 + 1] = damage_at(table, cell)
            put_bits(into, f.TRAP_MARKS + cell * f.MARKS, trap_conditions(trap))
    for door, cell in enumerate(board.map.doors):
        if cell < MAX_CELLS and is_seen(table, door):
            into[f.DOOR + cell] = 1 + board.doors[door]


def is_seen(table: Table, door: int) -> bool:
    board = table.board
    return any(board.revealed[room] for room in board.map.rooms_beside(door))


def write_figures(table: Table, seat: int, into: bytearray) -> None:
    for figure in table.figures[:MAX_FIGURES]:
        if figure.present:
            _write_figure(table, figure, seat, into)


def _write_figure(table: Table, figure: Figure, seat: int, into: bytearray) -> None:
    slot, sheet = figure.slot, figure.sheet
    into[f.HERE + slot] = 1
    into[f.KIND + slot * len(KINDS) + figure.kind] = 1
    put_print(into, f.NAME + slot * f.PRINT, sheet.name)
    into[f.NUMBER + slot] = min(figure.number, 255)
    into[f.RANK + slot * len(RANKS) + sheet.rank] = 1
    into[f.OF_SIDE + slot * f.SIDES + figure.side] = 1
    if figure.owner != NOBODY:
        into[f.OWNER + slot * f.MAX_SEATS + (figure.owner - seat + table.seats) % table.seats] = 1
    put_wide(into, f.CELL + slot * 2, figure.cell, f.SIDE)
    put_wide(into, f.HP + slot * 4, max(0, figure.hp), f.BASE)
    put_wide(into, f.HP + slot * 4 + 2, figure.max_hp, f.BASE)
    put_bits(into, f.CONDITION + slot * len(CONDITIONS), figure.conditions)
    at = f.SHEET + slot * 5
    into[at] = shifted(shield_of(table, figure))
    into[at + 1] = shifted(sheet.retaliate)
    into[at + 2] = shifted(sheet.move)
    into[at + 3] = shifted(sheet.attack)
    into[at + 4] = shifted(sheet.range)
    if table.board.figures.flying[slot]:
        into[f.FLYING + slot] = 1
    if figure.acted:
        into[f.ACTED + slot] = 1
    into[f.FOCUS + slot] = figure.focus + 1
