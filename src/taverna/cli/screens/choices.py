"""What may be done now, in words, each by key, cursor or click; what may not is dim and says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message

from taverna.cli.boards.painting import TARGET, Painting, beside, line, piece, wrap

NARROW, WIDE = 50, 110
KEY_WIDTH = 3
DIGITS = "123456789"
LETTERS = "acefgijkmnovwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Small letters that no command of the screens uses, then the capitals."""


@dataclass
class Choice:
    """`refused` says why it is not allowed; empty when it is."""

    key: str
    text: str
    code: int
    targets: list[str] = field(default_factory=list)
    note: str = ""
    refused: str = ""
    dangerous: bool = False


def with_keys(choices: list[Choice]) -> list[Choice]:
    """Give a key to each choice that has none: digits first, then letters; a very long list runs out of them."""
    free = [key for key in DIGITS + LETTERS if key not in [choice.key for choice in choices]]
    for choice in choices:
        if not choice.key and free:
            choice.key = free.pop(0)
    return choices


class Choices(Painting, can_focus=True):
    """A question and its answers. Nothing is under the cursor until an arrow key is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1, 0)", show=False),
        Binding("down", "move(1, 0)", show=False),
        Binding("left", "move(0, -1)", show=False),
        Binding("right", "move(0, 1)", show=False),
        Binding("enter", "take", show=False),
    ]

    class Chosen(Message):
        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    class Pointed(Message):
        """The cursor is on another choice."""

        def __init__(self, targets: list[str]) -> None:
            super().__init__()
            self.targets = targets

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.question = ""
        self.choices: list[Choice] = []
        self.cursor: int | None = None

    def offer(self, question: str, choices: list[Choice]) -> None:
        self.question = question
        self.choices = choices
        self.cursor = None
        self.repaint()

    def by_key(self, key: str) -> Choice | None:
        return next((choice for choice in self.choices if choice.key == key), None)

    # Painting

    def columns(self, width: int) -> int:
        fitting = 1 if width < NARROW else 2 if width < WIDE else 3
        return max(1, min(fitting, len(self.choices)))

    def paint(self, width: int) -> Sequence[Content]:
        rows = wrap(piece(f" {self.question}", "bold $candle"), width)
        columns = self.columns(width)
        room = self._shares(width - (columns - 1), columns)
        for start in range(0, len(self.choices), columns):
            numbers = range(start, min(start + columns, len(self.choices)))
            cells = [self._cell(number, room[number - start]) for number in numbers]
            height = max(len(cell) for cell in cells)
            rows += beside(
                [self._fill(cell, number, height) for cell, number in zip(cells, numbers, strict=True)]
            )
        return rows

    def _shares(self, width: int, columns: int) -> list[int]:
        """Columns of equal width; of two choices the longer one gets more, where that saves lines."""
        if len(self.choices) != 2 or columns != 2:
            return [width // columns] * columns
        half = width // 2
        first = min(
            range(width // 3, width - width // 3),
            key=lambda split: (*self._heights(split, width - split), abs(split - half)),
        )
        return [first, width - first]

    def _heights(self, *widths: int) -> tuple[int, int]:
        """Of the highest cell, and of all together."""
        heights = [self._height(number, width) for number, width in enumerate(widths)]
        return max(heights), sum(heights)

    def span(self, number: int) -> tuple[int, int]:
        """The first line of a choice and how many it has, with those beside it."""
        width = self.content_size.width
        columns = self.columns(width)
        room = self._shares(width - (columns - 1), columns)
        top = len(wrap(piece(f" {self.question}"), width))
        for start in range(0, number + 1, columns):
            row = range(start, min(start + columns, len(self.choices)))
            height = max(self._height(each, room[each - start]) for each in row)
            if number in row:
                break
            top += height
        return top, height

    def _height(self, number: int, width: int) -> int:
        choice = self.choices[number]
        texts = [choice.text, choice.note, choice.refused]
        return sum(len(wrap(piece(text), width - KEY_WIDTH - 1)) for text in texts)

    def _styles(self, number: int) -> tuple[str, str, str]:
        """Of the key, the text and the note."""
        if self.choices[number].refused:
            return "$dim on $walnut", "$dim on $night", "$dim on $night"
        if number == self.cursor:
            return "bold $candle on $candle-text", "bold $candle-text on $candle", "$candle-text on $candle"
        text = "bold $danger on $edge" if self.choices[number].dangerous else "bold $words on $edge"
        return "bold $candle-text on $candle", text, "$words on $edge"

    def _cell(self, number: int, width: int) -> list[Content]:
        choice = self.choices[number]
        key_style, text_style, note_style = self._styles(number)
        target = f"choice:{number}"
        room = width - KEY_WIDTH - 1
        rows = wrap(piece(choice.text, text_style, target), room)
        for more in (choice.note, choice.refused):
            rows += wrap(piece(more, note_style, target), room)
        key = piece(f" {choice.key or ' '} ", key_style, target)
        blank = piece("   ", text_style, target)
        return [
            line(key if at == 0 else blank, self._pad(row, width - KEY_WIDTH, text_style, target))
            for at, row in enumerate(rows)
        ]

    def _pad(self, row: Content, width: int, style: str, target: str) -> Content:
        space = piece(" ", style, target)
        rest = piece(" " * max(0, width - 1 - row.cell_length), style, target)
        return line(space, row, rest)

    def _fill(self, cell: list[Content], number: int, height: int) -> list[Content]:
        blank = piece(" " * cell[0].cell_length, self._styles(number)[1], f"choice:{number}")
        return cell + [blank] * (height - len(cell))

    # Choosing

    def action_move(self, rows: int, columns: int) -> None:
        allowed = [number for number, choice in enumerate(self.choices) if not choice.refused]
        if not allowed:
            return
        if self.cursor is None:
            self.point(allowed[0])
            return
        wanted = self.cursor + rows * self.columns(self.content_size.width) + columns
        step = 1 if rows + columns > 0 else -1
        while 0 <= wanted < len(self.choices) and self.choices[wanted].refused:
            wanted += step
        if 0 <= wanted < len(self.choices):
            self.point(wanted)

    def point(self, number: int) -> None:
        if number != self.cursor and not self.choices[number].refused:
            self.cursor = number
            self.repaint()
            self.post_message(self.Pointed(self.choices[number].targets))

    def point_at_code(self, code: int) -> None:
        for number, choice in enumerate(self.choices):
            if choice.code == code:
                self.point(number)

    def action_take(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Chosen(self.choices[self.cursor]))

    def on_click(self, event: events.Click) -> None:
        number = self._number_under(event)
        if number is not None:
            event.stop()
            self.post_message(self.Chosen(self.choices[number]))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        number = self._number_under(event)
        if number is not None:
            self.point(number)

    def _number_under(self, event: events.MouseEvent) -> int | None:
        target = str(event.style.meta.get(TARGET, ""))
        number = int(target.removeprefix("choice:")) if target.startswith("choice:") else -1
        return number if 0 <= number < len(self.choices) else None
