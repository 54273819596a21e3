"""What the lines of clauses do to the table, one function for each operation, and abilities that figures perform."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven import events, steps
from taverna.games.gloomhaven.board.board import OPENED
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.lasting import remove_figure
from taverna.games.gloomhaven.effects.revealing import SPAWNING, spawn
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.language import clauses as c, vocabulary as v
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.scenario import ending
from taverna.games.gloomhaven.scenario.whom import those
from taverna.games.gloomhaven.state.figures import HERO, Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import INERT, LOST, RUNNING, STRONG, WON, Table

RULE: Final = "GH-S-SPC-07"
AT_START: Final = "GH-S-SET-01"

Operation = Callable[[Table, Line, int], None]
"""Of the table, the line and the figure whose moment it is."""


def carry_out(table: Table, line: Line, subject: int) -> None:
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


def _add_cards(table: Table, line: Line, subject: int) -> None:
    """To the deck of every hero that no perk protects (GH-S-CMP-30)."""
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


def is_protected(table: Table, seat: int) -> bool:
    known = table.rules.shelf.hero_class(table.rules.classes[seat].slug).perks
    return any(known[number].ignores_scenario for number in table.heroes[seat].perks)


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


def _place(table: Table, line: Line, subject: int) -> None:
    """Monsters of the map that come later; they act as newly spawned ones do (GH-S-SPC-02)."""
    for cell, group, rank in line.later:
        spawn(table, group, rank, cell, SPAWNING)
    if table.round:
        turn_order.draw_for_new(table)


def _remove(table: Table, line: Line, subject: int) -> None:
    for figure in _concerned(table, line, subject):
        remove_figure(table, figure)


def _win(table: Table, line: Line, subject: int) -> None:
    _end(table, WON)


def _lose(table: Table, line: Line, subject: int) -> None:
    _end(table, LOST)


def _end(table: Table, how: int) -> None:
    """Unless it was decided before: the round is only played on (GH-S-END-02)."""
    if table.ended == RUNNING:
        ending.decide(table, how, RULE)


OPERATIONS: Final[list[Operation]] = [
    _spawn, _lock, _open, _add_cards, _set_elements, _set, _add, _place, _remove, _win, _lose,
]  # fmt: skip
assert len(OPERATIONS) == len(c.OPERATIONS), "every operation has a handler"


# Abilities that figures perform


def _concerned(table: Table, line: Line, subject: int) -> list[Figure]:
    """Whom the line names; else the one whose moment it is."""
    if line.whom is not None:
        return those(table, line.whom, subject)
    return [table.figures[subject]] if subject >= 0 and table.figures[subject].present else []


def perform(table: Table, line: Line, subject: int) -> None:
    """What the scenario does to figures happens whatever they suffer from; the rest they perform themselves."""
    ability = ABILITIES[line.ability]
    rule = AT_START if not table.round else RULE
    for figure in reversed(_concerned(table, line, subject)):
        if not table.round and figure.kind == HERO and is_protected(table, figure.owner):
            continue  # GH-S-CMP-30
        if ability.op == v.HEAL:
            heal(table, figure, amount(table, ability.n, figure.slot), rule)
        elif ability.op == v.DAMAGE:
            hurt(table, figure, amount(table, ability.n, figure.slot), BY_EFFECT)
        elif ability.op == v.CONDITION:
            gain(table, figure, ability.conditions, rule)
        else:
            start_list(table, figure.slot, [ability.number])
