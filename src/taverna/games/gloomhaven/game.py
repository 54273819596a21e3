"""Gloomhaven as a game of the kernel: which handler does which step, and what answers what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from taverna.games.gloomhaven import balance, codes, content, setup, steps
from taverna.games.gloomhaven.bot import chances, judge
from taverna.games.gloomhaven.bot.rollout import light
from taverna.games.gloomhaven.content import names, provenance
from taverna.games.gloomhaven.effects import (
    attacking,
    borrowing,
    cards,
    conditions,
    dying,
    entering,
    groups,
    hurting,
    landing,
    moving,
    perform,
    revealing,
    shoving,
    turn_order,
    using,
)
from taverna.games.gloomhaven.monsters import acting
from taverna.games.gloomhaven.rules import cleaning, initiative, preparing, resting, selection, turns
from taverna.games.gloomhaven.saving import checks, document
from taverna.games.gloomhaven.saving.written import form, reading
from taverna.games.gloomhaven.scenario import building, ending, interactions, spawning, story
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
        if op == steps.ACT:
            perform.run(state)
        elif op == steps.ATTACK:
            attacking.run(state)
        elif op == steps.WALK:
            moving.run(state)
        elif op == steps.HURT:
            hurting.run(state)
        elif op == steps.MONSTER_TURN:
            acting.run(state, first, second)
        elif op == steps.SHOVE:
            shoving.run(state)
        elif op == steps.HERO_TURN:
            turns.hero_turn(state, first)
        elif op == steps.NEXT_TURN:
            turns.next_turn(state)
        elif op == steps.TURN:
            turns.begin(state, first)
        elif op == steps.END_TURN:
            turns.end(state, first, second)
        elif op == steps.ENTER:
            entering.run(state, first, second)
        elif op == steps.DEATH:
            dying.run_death(state, first, second - 1)
        elif op == steps.LOSE_CARDS:
            cards.ask_to_lose(state, first, second)
        elif op == steps.RECOVER:
            cards.recover(state, first, second)
        elif op == steps.TAKE:
            borrowing.ask(state, first, second)
        elif op == steps.LIMIT:
            groups.ask(state, first, second)
        elif op == steps.CLEANSE:
            conditions.ask_cleanse(state, first, second)
        elif op == steps.REFRESH:
            using.ask_refresh(state, first, second)
        elif op == steps.SPAWN:
            spawning.run(state, first, second)
        elif op == steps.CLAUSE:
            story.run_line(state, first, second - 1)
        elif op == steps.INTERACT:
            interactions.ask(state, first, second)
        elif op == steps.PLACE_REVEALED:
            revealing.place_scarce(state, first, second)
        elif op == steps.PAY:
            using.ask_element(state, first, second)
        elif op == steps.REVEALED:
            using.ask_revealed(state, first)
        elif op == steps.DROP:
            landing.run(state, first, second)
        else:
            _step_of_round(state, op, first, second)

    def answer(self, state: Table, code: int) -> None:
        op, first, second = state.agenda[-1]
        if op == steps.ACT:
            perform.answer(state, code)
        elif op == steps.ATTACK:
            attacking.answer(state, code)
        elif op == steps.WALK:
            moving.answer(state, code)
        elif op == steps.HURT:
            hurting.answer(state, code)
        elif op == steps.MONSTER_TURN:
            acting.answer_turn(state, first, second, code)
        elif op == steps.SHOVE:
            shoving.answer(state, code)
        elif op == steps.HERO_TURN:
            turns.answer(state, first, code)
        elif op == steps.LOSE_CARDS:
            cards.answer_to_lose(state, first, second, code)
        elif op == steps.RECOVER:
            cards.answer_recover(state, first, second, code)
        elif op == steps.TAKE:
            borrowing.answer(state, first, second, code)
        elif op == steps.LIMIT:
            groups.answer(state, first, code)
        elif op == steps.CLEANSE:
            conditions.answer_cleanse(state, first, second, code)
        elif op == steps.REFRESH:
            using.answer_refresh(state, first, second, code)
        elif op == steps.SPAWN:
            spawning.answer(state, first, second, code)
        elif op == steps.INTERACT:
            interactions.answer(state, first, second, code)
        elif op == steps.PLACE_REVEALED:
            revealing.answer_scarce(state, first, code)
        elif op == steps.PAY:
            using.answer_element(state, first, second, code)
        elif op == steps.REVEALED:
            using.answer_revealed(state, first, code)
        elif op == steps.DROP:
            landing.answer(state, first, code)
        else:
            _answer_of_round(state, op, first, second, code)

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


def _step_of_round(state: Table, op: int, first: int, second: int) -> None:
    if op == steps.PREPARE:
        preparing.ask(state)
    elif op == steps.PLACE:
        preparing.ask_place(state, first)
    elif op == steps.START:
        setup.start(state)
    elif op == steps.ROUND:
        selection.begin_round(state)
    elif op == steps.SELECT:
        selection.ask(state)
    elif op == steps.REVEAL:
        selection.show_cards(state)
    elif op == steps.TIES:
        if not initiative.settle(state, first, second):
            turn_order.number_figures(state)
            state.next(steps.NEXT_TURN)
    elif op == steps.LONG_REST:
        resting.long_rest(state, first)
    elif op == steps.CLEAN_UP:
        cleaning.clean_up(state)
    elif op == steps.SHORT_REST:
        resting.short_rest(state, first)
    elif op == steps.REDRAW:
        resting.redraw(state, first, second)
    elif op == steps.END_REST:
        resting.end_rest(state, first, second)
    else:
        assert op == steps.FINISH, steps.STEPS[op]
        ending.finish(state)


def _answer_of_round(state: Table, op: int, first: int, second: int, code: int) -> None:
    if op == steps.PREPARE:
        preparing.finish(state)
    elif op == steps.PLACE:
        preparing.answer_place(state, first, code)
    elif op == steps.SELECT:
        selection.choose(state)
    elif op == steps.TIES:
        initiative.answer_tie(state, first, second, code)
    elif op == steps.LONG_REST:
        resting.answer_long_rest(state, first, code)
    elif op == steps.SHORT_REST:
        resting.answer_short_rest(state, first, code)
    else:
        assert op == steps.REDRAW, steps.STEPS[op]
        resting.answer_redraw(state, first, second, code)
