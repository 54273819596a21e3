"""Move: points, ways, jumping and flying, and what entering a hex does (GH-S-MOV, JMP, FLY, DOR, TRP, HAZ, DIF)."""

from __future__ import annotations

from itertools import pairwise

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.board import CLOSED, COST, DIFFICULT, HAZARD, OBSTACLE, price_to_enter
from taverna.games.gloomhaven.board.free_moves import FreeMove
from taverna.games.gloomhaven.board.maps import FAR, NO_CELL, NO_DOOR
from taverna.games.gloomhaven.board.paths import FLY, JUMP, WALK
from taverna.games.gloomhaven.effects import item_windows, portals, triggers
from taverna.games.gloomhaven.effects.dying import fall
from taverna.games.gloomhaven.effects.entering import enter_door, enter_terrain
from taverna.games.gloomhaven.effects.looting import take
from taverna.games.gloomhaven.effects.obstacles import destroy, is_removable
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import (
    DESTROY_ON_PATH,
    ENDS_NEXT_TO_OBSTACLE,
    ENDS_NEXT_TO_PERFORMER,
    IGNORES_TERRAIN,
    LOOT_EACH_HEX,
    TOWARD_ALLIES,
)
from taverna.games.gloomhaven.language.moments import MOVED
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import IMMOBILIZE, MOVE, ON_MOVE_ACTION, STUN
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, OBJECT, Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT, Walk
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler
from taverna.kit.hexes import DIRECTIONS


def begin(table: Table, walk: Walk) -> None:
    actor = table.figures[walk.actor]
    walk.start = actor.cell
    walk.flying = walk.flying or table.board.figures.flying[actor.slot]
    table.walks.append(walk)
    table.push(steps.WALK)


def mode_of(walk: Walk) -> int:
    if walk.flying:
        return FLY
    return JUMP if walk.jump else WALK


class WalkStep(Handler[Table]):
    """The top walk."""

    def run(self, table: Table, first: int, second: int) -> None:
        walk = table.walks[-1]
        actor = table.figures[walk.actor]
        if not actor.present:
            _close(table, walk)
        elif walk.entered and actor.conditions & (IMMOBILIZE | STUN):
            # A trap on the way that immobilizes or stuns ends the move (GH-S-TRP-07).
            finish(table, walk)
        elif len(walk.way) == 1 and walk.way[0] in table.rules.plan.portal:
            _go_through(table, walk, actor, walk.way[0])
        elif walk.way:
            cell = walk.way[-1]
            walk.way = walk.way[:-1]
            step_into(table, walk, cell, not walk.way and walk.going)
        elif walk.going or walk.seat == NOBODY:
            finish(table, walk)
        else:
            _ask(table, walk, actor)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        walk = table.walks[-1]
        actor = table.figures[walk.actor]
        if code == codes.DONE:
            _land(table, walk)
        elif codes.ITEM <= code < codes.FIGURE:
            _use_item(table, walk, actor, code - codes.ITEM)
        elif codes.FIGURE <= code < codes.ENTITY:
            walk.points -= 1
            _dig(table, table.figures[code - codes.FIGURE], actor)
        elif code >= codes.CELL and walk.way:
            walk.way = [code - codes.CELL]  # out of a portal
        elif code >= codes.CELL:
            cell = code - codes.CELL
            move = free_move(table, walk, actor)
            walk.way = move.path(cell)[::-1]
            walk.going = True
        else:
            cell = table.board.map.neighbour[6 * actor.cell + code - codes.STEP]
            step_into(table, walk, cell, False)


def _go_through(table: Table, walk: Walk, actor: Figure, cell: int) -> None:
    """A portal that nobody has used: first its other side is seen, then the player chooses where to come out."""
    ends = portals.look_through(table, actor, cell)
    walk.going = False
    if ends is None:
        return
    if len(ends) > 1:
        table.ask(table.decider(walk.seat), "place", [codes.CELL + end for end in ends])
    else:
        walk.way = ends


# Choosing


def _ask(table: Table, walk: Walk, actor: Figure) -> None:
    found = options(table, walk, actor)
    if found == [codes.DONE]:
        _land(table, walk)
        return
    table.ask(table.decider(walk.seat), "move", found)


def options(table: Table, walk: Walk, actor: Figure) -> list[int]:
    """Where to go at once, single steps, items, and to stop here."""
    found: list[int] = []
    if _can_end_here(table, walk, actor):
        found.append(codes.DONE)
    if not walk.straight:
        move = free_move(table, walk, actor)
        found += [
            codes.CELL + cell for cell in move.ends if cell != actor.cell and _may_end(table, walk, cell)
        ]
    found += [codes.STEP + way for way in range(6) if _can_step(table, walk, actor, way)]
    if table.rules.plan.digs and walk.points > 0 and walk.seat == actor.owner and actor.kind == HERO:
        found += [codes.FIGURE + figure.slot for figure in diggable(table, actor)]
    if walk.seat == actor.owner:
        found += item_windows.options(table, actor, ON_MOVE_ACTION) + item_windows.in_turn(table, actor)
    return found or [codes.DONE]


