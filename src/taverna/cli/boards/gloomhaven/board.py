"""The board of Gloomhaven: round and order on top, the map, everybody's state, my cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.content import Content
from textual.widget import Widget

from taverna.cli.boards.board import Board, Part
from taverna.cli.boards.gloomhaven.ending import ending
from taverna.cli.boards.gloomhaven.heroes import hero_line, mine_lines
from taverna.cli.boards.gloomhaven.hexes import map_lines
from taverna.cli.boards.gloomhaven.look import closer_look
from taverna.cli.boards.gloomhaven.notes import explain
from taverna.cli.boards.gloomhaven.pieces import COLOURS, Json, figure_token, short_names
from taverna.cli.boards.gloomhaven.round import head_lines, monster_lines, now_lines, order_lines
from taverna.cli.boards.painting import flow, line, piece
from taverna.games.gloomhaven import codes
from taverna.kernel import Event

MARGIN = 1
LOW = 34
"""Under so many lines only what is needed to choose is shown; a closer look shows the rest."""
LEAST = 7
"""So many lines of the map are always seen."""
WIDE, LOG = 110, 5
"""Where it is narrower, the log lies under the table."""
ASKED, ASKED_LOW = 12, 8
"""Lines for the choices and the edges of the screen."""


class GloomhavenPart(Part):
    @property
    def low(self) -> bool:
        return self.app.size.height < LOW


class Head(GloomhavenPart):
    def paint(self, width: int) -> Sequence[Content]:
        room = width - 2 * MARGIN
        rows = head_lines(self.scene, room) + order_lines(self.scene, room)[: 1 if self.low else None]
        rows += now_lines(self.scene, room)
        return [line(piece(" " * MARGIN), row) for row in rows]


class Map(GloomhavenPart):
    """The map, and who stands on it beside the heroes."""

    def paint(self, width: int) -> Sequence[Content]:
        scene = self.scene
        names = short_names(scene)
        others = [figure for figure in scene.view["figures"] if figure["kind"] != "hero"]
        tokens = flow([figure_token(scene, figure, names) for figure in others], width - 2 * MARGIN, 3)
        kinds = [] if self.low else monster_lines(scene, width - 2 * MARGIN, False)
        below = tokens[: 2 if self.low else None] + kinds
        rows = [*map_lines(scene, width, self._room(len(below))), *below]
        return [line(piece(" " * MARGIN), row) for row in rows]

    def _room(self, taken: int) -> int:
        """Lines for the map: what the other parts, the choices and the log under them leave of the screen."""
        width, height = self.app.size
        log = 0 if width >= WIDE else LOG
        others = len(self.scene.view["heroes"]) + len(mine_lines(self.scene, width, self.low)) + 5
        asked = ASKED_LOW if self.low else ASKED
        return max(LEAST, height - asked - log - others - taken)


class Heroes(GloomhavenPart):
    def paint(self, width: int) -> Sequence[Content]:
        scene = self.scene
        heroes = scene.view["heroes"]
        count = len(heroes)
        first = 0 if scene.eyes is None else scene.eyes + 1
        return [hero_line(scene, heroes[(first + left) % count], width) for left in range(count)]


class Mine(GloomhavenPart):
    def paint(self, width: int) -> Sequence[Content]:
        return mine_lines(self.scene, width, self.low)


class GloomhavenBoard(Board):
    DEFAULT_CSS = """
    GloomhavenBoard Head { background: $walnut; }
    GloomhavenBoard Map { background: $night; }
    GloomhavenBoard Heroes { background: $walnut; }
    GloomhavenBoard Mine { background: $walnut; }
    """

    colours: ClassVar[dict[str, tuple[str, str]]] = COLOURS
    keys: ClassVar[dict[int, str]] = {codes.DONE: "0"}
    wordy: ClassVar[bool] = True
    explain = staticmethod(explain)
    closer_look = staticmethod(closer_look)
    ending = staticmethod(ending)

    def compose(self) -> Iterator[Widget]:
        yield Head(self)
        yield Map(self)
        yield Heroes(self)
        yield Mine(self)

    @staticmethod
    def way(view: Json, code: int) -> str:
        """That of a move of a hero, hex by hex; to stop is none of its parts."""
        walking = codes.STEP <= code < codes.ELEMENT or codes.CELL <= code < codes.SECOND
        if not walking or "points" not in view["choosing"]:
            return ""
        return f"{view['choosing']['slot']} {view['doing'].get('ability', '')}"

    @staticmethod
    def minor(event: Event) -> bool:
        """Why a monster does what it does is told, but set apart from what happens."""
        return event.kind.startswith("why-")


BOARD = GloomhavenBoard
