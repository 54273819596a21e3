"""Handlers of the round's steps: asking and answering side by side."""

from __future__ import annotations

from taverna.games.gloomhaven import steps
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.rules import action, cleaning, initiative, preparing, resting, selection, turns
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


class Prepare(Handler[Table]):
    """All seats at once: perks, items, hand, battle goal."""

    def run(self, table: Table, first: int, second: int) -> None:
        preparing.ask(table)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        preparing.finish(table)


class Place(Handler[Table]):
    """Of a seat: where its hero starts."""

    def run(self, table: Table, first: int, second: int) -> None:
        preparing.ask_place(table, first)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        preparing.answer_place(table, first, code)


class Round(Handler[Table]):
    """A round begins."""

    def run(self, table: Table, first: int, second: int) -> None:
        selection.begin_round(table)


class Select(Handler[Table]):
    """All seats at once: two cards or a long rest."""

    def run(self, table: Table, first: int, second: int) -> None:
        selection.ask(table)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        selection.choose(table)


class Reveal(Handler[Table]):
    """Cards are shown, monsters draw theirs, everyone is put in order."""

    def run(self, table: Table, first: int, second: int) -> None:
        selection.show_cards(table)


class Ties(Handler[Table]):
    """Equal initiatives: from which place, up to which (0: all)."""

    def run(self, table: Table, first: int, second: int) -> None:
        if not initiative.settle(table, first, second):
            turn_order.number_figures(table)
            table.next(steps.NEXT_TURN)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        initiative.answer_tie(table, first, second, code)


class NextTurn(Handler[Table]):
    """Whose turn comes next."""

    def run(self, table: Table, first: int, second: int) -> None:
        turns.next_turn(table)


class Turn(Handler[Table]):
    """Of a figure."""

    def run(self, table: Table, first: int, second: int) -> None:
        turns.begin(table, first)


class HeroTurn(Handler[Table]):
    """Of a seat."""

    def run(self, table: Table, first: int, second: int) -> None:
        turns.hero_turn(table, first)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        turns.answer(table, first, code)


class LongRest(Handler[Table]):
    """Of a seat."""

    def run(self, table: Table, first: int, second: int) -> None:
        resting.long_rest(table, first)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        resting.answer_long_rest(table, first, code)


class EndTurn(Handler[Table]):
    """Of a figure, and how far it has gone."""

    def run(self, table: Table, first: int, second: int) -> None:
        turns.end(table, first, second)


class CleanUp(Handler[Table]):
    """The round ends."""

    def run(self, table: Table, first: int, second: int) -> None:
        cleaning.clean_up(table)


class ShortRest(Handler[Table]):
    """Of a seat."""

    def run(self, table: Table, first: int, second: int) -> None:
        resting.short_rest(table, first)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        resting.answer_short_rest(table, first, code)


class Redraw(Handler[Table]):
    """Of a seat, and the card about to be lost."""

    def run(self, table: Table, first: int, second: int) -> None:
        resting.redraw(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        resting.answer_redraw(table, first, second, code)


class EndRest(Handler[Table]):
    """Of a seat, and the card that is lost."""

    def run(self, table: Table, first: int, second: int) -> None:
        resting.end_rest(table, first, second)


class Act(Handler[Table]):
    """The abilities of the top act."""

    def run(self, table: Table, first: int, second: int) -> None:
        action.run(table)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        action.answer(table, code)
