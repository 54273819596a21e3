"""Heroes for tests that never tire and go where a scenario is won: to enemies, doors, plates and goal treasures.

They are no measure of play: their cards come back every round and their hit points at every question, and enemies that
heal faster than they are hurt weaken in the end. Where rounds are counted, nothing holds them up for long.
"""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import CLOSED, LOCKED
from taverna.games.gloomhaven.board.figures import OBJECTS
from taverna.games.gloomhaven.board.maps import FAR, NO_CELL, NO_DOOR
from taverna.games.gloomhaven.language.cards import Half
from taverna.games.gloomhaven.language.clauses import DEAD, ROUNDS_OVER
from taverna.games.gloomhaven.language.vocabulary import DISARM, IMMOBILIZE, LOOT, MOVE, STUN
from taverna.games.gloomhaven.scenario.interactions import spots
from taverna.games.gloomhaven.scenario.objectives import all_hold
from taverna.games.gloomhaven.state.figures import BOTTOM_USED, MONSTER, NO_CARD, Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import NO_ANSWER, Decision, Rng

HITS = 200
LONG = 100
HINDRANCES = IMMOBILIZE | STUN | DISARM


def refresh(table: Table) -> None:
    """Hit points at any time; cards while they are chosen, those in the active area left alone."""
    for figure in table.figures:
        if figure.present and not _is_foe(table, figure):
            figure.max_hp = max(figure.max_hp, HITS)
            figure.hp = figure.max_hp
            figure.conditions &= ~HINDRANCES if in_a_hurry(table) else ~0
        elif figure.present and figure.kind == MONSTER and (table.round > LONG or in_a_hurry(table)):
            figure.hp = 1
    left = [hero for hero in table.heroes if not hero.exhausted]
    fresh = all(hero.lead == NO_CARD for hero in left) and all(code == NO_ANSWER for code in table.answers)
    if fresh and table.pending and table.pending[0].kind == "select":
        for hero in left:
            back = (hero.discard | hero.lost) & ~hero.active
            hero.hand |= back
            hero.discard &= ~back
            hero.lost &= ~back


def _is_foe(table: Table, figure: Figure) -> bool:
    """Also an object that is to be destroyed; not one that nothing hurts."""
    return (table.is_foe(figure) or figure.side == OBJECTS) and figure.sheet.can_be_hurt


def choose(table: Table, decision: Decision, rng: Rng) -> int:
    options = decision.options
    if decision.kind == "select":
        wanted = [code for code in options if code not in (codes.REST, codes.TAKE_BACK)]
        if wanted and in_a_hurry(table) and rng.below(3):
            return max(wanted, key=lambda code: _leaps(table, decision.seat, code))
        return wanted[rng.below(len(wanted))] if wanted else options[0]
    idle = not rng.below(12) and not in_a_hurry(table)
    if decision.kind in ("damage", "defend", "redraw", "short-rest") or idle:
        return codes.DONE if codes.DONE in options else options[rng.below(len(options))]
    if decision.kind == "turn":
        return _turn(table, decision, rng)
    if decision.kind == "move":
        return _move(table, decision, rng)
    found = [code for code in options if code != codes.DONE] or options
    return found[rng.below(len(found))]


def _turn(table: Table, decision: Decision, rng: Rng) -> int:
    """Any half, but a move if nobody is near, and no item."""
    figure = table.hero_figure(decision.seat)
    offers = [code for code in decision.options if codes.INTERACT <= code < codes.STEP]
    if offers:
        return offers[0]
    plays = [code for code in decision.options if codes.PLAY <= code < codes.GOAL]
    if not plays:
        return codes.DONE
    loots = [code for code in plays if _loots(table, decision.seat, code - codes.PLAY)]
    if loots and any(
        table.treasure[cell] == 0 for cell in [figure.cell, *table.board.shape.near[figure.cell]]
    ):
        return loots[0]
    near = any(
        table.board.occupant[cell] >= 0 and _is_foe(table, table.figures[table.board.occupant[cell]])
        for cell in table.board.shape.near[figure.cell]
    )
    # With something to be done here, the bottom actions are kept for it.
    waiting = spots(table) and (table.heroes[decision.seat].used & BOTTOM_USED or figure.cell in spots(table))
    ways = (
        (codes.ATTACK_2, codes.TOP)
        if (near and not in_a_hurry(table)) or waiting
        else (codes.MOVE_2, codes.BOTTOM)
    )
    wanted = [code for code in plays if (code - codes.PLAY) % 4 in ways] or plays
    if in_a_hurry(table):
        blows = [code for code in wanted if (code - codes.PLAY) % 4 == codes.ATTACK_2]
        return (blows or sorted(wanted, key=lambda code: -_steps(table, decision.seat, code - codes.PLAY)))[0]
    return wanted[rng.below(len(wanted))]


