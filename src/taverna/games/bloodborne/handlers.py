"""Handlers of the agenda: asking and answering side by side, step by step."""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne.abilities import choose_discard, discard_weapons
from taverna.games.bloodborne.attacks import go_on
from taverna.games.bloodborne.dream import (
    ask_upgrade,
    choose_removal,
    choose_upgrade,
    dream,
    refill,
    removable,
)
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
from taverna.games.bloodborne.state import REMOVE, STEPS, TRANSFORM, Table
from taverna.games.bloodborne.trophies import (
    ask_any_trophy,
    ask_trophy,
    bury,
    choose_trophy,
    lose_trophy,
    move_back,
)
from taverna.kernel import Handler


class StartRound(Handler[Table]):
    """A round begins."""

    def run(self, table: Table, first: int, second: int) -> None:
        start_round(table)


class Pick(Handler[Table]):
    """All at once: the card of the round."""

    def run(self, table: Table, first: int, second: int) -> None:
        ask_picks(table)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        reveal_picks(table)


class Transform(Handler[Table]):
    """All who transform at once: another weapon."""

    def run(self, table: Table, first: int, second: int) -> None:
        table.ask_all(STEPS[TRANSFORM], [weapon_options(table, seat) for seat in range(table.seats)])

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        reveal_weapons(table)


class Instants(Handler[Table]):
    """`first`: the next hunter in turn order; `second`: 1 if the card of step 1 is done."""

    def run(self, table: Table, first: int, second: int) -> None:
        instants(table)


class MonsterAttacks(Handler[Table]):
    """The roll, and what it does."""

    def run(self, table: Table, first: int, second: int) -> None:
        monster_attacks(table)


class HuntersAttack(Handler[Table]):
    """`first`: the next hunter in turn order."""

    def run(self, table: Table, first: int, second: int) -> None:
        hunters_attack(table)


class Escape(Handler[Table]):
    """`first`: 1 when its ability is done."""

    def run(self, table: Table, first: int, second: int) -> None:
        escape(table, first)


class Dream(Handler[Table]):
    """`first`: the next hunter in turn order."""

    def run(self, table: Table, first: int, second: int) -> None:
        dream(table)


class EndRound(Handler[Table]):
    """`first`: 1 at set-up."""

    def run(self, table: Table, first: int, second: int) -> None:
        end_round(table, first)


class Trophy(Handler[Table]):
    """`first`: seat; `second`: extra trophies to choose."""

    def run(self, table: Table, first: int, second: int) -> None:
        ask_trophy(table, first)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        choose_trophy(table, code)


class Bury(Handler[Table]):
    """The monster is dead."""

    def run(self, table: Table, first: int, second: int) -> None:
        table.agenda.pop()
        bury(table)


class Upgrade(Handler[Table]):
    """`first`: seat; `second`: 1 if an ability gives it and not the Dream (BB-R.133)."""

    def run(self, table: Table, first: int, second: int) -> None:
        ask_upgrade(table, first)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        choose_upgrade(table, code)


class Remove(Handler[Table]):
    """`first`: seat; `second`: as for an upgrade."""

    def run(self, table: Table, first: int, second: int) -> None:
        table.ask(first, STEPS[REMOVE], removable(table, first))

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        choose_removal(table, code)


class AnyTrophy(Handler[Table]):
    """`first`: seat; `second`: trophies of any type that an ability gives."""

    def run(self, table: Table, first: int, second: int) -> None:
        ask_any_trophy(table, first)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        choose_trophy(table, code)


class LoseTrophy(Handler[Table]):
    """`first`: seat; `second`: spaces to move back."""

    def run(self, table: Table, first: int, second: int) -> None:
        lose_trophy(table, first)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        move_back(table, code)


class Discard(Handler[Table]):
    """`first`: seat; `second`: weapons."""

    def run(self, table: Table, first: int, second: int) -> None:
        discard_weapons(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        choose_discard(table, code)


class Refill(Handler[Table]):
    """Empty places of the row."""

    def run(self, table: Table, first: int, second: int) -> None:
        table.agenda.pop()
        refill(table)


class AfterBlood(Handler[Table]):
    """`first`: seat; `second`: the card whose Instant goes on."""

    def run(self, table: Table, first: int, second: int) -> None:
        go_on(table)


class AfterStrike(Handler[Table]):
    """`first`: seat; `second`: the weapon whose attack goes on."""

    def run(self, table: Table, first: int, second: int) -> None:
        go_on(table)


HANDLERS: Final[list[Handler[Table]]] = [
    StartRound(),
    Pick(),
    Transform(),
    Instants(),
    MonsterAttacks(),
    HuntersAttack(),
    Escape(),
    Dream(),
    EndRound(),
    Trophy(),
    Bury(),
    Upgrade(),
    Remove(),
    AnyTrophy(),
    LoseTrophy(),
    Discard(),
    Refill(),
    AfterBlood(),
    AfterStrike(),
]
"""In the order of `STEPS`."""
