"""For search: a quick choice that is better than chance. It looks at few numbers and builds nothing."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import CLOSED
from taverna.games.gloomhaven.board.figures import FOES
from taverna.games.gloomhaven.bot.facts import GO, STRIKE, facts_of
from taverna.games.gloomhaven.bot.offers import brings
from taverna.games.gloomhaven.state.figures import NO_CARD, Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Decision, Rng

FAR_AWAY: Final = 99


def select(table: Table, decision: Decision, rng: Rng) -> int:
    """Any cards; a rest only when there is nothing else."""
    wanted = [code for code in decision.options if code != codes.REST and code != codes.TAKE_BACK]
    return wanted[rng.below(len(wanted))] if wanted else decision.options[0]


def turn(table: Table, decision: Decision, rng: Rng) -> int:
    """A move until an enemy is within reach, then the hardest blow; items and lost cards are left alone."""
    hero = table.heroes[decision.seat]
    cards = table.cards_of(decision.seat)
    near = _nearest(table, table.hero_figure(decision.seat).cell)
    best, found = -1.0, codes.DONE
    for code in decision.options:
        if codes.INTERACT <= code < codes.STEP:
            if brings(table, table.rules.plan.interactions[code - codes.INTERACT]):
                return code
            continue
        if not codes.PLAY <= code < codes.GOAL:
            continue
        choice = code - codes.PLAY
        place = hero.second if choice >= 4 else hero.lead
        if place == NO_CARD:
            continue
        way = choice % 4
        value = rng.below(100) * 0.01
        if way == codes.ATTACK_2:
            value += 2.0 if near <= 1 else 0.0
        elif way == codes.MOVE_2:
            value += 2.0 if near > 1 else 0.3
        else:
            facts = facts_of(cards[place].top if way == codes.TOP else cards[place].bottom)
            for deed in facts.deeds:
                if deed.kind == STRIKE and near <= deed.reach + facts.goes:
                    value += deed.n
                elif deed.kind == GO:
                    value += min(deed.n, near) if near > 1 else 0.2
            value -= 3.0 if facts.lost else 0.0
        if value > best:
            best, found = value, code
    return found


def move(table: Table, decision: Decision, rng: Rng) -> int:
    """Next to an enemy; without one, to a door. What can be dug up is."""
    if table.rules.plan.digs:
        for code in decision.options:
            if codes.FIGURE <= code < codes.ENTITY:
                return code
    figure = table.figures[table.walks[-1].actor]
    hostile = figure.side not in FOES
    best = _nearest(table, figure.cell) if hostile else 0
    if best >= FAR_AWAY:
        return _to_door(table, decision, figure, rng)
    found = codes.DONE if codes.DONE in decision.options else decision.options[0]
    for code in decision.options:
        if best > 1 and codes.CELL <= code < codes.SECOND:
            distance = _nearest(table, code - codes.CELL)
            if distance < best:
                best, found = distance, code
    return found


def _to_door(table: Table, decision: Decision, figure: Figure, rng: Rng) -> int:
    board = table.board
    best = FAR_AWAY
    found = decision.options[rng.below(len(decision.options))]
    for code in decision.options:
        if not codes.CELL <= code < codes.SECOND:
            continue
        cell = code - codes.CELL
        for door, at in enumerate(board.map.doors):
            if board.doors[door] == CLOSED:
                dq = board.map.q[cell] - board.map.q[at]
                dr = board.map.r[cell] - board.map.r[at]
                distance = max(abs(dq), abs(dr), abs(dq + dr))
                if distance < best:
                    best, found = distance, code
    return found


def _nearest(table: Table, cell: int) -> int:
    """How far the nearest enemy is."""
    best = FAR_AWAY
    if not table.board.exists(cell):
        return best
    row = table.board.shape.ranges(cell)
    for figure in table.figures:
        if figure.side in FOES and figure.cell >= 0:
            best = min(best, row[figure.cell])
    return best


def target(table: Table, decision: Decision, rng: Rng) -> int:
    """Who is nearest to death."""
    best, found = 1000, decision.options[0]
    for code in decision.options:
        if code == codes.REST_ALL:
            return code
        if codes.FIGURE <= code < codes.ENTITY and table.figures[code - codes.FIGURE].hp < best:
            best, found = table.figures[code - codes.FIGURE].hp, code
    return found


def damage(table: Table, decision: Decision, rng: Rng) -> int:
    """A card only for one's life."""
    frame = table.hurts[-1]
    if frame.amount >= table.figures[frame.victim].hp:
        for code in decision.options:
            if codes.CARD <= code < codes.ITEM:
                return code
        if codes.LOSE_DISCARDS in decision.options:
            return codes.LOSE_DISCARDS
    return codes.DONE
