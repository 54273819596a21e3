"""Somebody who plays Gloomhaven on the board itself: hexes, figures and cards are clicked where they lie."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from playwright.sync_api import Locator, TimeoutError, expect

from tests.support.browser.visitor import MAY, Visitor
from tests.support.browser.watch import Json

GAME = "gloomhaven"
MAP = ".window[role=application]"
HEXES = f"{MAP} .marks g.open"
TOKENS = f"{MAP} g.token[data-target]"
CARDS = "button.card.open"
HALVES = "article.card button.play, article.card button.basic"
SHEET = ".prepare"
"""The character sheet before the first round."""
READY = f"{SHEET} [data-key=ready]"
ELSEWHERE = MAY
ASKED = "section.bar.mine h2"
SURE = "dialog[open] .row .button.primary, button[data-key=hold]"
"""Asked once more: what does nothing, ends the turn, or costs a summon."""
COMMANDER = ".commander:not(.lowered)"
"""All hands of mine side by side."""
RESTS = f"{COMMANDER} .rests button"
TOUCHED = ".telling [data-touched]"
"""Touched once, and what follows is shown: once more chooses it."""
REVEAL = f"{COMMANDER} button[data-key=reveal]"
COUNT = "(places) => places.map((place) => document.querySelectorAll(place).length)"
MOST_CHOICES = 1500
MOST_LOOKS = 40
GONE = 2000


class Delver:
    """A visitor at a table of Gloomhaven."""

    def __init__(
        self,
        visitor: Visitor,
        dice: random.Random,
        wanted: Callable[[Json], int | None] = lambda _: None,
        by_touch: bool = False,
    ) -> None:
        """`wanted`: the hex that I go to where I can. A finger touches twice where there is something to see."""
        self.visitor = visitor
        self.wanted = wanted
        self.by_touch = by_touch
        self.page = visitor.page
        self.dice = dice
        self.clicks: dict[str, int] = {}
        """How often I have clicked on what."""
        self.doubts = 0
        """How often I was asked once more."""

    def set_up(
        self, mine: int, bots: int, level: str = "novice", scenario: str = "1", difficulty: str = "normal"
    ) -> None:
        """By the set-up page: so many heroes of mine, so many of bots."""
        self.visitor.go(f"/more/{GAME}/setup?scenario={scenario}")
        members = self.page.locator(".setup li")
        expect(members.first).to_be_visible()
        for _ in range(mine + bots - 2):
            self.page.locator(".setup ul + p button").click()
        for number in range(1, mine):
            members.nth(number).locator("select").nth(2).select_option("me")
        self.page.locator(f"input[name=difficulty][value={difficulty}]").check(force=True)
        if bots:
            self.page.locator(".setup .bot select").select_option(level)
        self.page.locator(".setup .button.primary").click()
        expect(self.asked).to_be_visible()

    def invite_friends(self) -> None:
        """A table for two, by the set-up page."""
        self.visitor.go(f"/more/{GAME}/setup")
        expect(self.page.locator(".setup .button.big").nth(1)).to_be_enabled()
        self.page.locator(".setup .button.big").nth(1).click()
        self.page.locator("dialog[open] form .button.primary").click()
        expect(self.page.get_by_label(self.visitor.words("ui-link"))).to_be_visible()

    @property
    def asked(self) -> Locator:
        return self.page.locator(ASKED)

    @property
    def result(self) -> Locator:
        return self.visitor.result

    @property
    def view(self) -> Json:
        view: Json = self.visitor.updates[-1]["view"]
        return view

    def waits(self) -> bool:
        """Until I am asked (true), or the scenario is over."""
        expect(self.asked.or_(self.result).first).to_be_visible(timeout=40_000)
        return self.result.count() == 0

    def choose(self) -> str:
        """One click on what may be chosen, on the board where that is possible; returns where."""
        places = [HALVES, TOKENS, HEXES, CARDS, ELSEWHERE]
        for _ in range(MOST_LOOKS):
            if self.page.locator(READY).count():
                return self.hand_in()
            if self.page.locator(COMMANDER).count():
                return self.command()
            if self.goes():
                return HEXES
            counts: list[int] = self.page.evaluate(COUNT, places)
            for where, count in zip(places, counts, strict=True):
                if count:
                    self.click(self.page.locator(where).nth(self.dice.randrange(count)), where)
                    return where
            self.page.wait_for_timeout(50)  # who leads several heroes changes eyes between them
        raise AssertionError("asked, but nothing can be chosen")

    def goes(self) -> bool:
        """To the hex that I want, if it is open."""
        cell = self.wanted(self.view)
        there = self.page.locator(f'{HEXES}[data-cell="{cell}"]')
        if cell is None or not there.count():
            return False
        self.click(there.first, HEXES)
        return True

    def hand_in(self) -> str:
        """The character sheet as it is filled in; the next hero's may follow."""
        whose = self.page.locator(f"{SHEET} h2").inner_text()
        self.page.locator(READY).click()
        expect(self.page.locator(f"{SHEET} h2", has_text=whose)).to_have_count(0)
        return READY

    def get_ready(self) -> None:
        """All sheets of mine, as recommended."""
        while self.waits() and self.page.locator(READY).count():
            self.hand_in()

    def command(self) -> str:
        """A rest that is asked about; else two cards for each hero of mine, or a rest, and all of it revealed."""
        ticket, rests = self.ticket(), self.page.locator(RESTS)
        if rests.count():
            rests.nth(self.dice.randrange(rests.count())).click()
            self.answered(ticket)
            return RESTS
        for column in self.page.locator(f"{COMMANDER} .column").all():
            self.plan(column)
        self.page.locator(REVEAL).click()
        self.clicks[CARDS] = self.clicks.get(CARDS, 0) + 1
        self.answered(ticket)
        expect(self.page.locator(COMMANDER)).to_have_count(0)  # one hero after the other
        return CARDS

    def take_one_hand(self) -> None:
        """The hands side by side are put away: each hero chooses from its own."""
        if self.page.locator(COMMANDER).count():
            self.page.keyboard.press("m")
            expect(self.page.locator(COMMANDER)).to_have_count(0)

    def final_moves(self) -> tuple[int, int]:
        """How many hexes can't be left again by undo, as the server says, and among how many options."""
        decision = [update["decision"] for update in self.visitor.updates if update["decision"]][-1]
        moves = {one["code"] for one in decision["options"] if one["key"] == "cell-move"}
        for _ in range(100):
            for frame in self.visitor.watch.frames[-12:]:
                one = json.loads(frame)
                if one["type"] == "finals" and one["ticket"] == decision["ticket"]:
                    return len(moves.intersection(one["codes"])), len(decision["options"])
            self.page.wait_for_timeout(50)
        raise AssertionError("nobody says what can't be taken back")

    def plan(self, column: Locator) -> None:
        cards = column.locator(CARDS)
        chosen = column.locator(f"{CARDS}[aria-pressed=true]")
        if cards.count() > 1:
            while chosen.count() < 2:
                left = column.locator(f"{CARDS}[aria-pressed=false]")
                left.nth(self.dice.randrange(left.count())).click()
        elif column.locator("[data-key=plan-rest][aria-pressed=false]:enabled").count():
            column.locator("[data-key=plan-rest]").click()

    def click(self, what: Locator, where: str) -> None:
        ticket = self.ticket()
        if where in (HEXES, TOKENS):
            if not self.touch(what):
                return
            if self.by_touch and self.page.locator(TOUCHED).count():
                self.touch(what)
        elif not self.press(what):
            return
        self.clicks[where] = self.clicks.get(where, 0) + 1
        self.answered(ticket)

    def touch(self, what: Locator) -> bool:
        """In the middle of the hex or token: its name may hang out of it. False if another hero is asked by now."""
        shape = what.locator("path, circle, rect").first
        try:
            box = shape.bounding_box(timeout=GONE)
        except TimeoutError:
            return False
        assert box is not None
        press = self.page.touchscreen.tap if self.by_touch else self.page.mouse.click
        press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return True

    def press(self, what: Locator) -> bool:
        """False if another hero is asked by now, and it is gone."""
        try:
            if self.by_touch:
                what.tap(timeout=GONE)
            else:
                what.click(timeout=GONE)
        except TimeoutError:
            return False
        return True

    def ticket(self) -> int:
        return len(self.visitor.updates)

    def answered(self, ticket: int) -> None:
        """The table has told me something since; who is asked once more is sure."""
        sure = self.page.locator(SURE)
        for _ in range(400):
            if self.ticket() > ticket:
                return
            if sure.count():
                self.doubts += 1
                sure.first.click()
            self.page.wait_for_timeout(20)
        raise AssertionError("nothing came of that click")

    def play_until(self, there: Callable[[Json], bool], most: int = 150) -> None:
        """Until I am asked at a table where that holds."""
        for _ in range(most):
            assert self.waits(), "the scenario is over"
            if there(self.view):
                return
            self.choose()
        raise AssertionError("it has not come to that")

    def play(self, most: int = MOST_CHOICES, before: Callable[[], None] = lambda: None) -> int:
        """Until the end, or so many choices; `before` each of them somebody looks."""
        for number in range(most):
            if not self.waits():
                return number
            before()
            self.choose()
        return most
