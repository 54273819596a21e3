"""`mend`: whom it concerns are healed by `n` for `each` of some on the map."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.scenario.whom import concerned, those
from taverna.games.gloomhaven.scenario.words.base import Operation, register_operation
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import Table


class Mend(Operation):
    def carry_out(self, table: Table, line: Line, subject: int) -> None:
        """All at once: poison takes it but once (GH-S-POI-02)."""
        count = len(those(table, line.each)) if line.each is not None else 1
        for figure in concerned(table, line, subject):
            if line.n * count > 0:
                heal(table, figure, line.n * count, "GH-S-SPC-07")


register_operation(Mend("mend", ["each"], ["n"]))
