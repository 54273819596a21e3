"""What an unfinished scenario promises: the chance of success, the same for all heroes.

For searches that stop on the way. The numbers were fitted to 5286 games of greedy heroes, from the positions in which
rounds begin to the successes that followed (docs/bots.md). Work and breath are counted in rounds of the whole party.
"""

from __future__ import annotations

from math import log
from typing import Final

from taverna.games.gloomhaven.board.board import CLOSED, OBSTACLE
from taverna.games.gloomhaven.board.figures import FOES
from taverna.games.gloomhaven.board.maps import FAR, NO_CELL
from taverna.games.gloomhaven.bot import progress
from taverna.games.gloomhaven.bot.cards import rounds_with_recall
from taverna.games.gloomhaven.language import clauses as c, vocabulary as v
from taverna.games.gloomhaven.scenario import objectives
from taverna.games.gloomhaven.state.figures import MONSTER, OBJECT, Figure, Sheet
from taverna.games.gloomhaven.state.plan import Test
from taverna.games.gloomhaven.state.table import Table

BASE: Final = 5.5
HIGH: Final = -0.149
"""For each level of the heroes: the more they can do, the less greedy heroes make of it."""
HARDER: Final = -0.625
"""For each level that the monsters are above half of the heroes'."""
CLASSES: Final = {
    "tinkerer": -1.65,
    "spellweaver": -0.69,
    "scoundrel": 0.79,
    "cragheart": -0.35,
    "mindthief": -2.04,
}
"""For the share of the party that is of a class, against brutes: what greedy heroes make of its cards."""

# What a foe costs: hit points, more of them behind a shield, and a little for what it does while it lives.
SHIELDED: Final = 0.6
THREAT: Final = 0.3
SEVERAL: Final = 0.4
"""How much more of a threat each further target makes."""
SWIFT: Final = 0.3
"""For each point of movement."""
STRIKE: Final = 3.0
LEARNT: Final = 0.25
"""Hit points that a hero takes away in a round, and more for each level."""

# For each foe by hero, besides that: it flies, strikes from afar, or brings conditions; for each point of retaliate.
FLYING: Final = -0.57
RANGED: Final = 0.37
AFFLICTING: Final = -0.41
RETALIATING: Final = -0.195

# How that decides, in logits.
SHARE: Final = 1.64
SPARE: Final = 0.215
LONG: Final = -2.64
"""For the log of breath by work; for each round to spare; for the log of the work that is left."""
HEALTH: Final = 1.02
"""For the log of the hit points that are left of all."""
WOUNDED: Final = -0.69
"""For the share of heroes that a wound bleeds."""
TO_DOOR: Final = -0.116
TO_FOES: Final = -0.057
"""For each step that heroes are away from a closed door while there is nothing to fight, or from the next foe."""
FARTHEST: Final = 12
BESIDE: Final = 2
WITHIN: Final = 10

# What scenarios ask for instead of every foe's death.
KILL_ONE_KIND: Final = 3.3
MORE_OF_THEM: Final = 1.2
"""How much those who must die cost besides what every foe costs."""
PER_KILL: Final = 9.5
OF_OTHERS: Final = 0.3
"""Where kills are counted: the work of one, and how much the foes on the map count besides."""
REINFORCED: Final = 2.5
"""Where foes keep coming, they need not all be killed."""
TO_REVEAL: Final = 3.3
SURE: Final = 0.5
"""How much of all that holds in scenarios of every kind, as 197 games of 31 scenarios tell."""
HOPELESS: Final = -4.0
FAINT: Final = 0.25
"""Below that, differences count less, but can still be told from each other."""
TO_ESCORT: Final = -9.0
WOUNDED_PREY: Final = 0.6
"""Where kills are counted: how much of the work of one is done when it is nearly dead."""


def logit(table: Table) -> float:
    """The logit of success."""
    seats = table.seats
    party = Party(table)
    foes = Foes(table)
    level = party.levels / seats
    work = foes.to_do(table) / (STRIKE * seats + LEARNT * party.levels)
    breath = party.rounds / seats
    found = BASE + HIGH * level + HARDER * (table.rules.levels.monsters - 0.5 * level)
    found += SHARE * log((breath + 0.5) / (work + 1.0)) + SPARE * (breath - work) + LONG * log(work + 1.0)
    found += HEALTH * log((party.hp + 1.0) / party.most)
    found += (party.classes + WOUNDED * party.wounded + foes.traits) / seats
    found += asked(table)
    seeking = progress.seeks_more(table)
    found += 0.0 if seeking else approach(table, party.cells)
    found = SURE * found + progress.asked(table) + progress.feared(table)
    found += progress.threatened(table, party.hp) + (progress.way_left(table) if seeking else 0.0)
    return found if found > HOPELESS else HOPELESS + FAINT * (found - HOPELESS)


