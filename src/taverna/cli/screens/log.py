"""The log: what happened, in words, with the rule behind each line."""

from __future__ import annotations

from collections.abc import Callable

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Row

from taverna.cli.boards.board import Scene
from taverna.cli.boards.painting import line, piece
from taverna.kernel import Event


class Log(OptionList):
    """Lines are added at the end; all are written anew when language or reader change, or an undo strikes some out."""

    def __init__(self, minor: Callable[[Event], bool]) -> None:
        super().__init__(id="log", markup=False)
        self.minor = minor
        self.lines: list[tuple[int, Event]] = []
        self._bright = 0
        """The place of the first line of the last step."""
        self._written_for: tuple[object, ...] = ()

    def show(self, scene: Scene, news_from: int) -> None:
        written_for = (scene.words.lang, scene.words.reader, scene.eyes, tuple(scene.words.names))
        added = scene.log[len(self.lines) :]
        undoing = any(event.kind == "undone" for _, event in added)
        if written_for != self._written_for or undoing or scene.log[: len(self.lines)] != self.lines:
            self.clear_options()
            self._bright = 0
            added = scene.log
        elif added:
            self._fade(scene)
        if added:
            self._bright = len(scene.log) - len(added)
            undone = undone_numbers(scene.log)
            self.add_options(
                [self._row(scene, at, event, at in undone, at >= news_from) for at, event in added]
            )
            self.highlighted = None
            self.scroll_end(animate=False)
        self.lines = list(scene.log)
        self._written_for = written_for

    def on_resize(self) -> None:
        if self.highlighted is None:
            self.scroll_end(animate=False)

    def _fade(self, scene: Scene) -> None:
        undone = undone_numbers(self.lines)
        for place in range(self._bright, len(self.lines)):
            number, event = self.lines[place]
            row = self._row(scene, number, event, number in undone, False)
            self.replace_option_prompt_at_index(place, row.prompt)

    def _row(self, scene: Scene, number: int, event: Event, undone: bool, new: bool) -> Row:
        mine = event.args.get("seat") == scene.eyes and scene.eyes is not None
        minor = self.minor(event)
        style = "strike $dim" if undone else "$dim" if minor else "bold $words" if new else "$words"
        prompt = line(
            piece("▸ " if mine else "    " if minor else "· ", "$candle" if mine else "$dim"),
            piece(scene.words.event(event), style),
            piece(f"  {event.rule}" if event.rule else "", "$dim"),
        )
        return Row(prompt, id=str(number))

    def rule(self) -> str:
        """The rule behind the selected line; else behind the last line that has one."""
        if self.highlighted is not None and self.lines[self.highlighted][1].rule:
            return self.lines[self.highlighted][1].rule
        return next((event.rule for _, event in reversed(self.lines) if event.rule), "")

    def in_words(self) -> list[str]:
        return [str(row.prompt.plain) for row in self.options if isinstance(row.prompt, Content)]


def undone_numbers(log: list[tuple[int, Event]]) -> set[int]:
    """The events that an undo took back."""
    numbers: set[int] = set()
    for number, event in log:
        since = event.args.get("since")
        if event.kind == "undone" and isinstance(since, int):
            numbers.update(range(since, number))
    return numbers
