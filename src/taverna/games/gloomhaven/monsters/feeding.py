"""What the monsters of a type consume for their card, the first of them for all, and who may consume it before them.

The step is that of a monster's turn; its stage says which icon is next (GH-S-ELE-10 to 12).
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.effects import elements, item_windows
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.monsters.lines import icons, todo_of
from taverna.games.gloomhaven.state.figures import BY_CARD, Figure
from taverna.games.gloomhaven.state.table import NOT_FED, Table

FOCUS: Final = 100
"""The stage after the last icon."""
TOLD: Final = 200
"""From here on: who was asked about consuming first (bits), the icon, and the element chosen."""
PLACES: Final = 8
MOST_TOLD: Final = TOLD + 16 * PLACES * PLACES


def answer_feeding(table: Table, figure: Figure, stage: int, code: int) -> None:
    if stage >= TOLD:
        _consume_first(table, figure, stage - TOLD, code)
    else:
        _before_paying(table, figure, stage, code - codes.ELEMENT)


def consume_for_type(table: Table, figure: Figure, place: int) -> None:
    """The first monster of a type consumes for all of them."""
    if figure.kind not in BY_CARD or (place == 0 and table.fed[figure.group] != NOT_FED):
        table.next(steps.MONSTER_TURN, figure.slot, FOCUS)
        return
    wanted = icons(todo_of(table, figure))
    if place >= len(wanted):
        table.fed[figure.group] = max(0, table.fed[figure.group])
        table.next(steps.MONSTER_TURN, figure.slot, FOCUS)
    elif not elements.can_consume(table, wanted[place][2], True):
        table.next(steps.MONSTER_TURN, figure.slot, place + 1)
    elif v.WILD in wanted[place][2]:
        there = [codes.ELEMENT + element for element in range(6) if table.available(element)]
        if len(there) > 1:
            table.ask(table.arbiter(), "monster-element", there)
        else:
            _before_paying(table, figure, place, there[0] - codes.ELEMENT)
    else:
        _before_paying(table, figure, place, v.WILD)


def _before_paying(table: Table, figure: Figure, place: int, chosen: int) -> None:
    """Heroes with an item for it may consume the element first."""
    if _interceptors(table, figure, 0):
        table.next(steps.MONSTER_TURN, figure.slot, TOLD + place * PLACES + chosen)
    else:
        _pay(table, figure, place, chosen)


def _interceptors(table: Table, figure: Figure, asked: int) -> list[int]:
    """Seats with an item for the moment before monsters consume, that were not asked yet."""
    return [
        hero.seat
        for hero in table.heroes
        if hero.items
        and not asked >> hero.seat & 1
        and table.hero_figure(hero.seat).present
        and table.are_enemies(figure, table.hero_figure(hero.seat))
        and item_windows.options(table, table.hero_figure(hero.seat), v.ON_MONSTER_CONSUMES)
    ]


def _wanted(table: Table, figure: Figure, place: int, chosen: int) -> list[int]:
    return [chosen if element == v.WILD else element for element in icons(todo_of(table, figure))[place][2]]


def offer_to_consume(table: Table, figure: Figure, told: int) -> None:
    asked, place, chosen = told // (PLACES * PLACES), told // PLACES % PLACES, told % PLACES
    seats = _interceptors(table, figure, asked)
    if not elements.can_consume(table, _wanted(table, figure, place, chosen), True):
        table.next(steps.MONSTER_TURN, figure.slot, place + 1)
    elif seats:
        found = item_windows.options(table, table.hero_figure(seats[0]), v.ON_MONSTER_CONSUMES)
        table.ask(seats[0], "dampen", [codes.DONE] + found)
    else:
        _pay(table, figure, place, chosen)


def _consume_first(table: Table, figure: Figure, told: int, code: int) -> None:
    """The hero consumes the element in the place of the monsters, who then lack it (GH-S-ELE-05)."""
    asked, place, chosen = told // (PLACES * PLACES), told // PLACES % PLACES, told % PLACES
    seat = _interceptors(table, figure, asked)[0]
    if code != codes.DONE:
        item_windows.use(table, seat, code - codes.ITEM, v.ON_MONSTER_CONSUMES)
        elements.consume(table, _wanted(table, figure, place, chosen)[0])
    asked |= 1 << seat
    table.next(steps.MONSTER_TURN, figure.slot, TOLD + (asked * PLACES + place) * PLACES + chosen)


def _pay(table: Table, figure: Figure, place: int, chosen: int) -> None:
    for element in icons(todo_of(table, figure))[place][2]:
        elements.consume(table, chosen if element == v.WILD else element)
    table.fed[figure.group] = max(0, table.fed[figure.group]) | 1 << place
    table.next(steps.MONSTER_TURN, figure.slot, place + 1)


handled.WINDOWS.add(v.ON_MONSTER_CONSUMES)
