"""What helps to choose, shown before the choice is made: ways of a move, sums of an attack, how a pattern may lie.

All of it follows from what everybody sees. The rules themselves work it out, on a copy where they change something.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import NEGATIVE_TERRAIN
from taverna.games.gloomhaven.board.maps import NO_CELL
from taverna.games.gloomhaven.board.paths import WALK
from taverna.games.gloomhaven.effects import lasting, moving
from taverna.games.gloomhaven.effects.amounts import shield_of
from taverna.games.gloomhaven.effects.attack import sequence
from taverna.games.gloomhaven.effects.attack.orders import of_attacker
from taverna.games.gloomhaven.effects.attack.result import mode_of
from taverna.games.gloomhaven.effects.attack.targets import area_of, lays_for_chosen
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import IGNORES_RETALIATE
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view.view_types import Choosing, Doing

MOST_LAYS: Final = 90
"""Ways to lay a pattern that are shown; those that strike most come first."""


def choosing(table: Table) -> Choosing:
    """For the question that is open, if there is something to show."""
    if len(table.pending) != 1:
        return {}
    kind = table.pending[0].kind
    options = table.pending[0].options
    if kind == "move" and table.walks:
        return _ways(table, options)
    if kind == "target" and table.attacks:
        return _aims(table, options)
    return {}


def doing(table: Table) -> Doing:
    """Who does what at this moment: the ability, damage on its way, a push or pull."""
    found: Doing = {}
    if table.acts:
        act = table.acts[-1]
        number = act.todo[act.index] if act.index < len(act.todo) else -1
        found = {"slot": act.actor, "ability": ABILITIES[number].key if number >= 0 else ""}
    if table.hurts:
        found["hurt"] = [table.hurts[-1].victim, table.hurts[-1].amount]
    if table.shoves:
        shove = table.shoves[-1]
        found["shove"] = [shove.target, shove.left, int(shove.pull)]
    return found


def _ways(table: Table, options: list[int]) -> Choosing:
    """Ends with cost, negative hexes on the way, and the way; single steps with what they cost; and for who wants
    another way, what entering each cell costs and whether it hurts.
    """
    walk = table.walks[-1]
    actor = table.figures[walk.actor]
    ends = [code - codes.CELL for code in options if codes.CELL <= code < codes.SECOND]
    ways: list[list[object]] = []
    enter: list[list[int]] = []
    if ends:
        move = moving.free_move(table, walk, actor)
        ways = [[cell, move.cost(cell), move.negatives(cell), move.path(cell)] for cell in ends]
        hurts = NEGATIVE_TERRAIN if moving.mode_of(walk) == WALK else 0
        hurts &= ~moving.ignored(table, walk)
        for cell in move.through():
            price = moving.entry_cost(table, walk, cell)
            enter.append([cell, price, int(table.board.terrain[cell] & hurts != 0)])
    steps: list[list[int]] = []
    for code in options:
        if codes.STEP <= code < codes.ELEMENT:
            cell = table.board.map.neighbour[6 * actor.cell + code - codes.STEP]
            assert cell != NO_CELL
            steps.append([code - codes.STEP, cell, moving.entry_cost(table, walk, cell)])
    return {
        "slot": actor.slot,
        "points": walk.points,
        "jump": walk.jump,
        "ways": ways,
        "steps": steps,
        "enter": enter,
    }


def _aims(table: Table, options: list[int]) -> Choosing:
    """By target: the attack's value before the draw, shield that counts, draw (-1: disadvantage), retaliation."""
    attack = table.attacks[-1]
    slots = [code - codes.FIGURE for code in options if codes.FIGURE <= code < codes.ENTITY]
    aims = [_aim(table, slot) for slot in slots]
    return {"slot": attack.actor, "aims": aims, "lays": _lays(table, slots)}


def _aim(table: Table, slot: int) -> list[int]:
    world = table.clone()
    world.quiet()
    attack = world.attacks[-1]
    actor, target = world.figures[attack.actor], world.figures[slot]
    sequence.aim_at(world, attack, actor, target)
    value = max(0, of_attacker(attack, actor)[0].value)
    pierce = attack.pierce + attack.now_pierce
    shield = 0 if attack.now_ignore else max(0, shield_of(world, target) - pierce)
    distance = world.distance(actor.cell, target.cell)
    mode = mode_of(world, attack, actor, target)
    back = lasting.retaliation(world, target, distance)
    return [slot, value, shield, mode, 0 if lasting.grants(world, actor, IGNORES_RETALIATE) else back]


def _lays(table: Table, slots: list[int]) -> list[list[int]]:
    """Every way the pattern may lie over the targets chosen so far and one more of those left."""
    attack = table.attacks[-1]
    area = area_of(table, attack)
    if area is None or attack.attacked:
        return []
    left = [table.figures[slot].cell for slot in slots]
    found: list[tuple[int, list[int]]] = []
    for cells in lays_for_chosen(table, attack, area):
        struck = len([cell for cell in left if cell in cells])
        if struck:
            found.append((-struck, cells))
    found.sort()
    return [cells for _, cells in found[:MOST_LAYS]]
