"""What the lines of clauses do to the table, one function for each operation, and abilities that figures perform.

Operations that only their handler knows are in `words`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven import events, steps
from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.board.figures import NOBODY
from taverna.games.gloomhaven.board.placing import nearest_empty
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.dying import escape
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.lasting import remove_figure
from taverna.games.gloomhaven.effects.revealing import SPAWNING, spawn
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.language import clauses as c, vocabulary as v
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.scenario import (
    driving,
    ending,
    journeys,
    penalties,
    rolling,
    things,
    travelling,
)
from taverna.games.gloomhaven.scenario.whom import concerned, is_protected
from taverna.games.gloomhaven.scenario.words.base import operation_of
from taverna.games.gloomhaven.state.figures import HERO
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.plan import NO_REGISTER, Line
from taverna.games.gloomhaven.state.table import INERT, LOST, RUNNING, STRONG, WON, Table

RULE: Final = "GH-S-SPC-07"
AT_START: Final = "GH-S-SET-01"

Operation = Callable[[Table, Line, int], None]
"""Of the table, the line and the figure whose moment it is."""


def carry_out(table: Table, line: Line, subject: int) -> None:
    if line.op >= c.FIRST_ADDED_OPERATION:
        operation_of(line.op).carry_out(table, line, subject)
    else:
        OPERATIONS[line.op](table, line, subject)


def _spawn(table: Table, line: Line, subject: int) -> None:
    """One after another, where players may have to choose the hex."""
    table.push(steps.SPAWN, table.rules.plan.spawns.index(line), 0)


def _lock(table: Table, line: Line, subject: int) -> None:
    for door in line.doors:
        table.board.lock_door(door, True)


def _open(table: Table, line: Line, subject: int) -> None:
    """Locked ones too (GH-S-DOR-07)."""
    for door in line.doors:
        if table.board.doors[door] != OPENED:
            enter_door(table, door, table.figures[max(0, subject)])
            if line.is_next:
                return


def _add_cards(table: Table, line: Line, subject: int) -> None:
    """To the deck of every hero that no perk protects (GH-S-CMP-30); blessings to the monsters'."""
    if line.card == BLESS_CARD:
        penalties.bless_monsters(table, line.count)
        return
    seats = [hero.seat for hero in table.heroes if not is_protected(table, hero.seat)]
    before = [len(hero.deck.draw) for hero in table.heroes]
    # One each in turn, because the supply of curses may run out (GH-S-CMP-14, 16).
    for _ in range(line.count):
        for seat in seats:
            if line.card != CURSE_CARD or table.curses_left(False) > 0:
                table.heroes[seat].deck.add(line.card, table.rng)
    for seat in seats:
        more = len(table.heroes[seat].deck.draw) - before[seat]
        events.cards_added(table, table.hero_figure(seat), line.card, more)


def _set_elements(table: Table, line: Line, subject: int) -> None:
    found = table.elements[:]
    for element in line.strong:
        found[element] = STRONG
    for element in line.inert:
        found[element] = INERT
    table.elements = found


def _set(table: Table, line: Line, subject: int) -> None:
    table.write(line.register, line.n)


def _add(table: Table, line: Line, subject: int) -> None:
    table.write(line.register, table.registers[line.register] + line.n)
    table.check()


def _place(table: Table, line: Line, subject: int) -> None:
    """Monsters of the map that come later; they act as newly spawned ones do (GH-S-SPC-02).

    Where a goal asks for their death, they come once, whatever clause places them.
    """
    if line.register != NO_REGISTER and table.registers[line.register]:
        return
    for cell, group, rank in line.later:
        spawn(table, group, rank, cell, SPAWNING)
    if line.register != NO_REGISTER:
        table.write(line.register, 1)
    if table.round:
        turn_order.draw_for_new(table)


def _remove(table: Table, line: Line, subject: int) -> None:
    for figure in concerned(table, line, subject):
        remove_figure(table, figure)


