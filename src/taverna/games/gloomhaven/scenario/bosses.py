"""Special actions of bosses that no ability can say (GH-S-BOS-03, 05)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.board import OPENED
from taverna.games.gloomhaven.board.placing import nearest_empty
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.vocabulary import ELITE
from taverna.games.gloomhaven.state.figures import MONSTER, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table

OPEN_NEXT_DOOR: Final = "open-next-door"
SCOUTS_ACT_AGAIN: Final = "scouts-act-again"
SCOUT: Final = "vermling-scout"


# The bandit commander jumps onto the next door of its way and opens it


def jump_to_door(table: Table, act: Act) -> bool:
    """Where another figure stands on the door, the boss lands on the nearest empty hex; False when it has landed."""
    doors = table.rules.plan.cycle
    if not doors or act.at:
        return False
    door = doors[table.registers[table.rules.plan.cycle_register] % len(doors)]
    cell = table.board.map.doors[door]
    found = [cell]
    there = table.board.occupant[cell]
    if there not in (NOBODY, act.actor):
        found = nearest_empty(table.board, cell)
    if len(found) > 1:
        table.ask(table.arbiter(), "monster-place", [codes.CELL + end for end in found])
        return True
    land(table, act, found[0] if found else table.figures[act.actor].cell)
    return True


def land(table: Table, act: Act, cell: int) -> None:
    act.at = 1
    boss = table.figures[act.actor]
    doors = table.rules.plan.cycle
    register = table.rules.plan.cycle_register
    door = doors[table.registers[register] % len(doors)]
    table.write(register, table.registers[register] + 1)
    before = boss.cell
    table.put(boss, cell)
    if before != cell:
        events.moved(table, boss, before, "GH-S-BOS-05")
    if table.board.doors[door] != OPENED:
        enter_door(table, door, boss)


# The merciless overseer's scouts


def scouts_act_again(table: Table) -> None:
    """Each performs this round's card once more, elites first, in the middle of the boss's turn."""
    scouts = [figure for figure in table.figures if _is_scout(figure)]
    scouts.sort(key=_activation, reverse=True)
    for scout in scouts:
        table.push(steps.MONSTER_TURN, scout.slot, 0)


def _is_scout(figure: Figure) -> bool:
    return figure.cell >= 0 and figure.kind == MONSTER and figure.sheet.name == SCOUT


def _activation(figure: Figure) -> int:
    """GH-S-INI-09."""
    return figure.number + (0 if figure.sheet.rank >= ELITE else 100)


class OpenNextDoor(OddCard):
    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        return jump_to_door(table, act)

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        land(table, act, code - codes.CELL)


class ScoutsActAgain(OddCard):
    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        if act.at:
            return False
        act.at = 1
        scouts_act_again(table)
        return True


register_odd(OpenNextDoor(OPEN_NEXT_DOOR))
register_odd(ScoutsActAgain(SCOUTS_ACT_AGAIN))
