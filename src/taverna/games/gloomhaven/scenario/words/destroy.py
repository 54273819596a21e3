"""`destroy`: whom it concerns die."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.dying import fall
from taverna.games.gloomhaven.scenario.whom import concerned
from taverna.games.gloomhaven.scenario.words.base import Operation, register_operation
from taverna.games.gloomhaven.state.figures import NOBODY
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import Table


class Destroy(Operation):
    def carry_out(self, table: Table, line: Line, subject: int) -> None:
        for figure in concerned(table, line, subject):
            figure.hp = 0
            fall(table, figure, NOBODY, NOBODY, BY_EFFECT)


register_operation(Destroy("destroy", [], []))
