"""Heroes for tests that never tire and go where a scenario is won: to enemies, doors, plates and goal treasures.

They are no measure of play: their cards come back every round and their hit points at every question, and enemies that
heal faster than they are hurt weaken in the end; where rounds are limited, from the
beginning, and nothing stops the heroes. Enemies that must not arrive somewhere fall easily and limp.
"""

from __future__ import annotations

from collections.abc import Sequence

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import CLOSED, LOCKED
from taverna.games.gloomhaven.board.figures import OBJECTS
from taverna.games.gloomhaven.board.maps import FAR, NO_CELL, NO_DOOR
from taverna.games.gloomhaven.bot.duties import beyond_portal, kept_in, plates_to_fill
from taverna.games.gloomhaven.bot.goal import goal_treasures
from taverna.games.gloomhaven.bot.offers import brings, places_of_errands, places_of_offers
from taverna.games.gloomhaven.bot.plates import held_plates
from taverna.games.gloomhaven.bot.wishes import is_spared
from taverna.games.gloomhaven.effects import portals
from taverna.games.gloomhaven.effects.treasures import may_take
from taverna.games.gloomhaven.language.cards import Half
from taverna.games.gloomhaven.language.clauses import DEAD, FLOOD, ON, REGISTER, ROUNDS_OVER
from taverna.games.gloomhaven.language.vocabulary import DISARM, IMMOBILIZE, LOOT, MOVE, STUN
from taverna.games.gloomhaven.scenario.objectives import all_hold
from taverna.games.gloomhaven.state.figures import MONSTER, NO_CARD, OBJECT, Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import NO_ANSWER, Decision, Rng

HITS = 200
LONG = 100


def refresh(table: Table) -> None:
    """Hit points at any time; cards while they are chosen, those in the active area left alone."""
    for figure in table.figures:
        if figure.group in table.rules.plan.digs and figure.kind == OBJECT:
            continue
        if figure.present and not _is_foe(table, figure):
            figure.max_hp = max(figure.max_hp, HITS)
            figure.hp = figure.max_hp
            if _is_hurried(table):
                figure.conditions &= ~(IMMOBILIZE | STUN | DISARM)
        elif figure.present and figure.kind == MONSTER:
            racing = _is_racing(table, figure)
            if racing and table.round % 3:
                figure.conditions |= IMMOBILIZE & ~figure.sheet.immune
            if racing or _is_late(table) or table.round > LONG or _is_hurried(table):
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
    """Also an object that is to be destroyed; nobody by whose death the scenario is lost."""
    return (table.is_foe(figure) or figure.side == OBJECTS) and not is_spared(table, figure)


def _is_prey(table: Table, figure: Figure) -> bool:
    """Somebody whom it makes sense to attack."""
    return _is_foe(table, figure) and figure.sheet.can_be_hurt


def choose(table: Table, decision: Decision, rng: Rng) -> int:
    options = decision.options
    if decision.kind == "select":
        wanted = [code for code in options if code not in (codes.REST, codes.TAKE_BACK)]
        if wanted and _is_hurried(table):
            cards = table.cards_of(decision.seat)
            return max(
                wanted, key=lambda code: _moves(cards[(code - codes.SECOND) % codes.CLASS_SIZE].bottom)
            )
        return wanted[rng.below(len(wanted))] if wanted else options[0]
    if decision.kind in ("damage", "protect", "defend", "redraw", "short-rest") or (
        not rng.below(12) and not _is_hurried(table)
    ):
        return codes.DONE if codes.DONE in options else options[rng.below(len(options))]
    if decision.kind == "turn":
        return _turn(table, decision, rng)
    if decision.kind == "move":
        return _move(table, decision, rng)
    found = [code for code in options if code != codes.DONE] or options
    if decision.kind == "target":
        found = [code for code in found if _strikes_racer(table, code)] or found
    if table.rules.plan.lose:
        found = [code for code in found if not _harms_spared(table, decision, code)] or found
    return found[rng.below(len(found))]


