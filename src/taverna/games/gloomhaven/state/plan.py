"""What the rules of a scenario mean on its map: cells, doors and groups by number. Worked out once, then shared.

Which fields of a test or a line count is told beside the words in `language.clauses`.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import LOCKED, Board
from taverna.games.gloomhaven.language.clauses import ABILITY, DEAD, FILLED, FREE, ON, SUBJECT
from taverna.games.gloomhaven.language.moments import MOMENTS

NO_LIMIT: Final = 999
NO_REGISTER: Final = -1


class Place:
    """Cells; or those where figures of the `group` stand just now."""

    __slots__ = ("cells", "group")

    def __init__(self, cells: list[int], group: int = -1) -> None:
        self.cells = cells
        self.group = group


class Whom:
    """Figures of a kind (`who`) and of `groups`, if there are any, `within` so many hexes of the place, or off it."""

    __slots__ = ("groups", "is_off", "place", "who", "within")

    def __init__(self, who: int = SUBJECT) -> None:
        self.who = who
        self.groups: list[int] = []
        self.place: Place | None = None
        self.within = 0
        self.is_off = False


class Test:
    """Something about the table. `least` and `most` bound what it counts; `register` is where it keeps notes."""

    __slots__ = (
        "doors", "first", "groups", "holds_for", "is_all", "kind", "last", "least", "most", "place", "register",
        "room", "rounds", "tests", "whom", "within", "without",
    )  # fmt: skip
    __test__ = False

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.groups: list[int] = []
        self.without: list[int] = []
        self.least = 1
        self.most = NO_LIMIT
        self.room = -1
        self.whom: Whom | None = None
        self.place: Place | None = None
        self.within = 0
        self.is_all = False
        self.doors: list[int] = []
        self.rounds = 0
        self.first = 0
        self.last = NO_LIMIT
        self.register = NO_REGISTER
        self.holds_for = True
        """Of a test about the number of characters: whether it holds for this table."""
        self.tests: list[Test] = []


class Line:
    """One thing that a clause does. `number` is its place among all lines of the plan, which the agenda names."""

    __slots__ = (
        "ability", "card", "cells", "count", "doors", "group", "inert", "later", "n", "number", "op", "rank",
        "register", "strong", "whom",
    )  # fmt: skip

    def __init__(self, op: int = ABILITY) -> None:
        self.op = op
        self.number = -1
        self.whom: Whom | None = None
        self.ability = -1
        self.group = -1
        self.rank = 0
        self.count = 1
        self.cells: list[int] = []
        self.doors: list[int] = []
        self.card = 0
        self.strong: list[int] = []
        self.inert: list[int] = []
        self.register = NO_REGISTER
        self.n = 0
        self.later: list[tuple[int, int, int]] = []
        """Cell, group and rank of monsters that are placed later."""


class Clause:
    """At a moment (of these doors, this room, this interaction), if tests hold, of whom: what happens."""

    __slots__ = ("action", "doors", "lines", "moment", "once", "room", "tests", "whom")

    def __init__(self, moment: int) -> None:
        self.moment = moment
        self.tests: list[Test] = []
        self.whom: Whom | None = None
        self.doors: list[int] = []
        self.room = -1
        self.action = -1
        self.once = NO_REGISTER
        """The register that remembers that it has happened, if it happens once."""
        self.lines: list[Line] = []


class Key:
    """Cells on which a character, or each of them, has to stand so that locked doors open: for those who look ahead."""

    __slots__ = ("cells", "doors", "for_all")

    def __init__(self, doors: list[int], cells: list[int], for_all: bool) -> None:
        self.doors = doors
        self.cells = cells
        self.for_all = for_all

    def is_locked(self, board: Board) -> bool:
        return any(board.doors[door] == LOCKED for door in self.doors)


class Interaction:
    """What the scenario offers to a character in its turn, and what it costs."""

    __slots__ = ("cost", "name", "number", "tests", "whom")

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name
        self.cost = FREE
        self.tests: list[Test] = []
        self.whom = Whom()


class OwnFigure:
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

    __slots__ = (
        "clauses", "cycle", "cycle_register", "figures", "goal_loot_action", "interactions", "keys", "lines", "lose",
        "noted", "registers", "spawns", "starts", "two_starts", "win",
    )  # fmt: skip

    def __init__(self) -> None:
        self.win: list[Test] = [Test(DEAD)]
        self.lose: list[Test] = []
        self.clauses: list[list[Clause]] = [[] for _ in MOMENTS]
        """By moment."""
        self.lines: list[Line] = []
        self.spawns: list[Line] = []
        """Those lines that spawn, which have numbers of their own."""
        self.interactions: list[Interaction] = []
        self.keys: list[Key] = []
        self.registers: list[str] = []
        """Names: those of the file, then those that tests and clauses keep notes in."""
        self.starts: list[int] = []
        """What each register holds in the beginning."""
        self.noted: list[Test] = []
        """Tests about something that has happened: they are noted when it does."""
        self.cycle: list[int] = []
        """The doors of a boss's way, in order."""
        self.cycle_register = NO_REGISTER
        self.figures: list[OwnFigure] = []
        self.goal_loot_action = False
        self.two_starts = False

    def new_register(self, name: str, start: int = 0) -> int:
        self.registers.append(name)
        self.starts.append(start)
        return len(self.registers) - 1

    def wanted_places(self) -> list[Test]:
        """Tests of `win` about who stands where: for those who look ahead."""
        return [test for test in self.win if test.kind in (ON, FILLED) and test.place is not None]

    def all_clauses(self) -> list[Clause]:
        return [clause for clauses in self.clauses for clause in clauses]
