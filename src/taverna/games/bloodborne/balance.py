"""What reports on many games count: upgrades owned, the final boss, blood, trophies, deaths, cards played."""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import cards, codes
from taverna.games.bloodborne.cards import UPGRADE, ActionCard
from taverna.games.bloodborne.content import CardSet
from taverna.games.bloodborne.state import Table
from taverna.kernel import TABLE, UNCOUNTED, Statistic, Survey, Trait

DEEDS: Final = ["blood", "trophies", "deaths", "upgrades"]
CHOICES: Final = ["melee", "ranged", "utility", "transform", "dream"]
STATISTICS: Final = [
    Statistic("trophies", deed="trophies"),
    Statistic("deaths", deed="deaths"),
    Statistic("upgrades", deed="upgrades"),
    Statistic("most-blood", deed="blood", most=True),
]
TRANSFORM: Final = 3
DREAM: Final = 4


class BloodborneSurvey(Survey[Table]):
    """The survey over all card sets, and the number of each trait by its id: houses add cards and bosses."""

    def __init__(self, sets: list[CardSet]) -> None:
        self.upgrades: dict[str, int] = {}
        self.bosses: dict[str, int] = {}
        kinds = [UNCOUNTED] * codes.COUNT
        for content in sets:
            for card in content.kinds:
                if card.id:
                    kinds[codes.PLAY + card.kind] = _choice(card)
                if card.id and card.group == UPGRADE:
                    self.upgrades.setdefault(card.id, len(self.upgrades))
        for content in sets:
            for number in content.final_bosses:
                self.bosses.setdefault(content.monsters[number].id, len(self.upgrades) + len(self.bosses))
        traits = [Trait("card", id) for id in self.upgrades]
        traits += [Trait("monster", id, shared=True) for id in self.bosses]
        super().__init__(traits, DEEDS, CHOICES, kinds, STATISTICS)

    def traits_of(self, table: Table, seat: int) -> list[int]:
        if seat == TABLE:
            return [self.bosses[table.rules.monsters[table.final_boss].id]]
        return [self.upgrades[table.rules.kinds[kind].id] for kind in sorted(set(_upgrades(table, seat)))]

    def deeds_of(self, table: Table, seat: int) -> list[int]:
        return [
            table.banked[seat],
            table.trophy_points(seat),
            table.deaths[seat],
            len(_upgrades(table, seat)),
        ]


def _choice(card: ActionCard) -> int:
    if card.dream:
        return DREAM
    return TRANSFORM if card.transform else card.type


def _upgrades(table: Table, seat: int) -> list[int]:
    """Those that the hunter owns, wherever they lie (BB-5.8)."""
    owned = table.hands[seat] + table.used[seat] + table.in_play(seat)
    return [kind for kind in owned if table.rules.kinds[kind].group == UPGRADE]


assert CHOICES[: len(cards.TYPES)] == list(cards.TYPES)
