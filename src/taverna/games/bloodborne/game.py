"""The game as the kernel sees it: every hook, handed to the file it belongs to."""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import (
    balance,
    codes,
    content,
    describe,
    end,
    observe,
    rules,
    saving,
    saving_checks,
    setup,
    view,
)
from taverna.games.bloodborne.bot import LEVELS, RATINGS, worth
from taverna.games.bloodborne.bot_light import hopes, light, settled
from taverna.games.bloodborne.bot_reasons import reasons
from taverna.games.bloodborne.content import CardSet, Ruleset
from taverna.games.bloodborne.state import STEPS, Table
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
from taverna.kernel.layout import settings_cells

SIGNALS: Final = ("strike", "shoot", "dream", "help", "wait")


class Bloodborne(Game[Table]):
    """`sets` are the card sets that can be played, the printed one first."""

    def __init__(self, sets: list[CardSet]) -> None:
        super().__init__(
            id="bloodborne",
            version=2,
            seats=range(3, 6),
            codes=codes.COUNT,
            options=content.options_of(sets),
            steps=STEPS,
            seats_rule="BB-1.2",
            sealing=Sealing(firm=False, rule="BB-R.10"),
            signals=SIGNALS,
            levels=LEVELS,
            ratings=RATINGS,
        )
        self.sets = sets
        self._layout = observe.layout(self.options)
        self._ledger = balance.Ledger(sets)
        self._rulesets: dict[tuple[str, str], Ruleset] = {}

    def ruleset(self, options: dict[str, Setting]) -> Ruleset:
        """The one shared ruleset of these options."""
        key = (str(options["final_boss"]), str(options["cards"]))
        if key not in self._rulesets:
            chosen = next(content for content in self.sets if content.id == key[1])
            ruleset = Ruleset(options, chosen)
            ruleset.settings_cells = settings_cells(self.options, options)
            self._rulesets[key] = ruleset
        return self._rulesets[key]

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        return setup.deal(self.ruleset(options), seats, rng)

    def step(self, state: Table) -> None:
        rules.step(state)

    def answer(self, state: Table, code: int) -> None:
        rules.answer(state, code)

    def settings(self, state: Table) -> dict[str, Setting]:
        return dict(state.rules.options)

    def outcome(self, state: Table) -> Outcome:
        return end.outcome(state)

    def show(self, state: Table, seat: int | None) -> dict[str, object]:
        return view.view(state, seat)

    def imagine(self, state: Table, seat: int, rng: Rng) -> Table:
        return view.determinize(state, seat, rng)

    def explain(self, state: Table, code: int) -> Option:
        return describe.describe(state, code)

    def why_not(self, state: Table, decision: Decision, code: int) -> Refusal:
        return describe.why_not(state, decision, code)

    def standing(self, state: Table, decision: Decision) -> list[int]:
        return describe.standing(state, decision)

    def worth(self, state: Table, decision: Decision) -> list[float]:
        return worth(state, decision)

    def light(self, state: Table, decision: Decision, rng: Rng) -> int:
        return light(state, decision, rng)

    def rewards(self, state: Table) -> list[float]:
        return hopes(state) if state.agenda else end.outcome(state).rewards()

    def settled(self, state: Table) -> bool:
        return settled(state)

    def reasons(self, state: Table, decision: Decision, code: int) -> list[Option]:
        return reasons(state, decision, code)

    def facts(self) -> list[tuple[str, str, str]]:
        return content.facts(self.sets[0])

    def provenance(self) -> Inventory:
        return content.provenance(self.sets[0])

    def layout(self) -> Layout:
        return self._layout

    def observe(self, state: Table, seat: int, into: bytearray) -> None:
        observe.observe(state, seat, into)

    def survey(self) -> Survey:
        return self._ledger.survey

    def traits_of(self, state: Table, seat: int) -> list[int]:
        return self._ledger.traits(state, seat)

    def deeds_of(self, state: Table, seat: int) -> list[int]:
        return balance.deeds(state, seat)

    def dump_table(self, state: Table) -> dict[str, object]:
        return saving.dump_table(state)

    def load_table(self, fields: Fields, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        return saving.load_table(fields, self.ruleset(options), seats, rng)

    def check_agenda(self, state: Table) -> None:
        saving_checks.check_agenda(state)