class Party:
    """The heroes together; who is exhausted counts with class, level and full hit points only."""

    __slots__ = ("cells", "classes", "hp", "levels", "most", "rounds", "wounded")

    def __init__(self, table: Table) -> None:
        self.hp = 0
        self.most = 0
        self.levels = 0
        self.rounds = 0.0
        self.wounded = 0
        self.classes = 0.0
        self.cells: list[int] = []
        for hero in table.heroes:
            figure = table.figures[hero.figure]
            sheet = table.rules.classes[hero.seat]
            self.most += figure.max_hp
            self.levels += hero.level
            self.classes += CLASSES.get(sheet.slug, 0.0)
            if not hero.exhausted:
                self.hp += max(0, figure.hp)
                # Before the first round hands are still being chosen.
                hand = hero.hand.bit_count() if table.round else sheet.hand_size
                self.rounds += rounds_with_recall(table, hero, hand)
                self.wounded += 1 if figure.conditions & v.WOUND else 0
                if figure.cell >= 0:
                    self.cells.append(figure.cell)


# Foes


UNLAID: Final = 14.0
"""The work that a room of a random dungeon holds for each character and level, before anybody knows it."""


class Foes:
    """Those on the map and those that the scenario keeps behind doors. Work is counted in hit points."""

    __slots__ = ("hunted", "shown", "traits", "wanted", "work")

    def __init__(self, table: Table) -> None:
        self.work = 0.0
        self.shown = 0.0
        self.hunted = 0.0
        self.traits = 0.0
        self.wanted: list[int] = []
        for goal in table.rules.plan.win:
            if goal.kind == c.DEAD and goal.groups:
                self.wanted += goal.groups
        for figure in table.figures:
            if is_foe(table, figure.slot) or self._is_target(figure):
                self._add(figure.hp, figure.sheet, figure.group)
        self.shown = self.work
        players = table.rules.players
        for room, shown in enumerate(table.board.revealed):
            if shown:
                continue
            for _, number, ranks in table.rules.rooms[room].spots:
                group = table.rules.groups[number]
                rank = ranks[players]
                if rank >= 0 and group.side in FOES:
                    sheet = group.sheets[rank] if rank < len(group.sheets) else group.sheets[0]
                    self._add(sheet.hp, sheet, number)

        unlaid = len(table.rules.penalties) - len(table.board.revealed)
        if table.rules.penalties and unlaid:
            self.work += UNLAID * players * (1 + table.rules.levels.level) * unlaid

    def _is_target(self, figure: Figure) -> bool:
        """Whether it is a thing that has to be destroyed."""
        return figure.kind == OBJECT and figure.cell >= 0 and figure.hp > 0 and figure.group in self.wanted

    def _add(self, hp: int, sheet: Sheet, group: int) -> None:
        tough = hp * (1.0 + SHIELDED * sheet.shield)
        threat = max(0, sheet.attack) * (1.0 + SEVERAL * (sheet.targets - 1))
        self.work += tough + THREAT * threat + SWIFT * max(0, sheet.move)
        if group in self.wanted:
            self.hunted += tough
        self.traits += RETALIATING * sheet.retaliate
        if sheet.flying:
            self.traits += FLYING
        if sheet.range > 1:
            self.traits += RANGED
        if sheet.conditions:
            self.traits += AFFLICTING

    def to_do(self, table: Table) -> float:
        """What the goals leave of that."""
        for goal in table.rules.plan.win:
            if goal.kind == c.KILLED:
                done = objectives.progress(table, goal)
                left = max(0.0, done[1] - done[0] - WOUNDED_PREY * _wounds(table, goal, done[1] - done[0]))
                return PER_KILL * left + OF_OTHERS * self.shown
        return self.work + MORE_OF_THEM * self.hunted


def _wounds(table: Table, goal: Test, count: int) -> float:
    """What those have lost, as shares of their hit points, who may be among the next to die."""
    shares = [
        1.0 - figure.hp / figure.max_hp
        for figure in table.figures
        if is_foe(table, figure.slot) and (not goal.groups or figure.group in goal.groups)
    ]
    shares.sort(reverse=True)
    return sum(shares[:count])


def is_foe(table: Table, slot: int) -> bool:
    figure = table.figures[slot]
    return figure.cell >= 0 and figure.hp > 0 and figure.kind == MONSTER and figure.side in FOES


# What the scenario asks for


def asked(table: Table) -> float:
    total = REINFORCED if table.rules.plan.spawns else 0.0
    for goal in table.rules.plan.win:
        kind = goal.kind
        if kind == c.REVEALED:
            total += TO_REVEAL
        elif kind == c.DEAD and goal.groups:
            total += KILL_ONE_KIND
        elif kind == c.ARRIVED:
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
