"""What reports on many games count: classes, kills, loot, exhaustion. Scores are the experience gained.

And the tables by scenario and by class: which games they are made of.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content import class_ids, playable_classes, playable_scenarios
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import TABLE, Rng, Setting, Statistic, Survey, Trait

DEEDS: Final = ["kills", "loot", "exhausted", "rounds"]
STATISTICS: Final = [
    Statistic("kills", deed="kills"),
    Statistic("loot", deed="loot"),
    Statistic("exhaustions", deed="exhausted"),
    Statistic("most-kills", deed="kills", most=True),
]
HEROES: Final = 4
EARLY: Final = ("1", 1)
LATE: Final = ("14", 5)
"""The scenarios of the table by class, and the heroes' level."""


class GloomhavenSurvey(Survey[Table]):
    """Classes, and what each hero did."""

    def __init__(self) -> None:
        super().__init__([Trait("class", id) for id in class_ids()], DEEDS, statistics=STATISTICS)

    def traits_of(self, table: Table, seat: int) -> list[int]:
        return [] if seat == TABLE else [class_ids().index(table.rules.classes[seat].slug)]

    def deeds_of(self, table: Table, seat: int) -> list[int]:
        hero = table.heroes[seat]
        fell = hero.exhausted and not hero.has_escaped
        return [hero.kills, hero.tokens, 1 if fell else 0, table.round]


def scenario_cases(level: int) -> list[dict[str, Setting]]:
    """Every printed scenario that can be played, with four heroes of that level and the usual classes."""
    return [{"scenario": id, **_levels(level)} for id in playable_scenarios() if id.isdigit()]


def party_cases(parties: int, seed: int) -> list[dict[str, Setting]]:
    """Parties of four different classes, drawn at random; each goes into an early and into a late scenario."""
    found: list[dict[str, Setting]] = []
    rng = Rng(seed)
    for _ in range(parties):
        left = list(playable_classes())
        chosen: dict[str, Setting] = {}
        for seat in range(1, HEROES + 1):
            chosen[f"class_{seat}"] = left.pop(rng.below(len(left)))
        for scenario, level in (EARLY, LATE):
            found.append({"scenario": scenario, **chosen, **_levels(level)})
    return found


def _levels(level: int) -> dict[str, Setting]:
    return {f"level_{seat}": str(level) for seat in range(1, HEROES + 1)}
