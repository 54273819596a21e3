"""What gets lost on the way: the server, the connection, a single message, the page. Never the game, nor the seat."""

from __future__ import annotations

import json
import random
from urllib.parse import urlparse

import httpx
from playwright.sync_api import WebSocketRoute, expect

from taverna.kernel import Record, replay
from tests.support.browser.company import sit_down_together
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PATIENCE, Visit
from tests.support.browser.visitor import Visitor

QUIET, LONG_SILENCE = 26_000, 11_000
NO_CONNECTION = ("WebSocket connection to", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED")


def test_the_server_is_killed_and_comes_back(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(301)
    ana = visit()
    ana.watch.forgive(*NO_CONNECTION)
    ana.play_bots()
    dice = random.Random(9)
    for number in ana.turns():
        if number == 4:
            tavern.kill()
            expect_lost(ana)
            # Said into the void: it is said again when somebody listens.
            ana.choose(dice, on_table=False)
            tavern.open()
            expect_connected(ana)
        elif number == 8:
            # In the middle of it all: bots are to move, or my own choice is on its way.
            ana.choose(dice)
            tavern.kill()
            tavern.open()
        else:
            ana.choose(dice)
    the_record_agrees(ana)
    the_story_is_whole(ana)


def test_the_connection_breaks_and_resumes(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(302)
    ana = visit()
    ana.watch.forgive(*NO_CONNECTION)
    line = Line(ana)
    ana.play_bots()
    dice = random.Random(10)
    for number in ana.turns():
        if number in (2, 9):
            line.cut_at_next_word_from("page")
        elif number in (5, 12):
            # The step is committed, but I don't hear of it.
            line.cut_at_next_word_from("server")
        elif number == 7:
            line.cut()
        ana.choose(dice)
    assert line.cuts == 5
    the_record_agrees(ana)
    the_story_is_whole(ana)


def test_a_line_that_falls_silent_is_noticed(visit: Visit, tavern: Tavern) -> None:
    """No connection breaks, and yet nothing arrives: so it is when a router forgets about somebody."""
    tavern.seed(306)
    ana = visit()
    ana.page.clock.install()
    line = Line(ana)
    ana.play_bots()
    dice = random.Random(19)
    for number in ana.turns():
        if number == 4:
            break
        if number == 2:
            line.fall_silent()
        ana.choose(dice)
        if number == 2:
            ana.page.clock.fast_forward(LONG_SILENCE)
    the_story_is_whole(ana)


def test_who_only_waits_notices_a_silent_line(visit: Visit, tavern: Tavern) -> None:
    """I say nothing and hear nothing, as it should be while another one thinks; or so it seems."""
    tavern.seed(307)
    host, guest = visit(), visit("es")
    host.page.clock.install()
    line = Line(host)
    sit_down_together(host, guest)
    assert host.asked()
    assert guest.asked()
    host.choose(random.Random(21))
    assert host.waits()
    line.fall_silent()
    guest.choose(random.Random(22))
    expect(guest.log).not_to_have_count(host.log.count())
    host.page.clock.fast_forward(QUIET)
    host.page.clock.fast_forward(LONG_SILENCE)
    expect(host.log).to_have_count(guest.log.count())
    the_story_is_whole(host)


def test_a_hint_that_comes_too_late_is_not_shown(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(308)
    ana = visit()
    line = Line(ana)
    ana.play_bots()
    assert ana.asked()
    hint, shown = (
        ana.page.get_by_role("button", name=ana.words("ui-hint"), exact=True),
        ana.page.locator(".hint"),
    )
    line.hold("hint")
    hint.click()
    expect(hint).to_have_attribute("aria-disabled", "true")
    old = ana.updates[-1]["decision"]
    line.wait_for_held()
    ana.choose(random.Random(23))
    expect(ana.page.locator("section.bar h2")).not_to_contain_text(ana.words(f"ask-{old['kind']}"))
    assert ana.asked()
    line.release()
    expect(hint).to_have_attribute("aria-disabled", "false")
    expect(shown).to_have_count(0)
    hint.click()
    expect(shown).to_be_visible()


def test_a_page_that_can_not_be_fetched_says_so(visit: Visit) -> None:
    """A server that is away, or that has newer pages than the tab knows."""
    ana = visit()
    ana.watch.forgive("ERR_FAILED")
    ana.go("/")
    ana.context.route("**/assets/Rules-*.js", lambda route: route.abort())
    ana.page.get_by_role("link", name=ana.words("ui-rules-why")).click()
    expect(ana.page.get_by_text(ana.words("ui-unreachable"))).to_be_visible()
    ana.context.unroute("**/assets/Rules-*.js")
    ana.press("ui-try-again")
    expect(ana.page.locator(".entry").first).to_be_visible()


def test_without_network_for_a_while(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(303)
    ana = visit()
    ana.watch.forgive(*NO_CONNECTION)
    line = Line(ana)
    ana.play_bots()
    dice = random.Random(11)
    for number in ana.turns():
        if number == 8:
            break
        if number == 3:
            ana.context.set_offline(True)
            line.cut()
            expect_lost(ana)
            ana.choose(dice)
            ana.context.set_offline(False)
            expect_connected(ana)
        else:
            ana.choose(dice)
    the_story_is_whole(ana)


def test_a_closed_page_and_the_seat_is_still_mine(visit: Visit, tavern: Tavern) -> None:
    """The laptop is closed; a day later the same browser is opened, and the server has been restarted meanwhile."""
    tavern.seed(304)
    ana = visit()
    ana.play_bots()
    dice = random.Random(12)
    for number in ana.turns():
        if number == 5:
            break
        ana.choose(dice)
    table, told = ana.page.url, ana.updates[-1]
    remembered = ana.context.storage_state()
    ana.context.close()
    tavern.kill()
    tavern.open()
    back = visit(remembered=remembered)
    back.go("/")
    back.page.locator(f"a[href='{urlparse(table).path}']").first.click()
    back.page.wait_for_url(table)
    assert back.asked()
    again = back.updates[-1]
    assert (again["view"], again["decision"], again["step"]) == (told["view"], told["decision"], told["step"])
    for number in back.turns():
        if number == 3:
            break
        back.choose(dice)


def test_two_tabs_of_one_seat_agree(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(305)
    ana = visit()
    ana.play_bots()
    assert ana.asked()
    other = ana.another_tab()
    dice = random.Random(13)
    tabs = [ana, other]
    for number in range(12):
        here, there = tabs
        assert here.asked()
        expect(there.log).to_have_count(here.log.count())
        there.page.bring_to_front()
        assert there.asked()
        there.choose(dice, on_table=number % 2 == 0)
        tabs.reverse()
    assert tabs[0].asked()
    expect(tabs[1].log).to_have_text(tabs[0].log.all_inner_texts())


def expect_lost(visitor: Visitor) -> None:
    expect(visitor.badge).to_have_text(visitor.words("ui-connection-lost"))


def expect_connected(visitor: Visitor) -> None:
    expect(visitor.badge).not_to_have_text(visitor.words("ui-connection-lost"))


def the_record_agrees(visitor: Visitor) -> None:
    """The finished game, played again from its record, ends as the page says; each click is in it once."""
    table = visitor.page.url.rpartition("/")[2]
    record = httpx.get(f"{visitor.url}/api/tables/{table}/record").json()
    match = replay(Record.from_dict(record))
    assert match.outcome().scores == visitor.updates[-1]["result"]["scores"]
    assert len([seat for seat, _ in match.steps if seat == 0]) == visitor.chosen


def the_story_is_whole(visitor: Visitor) -> None:
    """Nothing is missing in the log and nothing is there twice: it is that of a page that has just been opened."""
    heard = visitor.log.all_inner_texts()
    fresh = visitor.another_tab()
    expect(fresh.log).to_have_text(heard)


class Line:
    """The wire between a page and the server, which can be cut at the worst moment."""

    def __init__(self, visitor: Visitor) -> None:
        self.cuts = 0
        self._ends: tuple[WebSocketRoute, WebSocketRoute] | None = None
        self._cut_at_word_from = ""
        self._hold = ""
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        self._page = visitor.page
        visitor.page.route_web_socket("**/ws/**", self._connect)

    def cut_at_next_word_from(self, side: str) -> None:
        """The next message of the page, or of the server, is lost, and the connection with it."""
        self._cut_at_word_from = side

    def fall_silent(self) -> None:
        """Nothing arrives on this connection any more, and nobody is told."""
        self._ends = None

    def hold(self, kind: str) -> None:
        """What the server says of this kind is late."""
        self._hold = kind

    def wait_for_held(self) -> None:
        for _ in range(PATIENCE // 50):
            if self._held:
                return
            self._page.wait_for_timeout(50)
        raise AssertionError(f"no {self._hold} was said")

    def release(self) -> None:
        self._hold = ""
        for to, message in self._held:
            to.send(message)
        self._held = []

    def cut(self) -> None:
        assert self._ends is not None
        ends, self._ends = self._ends, None
        self.cuts += 1
        for end in ends:
            end.close(code=4000)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        ends = self._ends = (page, server)

        def carry(side: str, to: WebSocketRoute, message: str | bytes) -> None:
            if self._ends is not ends:
                return
            if self._hold and side == "server" and json.loads(message)["type"] == self._hold:
                self._held.append((to, message))
            elif self._cut_at_word_from == side:
                self._cut_at_word_from = ""
                self.cut()
            else:
                to.send(message)

        page.on_message(lambda message: carry("page", server, message))
        server.on_message(lambda message: carry("server", page, message))
