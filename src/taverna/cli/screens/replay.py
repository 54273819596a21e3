"""A record step by step: the table as a spectator saw it, the log, what was chosen."""

# Textual lets its awaitables go unawaited: the work is then done on the next turn of its loop.
# mypy: disable-error-code="unused-awaitable"

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList

from taverna.cli.boards import board_for
from taverna.cli.boards.board import Board, Scene
from taverna.cli.boards.painting import Painting, ends, flow, line, piece, wrap
from taverna.cli.screens.dialogs import Reader, RulesBrowser
from taverna.cli.screens.log import Log
from taverna.cli.screens.strip import Strip
from taverna.cli.screens.theme import TableApp
from taverna.cli.seating import seat_recorded
from taverna.cli.texts import record_words, texts_in
from taverna.i18n import LANGUAGES
from taverna.i18n.rules_pages import page
from taverna.kernel import Match, Record, TavernaError, replay

KEYS = {"left": "←", "right": "→", "home": "Home", "end": "End", "g": "g", "q": "q", "r": "r", "l": "l"}


class ReplayScreen(Screen[None]):
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,space,enter", "step(1)", show=False),
        Binding("left,p,backspace", "step(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(-1)", show=False, priority=True),
        Binding("g,j", "jump", show=False),
        Binding("r", "rules", show=False),
        Binding("d", "look", show=False),
        Binding("l", "language", show=False),
        Binding("q,escape,ctrl+c,ctrl+q", "leave", show=False),
    ]

    def __init__(self, record: Record, lang: str) -> None:
        super().__init__()
        self.record = record
        self.lang = lang
        self.whole = replay(record)
        self.at = 0
        self.match: Match = replay(record, 0)
        self.chosen = ""
        self.scene = self._scene()

    def compose(self) -> Iterator[Widget]:
        yield Strip(self._header, "header")
        with Container(id="body"):
            with Vertical(id="left"):
                yield board_for(self.record.game)(self.scene)
                yield Strip(self._step_line, "step")
                yield Input(id="jump", type="integer")
            yield Log(board_for(self.record.game).minor)
        yield Strip(self._footer, "footer")

    def on_mount(self) -> None:
        self.query_one("#jump").display = False
        self.query_one(Log).can_focus = False
        self.show()

    # What is shown

    def _scene(self) -> Scene:
        texts, words = texts_in(self.lang), record_words(self.record, self.lang)
        players = seat_recorded(self.record.names, self.record.seats)
        return Scene(
            view=self.match.view(None),
            words=words,
            texts=texts,
            kinds=[texts.bot(player.bot) if player.bot else "" for player in players],
            eyes=words.reader,
            news=[],
            log=self.match.events(None),
        )

    def show(self) -> None:
        self.scene = self._scene()
        self.scene.news = self._news()
        self.query_one(Board).show(self.scene)
        self.query_one(Log).show(self.scene, self._news_from())
        self.query_one(Log).border_title = self.scene.words.text("word-log")
        for strip in self.query(Strip):
            strip.repaint()

    def _news_from(self) -> int:
        return len(replay(self.record, self.at - 1).log) if self.at else 0

    def _news(self) -> list[str]:
        since = self._news_from()
        return [self.scene.words.event(event) for number, event in self.scene.log if number >= since][-3:]

    def _header(self, width: int) -> Sequence[Content]:
        title = self.scene.words.text("game-title")
        left = line(piece(" Taverna", "bold $candle"), piece(f"  {title}", "$words"))
        right = self.scene.texts("replay-step", at=self.at, of=len(self.record.steps))
        return [ends(left, piece(f"{right} ", "bold $candle"), width)]

    def _step_line(self, width: int) -> Sequence[Content]:
        if not self.at:
            return [piece(f" {self.scene.texts('replay-start')}", "$dim")]
        seat, code = self.record.steps[self.at - 1]
        before = replay(self.record, self.at - 1)
        decision = before.decision(seat)
        if decision is not None and decision.sealed and not before.over:
            said = self.scene.texts("replay-sealed")
        else:
            said = self.scene.words.option(before.game.describe(before.state, code))
        name = self.scene.words.name(seat)
        return wrap(line(piece(f" {name}: ", "bold $candle"), piece(said, "bold $words")), width)

    def _footer(self, width: int) -> Sequence[Content]:
        pieces = [
            line(
                piece(f" {sign} ", "bold $night on $dim", f"key:{key}"),
                piece(f" {self.scene.texts('replay-key-' + key)}", "$dim", f"key:{key}"),
            )
            for key, sign in KEYS.items()
        ]
        return flow(pieces, width, 2)[:1]

    # Moving

    def action_step(self, step: int) -> None:
        self.action_go(min(max(self.at + step, 0), len(self.record.steps)))

    def action_go(self, at: int) -> None:
        self.at = len(self.record.steps) if at < 0 else at
        self.match = replay(self.record, self.at)
        self.show()

    def action_jump(self) -> None:
        jump = self.query_one("#jump", Input)
        jump.placeholder = self.scene.texts("replay-jump", of=len(self.record.steps))
        jump.display = True
        jump.value = ""
        jump.focus()

    @on(Input.Submitted, "#jump")
    def jumped(self, event: Input.Submitted) -> None:
        event.input.display = False
        self.set_focus(None)
        if event.value.isdecimal():
            self.action_go(min(int(event.value), len(self.record.steps)))

    def on_key(self, event: events.Key) -> None:
        jump = self.query_one("#jump", Input)
        if event.key == "escape" and jump.display:
            event.stop()
            jump.display = False
            self.set_focus(None)

    def on_painting_picked(self, message: Painting.Picked) -> None:
        if message.target == "look":
            self.action_look()
        elif message.target.startswith("key:"):
            self.app.simulate_key(message.target.removeprefix("key:"))

    # Reading

    @on(OptionList.OptionSelected, "#log")
    def action_rules(self) -> None:
        try:
            rules = page(self.record.game, self.lang)
        except TavernaError:
            return
        self.app.push_screen(RulesBrowser(rules, self.query_one(Log).rule(), self.scene.texts))

    def action_look(self) -> None:
        board, scene = board_for(self.record.game), self.scene
        title = scene.words.text("word-table")
        self.app.push_screen(
            Reader(title, lambda width: board.closer_look(scene, width), scene.texts("close"))
        )

    def action_language(self) -> None:
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        self.show()

    def action_leave(self) -> None:
        self.app.exit()


class ReplayApp(TableApp):
    def __init__(self, record: Record, lang: str) -> None:
        super().__init__()
        self.record = record
        self.lang = lang

    def on_mount(self) -> None:
        self.push_screen(ReplayScreen(self.record, self.lang))
