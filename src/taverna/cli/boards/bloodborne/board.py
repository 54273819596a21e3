"""The board of Bloodborne: the other hunters, the monster and the fight, me with my hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget

from taverna.cli.boards.bloodborne.ending import ending
from taverna.cli.boards.bloodborne.fight import (
    before_lines,
    course_lines,
    death_lines,
    fray_lines,
    monster_lines,
    roll_line,
    row_lines,
)
from taverna.cli.boards.bloodborne.hunters import hand_lines, hunter_lines
from taverna.cli.boards.bloodborne.look import closer_look
from taverna.cli.boards.bloodborne.pieces import COLOURS
from taverna.cli.boards.bloodborne.story import stories
from taverna.cli.boards.board import Board, Part, Scene
from taverna.cli.boards.painting import line, piece, wrap
from taverna.kernel import Option

MARGIN = 1
TALL = 34
"""From so many lines on there is room for air."""
LOW = 30
"""Under so many lines only what is needed to choose is shown; a closer look shows the rest."""
FEW = 3
"""More hunters than this get a line each, if need be with signs for words."""


class Opponents(Part):
    def paint(self, width: int) -> Sequence[Content]:
        scene = self.scene
        count = len(scene.view["players"])
        first = 0 if scene.eyes is None else scene.eyes + 1
        seats = [(first + left) % count for left in range(count)]
        terse = self.app.size.height < TALL or count > FEW
        return [
            row for seat in seats if seat != scene.eyes for row in hunter_lines(scene, seat, width, terse)
        ]


class Middle(Part):
    """Where we are, the monster, the cards of the round, the roll, what came of the round before, the row."""

    def paint(self, width: int) -> Sequence[Content]:
        scene, room = self.scene, width - 2 * MARGIN
        now, last = stories(scene.log)
        low = self.app.size.height < LOW
        quiet = not any(player["played"] for player in scene.view["players"])
        death = [part for row in death_lines(scene, now, last if quiet else None) for part in wrap(row, room)]
        parts = [
            course_lines(scene, room, low),
            monster_lines(scene, room),
            [*fray_lines(scene, now, room), *roll_line(scene)],
            [*(before_lines(scene, last, room, low) if quiet else []), *death],
            row_lines(scene, room, low),
        ]
        air = [piece("")] if self.app.size.height >= TALL else []
        rows: list[Content] = []
        for part in parts:
            rows += [*air, *part] if rows and part else part
        return [line(piece(" " * MARGIN), row) for row in rows]


class Mine(Part):
    def paint(self, width: int) -> Sequence[Content]:
        seat = self.scene.eyes
        if seat is None:
            return []
        return [
            *hunter_lines(self.scene, seat, width),
            *hand_lines(self.scene, width, self.app.size.height < LOW),
        ]


class BloodborneBoard(Board):
    DEFAULT_CSS = """
    BloodborneBoard #opponents { height: auto; background: $walnut; scrollbar-size-vertical: 1; }
    BloodborneBoard Middle { background: $night; }
    BloodborneBoard Mine { background: $walnut; }
    """

    colours: ClassVar[dict[str, tuple[str, str]]] = COLOURS
    closer_look = staticmethod(closer_look)
    ending = staticmethod(ending)

    def compose(self) -> Iterator[Widget]:
        with VerticalScroll(id="opponents", can_focus=False):
            yield Opponents(self)
        yield Middle(self)
        yield Mine(self)

    @staticmethod
    def explain(option: Option, scene: Scene) -> str:
        """What an upgrade does, before it is taken; what is in hand can be looked up."""
        card = option.args.get("card")
        return scene.words.component_help("card", str(card)) if option.key == "take" else ""


BOARD = BloodborneBoard
