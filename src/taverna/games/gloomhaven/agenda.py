"""The steps of the agenda: what each does or asks, beside what takes its answer.

Importing this opens every room, so that all handlers of the language are registered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven import setup, steps
from taverna.games.gloomhaven.effects import (
    borrowing,
    cards,
    conditions,
    dying,
    entering,
    flight,
    groups,
    hurting,
    items,
    moving,
    revealing,
    shoving,
)
from taverna.games.gloomhaven.effects.attack import sequence
from taverna.games.gloomhaven.effects.odd import (
    all_attacks_on_one as _all_attacks_on_one,
    initiative_shift as _initiative_shift,
    move_as_attack as _move_as_attack,
    one_more_obstacle as _one_more_obstacle,
    play_from_hand as _play_from_hand,
    redirect as _redirect,
    replace_x2 as _replace_x2,
)
from taverna.games.gloomhaven.language import handlers
from taverna.games.gloomhaven.monsters import acting
from taverna.games.gloomhaven.rules import action, cleaning, initiative, preparing, resting, selection, turns
from taverna.games.gloomhaven.scenario import bosses as _bosses, ending, spawning
from taverna.games.gloomhaven.state.table import Table

Ask = Callable[[Table, int, int], None]
Answer = Callable[[Table, int, int, int], None]


def _is_no_step(table: Table, first: int, second: int) -> None:
    raise AssertionError(f"nothing does the step {steps.STEPS[table.agenda[-1][0]]}")


def _finish(table: Table, first: int, second: int) -> None:
    ending.finish(table)


def _asks_nothing(table: Table, first: int, second: int, code: int) -> None:
    raise AssertionError(f"the step {steps.STEPS[table.agenda[-1][0]]} asks nothing")


ASKS: Final[list[Ask]] = [_is_no_step] * len(steps.STEPS)
ANSWERS: Final[list[Answer]] = [_asks_nothing] * len(steps.STEPS)


def _step(op: int, ask: Ask, answer: Answer = _asks_nothing) -> None:
    ASKS[op] = ask
    ANSWERS[op] = answer


# Setting up
_step(steps.PREPARE, preparing.ask, preparing.finish)
_step(steps.PLACE, preparing.ask_place, preparing.answer_place)
_step(steps.START, setup.start)

# The round
_step(steps.ROUND, selection.begin_round)
_step(steps.SELECT, selection.ask, selection.choose)
_step(steps.REVEAL, selection.show_cards)
_step(steps.REVEALED, items.ask_revealed, items.answer_revealed)
_step(steps.TIES, initiative.ask_tie, initiative.answer_tie)
_step(steps.NEXT_TURN, turns.next_turn)
_step(steps.TURN, turns.begin)
_step(steps.HERO_TURN, turns.hero_turn, turns.answer)
_step(steps.MONSTER_TURN, acting.run, acting.answer_turn)
_step(steps.END_TURN, turns.end)
_step(steps.LONG_REST, resting.long_rest, resting.answer_long_rest)
_step(steps.SHORT_REST, resting.short_rest, resting.answer_short_rest)
_step(steps.REDRAW, resting.redraw, resting.answer_redraw)
_step(steps.END_REST, resting.end_rest)
_step(steps.CLEAN_UP, cleaning.clean_up)
_step(steps.FINISH, _finish)

# Effects
_step(steps.ACT, action.run, action.answer)
_step(steps.ATTACK, sequence.run, sequence.answer)
_step(steps.WALK, moving.run, moving.answer)
_step(steps.HURT, hurting.run, hurting.answer)
_step(steps.SHOVE, shoving.run, shoving.answer)
_step(steps.ENTER, entering.run)
_step(steps.DROP, flight.run, flight.answer)
_step(steps.DEATH, dying.run_death)
_step(steps.LOSE_CARDS, cards.ask_to_lose, cards.answer_to_lose)
_step(steps.RECOVER, cards.recover, cards.answer_recover)
_step(steps.TAKE, borrowing.ask, borrowing.answer)
_step(steps.LIMIT, groups.ask, groups.answer)
_step(steps.CLEANSE, conditions.ask_cleanse, conditions.answer_cleanse)
_step(steps.REFRESH, items.ask_refresh, items.answer_refresh)
_step(steps.PAY, items.ask_element, items.answer_element)
_step(steps.SPAWN, spawning.run, spawning.answer)
_step(steps.PLACE_REVEALED, revealing.place_scarce, revealing.answer_scarce)

ODD_CARDS: Final = (
    _all_attacks_on_one,
    _bosses,
    _initiative_shift,
    _move_as_attack,
    _one_more_obstacle,
    _play_from_hand,
    _redirect,
    _replace_x2,
)
"""Modules that are here to be imported: each registers its odd cards."""
handlers.close()
