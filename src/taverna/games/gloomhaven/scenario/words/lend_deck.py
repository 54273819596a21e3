"""`lend-deck`: the players choose one of the characters whom the line names; `register` keeps whose deck it is."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.scenario.whom import concerned
from taverna.games.gloomhaven.scenario.words.base import Operation, register_operation
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import Table


class LendDeck(Operation):
    def carry_out(self, table: Table, line: Line, subject: int) -> None:
        found = [figure.slot for figure in concerned(table, line, subject)]
        if len(found) == 1:
            table.write(line.register, found[0] + 1)
        elif found:
            self.ask(table, line, subject, [codes.FIGURE + slot for slot in found])

    def answer(self, table: Table, line: Line, subject: int, code: int) -> None:
        table.write(line.register, code - codes.FIGURE + 1)


register_operation(LendDeck("lend-deck", ["of", "register"], [], waits=True))
