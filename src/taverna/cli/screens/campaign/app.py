"""The applications of a campaign: the city, and the table at which a scenario is played."""

# Textual lets its awaitables go unawaited: the work is then done on the next turn of its loop.
# mypy: disable-error-code="unused-awaitable"

from __future__ import annotations

from pathlib import Path

from taverna.cli.errors import line
from taverna.cli.screens.app import TavernaApp
from taverna.cli.screens.campaign.city import CityPlace
from taverna.cli.screens.campaign.household import Household
from taverna.cli.screens.campaign.places import EventPlace, Place, SettlementPlace
from taverna.cli.screens.session import Session
from taverna.cli.screens.theme import TableApp
from taverna.games.gloomhaven.city import offers
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.i18n import LANGUAGES
from taverna.kernel import TavernaError


class CityApp(TableApp):
    """Between scenarios. It ends when somebody leaves, or sits down to play (`plays`)."""

    def __init__(self, home: Household, lang: str, notice: str = "") -> None:
        super().__init__()
        self.home = home
        self.lang = lang
        self.notice = notice
        self.plays = False

    def on_mount(self) -> None:
        city = CityPlace(self.home)
        city.notice = self.notice
        self.push_screen(city)
        self.call_after_refresh(self.face_what_is_open, "")

    def enter(self, place: Place) -> None:
        self.push_screen(place)

    def face_what_is_open(self, notice: str) -> None:
        """An event that waits for a decision, or what it has left to settle."""
        if isinstance(self.screen, (EventPlace, SettlementPlace)):
            return
        found: Place | None = None
        if self.home.party.event:
            found = EventPlace(self.home)
        elif self.home.party.choices:
            found = SettlementPlace(self.home)
        if found is not None:
            found.notice = notice
            self.push_screen(found)

    def offers_of_event(self) -> list[Deed]:
        return offers.event_options(self.home.world, self.home.party, self.home.speaker)

    def offers_to_settle(self) -> list[Deed]:
        return offers.settlements(self.home.world, self.home.party, self.home.speaker)

    def sit_down(self) -> None:
        self.plays = True
        self.exit()

    def next_language(self) -> None:
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]

    def refused(self, problem: TavernaError) -> str:
        return line(problem, self.lang)


class ScenarioApp(TavernaApp):
    """The usual table, for one scenario of a campaign: it is kept with the campaign, and ends in the city."""

    def __init__(self, home: Household, lang: str) -> None:
        super().__init__(lang, home.session(), home.path)
        self.home = home

    def save(self, session: Session) -> Path:
        self.home.save()
        self.saved = self.home.path
        self.saved_steps = list(session.match.steps)
        assert self.home.path is not None
        return self.home.path

    def play_again(self, session: Session, same_cards: bool) -> None:
        """A campaign goes on in the city."""
        self.exit()
