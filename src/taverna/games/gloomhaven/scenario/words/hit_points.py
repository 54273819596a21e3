"""`hit-points`: whom it concerns have `n` hit points left, if they may have so many."""

from __future__ import annotations

from taverna.games.gloomhaven.scenario.whom import concerned
from taverna.games.gloomhaven.scenario.words.base import Operation, register_operation
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import Table


class HitPoints(Operation):
    def carry_out(self, table: Table, line: Line, subject: int) -> None:
        """Nothing hurts or heals them: so many they have."""
        for figure in concerned(table, line, subject):
            figure.hp = min(line.n, figure.max_hp)


register_operation(HitPoints("hit-points", [], ["n"]))
