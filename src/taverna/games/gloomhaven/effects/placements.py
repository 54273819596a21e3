"""Abilities that put things on the board or take them away: elements, summons, traps, obstacles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.board.board import TRAP
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.board.placing import empty_neighbours, is_empty, summon_cells, would_isolate
from taverna.games.gloomhaven.effects import elements, item_windows, obstacles
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.bonuses import in_force
from taverna.games.gloomhaven.effects.entering import enter_terrain, spring
from taverna.games.gloomhaven.effects.selecting import candidates, targetable
from taverna.games.gloomhaven.effects.summoning import monsters_to_summon, summon_hero_unit, summon_monsters
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import (
    APPLY_TRAP_TO_ENEMY,
    AT_KILLED_ENEMY,
    NEAREST_TO_ENEMY,
    SUMMON_NEXT_TO_TARGET,
    TRAP_DAMAGE_OF_LEVEL,
    TRIANGLE,
    Ability,
)
from taverna.games.gloomhaven.state.figures import HERO, NO_CELL, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL, Table
from taverna.games.gloomhaven.state.traps import damage_at, pack_trap


def ask(table: Table, act: Act, ability: Ability) -> bool:
    """Ask for what is needed next, or do it; False when the ability is done. `act.at` counts what is done."""
    if ability.op == v.INFUSE:
        return _infuse(table, act, ability)
    if ability.flags & APPLY_TRAP_TO_ENEMY and act.at == 1:
        return _ask_victim(table, act, ability)
    found = places(table, act, ability)
    if act.at >= times(table, act, ability) or not found:
        return False
    if act.seat == NOBODY:
        if len(found) > 1:
            table.ask(table.arbiter(), "monster-place", [codes.CELL + cell for cell in found])
            return True
        put(table, act, ability, found[0])
        return True
    if ability.op in (v.DESTROY_OBSTACLE, v.DISARM_TRAP) and ability.n.plus == v.ALL:
        put(table, act, ability, found[0])
        return True
    options = [codes.CELL + cell for cell in found] + [codes.DONE] + _items(table, act, ability)
    table.ask(table.decider(act.seat), "place", options)
    return True


def _items(table: Table, act: Act, ability: Ability) -> list[int]:
    """Items that make one obstacle more."""
    actor = table.figures[act.actor]
    if (
        ability.op != v.CREATE_OBSTACLE
        or ability.flags & (TRIANGLE | AT_KILLED_ENEMY)
        or act.seat != actor.owner
    ):
        return []
    return item_windows.options(table, actor, v.ON_CREATE_OBSTACLE)


def answer(table: Table, act: Act, ability: Ability, code: int) -> None:
    if ability.op == v.INFUSE:
        elements.infuse(table, code - codes.ELEMENT)
        act.at += 1
    elif code == codes.DONE:
        act.at = 99
        if ability.op == v.MOVE_OBSTACLE:
            act.cells = []
    elif codes.ITEM <= code < codes.FIGURE:
        item_windows.use(table, table.figures[act.actor].owner, code - codes.ITEM, v.ON_CREATE_OBSTACLE)
        act.plus += 1
    elif codes.FIGURE <= code < codes.ENTITY:
        act.at = 99
        spring(table, table.figures[code - codes.FIGURE], act.cells[0], act.actor)
    else:
        put(table, act, ability, code - codes.CELL)


def _ask_victim(table: Table, act: Act, ability: Ability) -> bool:
    """Which enemy the disarmed trap takes effect on."""
    actor = table.figures[act.actor]
    found = [other for other in candidates(table, actor, ability.to, 0) if targetable(table, actor, other)]
    if not found:
        _disarm(table, actor, act.cells[0])
        return False
    table.ask(table.decider(act.seat), "spring", [codes.FIGURE + other.slot for other in found])
    return True


def _disarm(table: Table, actor: Figure, cell: int) -> None:
    table.traps[cell] = 0
    table.board.clear(cell, TRAP)
    if actor.owner != NOBODY:
        table.heroes[actor.owner].marks |= 4
    events.at(table, "trap-disarmed", "GH-S-TRP-06", actor.slot, cell)


def _infuse(table: Table, act: Act, ability: Ability) -> bool:
    """Mandatory once any part of the action was performed (GH-S-ELE-02)."""
    if not act.performed and act.seat != NOBODY:
        return False
    while act.at < len(ability.elements):
        element = ability.elements[act.at]
        if element == v.WILD:
            table.ask(table.decider(act.seat), "element", [codes.ELEMENT + number for number in range(6)])
            return True
        elements.infuse(table, element)
        act.at += 1
    return False


def times(table: Table, act: Act, ability: Ability) -> int:
    """How many things the ability makes or takes away."""
    if ability.op == v.SUMMON:
        return summon_count(table, act, ability)
    if ability.op == v.CREATE_TRAP:
        return 1
    if ability.op == v.MOVE_OBSTACLE:
        return 2
    if ability.flags & TRIANGLE:
        return 3
    count = amount(table, ability.n, act.actor)
    return 99 if count == v.ALL else max(1, count) + act.plus


def summon_count(table: Table, act: Act, ability: Ability) -> int:
    if ability.units:
        return monsters_to_summon(table, act, ability)
    actor = table.figures[act.actor]
    if actor.kind != HERO:
        return 0
    sheet = table.rules.summon(actor.owner, ability.summon)
    return sheet.count if sheet is not None else 0


def places(table: Table, act: Act, ability: Ability) -> list[int]:
    """Cells where the next thing may be put or taken."""
    actor = table.figures[act.actor]
    board = table.board
    if ability.op == v.SUMMON:
        if ability.flags & SUMMON_NEXT_TO_TARGET:
            return empty_neighbours(board, act.target_cell) if act.target_cell != NO_CELL else []
        if act.seat == NOBODY:
            return summon_cells(board, actor.slot)
        return empty_neighbours(board, actor.cell)
    if ability.op == v.CREATE_TRAP:
        if act.seat == NOBODY:
            return summon_cells(board, actor.slot)
        return [cell for cell in _around(table, actor, ability.within) if is_empty(board, cell)]
    if ability.op == v.DISARM_TRAP:
        return [cell for cell in _around(table, actor, ability.within) if board.terrain[cell] & TRAP]
    if ability.op == v.CREATE_OBSTACLE:
        return _for_obstacle(table, act, actor, ability)
    if ability.op == v.DESTROY_OBSTACLE:
        within = ability.within
        for bonus in in_force(table, act, ability):
            within += bonus.gain.range
        return [cell for cell in _around(table, actor, within) if obstacles.is_removable(table, cell)]
    if ability.op == v.MOVE_OBSTACLE:
        return _for_moving(table, act, actor, ability)
    if ability.op == v.TELEPORT:
        return _to_appear(table, act, ability)
    return []


def _to_appear(table: Table, act: Act, ability: Ability) -> list[int]:
    """Any hex that nobody stands on and somebody can stand on: of the map, or next to the figure it is about."""
    board = table.board
    near: Sequence[int] = range(board.map.size)
    if ability.to.who == v.THAT_FIGURE:
        near = [] if act.target_cell == NO_CELL else board.shape.near[act.target_cell]
    return [
        cell
        for cell in near
        if board.exists(cell) and board.occupant[cell] == NOBODY and board.walk[cell] < FAR
    ]


def _around(table: Table, actor: Figure, within: int) -> list[int]:
    shape = table.board.shape
    ranges = shape.ranges(actor.cell)
    found: list[int] = []
    for cell in shape.outward(actor.cell):
        if ranges[cell] > within:
            break
        if cell != actor.cell and shape.sees(actor.cell, cell):
            found.append(cell)
    return found


def _for_obstacle(table: Table, act: Act, actor: Figure, ability: Ability) -> list[int]:
    """Empty, and nothing is cut off (GH-S-OBS-04)."""
    if ability.flags & TRIANGLE:
        return _for_triangle(table, act, actor, ability)
    if ability.flags & AT_KILLED_ENEMY:
        near = [act.killed_at] if act.killed_at != NO_CELL else []
    else:
        near = _around(table, actor, ability.within)
    found: list[int] = []
    for cell in near:
        # The money of a monster killed there stays under the obstacle.
        free = (
            table.board.occupant[cell] == NOBODY
            if ability.flags & AT_KILLED_ENEMY
            else is_empty(table.board, cell)
        )
        if free and not would_isolate(table.board, [cell], []):
            found.append(cell)
    return found


def _for_triangle(table: Table, act: Act, actor: Figure, ability: Ability) -> list[int]:
    """Three hexes that touch each other, one of them within reach; `act.picked` holds those chosen so far."""
    shape = table.board.shape
    near = _around(table, actor, ability.within)
    found: list[int] = []
    for first in near:
        for second in shape.near[first]:
            for third in shape.near[second]:
                cells = [first, second, third]
                if third == first or third not in shape.near[first] or not _holds_all(cells, act.picked):
                    continue
                if not all(is_empty(table.board, cell) for cell in cells):
                    continue
                for cell in cells:
                    if cell not in act.picked and cell not in found:
                        found.append(cell)
    if len(act.picked) == 2:
        found = [cell for cell in found if not would_isolate(table.board, act.picked + [cell], [])]
    return found


def _holds_all(cells: list[int], wanted: list[int]) -> bool:
    return all(cell in cells for cell in wanted)


def _for_moving(table: Table, act: Act, actor: Figure, ability: Ability) -> list[int]:
    if act.at == 0:
        near = _around(table, actor, ability.within)
        return [
            cell
            for cell in near
            if obstacles.is_removable(table, cell) and len(obstacles.cells_of(table, cell)) <= ability.size
        ]
    lifted = act.cells
    return [
        cell
        for cell in _around(table, actor, ability.onto)
        if is_empty(table.board, cell) and not would_isolate(table.board, [cell], lifted)
    ]


def put(table: Table, act: Act, ability: Ability, cell: int) -> None:
    # A hex of a larger obstacle, or an obstacle that is to be moved, is only a beginning.
    if not (ability.flags & TRIANGLE and len(act.picked) < 2) and (ability.op != v.MOVE_OBSTACLE or act.at):
        act.performed = True
    MADE_BY[ability.op](table, act, ability, cell)
    act.at += 1


def _summon(table: Table, act: Act, ability: Ability, cell: int) -> None:
    if ability.units:
        summon_monsters(table, act, ability, cell)
    else:
        summon_hero_unit(table, act, ability, cell)


def _create_trap(table: Table, act: Act, ability: Ability, cell: int) -> None:
    actor = table.figures[act.actor]
    damage = TRAP_OF_LEVEL if ability.flags & TRAP_DAMAGE_OF_LEVEL else amount(table, ability.n, act.actor)
    burst = sum([amount(table, part.n, act.actor) for part in ability.perform if part.op == v.DAMAGE])
    around = 0
    for part in ability.perform:
        around |= part.conditions
    xp, maker = ability.xp_per_use, actor.owner
    table.traps[cell] = pack_trap(damage, ability.conditions, xp, maker, burst, around)
    table.board.put(cell, TRAP)
    hurts = damage_at(table, cell)
    events.trap(table, "trap-created", "GH-S-TRP-05", actor.slot, cell, hurts, ability.conditions)


def _disarm_trap(table: Table, act: Act, ability: Ability, cell: int) -> None:
    if ability.flags & APPLY_TRAP_TO_ENEMY:
        act.cells = [cell]
    else:
        _disarm(table, table.figures[act.actor], cell)


def _create_obstacle(table: Table, act: Act, ability: Ability, cell: int) -> None:
    if not ability.flags & TRIANGLE:
        obstacles.create(table, [cell])
        act.cells = act.cells + [cell]
        return
    act.picked = act.picked + [cell]
    if len(act.picked) == 3:
        obstacles.create(table, act.picked)
        act.cells = act.picked


def _destroy_obstacle(table: Table, act: Act, ability: Ability, cell: int) -> None:
    act.cells = act.cells + obstacles.destroy(table, cell)


def _move_obstacle(table: Table, act: Act, ability: Ability, cell: int) -> None:
    if act.at == 0:
        act.cells = obstacles.cells_of(table, cell)
        return
    for old in act.cells:
        obstacles.destroy(table, old)
    obstacles.create(table, [cell])
    act.cells = [cell]


def _teleport(table: Table, act: Act, ability: Ability, cell: int) -> None:
    """No move: nothing on the way is entered, but the hex itself is."""
    actor = table.figures[act.actor]
    before = actor.cell
    table.put(actor, cell)
    events.moved(table, actor, before, "GH-S-MOV-01", True)
    if not table.board.figures.flying[actor.slot]:
        enter_terrain(table, actor, NOBODY)


Make = Callable[[Table, Act, Ability, int], None]
MADE_BY: Final[dict[int, Make]] = {
    v.SUMMON: _summon,
    v.CREATE_TRAP: _create_trap,
    v.DISARM_TRAP: _disarm_trap,
    v.CREATE_OBSTACLE: _create_obstacle,
    v.DESTROY_OBSTACLE: _destroy_obstacle,
    v.MOVE_OBSTACLE: _move_obstacle,
    v.TELEPORT: _teleport,
}
"""Operations that are done to one hex after another."""
handled.add_flag(APPLY_TRAP_TO_ENEMY)
handled.add_flag(AT_KILLED_ENEMY)
handled.add_flag(NEAREST_TO_ENEMY)  # where monsters put things anyway (`summon_cells`)
handled.add_flag(SUMMON_NEXT_TO_TARGET)
handled.add_flag(TRAP_DAMAGE_OF_LEVEL)
handled.add_flag(TRIANGLE)
handled.WINDOWS.add(v.ON_CREATE_OBSTACLE)
