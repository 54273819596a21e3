"""The turn of a character whose mind is not its own: Move 2, then the top action of its leading card (GH-S-BOS-05).

Where it goes the monster rules say; what its action leaves open its player decides, but targets it must take.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.areas import MELEE
from taverna.games.gloomhaven.board.board import NEGATIVE
from taverna.games.gloomhaven.board.paths import FLY, WALK
from taverna.games.gloomhaven.effects import moving
from taverna.games.gloomhaven.effects.starting import DEFAULT_MOVE
from taverna.games.gloomhaven.language.vocabulary import ATTACK, IMMOBILIZE, STUN
from taverna.games.gloomhaven.monsters.focus import FocusSearch, find_focus, look
from taverna.games.gloomhaven.monsters.lines import reaching
from taverna.games.gloomhaven.monsters.movement import destinations
from taverna.games.gloomhaven.rules import turns
from taverna.games.gloomhaven.state.figures import NO_CARD, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Walk
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler

MOVE: Final = 2
FOCUS: Final = 0
GO: Final = 1
ACT: Final = 2
OVER: Final = 3


class ControlledStep(Handler[Table]):
    """Of a seat, and how far its turn has gone."""

    def run(self, table: Table, seat: int, stage: int) -> None:
        hero = table.heroes[seat]
        figure = table.hero_figure(seat)
        if hero.exhausted or not figure.present:
            table.pop()
        elif stage == OVER or figure.conditions & STUN:
            _end(table, seat)
        elif stage == FOCUS:
            _focus(table, seat, figure)
        elif stage == GO:
            _ask_end(table, seat, figure)
        else:
            table.next(table.agenda[-1][0], seat, OVER)
            turns.play(table, seat, codes.TOP)

    def answer(self, table: Table, seat: int, stage: int, code: int) -> None:
        figure = table.hero_figure(seat)
        if stage == FOCUS:
            figure.focus = code - codes.FIGURE
            table.next(table.agenda[-1][0], seat, GO)
        else:
            _go(table, seat, figure, _look(table, seat, figure), code - codes.CELL)


def _look(table: Table, seat: int, figure: Figure) -> FocusSearch:
    """With the first attack of its action."""
    mode = FLY if table.board.figures.flying[figure.slot] else WALK
    attack = MELEE
    for ability in table.cards_of(seat)[table.heroes[seat].lead].top.abilities:
        if ability.op == ATTACK:
            attack = reaching(table, figure, ability)
            break
    return look(table.board, figure.slot, mode, attack)


def _focus(table: Table, seat: int, figure: Figure) -> None:
    search = _look(table, seat, figure)
    found = [search.aim.enemies[enemy] for enemy in find_focus(search)]
    if len(found) > 1:
        table.ask(table.arbiter(), "focus", [codes.FIGURE + slot for slot in found])
        return
    figure.focus = found[0] if found else NOBODY
    table.next(table.agenda[-1][0], seat, GO)


def _ask_end(table: Table, seat: int, figure: Figure) -> None:
    search = _look(table, seat, figure)
    if figure.focus not in search.aim.enemies or figure.conditions & IMMOBILIZE:
        table.next(table.agenda[-1][0], seat, ACT)
        return
    focus = search.aim.enemies.index(figure.focus)
    ends = destinations(search, focus, search.price[focus] // NEGATIVE, MOVE, figure.cell)
    if len(ends) > 1:
        table.ask(table.arbiter(), "monster-move", [codes.CELL + end.cell for end in ends])
    else:
        _go(table, seat, figure, search, ends[0].cell if ends else figure.cell)


def _go(table: Table, seat: int, figure: Figure, search: FocusSearch, end: int) -> None:
    table.next(table.agenda[-1][0], seat, ACT)
    if end != figure.cell:
        walk = Walk(figure.slot, NOBODY, DEFAULT_MOVE, 99)
        walk.way = search.reach.paths(end)[0][::-1]
        walk.going = True
        moving.begin(table, walk)


def _end(table: Table, seat: int) -> None:
    """Both cards are discarded, also one that its action would have lost; what stays active stays where it is."""
    hero = table.heroes[seat]
    table.hero_figure(seat).focus = NOBODY
    for place in (hero.lead, hero.second):
        if place != NO_CARD and hero.lost >> place & 1 and not hero.active >> place & 1:
            hero.lost &= ~(1 << place)
            hero.discard |= 1 << place
    turns.end_actions(table, seat)