def _win(table: Table, line: Line, subject: int) -> None:
    _end(table, WON)


def _lose(table: Table, line: Line, subject: int) -> None:
    _end(table, LOST)


def _end(table: Table, how: int) -> None:
    """Unless it was decided before: the round is only played on (GH-S-END-02)."""
    if table.ended == RUNNING:
        ending.decide(table, how, RULE)


def _holds(table: Table, line: Line, subject: int) -> None:
    raise AssertionError("stats and keep-out hold all the time: see `auras`")


def _remember(table: Table, line: Line, subject: int) -> None:
    """By its place among the figures, counted from 1; 0: nobody."""
    found = concerned(table, line, subject)
    table.write(line.register, found[0].slot + 1 if found else 0)


def _close(table: Table, line: Line, subject: int) -> None:
    """Who stands in a closing door suffers trap damage and goes to the nearest empty hex; then the rest close."""
    board = table.board
    for door in line.doors:
        cell = board.map.doors[door]
        if board.doors[door] != OPENED:
            continue
        slot = board.occupant[cell]
        if slot == NOBODY:
            board.lock_door(door, True)
            events.door_closed(table, door)
        elif nearest_empty(board, cell):
            table.push(steps.CLAUSE, line.number, subject + 1)
            table.push(steps.DROP, slot, 0)
            return


def _unlock(table: Table, line: Line, subject: int) -> None:
    for door in line.doors:
        if table.board.doors[door] == LOCKED:
            table.board.lock_door(door, False)


def _escape(table: Table, line: Line, subject: int) -> None:
    for figure in concerned(table, line, subject):
        if figure.kind == HERO:
            escape(table, figure.owner, RULE)


def _discard(table: Table, line: Line, subject: int) -> None:
    """Of its choice; no perk-protected one at the start (GH-S-CMP-30)."""
    for figure in reversed(concerned(table, line, subject)):
        if figure.kind == HERO and (table.round or not is_protected(table, figure.owner)):
            table.push(steps.DISCARD, figure.owner, line.count)


def _suffer(table: Table, line: Line, subject: int) -> None:
    for figure in concerned(table, line, subject):
        hurt(table, figure, table.registers[line.register], BY_EFFECT)


OPERATIONS: Final[list[Operation]] = [
    _spawn, _lock, _open, _add_cards, _set_elements, _set, _add, _place, _remove, _win, _lose, _holds,
    _remember, _close, _holds, travelling.jump, travelling.replace,
    things.take_goal,
    _unlock, _escape, _discard,
    things.give, things.give_up, things.drop, things.lay_traps, things.flood, things.dry, things.free,
    _holds,
    _holds, _suffer, _holds,
    journeys.leave, journeys.drift, journeys.draw,
    _holds,
    rolling.roll, journeys.current,
    _holds, driving.drive, driving.control,
    _holds, _holds, penalties.use_up, penalties.promote, penalties.bring_back, travelling.gather,
]  # fmt: skip
assert len(OPERATIONS) == c.FIRST_ADDED_OPERATION, "every operation has a handler"


# Abilities that figures perform


def perform(table: Table, line: Line, subject: int) -> None:
    """What the scenario does to figures happens whatever they suffer from; the rest they perform themselves."""
    ability = ABILITIES[line.ability]
    rule = AT_START if not table.round else RULE
    for figure in reversed(concerned(table, line, subject)):
        if line.is_effect and figure.kind == HERO and is_protected(table, figure.owner):
            continue  # GH-S-CMP-30
        times = table.registers[line.register] if line.register != NO_REGISTER else 1
        if ability.op == v.HEAL:
            heal(table, figure, times * amount(table, ability.n, figure.slot), rule)
        elif ability.op == v.DAMAGE:
            hurt(table, figure, times * amount(table, ability.n, figure.slot), BY_EFFECT)
        elif ability.op == v.CONDITION:
            gain(table, figure, ability.conditions, rule)
        else:
            start_list(table, figure.slot, [ability.number])
