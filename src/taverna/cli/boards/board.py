"""What a game's table is to the screens: it is given a scene and paints it. It knows no rules and no state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from textual.containers import Vertical
from textual.content import Content

from taverna.cli.boards.painting import Painting, piece
from taverna.cli.texts import Texts
from taverna.i18n import Words
from taverna.kernel import Event, Option


@dataclass
class Scene:
    """One moment as one pair of eyes may see it."""

    view: dict[str, Any]
    words: Words
    texts: Texts
    kinds: list[str]
    """By seat: what kind of bot plays it, in words; empty for a person."""
    eyes: int | None = None
    """The seat shown at the bottom; None shows all seats above."""
    targets: dict[str, int] = field(default_factory=dict)
    """What can be chosen by clicking on it, and the option it means."""
    keys: dict[str, str] = field(default_factory=dict)
    """The key of what can be chosen."""
    pointed: list[str] = field(default_factory=list)
    """The targets of the option under the cursor."""
    news: list[str] = field(default_factory=list)
    """What just happened."""
    log: list[tuple[int, Event]] = field(default_factory=list)


class Board(Vertical):
    """The base of all boards. A board is shown scenes; what it paints with targets can be clicked."""

    DEFAULT_CSS = "Board { height: auto; }"

    colours: ClassVar[dict[str, tuple[str, str]]] = {}
    """Colours of its own: name -> (by candle light, in the morning)."""
    keys: ClassVar[dict[int, str]] = {}
    """The key of an option code that always has the same one."""

    wordy: ClassVar[bool] = False
    """Its choices have much to say: they get all the room that the board leaves."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(id="board")
        self.scene = scene

    def show(self, scene: Scene) -> None:
        self.scene = scene
        for part in self.query(Painting):
            part.repaint()

    @staticmethod
    def explain(option: Option, scene: Scene) -> str:
        """What a newcomer should know about an option, beyond its name."""
        return ""

    @staticmethod
    def dangerous(option: Option) -> bool:
        """Whether to warn of it in colour."""
        return False

    @staticmethod
    def way(view: dict[str, Any], code: int) -> str:
        """Of which way over the board this choice is a part; "" if of none. Its parts are taken back together."""
        return ""

    @staticmethod
    def minor(event: Event) -> bool:
        """Whether the log sets it apart: told for who wants to know why."""
        return False

    @staticmethod
    def closer_look(scene: Scene, width: int) -> Sequence[Content]:
        """All that lies open but does not fit on the table."""
        return []

    @staticmethod
    def ending(scene: Scene, width: int) -> Sequence[Content]:
        """How the scores came about."""
        return []


class Part(Painting):
    """A part of a board paints the scene that the board is shown."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board

    @property
    def scene(self) -> Scene:
        return self.board.scene


class Plain(Part):
    """The view as it is, a line for each field."""

    def paint(self, width: int) -> Sequence[Content]:
        return [piece(f" {name}: {value}") for name, value in self.scene.view.items()]


class PlainBoard(Board):
    """For a game that has no board yet."""

    def compose(self) -> Any:
        yield Plain(self)


BOARD = PlainBoard
