"""Heroes for tests that never tire and go where a scenario is won: to enemies, doors, plates and goal treasures.

They are no measure of play: their cards come back every round and their hit points at every question, and enemies that
heal faster than they are hurt weaken in the end.
"""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import CLOSED, LOCKED
from taverna.games.gloomhaven.board.figures import OBJECTS
from taverna.games.gloomhaven.board.maps import FAR, NO_CELL, NO_DOOR
from taverna.games.gloomhaven.bot.offers import brings, places_of_offers
from taverna.games.gloomhaven.language.clauses import DEAD
from taverna.games.gloomhaven.language.vocabulary import LOOT
from taverna.games.gloomhaven.scenario.objectives import all_hold
from taverna.games.gloomhaven.state.figures import MONSTER, NO_CARD, Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import NO_ANSWER, Decision, Rng

HITS = 200
LONG = 100


def refresh(table: Table) -> None:
    """Hit points at any time; cards while they are chosen, those in the active area left alone."""
    for figure in table.figures:
        if figure.present and not _is_foe(table, figure):
            figure.max_hp = max(figure.max_hp, HITS)
            figure.hp = figure.max_hp
        elif figure.present and figure.kind == MONSTER and table.round > LONG:
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
    """Also an object that is to be destroyed."""
    return table.is_foe(figure) or figure.side == OBJECTS


def choose(table: Table, decision: Decision, rng: Rng) -> int:
    options = decision.options
    if decision.kind == "select":
        wanted = [code for code in options if code not in (codes.REST, codes.TAKE_BACK)]
        return wanted[rng.below(len(wanted))] if wanted else options[0]
    if decision.kind in ("damage", "defend", "redraw", "short-rest") or not rng.below(12):
        return codes.DONE if codes.DONE in options else options[rng.below(len(options))]
    if decision.kind == "turn":
        return _turn(table, decision, rng)
    if decision.kind == "move":
        return _move(table, decision, rng)
    found = [code for code in options if code != codes.DONE] or options
    return found[rng.below(len(found))]


def _turn(table: Table, decision: Decision, rng: Rng) -> int:
    """What the scenario offers; any half, but a move if nobody is near, and no item."""
    figure = table.hero_figure(decision.seat)
    offers = [code for code in decision.options if codes.INTERACT <= code < codes.STEP]
    for code in offers:
        if brings(table, table.rules.plan.interactions[code - codes.INTERACT]):
            return code
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
    ways = (codes.ATTACK_2, codes.TOP) if near else (codes.MOVE_2, codes.BOTTOM)
    wanted = [code for code in plays if (code - codes.PLAY) % 4 in ways] or plays
    return wanted[rng.below(len(wanted))]


def _loots(table: Table, seat: int, choice: int) -> bool:
    hero = table.heroes[seat]
    card = table.cards_of(seat)[hero.second if choice >= 4 else hero.lead]
    half = {codes.TOP: card.top, codes.BOTTOM: card.bottom}.get(choice % 4)
    return half is not None and any(ability.op == LOOT for ability in half.abilities)


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
    """Plates for each hero its own; what is offered; goal treasures; enemies; doors that can be opened."""
    for key in table.rules.plan.keys:
        if not key.is_locked(table.board) or not all(table.board.exists(cell) for cell in key.cells):
            continue
        if not key.for_all:
            return [key.cells[0]]
        if not _foes(table):
            return [key.cells[seat % len(key.cells)]]
    offered = places_of_offers(table)
    if offered:
        return offered
    done = all_hold(table, table.rules.plan.wanted_first())
    for test in table.rules.plan.wanted_places() if done else []:
        assert test.place is not None
        cells = test.place.cells
        if all(table.board.exists(cell) for cell in cells) and not _foes(table):
            return [cells[seat % len(cells)]]
    hunted = [group for test in table.rules.plan.win if test.kind == DEAD for group in test.groups]
    prizes = [figure.cell for figure in table.figures if figure.present and figure.group in hunted]
    if prizes:
        return prizes
    goals = [cell for cell, number in enumerate(table.treasure) if number == 0]
    if goals:
        return goals
    foes = _foes(table)
    if foes:
        return foes
    doors = table.board.map.doors
    return [doors[door] for door, state in enumerate(table.board.doors) if state == CLOSED]


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
            if closed or (board.exists(other) and board.walk[other] < FAR):
                row[other] = row[cell] + 1
                waiting.append(other)
    return row
