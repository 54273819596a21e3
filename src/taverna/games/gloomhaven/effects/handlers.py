"""Handlers of what cards and items bring up: asking and answering side by side."""

from __future__ import annotations

from taverna.games.gloomhaven.effects import (
    borrowing,
    cards,
    conditions,
    dying,
    entering,
    falls,
    groups,
    hurting,
    item_windows,
    moving,
    revealing,
    shoving,
)
from taverna.games.gloomhaven.effects.attack import sequence
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


class Walk(Handler[Table]):
    """The top walk."""

    def run(self, table: Table, first: int, second: int) -> None:
        moving.run(table)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        moving.answer(table, code)


class Enter(Handler[Table]):
    """Of a figure, and what entering its cell still has to do (terrain, door)."""

    def run(self, table: Table, first: int, second: int) -> None:
        entering.run(table, first, second)


class Attack(Handler[Table]):
    """The top attack."""

    def run(self, table: Table, first: int, second: int) -> None:
        sequence.run(table)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        sequence.answer(table, code)


class Shove(Handler[Table]):
    """The top push or pull."""

    def run(self, table: Table, first: int, second: int) -> None:
        shoving.run(table)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        shoving.answer(table, code)


class Hurt(Handler[Table]):
    """The damage on top."""

    def run(self, table: Table, first: int, second: int) -> None:
        hurting.run(table)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        hurting.answer(table, code)


class Death(Handler[Table]):
    """Of a figure; by which one, counted from 1."""

    def run(self, table: Table, first: int, second: int) -> None:
        dying.run_death(table, first, second - 1)


class LoseCards(Handler[Table]):
    """Of a seat, and how many more discards."""

    def run(self, table: Table, first: int, second: int) -> None:
        cards.ask_to_lose(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        cards.answer_to_lose(table, first, second, code)


class Recover(Handler[Table]):
    """Of a seat, and how many more."""

    def run(self, table: Table, first: int, second: int) -> None:
        cards.recover(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        cards.answer_recover(table, first, second, code)


class Take(Handler[Table]):
    """Cards of others, borrowed."""

    def run(self, table: Table, first: int, second: int) -> None:
        borrowing.ask(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        borrowing.answer(table, first, second, code)


class Limit(Handler[Table]):
    """Which of several, where there are too many."""

    def run(self, table: Table, first: int, second: int) -> None:
        groups.ask(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        groups.answer(table, first, code)


class Cleanse(Handler[Table]):
    """Which condition goes."""

    def run(self, table: Table, first: int, second: int) -> None:
        conditions.ask_cleanse(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        conditions.answer_cleanse(table, first, second, code)


class Refresh(Handler[Table]):
    """Which used items come back."""

    def run(self, table: Table, first: int, second: int) -> None:
        item_windows.ask_refresh(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        item_windows.answer_refresh(table, first, second, code)


class Pay(Handler[Table]):
    """Which element."""

    def run(self, table: Table, first: int, second: int) -> None:
        item_windows.ask_element(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        item_windows.answer_element(table, first, second, code)


class Revealed(Handler[Table]):
    """An item for whoever has just revealed a card."""

    def run(self, table: Table, first: int, second: int) -> None:
        item_windows.ask_revealed(table, first)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        item_windows.answer_revealed(table, first, code)


class Drop(Handler[Table]):
    """Where what falls lands."""

    def run(self, table: Table, first: int, second: int) -> None:
        falls.run(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        falls.answer(table, first, code)


class PlaceRevealed(Handler[Table]):
    """Of a room, and who revealed it: standees that are too few."""

    def run(self, table: Table, first: int, second: int) -> None:
        revealing.place_scarce(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        revealing.answer_scarce(table, first, code)
