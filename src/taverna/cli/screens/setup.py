"""Sitting down: language, who plays, the options of the game. Enter starts with whatever is set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeVar

from textual import events
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from taverna.bots import CHARACTERS, character_names, level_names
from taverna.cli.boards.painting import Painting, line, piece, wrap
from taverna.cli.seating import YOU, Player, seat_all
from taverna.cli.texts import Texts, texts_in
from taverna.i18n import LANGUAGES, Words
from taverna.kernel import AnyGame, Setting, games
from taverna.kernel.options import fitted

if TYPE_CHECKING:
    from taverna.cli.screens.app import TavernaApp

T = TypeVar("T")
LABEL, VALUE = 26, 26
HELP = 3
"""Lines kept free for help, so that nothing jumps."""


@dataclass
class Line:
    """One thing to set, in words."""

    name: str
    label: str
    value: str
    help: str


class Plan:
    """What is to be played. Every field has a sensible first value; `turn` moves one to its next or previous."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.people = 1
        self.bots = max(1, game.seats.start - 1)
        self.level = "regular"
        self.options: dict[str, Setting] = {option.name: option.default for option in game.picked_options}

    def names(self) -> list[str]:
        chooser = ["game"] if len(games()) > 1 else []
        return [*chooser, "language", "people", "bots", "level", *self.options]

    def players(self) -> list[Player]:
        texts = texts_in(self.lang)
        people = [YOU] if self.people == 1 else [texts("person", number=at + 1) for at in range(self.people)]
        return seat_all(people + [self.level] * self.bots)

    def turn(self, name: str, step: int) -> None:
        if name == "game":
            self._become(_next(games(), self.game, step))
        elif name == "language":
            self.lang = _next(list(LANGUAGES), self.lang, step)
        elif name == "people":
            self.people = self._within(self.people + step, 1)
            self.bots = min(max(self.bots, self._able().start - self.people), self._most() - self.people)
        elif name == "bots":
            self.bots = self._within(self.bots + step, 0)
            self.people = min(max(self.people, self._able().start - self.bots), self._most() - self.bots)
        elif name == "level":
            self.level = _next([*level_names(), *character_names(self.game)], self.level, step)
        else:
            self._turn_option(name, step)

    def _able(self) -> range:
        return self.game.seats_with(self.options)

    def _most(self) -> int:
        return self._able().stop - 1

    def _within(self, count: int, least: int) -> int:
        return min(max(count, least), self._most() - (1 - least))

    def _turn_option(self, name: str, step: int) -> None:
        option = next(option for option in self.game.options if option.name == name)
        values: list[Setting] = list(option.choices) or [False, True]
        self.options[name] = _next(values, self.options[name], step)
        self.options = fitted(self.game.options, self.options)
        self.people = min(self.people, self._most())
        self.bots = min(max(self.bots, self._able().start - self.people), self._most() - self.people)

    def _become(self, game: AnyGame) -> None:
        fresh = Plan(game, self.lang)
        self.__dict__.update(fresh.__dict__)

    # In words

    def lines(self) -> list[Line]:
        return [self.line(name) for name in self.names()]

    def line(self, name: str) -> Line:
        texts, words = texts_in(self.lang), Words(self.lang, self.game.id)
        if name in self.options:
            value = self.options[name]
            told = words.game_option_help(name)
            if isinstance(value, str):
                told = f"{told} {words.choice(name, value)}: {words.component_help(name, value)}"
            return Line(name, words.game_option(name), words.choice(name, value), told)
        values = {
            "game": words.text("game-title"),
            "language": words.text("language-name"),
            "people": str(self.people),
            "bots": str(self.bots),
            "level": texts.bot(self.level),
        }
        told = texts(f"setup-{name}-help") if name != "level" else _level_help(texts, self.game, self.level)
        return Line(name, texts(f"setup-{name}"), values[name], told)


