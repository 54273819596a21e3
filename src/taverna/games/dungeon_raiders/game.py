"""The game as the kernel sees it: its number of seats, options and levels, and who knows what about it."""

from __future__ import annotations

from taverna.games.dungeon_raiders import codes, schema
from taverna.games.dungeon_raiders.balance import DungeonRaidersSurvey
from taverna.games.dungeon_raiders.content import Box, DungeonRaidersComponents, Rulesets
from taverna.games.dungeon_raiders.describe import DungeonRaidersWording
from taverna.games.dungeon_raiders.judgement import LEVELS, RATINGS, DungeonRaidersJudgement
from taverna.games.dungeon_raiders.observe import DungeonRaidersObservation
from taverna.games.dungeon_raiders.rules import DungeonRaidersRules
from taverna.games.dungeon_raiders.saving import DungeonRaidersSaving
from taverna.games.dungeon_raiders.state import STEPS, Table
from taverna.games.dungeon_raiders.view import DungeonRaidersSight
from taverna.kernel import Game, SecretAnswers


class DungeonRaiders(Game[Table]):
    """`boxes` are those that can be played with, the one that the game comes with first."""

    def __init__(self, boxes: list[Box]) -> None:
        rulesets = Rulesets(boxes)
        rules = DungeonRaidersRules(rulesets)
        super().__init__(
            id="dungeon-raiders",
            version=2,
            seats=range(schema.MIN_SEATS, schema.MAX_SEATS + 1),
            codes=codes.COUNT,
            options=rulesets.options,
            steps=STEPS,
            rules=rules,
            sight=DungeonRaidersSight(),
            wording=DungeonRaidersWording(),
            saving=DungeonRaidersSaving(rulesets),
            judgement=DungeonRaidersJudgement(rules),
            observation=DungeonRaidersObservation(rulesets.options),
            survey=DungeonRaidersSurvey(boxes),
            components=DungeonRaidersComponents(boxes[0]),
            seats_rule="DR-2.10",
            first_free_code=codes.LOOK,
            secret_answers=SecretAnswers(final=True, rule="R-11"),
            levels=LEVELS,
            ratings=RATINGS,
        )
        self.boxes = boxes
