"""From the deal to the end: which step of the agenda does or asks what, and what an answer does."""

from __future__ import annotations

from taverna.games.bloodborne import setup
from taverna.games.bloodborne.abilities import choose_discard, discard_weapons
from taverna.games.bloodborne.attacks import go_on
from taverna.games.bloodborne.content import Rulesets
from taverna.games.bloodborne.dream import (
    ask_upgrade,
    choose_removal,
    choose_upgrade,
    dream,
    refill,
    removable,
)
from taverna.games.bloodborne.end import winners
from taverna.games.bloodborne.round import (
    ask_picks,
    end_round,
    escape,
    hunters_attack,
    instants,
    monster_attacks,
    reveal_picks,
    reveal_weapons,
    start_round,
    weapon_options,
)
from taverna.games.bloodborne.state import (
    ANY_TROPHY,
    BURY,
    DISCARD,
    DREAM,
    END_ROUND,
    ESCAPE,
    HUNTERS_ATTACK,
    INSTANTS,
    LOSE_TROPHY,
    MONSTER_ATTACKS,
    PICK,
    REFILL,
    REMOVE,
    START_ROUND,
    STEPS,
    TRANSFORM,
    TROPHY,
    UPGRADE,
    Table,
)
from taverna.games.bloodborne.trophies import (
    ask_any_trophy,
    ask_trophy,
    bury,
    choose_trophy,
    lose_trophy,
    move_back,
)
from taverna.kernel import Outcome, Rng, Rules, Setting


class BloodborneRules(Rules[Table]):
    """The agenda: what is asked, and what an answer does."""

    def __init__(self, rulesets: Rulesets) -> None:
        self.rulesets = rulesets

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        return setup.deal(self.rulesets.of(options), seats, rng)

    def settings(self, table: Table) -> dict[str, Setting]:
        return dict(table.rules.options)

    def step(self, table: Table) -> None:
        """Do, or ask, what is on top of the agenda."""
        op, value, _ = table.agenda[-1]
        if op == START_ROUND:
            start_round(table)
        elif op == PICK:
            ask_picks(table)
        elif op == TRANSFORM:
            table.ask_all(STEPS[TRANSFORM], [weapon_options(table, seat) for seat in range(table.seats)])
        elif op == INSTANTS:
            instants(table)
        elif op == MONSTER_ATTACKS:
            monster_attacks(table)
        elif op == HUNTERS_ATTACK:
            hunters_attack(table)
        elif op == ESCAPE:
            escape(table, value)
        elif op == DREAM:
            dream(table)
        elif op == END_ROUND:
            end_round(table, value)
        elif op == UPGRADE:
            ask_upgrade(table, value)
        elif op == REMOVE:
            table.ask(value, STEPS[REMOVE], removable(table, value))
        else:
            inner_step(table)

    def answer(self, table: Table, code: int) -> None:
        """Carry out the answer to what the top of the agenda asked."""
        op = table.agenda[-1][0]
        if op == PICK:
            reveal_picks(table)
        elif op == TRANSFORM:
            reveal_weapons(table)
        elif op == UPGRADE:
            choose_upgrade(table, code)
        elif op == REMOVE:
            choose_removal(table, code)
        elif op == LOSE_TROPHY:
            move_back(table, code)
        elif op == DISCARD:
            choose_discard(table, code)
        else:
            choose_trophy(table, code)

    def outcome(self, table: Table) -> Outcome:
        scores = [table.score(seat) for seat in range(table.seats)]
        slain = table.over and table.final_boss in table.met
        return Outcome(table.over, scores, winners(table) if slain else [])


def inner_step(table: Table) -> None:
    """What cards and abilities bring up within a step of the round."""
    op, seat, number = table.agenda[-1]
    if op == TROPHY:
        ask_trophy(table, seat)
    elif op == ANY_TROPHY:
        ask_any_trophy(table, seat)
    elif op == LOSE_TROPHY:
        lose_trophy(table, seat)
    elif op == DISCARD:
        discard_weapons(table, seat, number)
    elif op == REFILL:
        table.agenda.pop()
        refill(table)
    elif op == BURY:
        table.agenda.pop()
        bury(table)
    else:
        go_on(table)
