"""Two figures exchange their hexes: no move, so that nothing on the way matters; what the new hex holds does."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.effects.entering import enter_terrain
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.state.figures import NO_CELL, OBJECT, Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


def can_join(table: Table, act: Act, ability: Ability, other: Figure) -> bool:
    """Whether the figure can be one of the two; with the first one picked, whether both can stand there."""
    if other.kind == OBJECT:
        return False
    first = act.actor if ability.to.pick == 1 else act.picked[0] if act.picked else other.slot
    one = table.figures[first]
    return _can_stand(table, one, other.cell) and _can_stand(table, other, one.cell)


def _can_stand(table: Table, figure: Figure, cell: int) -> bool:
    return figure.sheet.flying or not table.board.terrain[cell] & OBSTACLE


def swap(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """Two that were picked exchange their hexes; one alone, with the performer."""
    other = table.figures[act.picked[0] if len(act.picked) > 1 else act.actor]
    if figure.slot != other.slot and other.present:
        _change_places(table, other, figure)


def _change_places(table: Table, one: Figure, other: Figure) -> None:
    here, there = one.cell, other.cell
    table.put(one, NO_CELL)
    table.put(other, here)
    table.put(one, there)
    events.moved(table, one, here, "GH-S-MOV-01", True)
    events.moved(table, other, there, "GH-S-MOV-01", True)
    for figure in (one, other):
        if not figure.sheet.flying:
            enter_terrain(table, figure, -1)
