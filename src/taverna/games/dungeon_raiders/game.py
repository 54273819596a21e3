"""The game as the kernel sees it: every hook, handed to the file it belongs to."""

from __future__ import annotations

from taverna.games.dungeon_raiders import (
    balance,
    codes,
    content,
    describe,
    end,
    observe,
    rules,
    saving,
    schema,
    setup,
    view,
)
from taverna.games.dungeon_raiders.bot import LEVELS, RATINGS, worth
from taverna.games.dungeon_raiders.bot_light import light, rewards, settled
from taverna.games.dungeon_raiders.bot_reasons import reasons
from taverna.games.dungeon_raiders.content import Box, Rulesets
from taverna.games.dungeon_raiders.state import STEPS, Table
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


class DungeonRaiders(Game[Table]):
    """`boxes` are those that can be played with, the one that the game comes with first."""

    def __init__(self, boxes: list[Box]) -> None:
        rulesets = Rulesets(boxes)
        super().__init__(
            id="dungeon-raiders",
            version=2,
            seats=range(schema.MIN_SEATS, schema.MAX_SEATS + 1),
            codes=codes.COUNT,
            options=rulesets.options,
            steps=STEPS,
            seats_rule="DR-2.10",
            announced=codes.LOOK,
            sealing=Sealing(firm=True, rule="R-11"),
            levels=LEVELS,
            ratings=RATINGS,
        )
        self.boxes = boxes
        self._rulesets = rulesets
        self._layout = observe.layout(self.options)
        self._ledger = balance.Ledger(boxes)

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        return setup.deal(self._rulesets.of(options), seats, rng)

    def step(self, state: Table) -> None:
        rules.step(state)

    def answer(self, state: Table, code: int) -> None:
        rules.answer(state, code)

    def anytime(self, state: Table, seat: int) -> list[int]:
        return state.torches(seat) if state.pending and 0 <= seat < state.seats else []

    def announce(self, state: Table, seat: int, code: int) -> None:
        rules.announce(state, seat, code)

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
        return rewards(state)

    def settled(self, state: Table) -> bool:
        return settled(state)

    def reasons(self, state: Table, decision: Decision, code: int) -> list[Option]:
        return reasons(state, decision, code)

    def facts(self) -> list[tuple[str, str, str]]:
        return content.facts(self.boxes[0])

    def provenance(self) -> Inventory:
        return content.provenance(self.boxes[0])

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
        return saving.load_table(fields, self._rulesets.of(options), seats, rng)

    def check_agenda(self, state: Table) -> None:
        saving.check_agenda(state)
