"""`dismiss`: the players may choose one of those whom the line names, which leaves the map."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.lasting import remove_figure
from taverna.games.gloomhaven.scenario.whom import concerned
from taverna.games.gloomhaven.scenario.words.base import Operation, register_operation
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import Table


class Dismiss(Operation):
    def carry_out(self, table: Table, line: Line, subject: int) -> None:
        found = concerned(table, line, subject)
        if found:
            self.ask(table, line, subject, [codes.DONE] + [codes.FIGURE + figure.slot for figure in found])

    def answer(self, table: Table, line: Line, subject: int, code: int) -> None:
        if code != codes.DONE:
            remove_figure(table, table.figures[code - codes.FIGURE])


register_operation(Dismiss("dismiss", ["of"], [], waits=True))
