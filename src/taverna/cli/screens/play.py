"""The table itself: board, choices, log; people choose, bots move one step at a time."""

# Textual lets its awaitables go unawaited: the work is then done on the next turn of its loop.
# mypy: disable-error-code="unused-awaitable"

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar

from textual import events, on
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList

from taverna.cli.boards import board_for
from taverna.cli.boards.board import Board
from taverna.cli.boards.painting import Painting, ends, line, piece, wrap
from taverna.cli.screens.advice import advice
from taverna.cli.screens.choices import Choice, Choices
from taverna.cli.screens.dialogs import Curtain, Question, Reader, RulesBrowser
from taverna.cli.screens.ending import deciding_rule, end_choices, result
from taverna.cli.screens.help import help_page, key_line
from taverna.cli.screens.log import Log
from taverna.cli.screens.scenes import (
    announcements_of,
    choices_of,
    point_out,
    scene_of,
    special_settings,
    whose_turn,
)
from taverna.cli.screens.session import Session
from taverna.cli.screens.strip import Strip
from taverna.i18n.rules_pages import page
from taverna.kernel import Decision, TavernaError

if TYPE_CHECKING:
    from taverna.cli.screens.app import TavernaApp

END_KEYS = "nasq"
WIDE = 110
"""From here on the beginning of the hash of the seed fits into the first line; all of it is on the page of help."""