def _strikes_racer(table: Table, code: int) -> bool:
    figures = table.figures
    return codes.FIGURE <= code < codes.FIGURE + len(figures) and _is_racing(
        table, figures[code - codes.FIGURE]
    )


def _harms_spared(table: Table, decision: Decision, code: int) -> bool:
    """An attack on somebody by whose death the scenario is lost."""
    if not codes.FIGURE <= code < codes.FIGURE + len(table.figures):
        return False
    return is_spared(table, table.figures[code - codes.FIGURE])


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
    if _is_hurried(table):
        return max(plays, key=lambda code: _speed(table, decision.seat, code - codes.PLAY))
    near = any(
        table.board.occupant[cell] >= 0 and _is_prey(table, table.figures[table.board.occupant[cell]])
        for cell in table.board.shape.near[figure.cell]
    )
    ways = (codes.ATTACK_2, codes.TOP) if near else (codes.MOVE_2, codes.BOTTOM)
    wanted = [code for code in plays if (code - codes.PLAY) % 4 in ways] or plays
    return wanted[rng.below(len(wanted))]


def _is_hurried(table: Table) -> bool:
    """Rounds are limited: no time to fight."""
    return _is_leaking(table) or any(test.kind == ROUNDS_OVER for test in table.rules.plan.lose)


def _is_leaking(table: Table) -> bool:
    """Some must bail while the others fight."""
    return any(line.op == FLOOD for line in table.rules.plan.lines)


def _is_late(table: Table) -> bool:
    """Something behind a door gets worse with time."""
    pressed = any(test.kind == REGISTER for test in table.rules.plan.lose)
    return pressed and not all(table.board.revealed)


def _is_racing(table: Table, figure: Figure) -> bool:
    """The scenario is lost when it arrives somewhere: random blows would not stop it in time."""
    if figure.group in table.rules.plan.carriers:
        return True
    return any(
        test.kind == ON and test.whom is not None and figure.group in test.whom.groups
        for test in table.rules.plan.lose
    )


def _speed(table: Table, seat: int, choice: int) -> int:
    """Of a way to play a card: how far one gets with it."""
    if choice % 4 != codes.BOTTOM:
        return {codes.TOP: 0, codes.ATTACK_2: 1, codes.MOVE_2: 2}[choice % 4]
    hero = table.heroes[seat]
    card = table.cards_of(seat)[hero.second if choice >= 4 else hero.lead]
    return _moves(card.bottom)


def _moves(half: Half) -> int:
    return sum(ability.n.plus for ability in half.abilities if ability.op == MOVE)


def _in_a_hurry(table: Table, seat: int) -> list[int]:
    """Goal treasures and doors, the farthest from home first, each for the hero next to it; the others go home."""
    doors = [table.board.map.doors[door] for door, state in enumerate(table.board.doors) if state == CLOSED]
    wanted = [cell for cell, number in enumerate(table.treasure) if number == 0] + doors
    home = _way(table, table.rules.start)
    wanted.sort(key=lambda cell: -home[cell])
    seats = [hero.seat for hero in table.heroes if not hero.exhausted]
    for cell in wanted[: len(seats)]:
        row = _way(table, [cell])
        nearest = min(seats, key=lambda other: row[table.hero_figure(other).cell])
        if nearest == seat:
            return [cell]
        seats.remove(nearest)
    return table.rules.start


def _loots(table: Table, seat: int, choice: int) -> bool:
    hero = table.heroes[seat]
    card = table.cards_of(seat)[hero.second if choice >= 4 else hero.lead]
    half = {codes.TOP: card.top, codes.BOTTOM: card.bottom}.get(choice % 4)
    return half is not None and any(ability.op == LOOT for ability in half.abilities)


