"""A boss met in its scenario, and its turn by a chosen card."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.language.modifiers import ZERO, Deck
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table
from tests.support.gloomhaven.printed import (
    begin,
    first_answers,
    hardy,
    of_type,
    open_all,
    stack_card,
    take_turn,
)
from tests.support.gloomhaven.tabletop import GAME

BOSSES = {
    2: "bandit-commander",
    8: "inox-bodyguard",
    9: "merciless-overseer",
    11: "captain-of-the-guard",
    12: "jekserah",
}
SPECIAL_1 = 85
SPECIAL_2 = 11
"""Initiatives of boss cards that call for the special."""
OPEN_QUESTIONS = (
    "focus", "monster-move", "monster-path", "monster-targets", "monster-choice", "monster-place", "spawn",
    "make-way", "place",
)  # fmt: skip


def meet(number: int, slug: str, seats: int = 2) -> tuple[Table, Figure]:
    """All rooms open, modifier cards all +0, only the boss and hardy heroes left on the map."""
    table = hardy(begin(number, seats))
    open_all(table)
    table.monster_deck = Deck([ZERO] * 20)
    for figure in table.figures:
        if figure.present and figure.group >= 0 and figure.sheet.name != slug:
            table.standees[figure.group] &= ~(1 << figure.number)
            table.put(figure, -1)
    for seat in range(seats):
        table.put(table.hero_figure(seat), -1)
    return table, of_type(table, slug)[0]


def beside(table: Table, figure: Figure, seat: int) -> None:
    """Put a hero on a free hex next to the figure."""
    near = [cell for cell in table.board.shape.near[figure.cell] if table.board.occupant[cell] < 0]
    plain = [cell for cell in near if table.board.walk[cell] == 1]
    table.put(table.hero_figure(seat), plain[0])


def acts(table: Table, boss: Figure, initiative: int) -> None:
    table.order = []
    for stack in table.stacks:
        if stack.card >= 0:
            stack.discard.append(stack.card)
            stack.card = -1
    stack_card(table, boss.sheet.name, initiative)
    take_turn(table, boss)
    settle(table)


def settle(table: Table) -> None:
    """Heroes suffer what comes; what players may decide, the first of them decides for the first option."""
    while table.pending and table.pending[0].kind != "select":
        kind = table.pending[0].kind
        first_answers(table, *OPEN_QUESTIONS)
        if table.pending and table.pending[0].kind == kind and kind not in OPEN_QUESTIONS:
            GAME.apply(table, table.pending[0].seat, codes.DONE)


def lost(table: Table, seat: int) -> int:
    figure = table.hero_figure(seat)
    return figure.max_hp - figure.hp
