"""Battle goals and numbered treasures."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import mask, number_of
from taverna.games.gloomhaven.content.scenarios.file import LAST_TREASURE
from taverna.kernel.fields import Fields, bad

# What a battle goal measures, for one character over the scenario unless told otherwise.
HAND_AND_DISCARD: Final = 0  # cards, at the end
XP: Final = 1
HP: Final = 2  # at the end
MISSING_HP: Final = 3  # at the end
TRAPS: Final = 4  # sprung or disarmed in its own turn or that of its summon
TREASURES: Final = 5
OTHERS_EXHAUSTED: Final = 6
ROOMS: Final = 7  # revealed by opening a door in its own turn
TOKENS: Final = 8  # of money
LOOT: Final = 9  # tokens and treasures
KILLS: Final = 10
ELITE_KILLS: Final = 11
ITEM_USES: Final = 12
QUIET_ROUNDS: Final = 13  # that began without a monster on the map
OVERKILL: Final = 14  # the most damage beyond what a kill needed
FIRST_KILL: Final = 15  # 1: the first kill of the scenario was this character's
BELOW_HALF: Final = 16  # how often hit points fell below half of the maximum, rounded up
CLEAN_KILLS: Final = 17  # of an undamaged monster with one attack
SHORT_RESTS: Final = 18
LONG_RESTS: Final = 19
MEASURES: Final = (
    "hand-and-discard", "xp", "hp", "missing-hp", "traps", "treasures", "others-exhausted", "rooms", "tokens", "loot",
    "kills", "elite-kills", "item-uses", "quiet-rounds", "overkill", "first-kill", "below-half", "clean-kills",
    "short-rests", "long-rests",
)  # fmt: skip
NO_LIMIT: Final = 999


class BattleGoal:
    """Met if the measure lies between `least` and `most`; `and_level` adds the character's level to `least`."""

    __slots__ = ("and_level", "card", "checks", "id", "least", "measure", "most", "number")

    def __init__(self, data: object, path: str, number: int) -> None:
        fields = Fields(data, path)
        self.number = number
        self.card = fields.integer("card", 1, 999)
        self.id = fields.text("id")
        self.checks = fields.integer("checks", 1, 2)
        self.measure = number_of(fields, "measure", "measure", MEASURES)
        self.least = fields.integer("at_least", 0, 99, 0)
        self.most = fields.integer("at_most", 0, NO_LIMIT, NO_LIMIT)
        self.and_level = fields.flag("and_level", False)
        fields.done()

    def is_met(self, measured: int, level: int) -> bool:
        least = self.least + level if self.and_level else self.least
        return least <= measured <= self.most


class TreasureReward:
    """What the index says about a numbered treasure: for the character that loots it (GH-S-TRE-02 to 04)."""

    __slots__ = (
        "checks", "conditions", "damage", "design", "gold", "items", "number", "random_design",
        "random_scenario", "scenario", "unlocks", "xp",
    )  # fmt: skip

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.number = fields.integer("number", 1, LAST_TREASURE)
        self.scenario = fields.text("scenario")
        self.items = fields.integers("items", 1, 999, ())
        self.design = fields.integer("design", 0, 999, 0)
        self.random_design = fields.integer("random_design", 0, 9, 0)
        self.random_scenario = fields.integer("random_scenario", 0, 9, 0)
        self.unlocks = fields.text("unlocks", "")
        self.gold = fields.integer("gold", 0, 99, 0)
        self.xp = fields.integer("xp", 0, 99, 0)
        self.checks = fields.integer("checks", 0, 9, 0)
        self.damage = fields.integer("damage", 0, 99, 0)
        self.conditions = mask(fields, "conditions")
        fields.done()


def read_goals(data: object, path: str) -> list[BattleGoal]:
    fields = Fields(data, path)
    found = [
        BattleGoal(row, f"{path}.goals[{number}]", number) for number, row in enumerate(fields.items("goals"))
    ]
    fields.done()
    return found


def read_treasures(data: object, path: str) -> dict[int, TreasureReward]:
    fields = Fields(data, path)
    found: dict[int, TreasureReward] = {}
    for number, row in enumerate(fields.items("treasures")):
        reward = TreasureReward(row, f"{path}.treasures[{number}]")
        if reward.number in found:
            raise bad(f"{path}.treasures[{number}].number", f"treasure {reward.number} is there twice")
        found[reward.number] = reward
    fields.done()
    return found
