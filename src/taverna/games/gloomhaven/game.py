"""Gloomhaven as a game of the kernel: its number of seats, options and levels, and who knows what about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.agenda import GloomhavenRules
from taverna.games.gloomhaven.balance import GloomhavenSurvey
from taverna.games.gloomhaven.bot.judgement import LEVELS, RATINGS, GloomhavenJudgement
from taverna.games.gloomhaven.bot.prepare import recommended
from taverna.games.gloomhaven.saving.document import GloomhavenSaving
from taverna.games.gloomhaven.saving.written import form, reading
from taverna.games.gloomhaven.scenario import building
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view.deciders import decided
from taverna.games.gloomhaven.view.describe import WORDING
from taverna.games.gloomhaven.view.observe.table import GloomhavenObservation
from taverna.games.gloomhaven.view.reference import GloomhavenComponents
from taverna.games.gloomhaven.view.views import GloomhavenSight
from taverna.kernel import Fields, Game, Lesson, SecretAnswers
from taverna.kernel.generators import read_rng
from taverna.kernel.options import check_options

VERSION: Final = 2
LESSON: Final = Lesson(
    20,
    ("regular",),
    {"scenario": "1", "difficulty": "easy", "class_1": "brute", "class_2": "spellweaver"},
)
"""The first scenario. With this seed two bots open the first door in round 5, unhurt, and win."""


class Gloomhaven(Game[Table]):
    def __init__(self, own_scenarios: Sequence[str] = (), houses: Sequence[str] = ()) -> None:
        """`own_scenarios`: ids of those that were added to the content; `houses`: ids of content files."""
        options = building.options_with(own_scenarios, houses)
        rules = GloomhavenRules()
        super().__init__(
            id="gloomhaven",
            version=VERSION,
            seats=range(2, 5),
            codes=codes.CODES,
            options=options,
            steps=steps.STEPS,
            rules=rules,
            sight=GloomhavenSight(rules, recommended),
            wording=WORDING,
            saving=GloomhavenSaving(),
            judgement=GloomhavenJudgement(rules),
            observation=GloomhavenObservation(options),
            survey=GloomhavenSurvey(),
            components=GloomhavenComponents(),
            seats_rule="GH-S-CMP-01",
            first_free_code=codes.FREE_ACTIONS,
            secret_answers=SecretAnswers(rule="GH-S-SEL-06"),
            levels=LEVELS,
            ratings=RATINGS,
            cooperative=True,
            lesson=LESSON,
        )

    def apply(self, state: Table, seat: int, code: int) -> None:
        """Also tells who decided for the monsters, before what comes of it."""
        event = decided(state, seat, code) if state.telling else None
        told = len(state.events)
        super().apply(state, seat, code)
        if event is not None:
            state.events.insert(told, event)

    def unplayed(self, data: Mapping[str, object]) -> Table:
        """The table of a written position before anything happens on it; `load` goes on to the next question."""
        fields = Fields(form.completed(data), "position")
        settings = check_options(self.options, Fields(fields.value("options"), "position.options").data)
        able = self.seats_with(settings)
        seats = fields.integer("seats", able.start, able.stop - 1)
        table = reading.read_table(fields, seats, read_rng(fields), settings)
        for name in ("game", "version"):
            fields.value(name)
        fields.done()
        self.saving.check_agenda(table)
        return table
