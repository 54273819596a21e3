"""`exhausted-before-looting`: a character has been exhausted that had no goal treasure."""

from __future__ import annotations

from taverna.games.gloomhaven.scenario.words.base import TableTest, register_test
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.plan import Test
from taverna.games.gloomhaven.state.table import Table


class ExhaustedBeforeLooting(TableTest):
    def holds(self, table: Table, test: Test) -> bool:
        return any(hero.exhausted and GOAL not in hero.treasures for hero in table.heroes)


register_test(ExhaustedBeforeLooting("exhausted-before-looting", [], [], is_exhaustion=True))
