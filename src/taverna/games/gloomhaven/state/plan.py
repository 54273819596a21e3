"""What the rules of a scenario mean on its map: cells, doors and groups by number. Worked out once, then shared."""

from __future__ import annotations

from taverna.games.gloomhaven.board.board import LOCKED, OPENED, Board
from taverna.games.gloomhaven.content.scenarios.words import KILL_ALL, When


class Goal:
    """One goal of `win` or `lose`. Which fields count is told beside the kinds in `scenario_rules`."""

    __slots__ = ("adjacent", "cells", "count", "group", "groups", "kind", "room")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.groups: list[int] = []
        self.count = 1
        self.room = -1
        self.cells: list[int] = []
        self.group = -1
        """Of the scenario's own figure."""
        self.adjacent = False


class Spawn:
    """Monsters that appear at a marker. `cells` take turns when there are several."""

    __slots__ = ("cells", "count", "doors", "from_doors", "group", "rank", "until_doors", "when")

    def __init__(self, when: When, group: int, rank: int, count: int, cells: list[int]) -> None:
        self.when = when
        self.group = group
        self.rank = rank
        self.count = count
        self.cells = cells
        self.doors: list[int] = []
        self.from_doors: list[int] = []
        self.until_doors: list[int] = []

    def is_open(self, board: Board) -> bool:
        """Whether the doors stand as the rule demands."""
        for door in self.until_doors:
            if board.doors[door] == OPENED:
                return False
        for door in self.from_doors:  # noqa: SIM110 - a loop is faster
            if board.doors[door] != OPENED:
                return False
        return True


class Lock:
    """Doors that stay walls until something opens them (GH-S-DOR-07). `plates` are cells."""

    __slots__ = ("doors", "opens", "plates")

    def __init__(self, doors: list[int], opens: int, plates: list[int]) -> None:
        self.doors = doors
        self.opens = opens
        self.plates = plates

    def is_locked(self, board: Board) -> bool:
        return any(board.doors[door] == LOCKED for door in self.doors)


class Escort:
    """A figure of the scenario itself: where it appears and where it goes."""

    __slots__ = ("cells", "group", "opens_doors", "springs_traps", "toward")

    def __init__(self, group: int, cells: list[int], toward: list[int]) -> None:
        self.group = group
        self.cells = cells
        self.toward = toward
        self.opens_doors = False
        self.springs_traps = False


class Plan:
    """Everything special about a scenario. The one of a bare table: kill every enemy."""

    __slots__ = ("cycle", "escorts", "goal_loot_action", "goals", "locks", "losses", "spawns")

    def __init__(self) -> None:
        self.goals: list[Goal] = [Goal(KILL_ALL)]
        self.losses: list[Goal] = []
        self.spawns: list[Spawn] = []
        self.locks: list[Lock] = []
        self.cycle: list[int] = []
        """The doors of a boss's way, in order."""
        self.escorts: list[Escort] = []
        self.goal_loot_action = False