def _move(table: Table, decision: Decision, rng: Rng) -> int:
    graves = [code for code in decision.options if codes.FIGURE <= code < codes.ENTITY]
    if graves:
        return graves[0]
    walk = table.walks[-1]
    figure = table.figures[walk.actor]
    wanted = _wanted(table, decision.seat)
    row = _way(table, wanted, _foes(table)) if _is_hurried(table) else _way(table, wanted)
    if row[figure.cell] >= FAR:
        row = _way(table, wanted)
    best = row[figure.cell]
    kept = kept_in(table, figure)
    found: list[int] = []
    for code in decision.options:
        cell = code - codes.CELL if codes.CELL <= code < codes.SECOND else NO_CELL
        if codes.STEP <= code < codes.ELEMENT and walk.straight:
            cell = table.board.map.neighbour[6 * figure.cell + code - codes.STEP]
        if cell != NO_CELL and (not kept or cell in kept):
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
    goals = goal_treasures(table, seat) or [cell for cell, number in enumerate(table.treasure) if number == 0]
    errands = places_of_errands(table, table.hero_figure(seat))
    if errands:
        return errands
    held = held_plates(table, seat) or plates_to_fill(table, table.hero_figure(seat))
    if held:
        return held
    for key in table.rules.plan.keys:
        if key.is_held or not key.is_locked(table.board):
            continue
        if not all(table.board.exists(cell) for cell in key.cells):
            continue
        if not key.for_all:
            return [key.cells[0]]
        if not _foes(table):
            return [key.cells[seat % len(key.cells)]]
    if _is_late(table):
        doors = table.board.map.doors
        return [doors[door] for door, state in enumerate(table.board.doors) if state == CLOSED]
    offered = places_of_offers(table)
    if offered:
        return offered
    done = all_hold(table, table.rules.plan.wanted_first())
    for test in table.rules.plan.wanted_places() if done else []:
        assert test.place is not None
        cells = test.place.cells
        free = _is_hurried(table) or not _foes(table)
        if all(table.board.exists(cell) for cell in cells) and free:
            return [cells[seat % len(cells)]]
    if _is_leaking(table):
        [place] = [line.cells for line in table.rules.plan.lines if line.op == FLOOD][:1]
        dry = [cell for cell in place if table.treasure[cell] != 0]
        bails = len(dry) <= table.seats and seat < table.seats - 1 and may_take(table, seat, 0, True)
        return goals if bails and goals else _foes(table) or [table.rules.start[0]]
    if _is_hurried(table) and table.rules.plan.wants_goals:
        return _in_a_hurry(table, seat)
    prizes = _prizes(table)
    if prizes:
        return prizes
    if goals and may_take(table, seat, 0, True):
        return goals
    foes = _foes(table)
    if table.rules.plan.portal and not kept_in(table, table.hero_figure(seat)):
        return foes + beyond_portal(table, table.hero_figure(seat))
    if foes:
        return foes
    doors = table.board.map.doors
    return [doors[door] for door, state in enumerate(table.board.doors) if state == CLOSED]


def _prizes(table: Table) -> list[int]:
    """Whose death is asked for; else those who hurry somewhere."""
    hunted = [group for test in table.rules.plan.win if test.kind == DEAD for group in test.groups]
    found = [figure.cell for figure in table.figures if figure.present and figure.group in hunted]
    return found or [figure.cell for figure in table.figures if figure.present and _is_racing(table, figure)]


def _foes(table: Table) -> list[int]:
    return [figure.cell for figure in table.figures if figure.present and _is_prey(table, figure)]


def _way(table: Table, goals: list[int], around: Sequence[int] = ()) -> list[int]:
    """Steps from each cell to the nearest goal, through closed doors too, past those of `around`."""
    board = table.board
    row = [FAR] * board.map.size
    waiting = goals[:]
    for cell in goals:
        row[cell] = 0
    links = portals.links(table, table.hero_figure(0))
    for cell in waiting:
        for other in board.map.neighbour[6 * cell : 6 * cell + 6] + links.get(cell, []):
            if other == NO_CELL or other in around or row[other] <= row[cell] + 1:
                continue
            door = board.map.door_at[other]
            closed = door != NO_DOOR and board.doors[door] != LOCKED
            if closed or (board.exists(other) and board.walk[other] < FAR):
                row[other] = row[cell] + 1
                waiting.append(other)
    return row