def _level_help(texts: Texts, game: AnyGame, level: str) -> str:
    known = CHARACTERS.get(level)
    key = f"temper-{known.temper}" if known else f"bot-{level}-help"
    told = [texts(key)] if texts.has(key) else []
    if known:
        told.append(texts("bot-plays-like", level=texts.bot(known.level)))
    if level in game.ratings:
        told.append(texts("bot-rating", rating=game.ratings[level]))
    return " ".join(told)


def _next(values: list[T], value: T, step: int) -> T:
    return values[(values.index(value) + step) % len(values)]


class SetupList(Painting, can_focus=True):
    """The lines, one under the cursor; its help under them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j,tab", "move(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
    ]

    class Turned(Message):
        """Something is set differently now."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.cursor = 0

    def paint(self, width: int) -> Sequence[Content]:
        rows: list[Content] = []
        lines = self.plan.lines()
        for number, item in enumerate(lines):
            here = number == self.cursor
            ground = " on $edge" if here else ""
            arrow = "bold $candle" + ground if here else "$dim"
            rows.append(
                line(
                    piece(" ▸ " if here else "   ", "bold $candle" + ground, f"row:{number}"),
                    piece(item.label.ljust(LABEL)[:LABEL], "$words" + ground, f"row:{number}"),
                    piece(" ‹ ", arrow, f"turn:{number}:-1"),
                    piece(item.value.center(VALUE)[:VALUE], "bold $words" + ground, f"turn:{number}:1"),
                    piece(" › ", arrow, f"turn:{number}:1"),
                )
            )
        told = wrap(piece(lines[self.cursor].help, "italic $dim"), width - 6)
        told += [piece("")] * (HELP - len(told))
        return [*rows, piece(""), *[line(piece("   "), row) for row in told]]

    def action_move(self, step: int) -> None:
        self.cursor = (self.cursor + step) % len(self.plan.names())
        self.repaint()

    def action_turn(self, step: int) -> None:
        self.plan.turn(self.plan.names()[self.cursor], step)
        self.cursor = min(self.cursor, len(self.plan.names()) - 1)
        self.repaint()
        self.post_message(self.Turned())

    def on_painting_picked(self, message: Painting.Picked) -> None:
        what, number, *step = message.target.split(":")
        self.cursor = int(number)
        if what == "turn":
            self.action_turn(int(step[0]))
        else:
            self.repaint()


class SetupScreen(Screen[None]):
    app: TavernaApp

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False, priority=True),
        Binding("l", "language", show=False),
        Binding("t", "theme", show=False),
        Binding("q,escape,ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan

    def compose(self) -> Iterator[Widget]:
        with Vertical(classes="setup"):
            yield Static("", id="welcome", markup=False)
            with VerticalScroll(can_focus=False):
                yield SetupList(self.plan)
            yield Static("", id="start", markup=False)
            yield Static("", id="setup-foot", markup=False)

    def on_mount(self) -> None:
        self.refresh_words()
        self.query_one(SetupList).focus()

    def on_setup_list_turned(self) -> None:
        self.refresh_words()

    def refresh_words(self) -> None:
        texts, words = texts_in(self.plan.lang), Words(self.plan.lang, self.plan.game.id)
        title, tagline = words.text("game-title"), words.text("game-tagline")
        self.query_one("#welcome", Static).update(
            line(
                piece("Taverna", "bold $candle"),
                piece(f"   {title}. ", "bold $words"),
                piece(tagline, "$dim"),
            )
        )
        self.query_one("#start", Static).update(
            piece(f" {texts('setup-start')} ", "bold $candle-text on $candle")
        )
        self.query_one("#setup-foot", Static).update(piece(texts("setup-foot"), "$dim"))
        self.query_one(SetupList).repaint()

    def on_click(self, event: events.Click) -> None:
        if event.widget is self.query_one("#start"):
            self.action_start()

    def action_language(self) -> None:
        self.plan.turn("language", 1)
        self.refresh_words()

    def action_theme(self) -> None:
        self.app.next_theme()

    def action_start(self) -> None:
        self.app.sit_down(self.plan)

    def action_leave(self) -> None:
        self.app.exit()
