"""Push and pull, hex by hex (GH-S-PSH, GH-S-PUL)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board import forced
from taverna.games.gloomhaven.effects.entering import enter_terrain
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.obstacles import destroy, is_removable
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import PUSH_BLOCKED_HURTS, PUSH_INTO_OBSTACLES
from taverna.games.gloomhaven.language.moments import MOVED
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, OBJECT, Figure
from taverna.games.gloomhaven.state.frames import BY_OBSTACLE, Shove
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler
from taverna.kit.hexes import DIRECTIONS, distance


def shove(
    table: Table,
    target: Figure,
    actor: Figure,
    seat: int,
    left: int,
    pull: bool,
    flags: int = 0,
    centre: int = NOBODY,
) -> None:
    """Begin a push or pull of up to so many hexes, away from the actor or from `centre`."""
    if left <= 0 or not target.present or target.kind == OBJECT:  # GH-S-OBS-06
        return
    # A boss stands firm against everybody, a hero's greaves only against enemies.
    if target.sheet.no_push and (target.kind != HERO or table.are_enemies(target, actor)):
        return
    frame = Shove(target.slot, actor.slot, seat, left, pull, actor.cell if centre == NOBODY else centre)
    frame.flags = flags
    table.shoves.append(frame)
    table.push(steps.SHOVE)


class ShoveStep(Handler[Table]):
    """The top push or pull."""

    def run(self, table: Table, first: int, second: int) -> None:
        frame = table.shoves[-1]
        target = table.figures[frame.target]
        if not target.present or frame.left <= 0:
            _close(table)
            return
        found = options(table, frame)
        if not found:
            _close(table)
            return
        if not frame.done and frame.seat != NOBODY:
            found.append(codes.DONE)  # GH-S-PSH-03: optional, for heroes
        if len(found) == 1:
            self.answer(table, first, second, found[0])
            return
        # Whoever controls the attacker: for a summon its summoner, for a monster the players (GH-S-PSH-02).
        seat = frame.seat if frame.seat != NOBODY else table.figures[frame.actor].owner
        table.ask(table.decider(seat), "pull" if frame.pull else "push", found)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        frame = table.shoves[-1]
        target = table.figures[frame.target]
        if code == codes.YES:
            _close(table)
            _crush(table, frame, target, frame.left)
            return
        cell = code - codes.CELL
        into = frame.flags & PUSH_INTO_OBSTACLES and code != codes.DONE and _gives_way(table, cell)
        if code == codes.DONE or not (into or forced.is_passable(table.board, frame.target, cell)):
            _close(table)
            return
        if into:
            destroy(table, cell)
        before = target.cell
        table.put(target, cell)
        frame.left -= 1
        frame.done += 1
        rule = "GH-S-PUL-01" if frame.pull else "GH-S-PSH-01"
        events.moved(table, target, before, rule, True)
        if table.acts:
            table.acts[-1].performed = True
        if into:
            _crush(table, frame, target, 1)
        elif not table.board.figures.flying[target.slot]:
            enter_terrain(table, target, frame.actor)


def options(table: Table, frame: Shove) -> list[int]:
    """Hexes to go on to; also those that are blocked, which end it, while an open one exists (GH-S-PSH-03, 05)."""
    way = forced.PULL if frame.pull else forced.PUSH
    target = table.figures[frame.target]
    ahead = forced.directions(table.board, frame.centre, target.cell, way)
    routes = forced.routes(table.board, frame.centre, frame.target, frame.left, way)
    if frame.seat == NOBODY:
        # Monsters shove as far as they can (GH-S-MON-12); the players only lead the way.
        farthest = max([len(route) for route in routes])
        routes = [route for route in routes if len(route) == farthest]
    opening: list[int] = []
    for route in routes:
        if route and route[0] not in opening:
            opening.append(route[0])
    blocked: list[int] = []
    stands = table.board.occupant[target.cell] == frame.target  # else it passes an ally and can't stop here
    if frame.seat != NOBODY and stands:
        blocked = [cell for cell in ahead if not forced.is_passable(table.board, frame.target, cell)]
    found = [codes.CELL + cell for cell in opening]
    if frame.flags & PUSH_INTO_OBSTACLES:
        found += [codes.CELL + cell for cell in blocked if _gives_way(table, cell)]
    elif frame.flags & PUSH_BLOCKED_HURTS:
        if stands and (
            _against_wall(table, frame, target) or [cell for cell in blocked if table.obstacles[cell]]
        ):
            found.append(codes.YES)
    elif opening:
        found += [codes.CELL + cell for cell in blocked]
    return found


def _gives_way(table: Table, cell: int) -> bool:
    """An obstacle that a push may go into: nobody hovers there."""
    return is_removable(table, cell) and table.board.occupant[cell] == NOBODY


def _against_wall(table: Table, frame: Shove, target: Figure) -> bool:
    """Whether a wall lies in a direction away from the pusher."""
    board = table.board.map
    centre = board.hex(frame.centre)
    at = board.hex(target.cell)
    for way, (q, r) in enumerate(DIRECTIONS):
        beyond = (at[0] + q, at[1] + r)
        if distance(centre, beyond) > distance(centre, at):
            cell = board.neighbour[6 * target.cell + way]
            if cell < 0 or not table.board.exists(cell):
                return True
    return False


def _crush(table: Table, frame: Shove, target: Figure, hexes: int) -> None:
    """2 damage and 1 experience for each hex of an obstacle or wall that the target is pushed against."""
    actor = table.figures[frame.actor]
    gain_xp(table, actor.owner, hexes, "GH-S-EXP-02")
    hurt(table, target, 2 * hexes, BY_OBSTACLE, actor.slot, actor.owner)


def _close(table: Table) -> None:
    table.pop()
    frame = table.shoves.pop()
    if frame.done and table.rules.plan.has_moved:
        table.at(MOVED, frame.target)


handled.add_flag(PUSH_INTO_OBSTACLES)
handled.add_flag(PUSH_BLOCKED_HURTS)
