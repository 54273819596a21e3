"""From the deal to the end; what the steps of the agenda do stands in `handlers.py`."""

from __future__ import annotations

from taverna.games.bloodborne import setup
from taverna.games.bloodborne.content import Rulesets
from taverna.games.bloodborne.end import winners
from taverna.games.bloodborne.handlers import HANDLERS
from taverna.games.bloodborne.state import Table
from taverna.kernel import AgendaRules, Outcome, Rng, Setting


class BloodborneRules(AgendaRules[Table]):
    """Rounds until the final boss is slain."""

    def __init__(self, rulesets: Rulesets) -> None:
        super().__init__(HANDLERS)
        self.rulesets = rulesets

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        return setup.deal(self.rulesets.of(options), seats, rng)

    def settings(self, table: Table) -> dict[str, Setting]:
        return dict(table.rules.options)

    def outcome(self, table: Table) -> Outcome:
        scores = [table.score(seat) for seat in range(table.seats)]
        slain = table.over and table.final_boss in table.met
        return Outcome(table.over, scores, winners(table) if slain else [])
