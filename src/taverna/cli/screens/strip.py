"""A line or two at the edge of a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.content import Content

from taverna.cli.boards.painting import Painting


class Strip(Painting):
    """Painted by whoever owns it, anew whenever asked."""

    def __init__(self, painter: Callable[[int], Sequence[Content]], id: str) -> None:
        super().__init__(id=id)
        self.painter = painter

    def paint(self, width: int) -> Sequence[Content]:
        return self.painter(width)
