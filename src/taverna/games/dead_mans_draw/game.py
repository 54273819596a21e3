"""The game as the kernel sees it: its number of seats, options and levels, and who knows what about it."""

from __future__ import annotations

from taverna.games.dead_mans_draw import codes
from taverna.games.dead_mans_draw.balance import DeadMansDrawSurvey
from taverna.games.dead_mans_draw.content import OPTIONS, DeadMansDrawComponents
from taverna.games.dead_mans_draw.describe import DeadMansDrawWording
from taverna.games.dead_mans_draw.judgement import LEVELS, RATINGS, DeadMansDrawJudgement
from taverna.games.dead_mans_draw.observe import LAYOUT, DeadMansDrawObservation
from taverna.games.dead_mans_draw.rules import DeadMansDrawRules
from taverna.games.dead_mans_draw.saving import DeadMansDrawSaving
from taverna.games.dead_mans_draw.state import STEPS, Table
from taverna.games.dead_mans_draw.view import DeadMansDrawSight
from taverna.kernel import Game


class DeadMansDraw(Game[Table]):
    def __init__(self) -> None:
        rules = DeadMansDrawRules()
        super().__init__(
            id="dead-mans-draw",
            version=1,
            seats=range(2, 9),
            codes=codes.COUNT,
            options=OPTIONS,
            steps=STEPS,
            rules=rules,
            sight=DeadMansDrawSight(),
            wording=DeadMansDrawWording(),
            saving=DeadMansDrawSaving(),
            judgement=DeadMansDrawJudgement(rules),
            observation=DeadMansDrawObservation(LAYOUT),
            survey=DeadMansDrawSurvey(),
            components=DeadMansDrawComponents(),
            seats_rule="DMD-70.9",
            levels=LEVELS,
            ratings=RATINGS,
        )
