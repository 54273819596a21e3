"""Somebody in front of a browser: what they see and do, in words of the game and not of the page."""

from __future__ import annotations

import random
from collections.abc import Iterator

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.support.browser.texts import Texts, texts
from tests.support.browser.watch import Json, Watch

MAY = "button.choice[aria-disabled=false]"
OPEN_PLACES = "button.place.open"
MOST_CHOICES = 200
MOST_WAITS = 400
DEAD_MANS_DRAW = "dead-mans-draw"


class Visitor:
    def __init__(
        self, context: BrowserContext, watch: Watch, url: str, language: str, game: str = DEAD_MANS_DRAW
    ) -> None:
        self.context = context
        self.watch = watch
        self.url = url
        self.language = language
        self.game = game
        self.page: Page = context.new_page()
        self.chosen = 0
        """How often I have chosen something."""

    def another_tab(self) -> Visitor:
        """The same person, at the same address."""
        tab = Visitor(self.context, self.watch, self.url, self.language, self.game)
        tab.page.goto(self.page.url)
        return tab

    @property
    def words(self) -> Texts:
        return texts(self.language, self.game)

    # Finding the way

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def button(self, text_id: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(text_id, **values), exact=True)

    def press(self, text_id: str, **values: str | int) -> None:
        self.button(text_id, **values).click()

    def pick(self) -> None:
        """The home page, with my game in front."""
        self.go("/")
        self.page.locator(f"button[data-game={self.game}]").click()

    def play_bots(self) -> None:
        """The one click of a new visitor."""
        self.go("/")
        self.press("ui-play-bots")

    def invite(self) -> str:
        """A table for friends, and the link to it."""
        self.pick()
        self.press("ui-play-friends")
        self.press("ui-create")
        return self.page.get_by_label(self.words("ui-link")).input_value()

    # At the table

    @property
    def choices(self) -> Locator:
        """What may be chosen now, below the table."""
        return self.page.locator(MAY)

    @property
    def places(self) -> Locator:
        """What may be chosen now, on the table itself."""
        return self.page.locator(OPEN_PLACES)

    @property
    def updates(self) -> list[Json]:
        """What the table has told me so far."""
        return self.watch.updates

    def views(self, seat: int | None) -> list[Json]:
        """What a seat of mine has been shown so far; waits for the first of it."""
        for _ in range(MOST_WAITS):
            found = [update["view"] for update in self.updates if update["view"]["seat"] == seat]
            if found:
                return found
            self.page.wait_for_timeout(50)  # also lets the messages of the socket in
        raise AssertionError(f"seat {seat} has been shown nothing")

    @property
    def badge(self) -> Locator:
        """Says how the connection is, and whose turn."""
        return self.page.locator("header .badge")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log ol > li")

    def asked(self) -> bool:
        """Waits until there is something to choose (true), or the game is over."""
        expect(self.choices.or_(self.result).first).to_be_visible()
        return self.result.count() == 0

    def waits(self) -> bool:
        """Waits until it is clear whether it is somebody else's turn (true), mine, or nobody's."""
        status = self.page.locator(".bar .status:not(:empty)")
        expect(self.choices.or_(self.result).or_(status).first).to_be_visible()
        return status.count() > 0

    def turns(self) -> Iterator[int]:
        """Once for each question that is put to me, until the end."""
        for number in range(MOST_CHOICES):
            if not self.asked():
                return
            yield number
        raise AssertionError("this game does not end")

    def choose(self, dice: random.Random, on_table: bool = True) -> None:
        """Any choice, by a click on the table or on the bar below it."""
        options = self.places if on_table else self.choices
        options.nth(dice.randrange(options.count())).click()
        self.chosen += 1

    def play_on(self, dice: random.Random) -> None:
        """Until the end, half of it on the cards and half of it on the bar."""
        for number in self.turns():
            self.choose(dice, on_table=number % 2 == 0)
