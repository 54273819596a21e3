"""`to-death-hex`: the performer may stand where somebody has just died."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.effects.entering import enter_terrain
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.state.figures import NO_CELL, NOBODY
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


class ToDeathHex(OddCard):
    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        if act.at or not self._is_free(table, act):
            return False
        table.ask(table.decider(act.seat), "place", [codes.CELL + act.killed_at, codes.DONE])
        return True

    def _is_free(self, table: Table, act: Act) -> bool:
        cell = act.killed_at
        if cell == NO_CELL or table.board.occupant[cell] != NOBODY:
            return False
        return table.figures[act.actor].sheet.flying or not table.board.terrain[cell] & OBSTACLE

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        act.at = 1
        if code == codes.DONE:
            return
        figure = table.figures[act.actor]
        start = figure.cell
        table.put(figure, act.killed_at)
        act.performed = True
        events.moved(table, figure, start, "GH-S-MOV-01", True)
        if not figure.sheet.flying:
            enter_terrain(table, figure, NOBODY)


register_odd(ToDeathHex("to-death-hex"))
