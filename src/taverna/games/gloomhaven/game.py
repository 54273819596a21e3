"""Gloomhaven as a game of the kernel: which handler does which step, and what answers what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from taverna.games.gloomhaven import agenda, balance, codes, content, setup, steps
from taverna.games.gloomhaven.bot import chances, judge
from taverna.games.gloomhaven.bot.rollout import light
from taverna.games.gloomhaven.content import names, provenance
from taverna.games.gloomhaven.rules import preparing, selection
from taverna.games.gloomhaven.saving import checks, document
from taverna.games.gloomhaven.saving.written import form, reading
from taverna.games.gloomhaven.scenario import building, ending
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view import describe, reference, views
from taverna.games.gloomhaven.view.deciders import decided
from taverna.games.gloomhaven.view.observe.fields import layout
from taverna.games.gloomhaven.view.observe.table import observe
from taverna.kernel import (
    Decision,
    Fields,
    Game,
    Inventory,
    Layout,
    Option,
    Outcome,
    Refusal,
    Rng,
    Sealing,
    Setting,
    Survey,
)
from taverna.kernel.generators import read_rng
from taverna.kernel.layout import settings_cells
from taverna.kernel.options import check_options

VERSION: Final = 2
LEVELS: Final = {
    "novice": "greedy:overlooks=0.05",
    "strong": "search:policy=greedy,depth=1,width=5,trust=1.5,iterations=40",
    "master": "search:policy=greedy,depth=1,width=8,trust=1.5,iterations=160",
}
"""To the end of the round, no further: whole scenarios are too long to look ahead. A hero decides a hundred times and
more, so a novice who overlooked as much as in other games would never succeed."""

RATINGS: Final = {"novice": 610, "regular": 1000, "strong": 1190, "master": 1230}
"""How parties of them do (docs/bots.md)."""


class Gloomhaven(Game[Table]):
    def __init__(self, own_scenarios: Sequence[str] = (), houses: Sequence[str] = ()) -> None:
        """`own_scenarios`: ids of those that were added to the content; `houses`: ids of content files."""
        super().__init__(
            id="gloomhaven",
            version=VERSION,
            seats=range(2, 5),
            levels=LEVELS,
            ratings=RATINGS,
            codes=codes.CODES,
            options=building.options_with(own_scenarios, houses),
            steps=steps.STEPS,
            seats_rule="GH-S-CMP-01",
            announced=codes.ANNOUNCED,
            sealing=Sealing(rule="GH-S-SEL-06"),
            cooperative=True,
        )
        self._layout = layout(self.options)
        self._settings: dict[Ruleset, list[int]] = {}

    def load(self, data: Mapping[str, object], telling: bool = False) -> Table:
        """Also a position as people write it: docs/gloomhaven-positions.md."""
        return super().load(form.completed(data) if form.is_written(data) else data, telling)

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        return setup.deal(building.ruleset(options, seats), seats, rng)

    def seated(self, options: dict[str, Setting], seats: int, people: list[int]) -> dict[str, Setting]:
        """If people and bots play together, people decide for the monsters (GH-S-MON-18)."""
        return {**options, building.DECIDERS: building.deciders(seats, people)}

    def apply(self, state: Table, seat: int, code: int) -> None:
        """Also tells who decided for the monsters, before what comes of it."""
        event = decided(state, seat, code) if state.telling else None
        told = len(state.events)
        super().apply(state, seat, code)
        if event is not None:
            state.events.insert(told, event)

    def step(self, state: Table) -> None:
        op, first, second = state.agenda[-1]
        agenda.ASKS[op](state, first, second)

    def answer(self, state: Table, code: int) -> None:
        op, first, second = state.agenda[-1]
        agenda.ANSWERS[op](state, first, second, code)

    def anytime(self, state: Table, seat: int) -> list[int]:
        for decision in state.pending:
            if decision.seat == seat and decision.sealed:
                return [code for code in decision.options if code >= codes.ANNOUNCED]
        return []

    def announce(self, state: Table, seat: int, code: int) -> None:
        if state.agenda[-1][0] == steps.PREPARE:
            preparing.announce(state, seat, code)
        else:
            selection.announce(state, seat, code)

    def settings(self, state: Table) -> dict[str, Setting]:
        return dict(state.rules.options)

    def outcome(self, state: Table) -> Outcome:
        return ending.outcome(state)

    def show(self, state: Table, seat: int | None) -> dict[str, object]:
        return views.view(state, seat)

    def imagine(self, state: Table, seat: int, rng: Rng) -> Table:
        world = views.determinize(state, seat, rng)
        if world.pending and not world.pending[0].sealed and world.pending[0].seat != seat:
            # Another hand has other options: the step on top asks anew.
            world.pending = []
            self.run(world)
        return world

    def explain(self, state: Table, code: int) -> Option:
        return describe.describe(state, code)

    def why_not(self, state: Table, decision: Decision, code: int) -> Refusal:
        return describe.why_not(state, decision, code)

    def worth(self, state: Table, decision: Decision) -> list[float]:
        return judge.worth(state, decision)

    def light(self, state: Table, decision: Decision, rng: Rng) -> int:
        return light(state, decision, rng)

    def rewards(self, state: Table) -> list[float]:
        return chances.rewards(state)

    def settled(self, state: Table) -> bool:
        return chances.settled(state)

    def facts(self) -> list[tuple[str, str, str]]:
        return content.facts() + names.facts()

    def provenance(self) -> Inventory:
        return provenance.provenance()

    def layout(self) -> Layout:
        return self._layout

    def observe(self, state: Table, seat: int, into: bytearray) -> None:
        settings = self._settings.get(state.rules)
        if settings is None:
            settings = settings_cells(self.options, state.rules.options)
            self._settings[state.rules] = settings
        observe(state, seat, settings, into)

    def reference(self, part: str) -> dict[str, object]:
        return reference.reference(part)

    def survey(self) -> Survey:
        return balance.survey()

    def traits_of(self, state: Table, seat: int) -> list[int]:
        return balance.traits(state, seat)

    def deeds_of(self, state: Table, seat: int) -> list[int]:
        return balance.deeds(state, seat)

    def dump_table(self, state: Table) -> dict[str, object]:
        return document.dump_table(state)

    def load_table(self, fields: Fields, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        if form.is_written(fields.data):
            return reading.read_table(fields, seats, rng, options)
        rules = building.ruleset(options, seats, document.read_brought(fields, options))
        return document.load_table(fields, rules, seats, rng)

    def unplayed(self, data: Mapping[str, object]) -> Table:
        """The table of a written position before anything happens on it; `load` goes on to the next question."""
        fields = Fields(form.completed(data), "position")
        given = Fields(fields.value("options"), "position.options").data
        seats = fields.integer("seats", self.seats.start, self.seats.stop - 1)
        table = reading.read_table(fields, seats, read_rng(fields), check_options(self.options, given))
        for name in ("game", "version"):
            fields.value(name)
        fields.done()
        checks.check(table)
        return table

    def check_agenda(self, state: Table) -> None:
        checks.check(state)