class PlayScreen(Screen[None]):
    app: TavernaApp

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("r", "rules", show=False),
        Binding("p", "look", show=False),
        Binding("l", "language", show=False),
        Binding("t", "theme", show=False),
        Binding("s", "save", show=False),
        Binding("plus,equals_sign", "faster", show=False),
        Binding("minus", "slower", show=False),
        Binding("space", "skip", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, session: Session, lang: str) -> None:
        super().__init__()
        self.session = session
        self.board_type: type[Board] = board_for(session.game.id)
        self.scene = scene_of(session, lang)
        self.notice = ""
        self.skipping = asyncio.Event()
        self.end_shown = False
        self.next_person = 0
        """For whom the curtain is drawn."""

    # What is on the screen

    def compose(self) -> Iterator[Widget]:
        yield Strip(self._header, "header")
        with Container(id="body"):
            with Vertical(id="left"):
                yield self.board_type(self.scene)
                with VerticalScroll(id="asked", can_focus=False):
                    yield Choices()
                yield Strip(self._notice, "notice")
            yield Log(self.board_type.minor)
        yield Strip(self._footer, "footer")

    def _header(self, width: int) -> Sequence[Content]:
        words, texts = self.scene.words, self.scene.texts
        special = special_settings(self.session, words)
        left = line(
            piece(" Taverna", "bold $candle"),
            piece(f"  {words.text('game-title')}", "$words"),
            piece(f"  {special}" if special else "", "$dim"),
            piece(f"  #{self.session.match.commitment[:8]}" if width >= WIDE else "", "$dim"),
        )
        turn = whose_turn(self.session, words, texts)
        return [ends(left, piece(f"▸ {turn} ", "bold $candle"), width)]

    def _notice(self, width: int) -> Sequence[Content]:
        return [line(piece(" "), row) for row in wrap(piece(self.notice, "$candle"), width - 2)]

    def _footer(self, width: int) -> Sequence[Content]:
        return key_line(self.scene.texts, width)

    def show(self) -> None:
        """Everything anew, for whoever may be looking."""
        self.scene = scene_of(self.session, self.app.lang)
        self._offer()
        self.query_one(Board).show(self.scene)
        self.query_one(Log).show(self.scene, self.session.news_from)
        self.query_one(Log).border_title = self.scene.words.text("word-log")
        for strip in self.query(Strip):
            strip.repaint()

    def _offer(self) -> None:
        decision, choices = self.session.decision(), self.query_one(Choices)
        if decision is None:
            choices.offer(result(self.session, self.scene), end_choices(self.scene.texts))
        elif self.session.is_bot(decision.seat):
            thinking = self.scene.words.text("table-thinking", seat=decision.seat)
            choices.offer(thinking, announcements_of(self.session, self.scene, self.board_type))
        elif self.session.curtain_for() is not None or decision.seat != self.session.eyes:
            choices.offer("", [])
        else:
            self._offer_options(decision)

    def _offer_options(self, decision: Decision) -> None:
        choices = choices_of(self.session, decision, self.scene, self.board_type)
        point_out(self.scene, choices)
        question = self.scene.words.question(decision.kind)
        if self.session.shared:
            question = f"{self.scene.words.name(decision.seat)} · {question}"
        self.query_one(Choices).offer(question, choices)
        self.query_one("#asked", VerticalScroll).scroll_home(animate=False)
        self.query_one("#body").scroll_home(animate=False)

    def say(self, text: str) -> None:
        self.notice = text
        self.query_one("#notice", Strip).repaint()
        self.call_after_refresh(self._keep_notice_in_sight)

    def _keep_notice_in_sight(self) -> None:
        """On a small screen the board, the choices and the notice under them may be higher than it is."""
        if self.notice:
            self.query_one("#notice").scroll_visible(animate=False)

    # The course of the game

    def on_mount(self) -> None:
        self.set_class(self.board_type.wordy, "-wordy")
        self.query_one(Choices).focus()

    def on_screen_resume(self) -> None:
        self.go_on()

    def go_on(self) -> None:
        """Show the table and do what comes next: a curtain, a question, a bot's move, or the end."""
        if not self.is_current:
            return
        seat = self.session.draw_curtain()
        decision = self.session.decision()
        if seat is None and decision is not None and not self.session.is_bot(decision.seat):
            self.session.face(decision.seat)
            self.skipping.clear()
        self.show()
        if seat is not None:
            self.next_person = seat
            self.app.push_screen(Curtain(self.scene.texts, self.scene.words.name(seat)), self._curtain_opened)
        elif decision is None:
            self._show_end()
        elif self.session.is_bot(decision.seat):
            self.run_worker(self._bot_moves(decision), exclusive=True, group="bots")

    def _curtain_opened(self, opened: bool | None) -> None:
        if opened:
            self.session.face(self.next_person)
        else:
            self.action_leave()

    async def _bot_moves(self, decision: Decision) -> None:
        """A pause to follow it, then the move; nothing happens while another screen lies over the table."""
        pause = self.app.pause
        if pause and not self.skipping.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.skipping.wait(), pause)
        code = await asyncio.to_thread(self.session.think, decision)
        if self.is_current and self.session.decision() is decision:
            self.session.submit(decision.seat, code)
            self.notice = ""
            self.go_on()

    def choose(self, choice: Choice) -> None:
        decision = self.session.decision()
        if decision is None:
            self._end_key(choice.key)
        elif choice.refused:
            self.say(choice.refused)
        else:
            self._submit(decision, choice.code)

    def _submit(self, decision: Decision, code: int) -> None:
        """The answer of the person who is asked; or what the person at the screen announces in a bot's turn."""
        seat = self.session.knowing() if self.session.is_bot(decision.seat) else decision.seat
        if seat is None:
            return
        self.session.submit(seat, code, self.board_type.way(self.session.match.view(seat), code))
        self.notice = ""
        self.go_on()

    # Choosing

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        self.choose(message.choice)

    def on_choices_pointed(self, message: Choices.Pointed) -> None:
        self.scene.pointed = message.targets
        self.query_one(Board).show(self.scene)
        self.call_after_refresh(self._keep_cursor_in_sight)

    def _keep_cursor_in_sight(self) -> None:
        """All of the choice where there is room for it, else its beginning; the question above the first ones."""
        choices, asked = self.query_one(Choices), self.query_one("#asked", VerticalScroll)
        if choices.cursor is None:
            return
        top, height = choices.span(choices.cursor)
        seen, room = asked.scroll_offset.y, asked.size.height
        if choices.cursor < choices.columns(choices.content_size.width):
            asked.scroll_to(y=0, animate=False)
        elif top < seen or height > room:
            asked.scroll_to(y=top, animate=False)
        elif top + height > seen + room:
            asked.scroll_to(y=top + height - room, animate=False)
        asked.scroll_visible(animate=False)
        self._keep_notice_in_sight()

    def on_key(self, event: events.Key) -> None:
        choice = self.query_one(Choices).by_key(event.character or "")
        if choice is not None:
            event.stop()
            self.choose(choice)

    def on_painting_picked(self, message: Painting.Picked) -> None:
        """A click on the board, or on a key in the last line."""
        if message.target == "look":
            self.action_look()
        elif message.target.startswith("key:"):
            self.app.simulate_key(message.target.removeprefix("key:"))
        else:
            code = self.scene.targets.get(message.target)
            for choice in self.query_one(Choices).choices:
                if choice.code == code and message.target in choice.targets:
                    self.choose(choice)

    @on(OptionList.OptionSelected, "#log")
    def explain_line(self) -> None:
        self.action_rules()

    # Commands

    def action_undo(self) -> None:
        seat = self.session.undo_seat()
        if seat is None:
            key = "undo-nothing" if not self.session.has_chosen() else "undo-too-late"
            self.say(self.scene.texts(key))
            return
        self.workers.cancel_group(self, "bots")
        self.session.undo(seat)
        self.go_on()

    def action_hint(self) -> None:
        decision = self.session.decision()
        if decision is None or self.session.is_bot(decision.seat):
            self.say(self.scene.texts("not-now"))
            return
        self.say(self.scene.texts("hint-thinking"))
        self.run_worker(self._hint(decision), exclusive=True, group="hints")

    async def _hint(self, decision: Decision) -> None:
        found = await asyncio.to_thread(self.session.hint, decision)
        if not self.is_current or self.session.decision() is not decision:
            return
        self.say(advice(self.session, self.scene, decision, found))
        self.query_one(Choices).point_at_code(found[0].code)

    def action_rules(self) -> None:
        try:
            rules = page(self.session.game.id, self.app.lang)
        except TavernaError as problem:
            self.say(self.scene.words.error(problem))
            return
        self.app.push_screen(RulesBrowser(rules, self.query_one(Log).rule(), self.scene.texts))

    def action_look(self) -> None:
        board, scene = self.board_type, self.scene
        title, foot = scene.words.text("word-table"), scene.texts("close")
        self.app.push_screen(Reader(title, lambda width: board.closer_look(scene, width), foot))

    def action_help(self) -> None:
        texts, hashed = self.scene.texts, self.session.match.commitment
        self.app.push_screen(
            Reader(texts("help-title"), lambda width: help_page(texts, width, hashed), texts("close"))
        )

    def action_language(self) -> None:
        self.app.next_language()
        self.notice = ""
        self.show()

    def action_theme(self) -> None:
        self.app.next_theme()

    def action_faster(self) -> None:
        self.say(self.app.change_speed(1))

    def action_slower(self) -> None:
        self.say(self.app.change_speed(-1))

    def action_skip(self) -> None:
        self.skipping.set()

    def action_save(self) -> bool:
        """Whether it is saved now."""
        try:
            path = self.app.save(self.session)
        except TavernaError as problem:
            self.say(self.app.refused(problem))
            return False
        self.say(self.scene.texts("saved", path=str(path)))
        return True

    def action_leave(self) -> None:
        if self.session.match.over:
            self.app.exit()
            return
        texts = self.scene.texts
        choices = [
            Choice("q", texts("leave-quit"), 0),
            Choice("s", texts("leave-save"), 1),
            Choice("n", texts("leave-stay"), 2),
        ]
        if self.app.save_to:
            choices[0], choices[1] = choices[1], choices[0]
        self.app.push_screen(Question(texts("leave-question"), choices), self._left)

    def _left(self, key: str | None) -> None:
        self.app.discarded = key == "q"
        if key == "q" or (key == "s" and self.action_save()):
            self.app.exit()

    # The end

    def _show_end(self) -> None:
        if not self.end_shown:
            self.end_shown = True
            self._show_scores()

    def _show_scores(self) -> None:
        scene, board = self.scene, self.board_type
        foot = scene.texts("end-foot")
        reader = Reader(
            result(self.session, self.scene), lambda width: self._scores(board, width), foot, END_KEYS
        )
        self.app.push_screen(reader, self._end_key)

    def _scores(self, board: type[Board], width: int) -> Sequence[Content]:
        rule = wrap(piece(deciding_rule(self.session, self.scene), "$dim"), width)
        return [*rule, piece(""), *board.ending(self.scene, width)]

    def _end_key(self, key: str | None) -> None:
        if key == "q":
            self.app.exit()
        elif key in ("n", "a"):
            self._play_again(same_cards=key == "a")
        elif key == "s":
            self.action_save()
        elif key == "v":
            self._show_scores()

    def _play_again(self, same_cards: bool) -> None:
        """What was to be saved of this game is saved first; if that fails, it is the player's choice to lose it."""
        if not self.app.save_to or self.app.is_saved(self.session) or self.action_save():
            self.app.play_again(self.session, same_cards)
            return
        texts = self.scene.texts
        choices = [Choice("n", texts("again-unsaved"), 0), Choice("q", texts("leave-stay"), 1)]
        self.app.push_screen(
            Question(self.notice, choices), lambda key: self._play_unsaved(key == "n", same_cards)
        )

    def _play_unsaved(self, wanted: bool, same_cards: bool) -> None:
        if wanted:
            self.app.play_again(self.session, same_cards)
