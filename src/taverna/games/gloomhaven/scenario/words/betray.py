"""`betray`: whom it concerns fight against everybody from now on."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.board.figures import THIRD
from taverna.games.gloomhaven.effects.waking import change_side
from taverna.games.gloomhaven.scenario.whom import concerned
from taverna.games.gloomhaven.scenario.words.base import Operation, register_operation
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import Table


class Betray(Operation):
    def carry_out(self, table: Table, line: Line, subject: int) -> None:
        """It keeps its hit points, its initiative and its turn."""
        for figure in concerned(table, line, subject):
            change_side(table, figure, THIRD)
            events.about(table, "betrayed", "GH-S-SPC-07", figure.slot)


register_operation(Betray("betray", [], [], is_about_figures=True))
