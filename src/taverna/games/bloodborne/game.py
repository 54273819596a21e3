"""The game as the kernel sees it: its number of seats, options and levels, and who knows what about it."""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import codes
from taverna.games.bloodborne.balance import BloodborneSurvey
from taverna.games.bloodborne.content import BloodborneComponents, CardSet, Rulesets
from taverna.games.bloodborne.describe import BloodborneWording
from taverna.games.bloodborne.judgement import LEVELS, RATINGS, BloodborneJudgement
from taverna.games.bloodborne.observe import BloodborneObservation
from taverna.games.bloodborne.rules import BloodborneRules
from taverna.games.bloodborne.saving import BloodborneSaving
from taverna.games.bloodborne.state import STEPS, Table
from taverna.games.bloodborne.view import BloodborneSight
from taverna.kernel import Game, SecretAnswers

SIGNALS: Final = ("strike", "shoot", "dream", "help", "wait")


class Bloodborne(Game[Table]):
    """`sets` are the card sets that can be played, the printed one first."""

    def __init__(self, sets: list[CardSet]) -> None:
        rulesets = Rulesets(sets)
        rules = BloodborneRules(rulesets)
        super().__init__(
            id="bloodborne",
            version=2,
            seats=range(3, 6),
            codes=codes.COUNT,
            options=rulesets.options,
            steps=STEPS,
            rules=rules,
            sight=BloodborneSight(),
            wording=BloodborneWording(),
            saving=BloodborneSaving(rulesets),
            judgement=BloodborneJudgement(rules),
            observation=BloodborneObservation(rulesets.options),
            survey=BloodborneSurvey(sets),
            components=BloodborneComponents(sets[0]),
            seats_rule="BB-1.2",
            secret_answers=SecretAnswers(final=False, rule="BB-R.10"),
            signals=SIGNALS,
            levels=LEVELS,
            ratings=RATINGS,
        )
        self.sets = sets
        self.rulesets = rulesets
