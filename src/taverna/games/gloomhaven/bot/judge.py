"""What a good hero looks at, question by question. Worth is counted in hit points.

It reads only what the seat may know: the board, open cards, piles and decks as heaps, and its own hand.
"""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.bot.aim import worth_choose, worth_target, worth_window
from taverna.games.gloomhaven.bot.minor_decisions import (
    worth_cards,
    worth_damage,
    worth_defend,
    worth_focus,
    worth_long_rest,
    worth_place,
    worth_push,
    worth_redraw,
    worth_reduce,
    worth_short_rest,
    worth_start,
)
from taverna.games.gloomhaven.bot.prepare import worth_prepare
from taverna.games.gloomhaven.bot.select import worth_select
from taverna.games.gloomhaven.bot.turn import worth_move, worth_turn
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Decision


def worth(table: Table, decision: Decision) -> list[float]:
    """How good each option looks to the seat that is asked."""
    if len(decision.options) == 1:
        return [0.0]
    kind = decision.kind
    if kind == "select":
        return worth_select(table, decision)
    if kind == "turn":
        return worth_turn(table, decision)
    if kind == "move":
        return worth_move(table, decision)
    if kind == "target":
        return worth_target(table, decision)
    if kind == "choose":
        return worth_choose(table, decision)
    if kind == "damage":
        return worth_damage(table, decision)
    if kind == "reduce":
        return worth_reduce(table, decision)
    if kind == "defend":
        return worth_defend(table, decision)
    if kind == "attack" or kind == "revealed":
        return worth_window(table, decision)
    return _other(table, decision)


def _other(table: Table, decision: Decision) -> list[float]:
    kind = decision.kind
    if kind == "short-rest":
        return worth_short_rest(table, decision)
    if kind == "redraw":
        return worth_redraw(table, decision)
    if kind == "long-rest":
        return worth_long_rest(table, decision)
    if kind == "lose" or kind == "recover":
        return worth_cards(table, decision)
    if kind == "push" or kind == "pull":
        return worth_push(table, decision)
    if kind == "place" or kind == "monster-place":
        return worth_place(table, decision)
    if kind == "start":
        return worth_start(table, decision)
    if kind == "focus":
        return worth_focus(table, decision)
    if kind == "prepare":
        return worth_prepare(table, decision)
    if kind == "order":  # the best comes first
        return [-float(place) for place in range(len(decision.options))]
    # Bonuses and refreshes are taken; where nothing speaks for one, any will do.
    return [0.0 if code == codes.DONE else 1.0 for code in decision.options]
