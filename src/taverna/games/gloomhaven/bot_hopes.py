"""What an unfinished scenario promises: the chance of success, the same for all heroes.

For searches that stop on the way. The numbers come from scenarios that greedy heroes played: they make the successes
that followed from such positions most likely. Work and breath are counted in rounds of the whole party.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from taverna.games.gloomhaven import scenario_rules as words, steps
from taverna.games.gloomhaven.board.board import CLOSED, OBSTACLE
from taverna.games.gloomhaven.board.figures import MONSTERS
from taverna.games.gloomhaven.board.maps import FAR, NO_CELL
from taverna.games.gloomhaven.bot_breath import rounds_of
from taverna.games.gloomhaven.figures import MONSTER, NO_CARD, Sheet
from taverna.games.gloomhaven.rules import objectives
from taverna.games.gloomhaven.state import RUNNING, WON, Table
from taverna.kernel import NO_ANSWER

BASE: Final = 2.36
HIGH: Final = -0.36
"""For each level of the heroes: the more they can do, the less greedy heroes make of it."""

# What a foe costs: hit points, more of them behind a shield, and a little for what it does while it lives.
SHIELDED: Final = 0.35
THREAT: Final = 0.5
SEVERAL: Final = 0.4
"""How much more of a threat each further target makes."""
STRIKE: Final = 2.0
LEARNT: Final = 0.4
"""Hit points that a hero takes away in a round, and more for each level."""
ROOM: Final = 1.0
"""Rounds for a room that is still hidden, besides its foes."""

# How that decides, in logits.
SHARE: Final = 1.51
SPARE: Final = 0.157
LONG: Final = -1.68
"""For the log of breath by work; for each round to spare; for the log of the work that is left."""
HEALTH: Final = 1.0
"""For the log of the hit points that are left of all."""
TO_DOOR: Final = -0.098
TO_FOES: Final = -0.135
"""For each step that heroes are away from a closed door while there is nothing to fight, or from the next foe."""
HARDER: Final = -0.81
"""For each level that the monsters are above half of the heroes'."""
FARTHEST: Final = 12
BESIDE: Final = 2
WITHIN: Final = 10

# What scenarios ask for instead of every foe's death.
KILL_SOME: Final = 11.2
PER_KILL: Final = -1.82
PER_TREASURE: Final = -1.03
TO_REVEAL: Final = 2.9
KILL_ONE_KIND: Final = 1.76
TO_ESCORT: Final = -6.8
EASIER: Final = {"1": 1.6, "2": 1.4, "3": 1.3}
"""The first scenarios are easier than their monsters look."""


def settled(table: Table) -> bool:
    """A round begins: nobody has chosen a card yet."""
    if not table.agenda or table.agenda[-1][0] != steps.SELECT:
        return False
    if table.answers.count(NO_ANSWER) < len(table.answers):
        return False
    for hero in table.heroes:  # noqa: SIM110 - a loop is faster
        if hero.lead != NO_CARD:
            return False
    return True


def rewards(table: Table) -> list[float]:
    """All succeed or none (GH-S-END-02)."""
    if table.ended != RUNNING:
        return [1.0 if table.ended == WON else 0.0] * table.seats
    return [1.0 / (1.0 + exp(-hope(table)))] * table.seats


def hope(table: Table) -> float:
    """The logit of success."""
    seats = table.seats
    party = Party(table)
    work = foes_work(table) / (STRIKE * seats + LEARNT * party.levels)
    for shown in table.board.revealed:
        if not shown:
            work += ROOM
    breath = party.rounds / seats
    found = (
        BASE + SHARE * log((breath + 0.5) / (work + 1.0)) + SPARE * (breath - work) + LONG * log(work + 1.0)
    )
    found += HEALTH * log((party.hp + 1.0) / party.most)
    found += HARDER * (table.rules.levels.monsters - 0.5 * party.levels / seats) + HIGH * party.levels / seats
    return found + asked(table) + approach(table, party.cells)


