"""Text painted to the width there is: pieces of colour, lines, blocks beside each other, things to click on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual import events
from textual.content import Content, Span
from textual.geometry import Size
from textual.message import Message
from textual.style import Style
from textual.widget import Widget

TARGET = "target"


def piece(text: str, style: str = "", target: str = "") -> Content:
    """Some text in one style; a click on it reports its target."""
    spans: list[Span] = []
    if style:
        spans.append(Span(0, len(text), style))
    if target:
        spans.append(Span(0, len(text), Style.from_meta({TARGET: target})))
    return Content(text, spans)


def heading(text: str) -> Content:
    return piece(text, "bold $candle")


def line(*pieces: Content) -> Content:
    return Content("").join(pieces)


def stack(lines: Iterable[Content]) -> Content:
    return Content("\n").join(list(lines))


def fit(content: Content, width: int) -> Content:
    """Exactly so wide: cut with an ellipsis, or filled up."""
    if content.cell_length > width:
        return content.truncate(width, ellipsis=True)
    return content.pad_right(width - content.cell_length)


def ends(left: Content, right: Content, width: int) -> Content:
    """One line with something at both ends; the left one gives way."""
    room = max(0, width - right.cell_length - 1)
    return line(fit(left, room), piece(" "), right)


def flow(pieces: Sequence[Content], width: int, gap: int = 2) -> list[Content]:
    """As many pieces on a line as fit, never cut in two."""
    lines: list[Content] = []
    row: list[Content] = []
    used = 0
    for item in pieces:
        need = item.cell_length + (gap if row else 0)
        if row and used + need > width:
            lines.append(Content(" " * gap).join(row))
            row, used, need = [], 0, item.cell_length
        row.append(item)
        used += need
    return [*lines, Content(" " * gap).join(row)] if row else lines


def beside(blocks: Sequence[Sequence[Content]], gap: int = 1) -> list[Content]:
    """Blocks of lines side by side; each keeps the width of its first line."""
    height = max((len(block) for block in blocks), default=0)
    rows: list[Content] = []
    for number in range(height):
        cells = [
            block[number] if number < len(block) else Content(" " * block[0].cell_length)
            for block in blocks
            if block
        ]
        rows.append(Content(" " * gap).join(cells))
    return rows


def wrap(text: Content, width: int) -> list[Content]:
    return text.wrap(max(1, width)) if text.plain else []


class Painting(Widget):
    """A widget that paints itself for its width and reports clicks on targets."""

    DEFAULT_CSS = "Painting { height: auto; }"

    class Picked(Message):
        """Something with a target was clicked."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._painted: dict[tuple[int, int], Sequence[Content]] = {}

    def paint(self, width: int) -> Sequence[Content]:
        """The lines, none wider than `width`."""
        raise NotImplementedError

    def _lines(self, width: int) -> Sequence[Content]:
        """Painted once for each size: laying out asks for the height again and again."""
        key = (width, self.app.size.height)
        if key not in self._painted:
            self._painted[key] = self.paint(width)
        return self._painted[key]

    def render(self) -> Content:
        width = self.content_size.width
        return stack(fit(row, width) for row in self._lines(width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._lines(width))

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return container.width

    def on_click(self, event: events.Click) -> None:
        target = event.style.meta.get(TARGET)
        if target:
            event.stop()
            self.post_message(self.Picked(str(target)))

    def repaint(self) -> None:
        """What is to be painted has changed."""
        self._painted = {}
        self.refresh(layout=True)