def diggable(table: Table, actor: Figure) -> list[Figure]:
    """What can be dug up from where the figure stands (GH-S-SPC-07)."""
    near = table.board.shape.near[actor.cell]
    return [
        figure
        for figure in table.figures
        if figure.present
        and figure.kind == OBJECT
        and figure.group in table.rules.plan.digs
        and any(cell in near for cell in table.cells_of(figure))
    ]


def _dig(table: Table, grave: Figure, actor: Figure) -> None:
    """A movement point for each hit point."""
    grave.hp -= 1
    events.about(table, "dug", "GH-S-SPC-07", grave.slot, grave.hp)
    if grave.hp <= 0:
        fall(table, grave, actor.slot, actor.owner, BY_EFFECT)


def _can_end_here(table: Table, walk: Walk, actor: Figure) -> bool:
    """In the middle of a jump it may hang over a figure, an obstacle or hard ground (GH-S-MOV-03, GH-S-JMP-02)."""
    cell = actor.cell
    if table.board.occupant[cell] != actor.slot or not _may_end(table, walk, cell):
        return False
    return not walk.entered or _can_land(table, walk, cell, walk.points)


def free_move(table: Table, walk: Walk, actor: Figure) -> FreeMove:
    opens_doors = actor.kind == HERO
    ignores = ignored(table, walk)
    if not table.rules.plan.portal:
        return FreeMove(table.board, actor.slot, mode_of(walk), walk.points, opens_doors, ignores)
    links, gate = portals.links(table, actor), portals.gate(table, actor)
    return FreeMove(table.board, actor.slot, mode_of(walk), walk.points, opens_doors, ignores, links, gate)


def _may_end(table: Table, walk: Walk, cell: int) -> bool:
    if cell in table.rules.plan.portal and portals.gate(table, table.figures[walk.actor]) != cell:
        return False
    flags = ABILITIES[walk.ability].flags if walk.ability >= 0 else 0
    if not flags & (ENDS_NEXT_TO_OBSTACLE | ENDS_NEXT_TO_PERFORMER | TOWARD_ALLIES):
        return True
    if cell == walk.start:
        return True
    if flags & TOWARD_ALLIES:
        return _to_allies(table, cell) < _to_allies(table, walk.start)
    near = table.board.shape.near[cell]
    if flags & ENDS_NEXT_TO_OBSTACLE:
        return any(table.board.terrain[other] & OBSTACLE for other in near)
    return table.figures[table.acts[-1].origin].cell in near


def _to_allies(table: Table, cell: int) -> int:
    """How far it is to the closest ally of the one who commands the move."""
    leader = table.figures[table.acts[-1].origin]
    return min(
        [
            table.distance(cell, other.cell)
            for other in table.figures
            if other.present and table.are_allies(leader, other)
        ],
        default=0,
    )


def _can_step(table: Table, walk: Walk, actor: Figure, way: int) -> bool:
    cell = table.board.map.neighbour[6 * actor.cell + way]
    if cell == NO_CELL or walk.points < 1:
        return False
    if walk.straight and walk.entered and not _keeps_line(table, walk, actor.cell, cell):
        return False
    if not _can_enter(table, walk, actor, cell):
        return False
    left = walk.points - entry_cost(table, walk, cell)
    if left < 0:
        return False
    if _can_stop(table, walk, cell, left) and _may_end(table, walk, cell):
        return True
    return _free_beyond(table, walk, actor, cell, left, way)


def _can_stop(table: Table, walk: Walk, cell: int, left: int) -> bool:
    return table.board.occupant[cell] == NOBODY and _can_land(table, walk, cell, left)


def _can_land(table: Table, walk: Walk, cell: int, left: int) -> bool:
    """`left`: the points that remain after entering; the last hex of a jump takes its full price (GH-S-DIF-02)."""
    if walk.flying:
        return True
    if table.board.terrain[cell] & OBSTACLE:
        return False
    return not walk.jump or left >= _price(table, walk, cell) - 1


def _free_beyond(table: Table, walk: Walk, actor: Figure, cell: int, left: int, way: int) -> bool:
    """From a hex where it can't stop, one where it can must be near enough (GH-S-MOV-03); `way`: of a straight line."""
    for other in table.board.shape.ways[cell]:
        if walk.straight and table.board.map.neighbour[6 * cell + way] != other:
            continue
        after = left - entry_cost(table, walk, other)
        if after < 0 or not _can_enter(table, walk, actor, other):
            continue
        if _can_stop(table, walk, other, after) and _may_end(table, walk, other):
            return True
        if walk.straight and _free_beyond(table, walk, actor, other, after, way):
            return True
    return False


def _can_enter(table: Table, walk: Walk, actor: Figure, cell: int) -> bool:
    board = table.board
    door = board.map.door_at[cell]
    if door != NO_DOOR and board.doors[door] == CLOSED:
        return actor.kind == HERO
    if not board.exists(cell):
        return False
    if walk.jump or walk.flying:
        return True
    other = board.occupant[cell]
    return board.walk[cell] < FAR and (other == NOBODY or board.figures.passes(actor.slot, other))


