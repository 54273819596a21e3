"""The small screens over the table: pages to read, the rules, the curtain, and leaving."""

# Textual lets its awaitables go unawaited: the work is then done on the next turn of its loop.
# mypy: disable-error-code="unused-awaitable"

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from taverna.cli.boards.painting import Painting, line, piece
from taverna.cli.screens.choices import Choice, Choices
from taverna.cli.texts import Texts
from taverna.i18n.rules_pages import Page

Painter = Callable[[int], Sequence[Content]]


class Sheet(Painting):
    """Lines that a function paints."""

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self.painter = painter

    def paint(self, width: int) -> Sequence[Content]:
        return self.painter(width)


class Reader(ModalScreen[str]):
    """Something to read. `answers` are keys that close it and are reported; other ways to close it report ''."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space", "close", show=False)]

    def __init__(self, title: str, painter: Painter, foot: str, answers: str = "") -> None:
        super().__init__()
        self.title = title
        self.painter = painter
        self.foot = foot
        self.answers = answers

    def compose(self) -> Iterator[Widget]:
        with Vertical(classes="dialog"):
            yield Static(self.title or "", classes="title", markup=False)
            with VerticalScroll(classes="page"):
                yield Sheet(self.painter)
            yield Static(self.foot, classes="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in self.answers:
            event.stop()
            self.dismiss(event.character)

    def action_close(self) -> None:
        self.dismiss("")


class Question(ModalScreen[str]):
    """A question with a few answers; reports the key of the one chosen, '' for none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, question: str, choices: list[Choice]) -> None:
        super().__init__()
        self.question = question
        self.offered = choices

    def compose(self) -> Iterator[Widget]:
        with Vertical(classes="dialog small"):
            yield Choices()

    def on_mount(self) -> None:
        self.query_one(Choices).offer(self.question, self.offered)
        self.query_one(Choices).focus()

    def on_key(self, event: events.Key) -> None:
        choice = self.query_one(Choices).by_key(event.character or "")
        if choice:
            event.stop()
            self.dismiss(choice.key)

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        self.dismiss(message.choice.key)

    def action_close(self) -> None:
        self.dismiss("")


class Entry(ModalScreen[str]):
    """A line to type, with a usual answer; reports what was typed, '' for nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, question: str, usual: str, longest: int) -> None:
        super().__init__()
        self.question = question
        self.usual = usual
        self.longest = longest

    def compose(self) -> Iterator[Widget]:
        with Vertical(classes="dialog small"):
            yield Static(self.question, classes="title", markup=False)
            yield Input(self.usual, max_length=self.longest)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    @on(Input.Submitted)
    def report(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss("")


class Curtain(Screen[bool]):
    """Hides the table until the right person is at the screen; reports False when that person wants to leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, texts: Texts, name: str) -> None:
        super().__init__()
        self.texts = texts
        self.person = name

    def compose(self) -> Iterator[Widget]:
        with Vertical(classes="curtain"):
            yield Static(self.texts("curtain-pass", name=self.person), classes="title", markup=False)
            yield Static(self.texts("curtain-enter", name=self.person), classes="foot", markup=False)

    def action_open(self) -> None:
        self.dismiss(True)

    def on_click(self) -> None:
        self.dismiss(True)

    def action_leave(self) -> None:
        self.dismiss(False)


class RulesBrowser(ModalScreen[None]):
    """All rules of a game, opened at one of them; `/` looks for words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,r", "close", show=False),
        Binding("slash", "search", show=False),
    ]

    def __init__(self, page: Page, rule: str, texts: Texts) -> None:
        super().__init__()
        self.page = page
        self.rule = rule
        self.texts = texts

    def compose(self) -> Iterator[Widget]:
        with Vertical(classes="dialog"):
            yield Static(self.page.title, classes="title", markup=False)
            yield OptionList(id="rules", markup=False)
            yield Input(placeholder=self.texts("rules-search"), id="search")
            yield Static(self.texts("rules-foot"), classes="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one(Input).display = False
        self._list("")
        self.query_one("#rules").focus()
        self.call_after_refresh(self._open_at_rule)

    def _list(self, words: str) -> None:
        rules = self.query_one("#rules", OptionList)
        rules.clear_options()
        found = {entry.id for entry in self.page.search(words)}
        for section in self.page.sections:
            entries = [entry for entry in section.entries if entry.id in found]
            if entries:
                heading = piece(f"{section.id} {section.title}".strip(), "bold $candle")
                rules.add_option(Row(heading, id=section.id or None, disabled=True))
            for entry in entries:
                mark = piece(f"({entry.mark}) " if entry.mark else "", "italic $dim")
                text = line(piece(f"{entry.id}  ", "bold $ember"), mark, piece(entry.text, "$words"))
                rules.add_option(Row(text, id=entry.id))
        if not found:
            rules.add_option(Row(piece(self.texts("rules-none"), "$dim"), disabled=True))

    def _open_at_rule(self) -> None:
        rules = self.query_one("#rules", OptionList)
        if self.page.find(self.rule):
            rules.highlighted = rules.get_option_index(self.rule)
            rules.scroll_to_highlight(top=True)

    def action_search(self) -> None:
        search = self.query_one(Input)
        search.display = True
        search.focus()

    @on(Input.Changed)
    def filter(self, event: Input.Changed) -> None:
        self._list(event.value)

    @on(Input.Submitted)
    def back_to_list(self) -> None:
        self.query_one("#rules").focus()

    def action_close(self) -> None:
        self.dismiss(None)
