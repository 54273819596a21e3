"""The result of a scenario as the campaign reads it; a damaged one is refused with its place."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign.world import RANDOM_DUNGEON
from taverna.games.gloomhaven.content.campaign import LAST_SCENARIO
from taverna.kernel import Fields

MOST: Final = 9999
OFF_THE_MAP: Final = 0
"""The number of what has none: the random dungeon, the solo scenarios."""
SOLO_IDS: Final = [f"{content.SOLO}{slug}" for slug in content.PRINTED_CLASSES]


class HeroResult:
    __slots__ = ("checks", "dead", "elites", "exhausted", "gold", "items", "kills", "treasures", "worn", "xp")

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.xp = fields.integer("xp", 0, MOST)
        self.gold = fields.integer("gold", 0, MOST)
        self.checks = fields.integer("checks", 0, 9)
        self.exhausted = fields.flag("exhausted", False)
        self.dead = fields.flag("dead", False)
        self.treasures = _treasures(fields, "treasures")
        self.items = fields.integers("items", 1, 151, ())
        self.worn = fields.integers("worn", 1, 151, ())
        self.elites = fields.integer("elites", 0, MOST, 0)
        kills = Fields(fields.value("kills", {}), f"{path}.kills")
        for type in kills.data:
            if type not in content.monster_ids():
                raise kills.bad(type, "there is no such monster")
        self.kills = {type: kills.integer(type, 1, MOST) for type in kills.data}
        for known in ("class", "goal", "reached", "coins", "consumed"):
            fields.value(known)
        fields.done()


class ScenarioResult:
    __slots__ = ("heroes", "level", "looted", "number", "rounds", "scenario", "won")

    def __init__(self, data: object, seats: int) -> None:
        fields = Fields(data, "result")
        self.scenario = fields.text("scenario")
        self.number = int(self.scenario) if self.scenario.isdecimal() else OFF_THE_MAP
        self.won = fields.flag("won", False)
        self.level = fields.integer("level", 0, 7)
        self.rounds = fields.integer("rounds", 0, MOST)
        self.looted = _treasures(fields, "looted")
        rows = fields.items("heroes")
        self.heroes = [HeroResult(row, f"result.heroes[{at}]") for at, row in enumerate(rows)]
        fields.value("outcome")
        fields.done()
        if len(self.heroes) != seats:
            raise fields.bad("heroes", f"must be {seats}, one for each seat")
        off_the_map = self.scenario == RANDOM_DUNGEON or self.scenario in SOLO_IDS
        if not off_the_map and not 1 <= self.number <= LAST_SCENARIO:
            raise fields.bad("scenario", f"there is no scenario {self.scenario!r} in a campaign")


def _treasures(fields: Fields, name: str) -> list[int]:
    found = fields.integers(name, 1, 999, ())
    for number in found:
        if number not in content.treasure_numbers():
            raise fields.bad(name, f"there is no treasure {number}")
    return found