def entry_cost(table: Table, walk: Walk, cell: int) -> int:
    """GH-S-MOV-01, GH-S-DIF-02."""
    if walk.flying or walk.jump:
        return 1
    return _price(table, walk, cell)


def _price(table: Table, walk: Walk, cell: int) -> int:
    """On foot, for who may ignore some terrain."""
    nothing = ignored(table, walk)
    if not nothing:
        return table.board.walk[cell] & COST
    return price_to_enter(table.board.terrain[cell] & ~nothing) & COST


def ignored(table: Table, walk: Walk) -> int:
    """Terrain that means nothing to this move."""
    found = table.figures[walk.actor].sheet.ignores
    if walk.ability >= 0 and ABILITIES[walk.ability].flags & IGNORES_TERRAIN:
        found |= DIFFICULT | HAZARD
    return found


def _keeps_line(table: Table, walk: Walk, at: int, cell: int) -> bool:
    board = table.board.map
    before = walk.start if len(walk.entered) < 2 else walk.entered[-2]
    return (
        board.q[cell] - board.q[at] == board.q[at] - board.q[before]
        and board.r[cell] - board.r[at] == board.r[at] - board.r[before]
    )


def _use_item(table: Table, walk: Walk, actor: Figure, place: int) -> None:
    if item_windows.passive_for(table, table.heroes[actor.owner].items[place], ON_MOVE_ACTION) is None:
        item_windows.perform(table, actor.owner, place)
        return
    passive = item_windows.use(table, actor.owner, place, ON_MOVE_ACTION)
    if passive is not None and passive.gain is not None:
        walk.points += passive.gain.move
        walk.jump = walk.jump or passive.gain.jump


# Going


def step_into(table: Table, walk: Walk, cell: int, last: bool) -> None:
    """One hex further; its effects come before the next step (GH-S-MOV-04)."""
    actor = table.figures[walk.actor]
    before = actor.cell
    board = table.board
    door = board.map.door_at[cell]
    cost = entry_cost(table, walk, cell)
    if last and walk.jump and not walk.flying:
        cost = _price(table, walk, cell)
    walk.points -= cost
    walk.entered = walk.entered + [cell]
    actor.moved += 1
    if door != NO_DOOR and board.doors[door] == CLOSED:
        enter_door(table, door, actor)
        walk.going = False
        walk.way = []
    table.put(actor, cell)
    events.moved(table, actor, before, "GH-S-MOV-01")
    if table.rules.plan.portal and cell not in board.map.neighbour[6 * before : 6 * before + 6]:
        table.check()  # a room may have been left by its last character
    flags = ABILITIES[walk.ability].flags if walk.ability >= 0 else 0
    if flags & DESTROY_ON_PATH:
        if is_removable(table, cell):
            destroy(table, cell)
        board.clear(cell, 2)
        table.traps[cell] = 0
    if flags & LOOT_EACH_HEX and actor.kind == HERO:
        take(table, actor.owner, cell, "GH-S-LOT-01")
    if not walk.flying and (not walk.jump or last):
        enter_terrain(table, actor, NOBODY, ignored(table, walk))


def _land(table: Table, walk: Walk) -> None:
    """Stop here; the last hex of a jump counts as entered on foot (GH-S-JMP-02)."""
    actor = table.figures[walk.actor]
    finish(table, walk)
    if walk.jump and not walk.flying and walk.entered:
        enter_terrain(table, actor, NOBODY, ignored(table, walk))


def finish(table: Table, walk: Walk) -> None:
    _close(table, walk)
    if table.acts and walk.ability >= 0:
        _note(table, walk)
    if walk.entered and table.lasting:
        triggers.moved_away(table, table.figures[walk.actor], walk.start)
    if walk.entered and table.rules.plan.has_moved:
        table.at(MOVED, walk.actor)


def _note(table: Table, walk: Walk) -> None:
    """What the lines after a move look at."""
    act = table.acts[-1]
    act.path = walk.entered
    act.start = walk.start
    act.moved = len(walk.entered)
    act.straight = _is_straight(table, walk)
    if walk.entered:
        act.performed = True
        if table.lasting:
            triggers.after(table, act, table.figures[walk.actor], MOVE)


def _close(table: Table, walk: Walk) -> None:
    table.pop()
    table.walks.pop()


def _is_straight(table: Table, walk: Walk) -> bool:
    board = table.board.map
    trail = [walk.start] + walk.entered
    if len(trail) < 2:
        return False
    dq, dr = board.q[trail[1]] - board.q[trail[0]], board.r[trail[1]] - board.r[trail[0]]
    for one, other in pairwise(trail):
        if board.q[other] - board.q[one] != dq or board.r[other] - board.r[one] != dr:
            return False
    return (dq, dr) in DIRECTIONS


handled.WINDOWS.add(ON_MOVE_ACTION)
for _flag in (
    LOOT_EACH_HEX,
    DESTROY_ON_PATH,
    ENDS_NEXT_TO_OBSTACLE,
    ENDS_NEXT_TO_PERFORMER,
    TOWARD_ALLIES,
    IGNORES_TERRAIN,
):
    handled.add_flag(_flag)
