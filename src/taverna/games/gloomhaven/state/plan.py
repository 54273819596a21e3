"""What the rules of a scenario mean on its map: cells, doors and groups by number. Worked out once, then shared.

Which fields of a test or a line count is told beside the words in `language.clauses`.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import LOCKED, Board
from taverna.games.gloomhaven.language.clauses import (
    ABILITY,
    ARRIVED,
    AVOID,
    CHARACTER,
    DEAD,
    ESCAPED,
    FILLED,
    FREE,
    KEEP_OUT,
    LEAVE,
    NO_CONSUMING,
    ON,
    PERMANENT,
    STATS,
    SUBJECT,
    SUSPEND,
)
from taverna.games.gloomhaven.language.moments import MOMENTS

NO_LIMIT: Final = 999
NO_REGISTER: Final = -1
ANY: Final = -1


class Place:
    """Cells; or where figures of the `group` stand just now, or goal treasures lie, or the register `here` says."""

    __slots__ = ("cells", "group", "here", "is_goals")

    def __init__(self, cells: list[int], group: int = -1, is_goals: bool = False) -> None:
        self.cells = cells
        self.group = group
        self.here = NO_REGISTER
        self.is_goals = is_goals


class Whom:
    """Figures of a kind (`who`) and of `groups`, if there are any, `within` so many hexes of the place, or off it."""

    __slots__ = (
        "groups", "holding", "hurt", "is_off", "nearest", "place", "rank", "remembered", "suffers", "treasure", "who",
        "within",
    )  # fmt: skip

    def __init__(self, who: int = SUBJECT) -> None:
        self.who = who
        self.groups: list[int] = []
        self.place: Place | None = None
        self.within = 0
        self.is_off = False
        self.remembered = NO_REGISTER
        self.suffers = 0
        """Only those with one of these conditions, if there are any."""
        self.nearest: Place | None = None
        """Of those, only the one that is nearest to this place."""
        self.holding = ANY
        """Characters without a goal treasure (0) or with one (1)."""
        self.hurt = ANY
        """Those that have all their hit points (0) or lack some (1)."""
        self.rank = ANY
        self.treasure = 0
        """Characters that have looted the treasure of this number."""


class Test:
    """Something about the table. `least` and `most` bound what it counts; `register` is where it keeps notes."""

    __slots__ = (
        "doors", "every", "first", "groups", "holds_for", "is_all", "kind", "last", "least", "most", "place",
        "register", "room", "rounds", "tests", "whom", "within", "without",
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
        self.every = 1
        self.first = 0
        self.last = NO_LIMIT
        self.register = NO_REGISTER
        self.holds_for = True
        """Of a test about the number of characters: whether it holds for this table."""
        self.tests: list[Test] = []


class Track:
    """Cells along which boulders roll; which obstacles they are, and the register that tells how far they have come."""

    __slots__ = ("cells", "numbers", "register")

    def __init__(self, cells: list[int], numbers: list[int], register: int) -> None:
        self.cells = cells
        self.numbers = numbers
        self.register = register


class Line:
    """One thing that a clause does. `number` is its place among all lines of the plan, which the agenda names."""

    __slots__ = (
        "ability", "beside", "card", "cells", "conditions", "count", "directions", "doors", "each", "group", "here",
        "inert", "is_away", "is_effect", "is_exact", "is_next", "items", "later", "makes_way", "march", "n", "number",
        "op", "rank", "register", "stats", "strong", "tracks", "turn", "whom",
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
        self.beside = False
        """Of a spawn: near any of the cells, not on one after the other."""
        self.here = NO_REGISTER
        """The register that remembers the cell, if it happens where the moment did."""
        self.turn = NO_REGISTER
        """The register that remembers which of the cells is next."""
        self.makes_way = False
        self.directions: list[int] = []
        self.doors: list[int] = []
        self.card = 0
        self.items = 0
        self.conditions = 0
        self.strong: list[int] = []
        self.inert: list[int] = []
        self.register = NO_REGISTER
        self.n = 0
        self.stats: list[int] = []
        """Hit points, attack, move, range and shield that monsters have more."""
        self.tracks: list[Track] = []
        self.march: OwnFigure | None = None
        """Where monsters go instead of the moves of their card."""
        self.each: Whom | None = None
        """Of stats: so much more for each of these on the map."""
        self.later: list[tuple[int, int, int]] = []
        """Cell, group and rank of monsters that are placed later."""
        self.is_exact = False
        """Of a spawn: on the cell itself, if nobody and no obstacle stands there, whatever lies on the floor."""
        self.is_away = False
        """Of `drive`: away from the monster, not next to it."""
        self.is_next = False
        """Of `open`: only the first of the doors that is not open."""
        self.is_effect = False
        """A negative effect of the scenario, which a perk may ignore (GH-S-CMP-30)."""


class Clause:
    """At a moment (of these doors, this room, this interaction), if tests hold, of whom: what happens."""

    __slots__ = (
        "action",
        "against",
        "doors",
        "index",
        "lines",
        "moment",
        "once",
        "room",
        "special",
        "tests",
        "whom",
    )

    def __init__(self, moment: int) -> None:
        self.moment = moment
        self.tests: list[Test] = []
        self.whom: Whom | None = None
        self.doors: list[int] = []
        self.room = -1
        self.action = -1
        self.special = ""
        self.against: list[int] = []
        """Groups that what holds always is about, if not everybody."""
        self.index = 0
        self.once = NO_REGISTER
        """The register that remembers that it has happened, if it happens once."""
        self.lines: list[Line] = []


class Key:
    """Cells on which a character, or each of them, has to stand so that locked doors open: for those who look ahead."""

    __slots__ = ("cells", "doors", "for_all", "is_held")

    def __init__(self, doors: list[int], cells: list[int], for_all: bool, is_held: bool = False) -> None:
        self.doors = doors
        self.cells = cells
        self.for_all = for_all
        self.is_held = is_held
        """The doors close again when nobody stands there any more."""

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
    """A figure of the scenario itself: where it appears and where it goes.

    `after`: the register with the slot, plus one, of the monster that it goes after, and the group of that one. Until
    it is revealed, `toward` is where it waits.
    """

    __slots__ = (
        "after",
        "after_group",
        "carried",
        "carries",
        "cells",
        "group",
        "is_alone",
        "is_shunned",
        "opens_doors",
        "points",
        "springs_traps",
        "toward",
    )

    def __init__(self, group: int, cells: list[int], toward: list[int]) -> None:
        self.group = group
        self.cells = cells
        self.toward = toward
        self.after = NO_REGISTER
        self.after_group = -1
        self.is_shunned = False
        self.points = 0  # of a march; 0: its own Move
        self.is_alone = False  # of a march: nothing else of the card is done
        self.carries = -1  # of a march: the group of the figure that is taken along, once a round
        self.carried = NO_REGISTER  # the round in which it was
        self.opens_doors = False
        self.springs_traps = False


class Plan:
    """Everything special about a scenario. The one of a bare table: kill every enemy."""

    __slots__ = (
        "barriers", "bodies", "cards_after_monsters", "carriers", "charges", "clauses", "companion", "control",
        "cycle", "cycle_register", "digs", "figures", "forbidden",
        "goal_carried", "goal_loot_action", "goal_turn_end", "great", "has_against", "has_avoid", "has_keep_out",
        "has_leave", "has_march", "has_moved", "has_no_consuming", "has_permanent", "has_stats", "has_suspend",
        "holder_immune", "interactions", "keys",
        "lasting_cells", "lasting_obstacles", "late", "lines", "lose", "lost_treasures", "moneyless",
        "no_items_before_goal", "noted", "one_goal_each", "portal", "protected", "registers", "spawns", "starts",
        "supplies_at_once", "two_starts", "wanted_treasures", "wants_goals", "win",
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
        self.starts: list[int] = []  # what each register holds in the beginning
        self.noted: list[Test] = []
        """Tests about something that has happened: they are noted when it does."""
        self.cycle: list[int] = []
        """The doors of a boss's way, in order."""
        self.cycle_register = NO_REGISTER
        self.figures: list[OwnFigure] = []
        self.goal_loot_action = self.two_starts = self.one_goal_each = self.goal_carried = False
        self.goal_turn_end = self.supplies_at_once = self.cards_after_monsters = False
        self.forbidden: list[int] = []  # halves of cards that nobody performs
        self.companion: list[int] = []  # where companions begin, if not beside their characters
        self.barriers: list[int] = []  # cells that nobody enters or passes, however it moves
        self.lost_treasures: list[int] = []  # those that count only if the scenario is won
        self.moneyless: list[int] = []  # groups that leave no money
        self.holder_immune = 0  # conditions that who has a goal treasure is immune to
        self.protected: dict[int, int] = {}
        """By group for which characters may lose cards: the register that tells how often, or NO_REGISTER."""
        self.carriers: list[int] = []  # groups that carry somebody to a place: for those who look ahead
        self.control = NO_REGISTER  # the register with the seat, plus one, of who fights for the monsters
        self.portal: list[int] = []  # two cells: characters go from beside one to beside the other
        self.digs: list[int] = []  # groups that are dug up with movement points
        self.charges: dict[int, int] = {}
        """By group that only who has a goal treasure can hurt: the register that its damage adds to."""
        self.wanted_treasures: list[int] = []  # numbers that rules ask for: for those who look ahead
        self.wants_goals = False  # whether goal treasures help to win: for those who look ahead
        self.no_items_before_goal = False
        self.bodies: dict[int, list[int]] = {}
        """Of objects that cover several cells: all of them, by the one where the figure stands."""
        self.great: list[int] = []  # groups of monsters that cover all cells of the place where they stand
        self.has_stats = False
        self.has_keep_out = self.has_march = self.has_avoid = self.has_suspend = False
        self.has_permanent = self.has_no_consuming = self.has_against = False
        self.has_leave = False  # somebody leaves the map and comes back
        self.has_moved = False  # somebody takes notice of movements that end
        self.late: list[Line] = []
        """Lines that place monsters of which a goal asks that they are dead; their registers tell whether they came."""
        self.lasting_cells: list[int] = []  # where obstacles stand that no ability removes or moves
        self.lasting_obstacles: list[int] = []  # boulders that roll: no ability removes or moves them

    def new_register(self, name: str, start: int = 0) -> int:
        self.registers.append(name)
        self.starts.append(start)
        return len(self.registers) - 1

    def note_what_holds(self, op: int) -> None:
        """What is looked for only if there is a line about it."""
        self.has_stats = self.has_stats or op == STATS
        self.has_permanent = self.has_permanent or op == PERMANENT
        self.has_no_consuming = self.has_no_consuming or op == NO_CONSUMING
        self.has_keep_out = self.has_keep_out or op == KEEP_OUT
        self.has_avoid = self.has_avoid or op == AVOID
        self.has_suspend = self.has_suspend or op == SUSPEND
        self.has_leave = self.has_leave or op == LEAVE

    def wanted_places(self) -> list[Test]:
        """Tests of `win` about who stands where: for those who look ahead."""
        return [test for test in self.win if is_about_places(test)]

    def wanted_first(self) -> list[Test]:
        """The other tests of `win`: where to stand in the end matters when these hold."""
        return [test for test in self.win if not is_about_places(test)]

    def all_clauses(self) -> list[Clause]:
        return [clause for clauses in self.clauses for clause in clauses]


def is_about_places(test: Test) -> bool:
    """Whether it asks characters to be somewhere in the end."""
    if test.kind == ARRIVED:
        return test.whom is not None and test.whom.who == CHARACTER and not test.whom.groups
    return test.kind in (ON, FILLED, ESCAPED) and test.place is not None
