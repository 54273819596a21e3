"""Who no longer flies and is over an obstacle, or stands in a closing door, comes down beside it (GH-S-FLY-03)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.placing import nearest_empty
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.state.figures import HERO
from taverna.games.gloomhaven.state.frames import BY_OBSTACLE
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


class DropStep(Handler[Table]):
    """Where what falls lands."""

    def run(self, table: Table, slot: int, hurt_already: int) -> None:
        """Trap damage first, then the nearest empty hex; where several are, its player chooses."""
        figure = table.figures[slot]
        if not hurt_already:
            table.next(steps.DROP, slot, 1)
            hurt(table, figure, table.rules.levels.trap, BY_OBSTACLE)
            return
        found = nearest_empty(table.board, figure.cell) if figure.present else []
        if len(found) > 1:
            kind = "place" if figure.kind == HERO else "monster-place"
            table.ask(table.decider(figure.owner), kind, [codes.CELL + cell for cell in found])
        elif found:
            self.answer(table, slot, hurt_already, codes.CELL + found[0])
        else:
            table.pop()

    def answer(self, table: Table, slot: int, hurt_already: int, code: int) -> None:
        figure = table.figures[slot]
        before = figure.cell
        table.pop()
        table.put(figure, code - codes.CELL)
        events.moved(table, figure, before, "GH-S-FLY-03", True)
