"""Gloomhaven in a real browser: a whole scenario by clicks on the board, by keys, over the network, across a reload."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from playwright.sync_api import expect
from websockets.frames import Frame, Opcode

from taverna.server.serving.uvicorn_socket import QUICKLY, WINDOW, LargeOnly
from tests.support.browser.delver import CARDS, GAME, HALVES, HEXES, MAP, READY, TOKENS, Delver
from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Visit
from tests.support.browser.visitor import Visitor

DESK = (1366, 768)
MOST_OF_A_VIEW = 40_000
MOST_TRAFFIC = 1_000_000
MOST_TABS = 80
SHOWN = 95 + 1 + 6
"""In the gallery: the book, the random dungeon, the solo scenarios of classes that are no secret."""


# A whole scenario


def test_scenario_one_to_the_end_with_two_heroes_by_hand_and_two_bots(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(4)
    ana = visit("en", DESK, game=GAME)
    delver = Delver(ana, random.Random(7))
    agreed = handshakes(ana)
    delver.set_up(mine=2, bots=2, difficulty="very-hard")  # so that it is over soon
    delver.play()
    expect(delver.result).to_be_visible()
    expect(ana.page.locator(".ending .homes li")).to_have_count(4)
    if delver.view["ended"] and ana.page.locator(".ending.won").count() == 0:
        assert ana.page.locator(".ending .why li").count() > 0, "it is not said why it was lost"
    for where in (HEXES, TOKENS, CARDS, HALVES):
        assert delver.clicks[where] > 0, f"nothing was chosen on {where}"
    assert ana.page.locator(".curtain").count() == 0, "one person needs no curtain"
    little_was_sent(ana)
    assert agreed
    assert all("permessage-deflate" in headers for headers in agreed)


def handshakes(visitor: Visitor) -> list[str]:
    """What the sockets of the page agree on with the server."""
    found: list[str] = []
    network = visitor.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    network.on(
        "Network.webSocketHandshakeResponseReceived",
        lambda event: found.append(str(event["response"]["headers"]).lower()),
    )
    return found


def little_was_sent(visitor: Visitor) -> None:
    """What one seat was told, view by view and all in all, as small as the server makes it on the way."""
    own = [frame for frame in visitor.watch.frames if _seat_of(frame) == 0]
    views = [len(json.dumps(json.loads(frame)["view"], separators=(",", ":"))) for frame in own]
    assert max(views) < MOST_OF_A_VIEW
    on_the_way = LargeOnly(True, True, 15, WINDOW, dict(QUICKLY))
    sent = sum(len(on_the_way.encode(Frame(Opcode.TEXT, frame.encode())).data) for frame in own)
    assert sent < MOST_TRAFFIC, f"{sent} bytes in {len(own)} messages"


def _seat_of(frame: str) -> int | None:
    message = json.loads(frame)
    seat: int | None = message["view"]["seat"] if message["type"] == "update" else None
    return seat


# Together


def test_two_browsers_share_a_game(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(12)
    ana = visit("en", DESK, game=GAME)
    bia = visit("pt-BR", PHONE, game=GAME)
    host, guest = Delver(ana, random.Random(1)), Delver(bia, random.Random(2))
    host.invite_friends()
    bia.go(ana.page.url.removeprefix(ana.url))
    bia.page.locator("main li button").first.click()
    ana.page.locator("main .button.primary.big").click()
    for delver in (host, guest):
        assert delver.waits()
        delver.choose()  # what is recommended
    for delver in (host, guest):
        assert delver.waits()
        delver.choose()  # a place to start
    for delver in (host, guest):
        for _ in range(2):
            assert delver.waits()
            delver.choose()  # two cards, in secret
        nothing_sticks_out(delver.visitor)
    chosen = [view for view in ana.views(0) if view["heroes"][0]["chosen"]]
    assert chosen, "I see my own choice"
    assert all(not view["heroes"][0]["chosen"] for view in bia.views(1)), "others don't"
    assert all(view["heroes"][0]["hand"] == [] for view in bia.views(1)), "a hand is its owner's alone"
    for delver in (host, guest):
        # Two heroes and the guards of the first room.
        expect(delver.page.locator(".track ol > li")).to_have_count(3)
    mine, theirs = ana.views(0)[-1], bia.views(1)[-1]
    assert mine["round"] == theirs["round"] == 1


# Across a reload


def test_a_reload_in_the_middle_of_an_attack_resumes_it(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(5)
    ana = visit("en", DESK, game=GAME)
    delver = Delver(ana, random.Random(3))
    delver.set_up(mine=1, bots=1)
    delver.play_until(lambda view: bool(view["attack"]) and bool(view["choosing"].get("aims")))
    before = delver.view
    asked = delver.asked.inner_text()
    ana.page.reload()
    expect(delver.asked).to_have_text(asked)
    assert delver.view["attack"] == before["attack"]
    assert delver.view["choosing"] == before["choosing"]
    expect(ana.page.locator(f"{MAP} .sum")).to_have_count(len(before["choosing"]["aims"]))
    target = ana.page.locator(TOKENS).first
    delver.click(target, TOKENS)
    events = [event["kind"] for update in ana.updates for event in update["events"]]
    assert "attack" in events


# By keys


def test_a_round_by_keyboard_alone(visit: Visit, tavern: Tavern) -> None:
    """From the start to the second round: choices of the bar by their keys, cards by Tab and Enter, hexes by arrows."""
    tavern.seed(6)
    ana = visit("en", DESK, game=GAME)
    ana.pick()
    ana.page.locator("main .button.primary.big").focus()
    ana.page.keyboard.press("Enter")
    delver = Delver(ana, random.Random(9))
    used: set[str] = set()
    for _ in range(60):
        assert delver.waits()
        if delver.view["round"] == 2:
            break
        used.add(by_keyboard(delver))
    assert delver.view["round"] == 2
    assert used == {"bar", "card", "map"}


def by_keyboard(delver: Delver) -> str:
    page, ticket = delver.page, delver.ticket()
    ready = page.locator("[data-key=ready]")
    if ready.count():  # the sheet, as recommended
        way = "bar"
        assert tab_to(delver, lambda: page.evaluate("document.activeElement.matches('[data-key=ready]')"))
        page.keyboard.press("Enter")
    elif page.locator(HEXES).count():
        way, reached = (
            "map",
            tab_to(delver, lambda: page.evaluate("document.activeElement.matches('.window')")),
        )
        assert reached, "the map can't be reached by Tab"
        page.keyboard.press(".")
        expect(page.locator(f"{MAP} [aria-live]")).not_to_be_empty()
        page.keyboard.press("Enter")
    elif page.locator(f"{CARDS}, {HALVES}").count():
        inside = f"document.activeElement.matches('{CARDS}, {HALVES}')"
        way, reached = "card", tab_to(delver, lambda: page.evaluate(inside))
        assert reached, "no card can be reached by Tab"
        page.keyboard.press("Enter")
    else:
        way = "bar"
        choice = page.locator("button.choice").first
        key = choice.get_attribute("aria-keyshortcuts")
        if key is None:  # what is almost certainly wanted is reached by Tab alone
            choice.focus()
        page.keyboard.press(key or "Enter")
    delver.answered(ticket)
    return way


def tab_to(delver: Delver, there: Callable[[], bool]) -> bool:
    for _ in range(MOST_TABS):
        if there():
            return True
        delver.page.keyboard.press("Tab")
    return False


def test_the_board_is_a_list_too(visit: Visit, tavern: Tavern) -> None:
    """Places and figures with what they are, how far, and what can be done there; chosen from the list as well."""
    tavern.seed(7)
    ana = visit("en", DESK, game=GAME)
    delver = Delver(ana, random.Random(5))
    delver.set_up(mine=1, bots=1)
    delver.play_until(lambda view: bool(view["choosing"].get("ways")))
    ana.page.locator(".places summary").click()
    rows = ana.page.locator(".places li")
    figures = len(delver.view["figures"])
    ways = len(delver.view["choosing"]["ways"])
    expect(rows.nth(figures + ways - 1)).to_be_attached()
    listed = rows.all_inner_texts()
    assert any("Bandit Guard" in text and "hit points" in text and "hex" in text for text in listed)
    assert any("of" in text and "movement" in text for text in listed)
    ticket = delver.ticket()
    ana.page.locator(".places button.choice").first.press("Enter")
    delver.answered(ticket)


# Everybody


def test_no_serious_fault_on_the_pages_of_the_game(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(8)
    phone, desk = (
        visit("es", PHONE, game=GAME),
        visit("pt-BR", DESK, preferences={"theme": "light"}, game=GAME),
    )
    faults: dict[str, list[str]] = {}
    desk.go(f"/more/{GAME}/scenarios")
    expect(desk.page.locator("li[data-scenario]")).to_have_count(SHOWN)
    faults["gallery"] = examine(desk)
    desk.go(f"/learn/{GAME}")
    expect(desk.page.locator("main .button.primary")).to_be_visible()
    faults["tutorial"] = examine(desk)
    for name, ana in (("phone", phone), ("desk", desk)):
        delver = Delver(ana, random.Random(2))
        delver.set_up(mine=1, bots=1)
        for _ in range(5):
            if delver.waits():
                delver.choose()
        nothing_sticks_out(ana)
        faults[f"table, {name}"] = examine(ana)
    phone.page.locator("[data-panel=monsters]").click()
    faults["monsters"] = examine(phone)
    desk.page.locator("[data-panel=party]").click()
    desk.page.locator(".places summary").click()
    faults["party and places"] = examine(desk)
    phone.go(f"/more/{GAME}/setup")
    expect(phone.page.locator(".setup .picture svg")).to_be_visible()
    faults["set-up"] = examine(phone)
    found = "\n".join(f"{page}: {fault}" for page, all_of_it in faults.items() for fault in all_of_it)
    assert not found, found


def test_on_the_board_in_three_clicks(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(9)
    ana = visit("es", PHONE, game=GAME)
    ana.pick()
    delver = Delver(ana, random.Random(1))
    ana.page.locator("main .button.primary.big").click()
    expect(delver.asked).to_be_visible()
    ana.page.locator(READY).click()
    expect(ana.page.locator(HEXES).first).to_be_visible()
    delver.touch(ana.page.locator(HEXES).first)
    expect(ana.page.locator(CARDS).first).to_be_visible()
    nothing_sticks_out(ana)


def test_spoilers_are_behind_a_click(visit: Visit) -> None:
    ana = visit("en", DESK, game=GAME)
    ana.go(f"/more/{GAME}/scenarios")
    cards = ana.page.locator("li[data-scenario]")
    expect(cards).to_have_count(SHOWN)
    goals = ana.page.locator("li[data-scenario] .goal")
    expect(goals.first).not_to_be_empty()
    assert all(goal.strip() for goal in goals.all_text_contents()), "each says what it asks for"
    first = cards.first
    monsters = first.locator("svg .monster, svg .elite").count()
    first.locator("button").click()
    expect(first.locator("svg .monster, svg .elite").nth(monsters)).to_be_attached()
    first.locator("a.primary").click()
    expect(ana.page.locator(".setup select").first).to_have_value("1")