class Party:
    """The heroes together; who is exhausted counts with level and full hit points only."""

    __slots__ = ("cells", "hp", "levels", "most", "rounds")

    def __init__(self, table: Table) -> None:
        self.hp = 0
        self.most = 0
        self.levels = 0
        self.rounds = 0
        self.cells: list[int] = []
        for hero in table.heroes:
            figure = table.figures[hero.figure]
            self.most += figure.max_hp
            self.levels += hero.level
            if not hero.exhausted:
                self.hp += max(0, figure.hp)
                # Before the first round hands are still being chosen.
                hand = hero.hand.bit_count() if table.round else table.rules.classes[hero.seat].hand_size
                self.rounds += rounds_of(hand, (hero.discard | hero.played).bit_count())
                if figure.cell >= 0:
                    self.cells.append(figure.cell)


# Foes


def foes_work(table: Table) -> float:
    """Of those on the map and those that the scenario keeps behind doors, in hit points."""
    total = 0.0
    for figure in table.figures:
        if is_foe(table, figure.slot):
            total += _work(figure.hp, figure.sheet)
    players = table.rules.players
    for room, shown in enumerate(table.board.revealed):
        if shown:
            continue
        for _, number, ranks in table.rules.rooms[room].spots:
            group = table.rules.groups[number]
            rank = ranks[players]
            if rank >= 0 and group.side == MONSTERS:
                sheet = group.sheets[rank] if rank < len(group.sheets) else group.sheets[0]
                total += _work(sheet.hp, sheet)
    return total


def is_foe(table: Table, slot: int) -> bool:
    figure = table.figures[slot]
    return figure.cell >= 0 and figure.hp > 0 and figure.kind == MONSTER and figure.side == MONSTERS


def _work(hp: int, sheet: Sheet) -> float:
    threat = max(0, sheet.attack) * (1.0 + SEVERAL * (sheet.targets - 1))
    return hp * (1.0 + SHIELDED * sheet.shield) + THREAT * threat


# What the scenario asks for


def asked(table: Table) -> float:
    total = EASIER.get(table.rules.slug, 0.0)
    for goal in table.rules.plan.goals:
        kind = goal.kind
        if kind == words.KILL_COUNT:
            done = objectives.progress(table, goal)
            total += KILL_SOME + PER_KILL * (done[1] - done[0]) / table.seats
        elif kind == words.LOOT_GOALS:
            done = objectives.progress(table, goal)
            total += PER_TREASURE * (done[1] - done[0])
        elif kind == words.REVEAL:
            total += TO_REVEAL
        elif kind == words.KILL:
            total += KILL_ONE_KIND
        elif kind == words.ESCORT:
            total += TO_ESCORT
    return total


# Where the heroes stand


def approach(table: Table, heroes: list[int]) -> float:
    """Where there is nothing to fight, doors are to be opened."""
    if not heroes:
        return 0.0
    foes = [figure.cell for figure in table.figures if is_foe(table, figure.slot)]
    total = 0
    if foes:
        for cell in heroes:
            row = table.board.shape.ranges(cell)
            least = BESIDE + WITHIN
            for other in foes:
                least = min(least, row[other])
            total += max(0, least - BESIDE)
        return TO_FOES * total / len(heroes)
    row = steps_to_doors(table)
    for cell in heroes:
        total += min(FARTHEST, row[cell]) if row else 0
    return TO_DOOR * total / len(heroes)


def steps_to_doors(table: Table) -> list[int]:
    """From each cell to the nearest closed door, around obstacles; empty: there is none."""
    board = table.board
    neighbour, door_at = board.map.neighbour, board.map.door_at
    waiting = [cell for door, cell in enumerate(board.map.doors) if board.doors[door] == CLOSED]
    if not waiting:
        return []
    row = [FAR] * board.map.size
    for cell in waiting:
        row[cell] = 0
    for cell in waiting:
        further = row[cell] + 1
        for other in neighbour[6 * cell : 6 * cell + 6]:
            if other == NO_CELL or row[other] <= further:
                continue
            closed = door_at[other] >= 0 and board.doors[door_at[other]] == CLOSED
            if closed or (board.exists(other) and not board.terrain[other] & OBSTACLE):
                row[other] = further
                waiting.append(other)
    return row
