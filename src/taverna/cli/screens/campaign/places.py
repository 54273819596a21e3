"""The places of a campaign, each a screen: what is there, and what may be done there."""

# Textual lets its awaitables go unawaited: the work is then done on the next turn of its loop.
# mypy: disable-error-code="unused-awaitable"

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget

from taverna.cli.boards.painting import Painting, ends, flow, line, piece, wrap
from taverna.cli.screens.campaign import pages
from taverna.cli.screens.campaign.household import Household
from taverna.cli.screens.campaign.wording import Tongue
from taverna.cli.screens.choices import Choice, Choices, with_keys
from taverna.cli.screens.dialogs import Curtain, Sheet
from taverna.cli.screens.strip import Strip
from taverna.cli.texts import texts_in
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.kernel import Event, TavernaError

if TYPE_CHECKING:
    from taverna.cli.screens.campaign.app import CityApp

Act = Callable[[], None]
KEYS = {"escape": "back", "l": "language", "t": "light", "q": "quit"}


class Place(Screen[None]):
    """A page and what may be done. A place that has nothing left to do closes itself, if it `ends`."""

    app: CityApp

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("l", "language", show=False),
        Binding("t", "theme", show=False),
        Binding("q,ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]
    name_of_place = "city"
    ends = False

    def __init__(self, home: Household) -> None:
        super().__init__(classes="place")
        self.home = home
        self.notice = ""
        self.acts: list[Act] = []

    # What a place says

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        raise NotImplementedError

    def fill(self, tongue: Tongue) -> None:
        """Offers with `add` and `add_deeds`."""
        raise NotImplementedError

    # The screen

    @property
    def tongue(self) -> Tongue:
        return Tongue(texts_in(self.app.lang), self.home.world, self.home.party)

    def compose(self) -> Iterator[Widget]:
        yield Strip(self._header, "header")
        with VerticalScroll(id="page", can_focus=False):
            yield Sheet(lambda width: self.page(self.tongue, width))
        with VerticalScroll(id="asked", can_focus=False):
            yield Choices()
        yield Strip(self._notice, "notice")
        yield Strip(self._footer, "footer")

    def _header(self, width: int) -> Sequence[Content]:
        texts = texts_in(self.app.lang)
        left = line(piece(" Taverna", "bold $candle"), piece(f"  {self.home.party.name}", "$words"))
        return [ends(left, piece(f"{texts(f'campaign-place-{self.name_of_place}')} ", "bold $candle"), width)]

    def _notice(self, width: int) -> Sequence[Content]:
        return [line(piece(" "), row) for row in wrap(piece(self.notice, "$candle"), width - 2)]

    def _footer(self, width: int) -> Sequence[Content]:
        texts = texts_in(self.app.lang)
        pieces = [
            line(
                piece(f" {'esc' if key == 'escape' else key} ", "bold $night on $dim", f"key:{key}"),
                piece(f" {texts('key-' + name) if key != 'escape' else texts('campaign-back')}", "$dim"),
            )
            for key, name in KEYS.items()
        ]
        return flow(pieces, width, 2)[:1]

    def on_mount(self) -> None:
        self.show()
        self.query_one(Choices).focus()

    def on_screen_resume(self) -> None:
        self.show()

    def show(self) -> None:
        tongue = self.tongue
        self.acts = []
        self.offered: list[Choice] = []
        self.fill(tongue)
        if self.ends and not self.offered:
            self.action_back()
            return
        self.query_one(Choices).offer(
            tongue.texts(f"campaign-ask-{self.name_of_place}"), with_keys(self.offered)
        )
        self.query_one(Sheet).repaint()
        for strip in self.query(Strip):
            strip.repaint()

    def add(self, text: str, act: Act, note: str = "", refused: str = "") -> None:
        self.offered.append(Choice("", text, len(self.acts), note=note, refused=refused))
        self.acts.append(act)

    def add_deeds(self, tongue: Tongue, deeds: Sequence[Deed]) -> None:
        for deed in deeds:
            self.add(tongue.deed(deed), partial(self.do, deed), tongue.note(deed))

    def do(self, deed: Deed) -> None:
        try:
            self.tell(self.home.do(deed))
        except TavernaError as problem:
            self.notice = self.app.refused(problem)
        self.after()

    def tell(self, told: Sequence[Event]) -> None:
        self.notice = self.tongue.told(told)

    def after(self) -> None:
        """An event or something to settle comes first, wherever one is."""
        self.show()
        if self.is_current:
            self.app.face_what_is_open(self.notice)

    # Choosing

    def on_key(self, event: events.Key) -> None:
        choice = self.query_one(Choices).by_key(event.character or "")
        if choice is not None:
            event.stop()
            self.choose(choice)

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        self.choose(message.choice)

    def choose(self, choice: Choice) -> None:
        if choice.refused:
            self.notice = choice.refused
            self.query_one("#notice", Strip).repaint()
        else:
            self.acts[choice.code]()

    def on_choices_pointed(self) -> None:
        choices, asked = self.query_one(Choices), self.query_one("#asked", VerticalScroll)
        if choices.cursor is not None:
            top, height = choices.span(choices.cursor)
            if not asked.scroll_offset.y <= top <= asked.scroll_offset.y + asked.size.height - height:
                asked.scroll_to(y=top, animate=False)

    def on_painting_picked(self, message: Painting.Picked) -> None:
        if message.target.startswith("key:"):
            self.app.simulate_key(message.target.removeprefix("key:"))

    def action_back(self) -> None:
        """What was told here is still told there."""
        if len(self.app.screen_stack) > 2:
            below = self.app.screen_stack[-2]
            if isinstance(below, Place):
                below.notice = self.notice
            self.app.pop_screen()

    def action_language(self) -> None:
        self.app.next_language()
        self.notice = ""
        self.show()

    def action_theme(self) -> None:
        self.app.next_theme()

    def action_leave(self) -> None:
        self.app.exit()


class EventPlace(Place):
    """What happens in the city or on the road; a choice is final (GH-C-EVT-03)."""

    name_of_place = "event"
    ends = True

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        return pages.event_page(self.home, tongue, width) if self.home.party.event else []

    def fill(self, tongue: Tongue) -> None:
        self.add_deeds(tongue, self.app.offers_of_event())


class SettlementPlace(Place):
    """What rewards and events have left to the players."""

    name_of_place = "settlement"
    ends = True

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        return pages.settlement_page(self.home, tongue, width) if self.home.party.choices else []

    def fill(self, tongue: Tongue) -> None:
        self.add_deeds(tongue, self.app.offers_to_settle())


class Private(Place):
    """A place with something that only one person may see: with several at the screen a curtain comes first."""

    def __init__(self, home: Household, person: str) -> None:
        super().__init__(home)
        self.person = person
        self.alone = len(home.people) < 2

    def on_mount(self) -> None:
        super().on_mount()
        if not self.alone:
            self.app.push_screen(Curtain(self.tongue.texts, self.person), self._faced)

    def _faced(self, there: bool | None) -> None:
        self.alone = bool(there)
        if not there:
            self.action_back()
        else:
            self.show()
