"""What reports on many games count: classes, kills, loot, exhaustion. Scores are the experience gained."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content import class_ids
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import TABLE, Survey, Trait

DEEDS: Final = ["kills", "loot", "exhausted"]


class GloomhavenSurvey(Survey[Table]):
    """Classes, and what each hero did."""

    def __init__(self) -> None:
        super().__init__([Trait("class", id) for id in class_ids()], DEEDS)

    def traits_of(self, table: Table, seat: int) -> list[int]:
        return [] if seat == TABLE else [class_ids().index(table.rules.classes[seat].slug)]

    def deeds_of(self, table: Table, seat: int) -> list[int]:
        hero = table.heroes[seat]
        return [hero.kills, hero.tokens, 1 if hero.exhausted else 0]