def _leaps(table: Table, seat: int, code: int) -> int:
    """How far the bottom of a card goes that may be chosen."""
    place = (code - (codes.LEAD if code >= codes.LEAD else codes.SECOND)) % 32
    card = table.cards_of(seat)[place]
    return sum(ability.n.plus for ability in card.bottom.abilities if ability.op == MOVE)


def _steps(table: Table, seat: int, choice: int) -> int:
    """How far a way to play a card goes, about."""
    half = _half(table, seat, choice)
    if half is None:
        return 2 if choice % 4 == codes.MOVE_2 else 0
    return sum(ability.n.plus for ability in half.abilities if ability.op == MOVE)


def _loots(table: Table, seat: int, choice: int) -> bool:
    half = _half(table, seat, choice)
    return half is not None and any(ability.op == LOOT for ability in half.abilities)


def _half(table: Table, seat: int, choice: int) -> Half | None:
    hero = table.heroes[seat]
    card = table.cards_of(seat)[hero.second if choice >= 4 else hero.lead]
    return {codes.TOP: card.top, codes.BOTTOM: card.bottom}.get(choice % 4)


def _move(table: Table, decision: Decision, rng: Rng) -> int:
    walk = table.walks[-1]
    figure = table.figures[walk.actor]
    row = _way(table, _wanted(table, decision.seat))
    best = row[figure.cell]
    found: list[int] = []
    for code in decision.options:
        cell = code - codes.CELL if codes.CELL <= code < codes.SECOND else NO_CELL
        if codes.STEP <= code < codes.ELEMENT and walk.straight:
            cell = table.board.map.neighbour[6 * figure.cell + code - codes.STEP]
        if cell != NO_CELL:
            left = row[cell]
            if left < best:
                best, found = left, []
            if left == best and left < row[figure.cell]:
                found.append(code)
    if found:
        return found[rng.below(len(found))]
    return (
        codes.DONE if codes.DONE in decision.options else decision.options[rng.below(len(decision.options))]
    )


def _wanted(table: Table, seat: int) -> list[int]:
    """Plates for each hero its own; goal treasures; enemies; doors that can be opened."""
    for key in table.rules.plan.keys:
        if not key.is_locked(table.board) or not all(table.board.exists(cell) for cell in key.cells):
            continue
        if not key.for_all:
            return [key.cells[0]]
        if not _foes(table):
            return [key.cells[seat % len(key.cells)]]
    offers = spots(table)
    if offers:
        return offers
    done = all_hold(table, table.rules.plan.wanted_first()) or (
        in_a_hurry(table) and not _to_be_looted(table, seat)
    )
    for test in table.rules.plan.wanted_places() if done else []:
        assert test.place is not None
        cells = test.place.cells
        if all(table.board.exists(cell) for cell in cells) and (in_a_hurry(table) or not _foes(table)):
            return [cells[seat % len(cells)]]
    hunted = [group for test in table.rules.plan.win if test.kind == DEAD for group in test.groups]
    prizes = [figure.cell for figure in table.figures if figure.present and figure.group in hunted]
    if prizes:
        return prizes
    goals = [cell for cell, number in enumerate(table.treasure) if number == 0]
    doors = table.board.map.doors
    closed = [doors[door] for door, state in enumerate(table.board.doors) if state == CLOSED]
    if in_a_hurry(table) and _to_be_looted(table, seat):
        return _to_be_looted(table, seat)
    return goals or _foes(table) or closed


def _to_be_looted(table: Table, seat: int) -> list[int]:
    """Goal treasures, those of hidden rooms too: each hero has its own."""
    placed = [
        (cell, room)
        for room, content in enumerate(table.rules.rooms)
        for cell, number in content.treasures
        if number == 0
    ]
    left = [
        (place, cell)
        for place, (cell, room) in enumerate(placed)
        if not table.board.revealed[room] or table.treasure[cell] == 0
    ]
    return [cell for place, cell in left if place * table.seats // len(placed) == seat]


def in_a_hurry(table: Table) -> bool:
    """Where rounds are counted, nobody stays to fight."""
    return any(test.kind == ROUNDS_OVER for test in table.rules.plan.lose)


def _foes(table: Table) -> list[int]:
    return [figure.cell for figure in table.figures if figure.present and _is_foe(table, figure)]


def _way(table: Table, goals: list[int]) -> list[int]:
    """Steps from each cell to the nearest goal, through closed doors too."""
    board = table.board
    row = [FAR] * board.map.size
    waiting = goals[:]
    for cell in goals:
        row[cell] = 0
    for cell in waiting:
        for other in board.map.neighbour[6 * cell : 6 * cell + 6]:
            if other == NO_CELL or row[other] <= row[cell] + 1:
                continue
            door = board.map.door_at[other]
            closed = door != NO_DOOR and board.doors[door] != LOCKED
            hidden = in_a_hurry(table) and door == NO_DOOR and not board.exists(other)
            if closed or hidden or (board.exists(other) and board.walk[other] < FAR):
                row[other] = row[cell] + 1
                waiting.append(other)
    return row
