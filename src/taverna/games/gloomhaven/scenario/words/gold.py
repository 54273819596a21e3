"""`gold`: characters whom it concerns gain `n` gold."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.scenario.whom import concerned
from taverna.games.gloomhaven.scenario.words.base import Operation, register_operation
from taverna.games.gloomhaven.state.figures import HERO
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import Table


class Gold(Operation):
    def carry_out(self, table: Table, line: Line, subject: int) -> None:
        for figure in concerned(table, line, subject):
            if figure.kind == HERO:
                table.heroes[figure.owner].money += line.n
                events.about(table, "gold", "GH-C-RDD-15", figure.slot, line.n)


register_operation(Gold("gold", [], ["n"]))
