"""What one does on the board of Gloomhaven besides clicking: ways of one's own, patterns, monsters step by step."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.support.browser.delver import CARDS, GAME, HALVES, HEXES, MAP, TOKENS, Delver
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Visit
from tests.support.browser.visitor import Visitor
from tests.support.browser.watch import Json

DESK = (1366, 768)
ROUTE = ".telling .move"
PLAYING = ".playing .strip button"
SLOWLY = json.dumps(json.dumps({"speed": "slow", "motion": "reduced"}))
Point = tuple[float, float]


def led_by_hand(visitor: Visitor) -> Delver:
    delver = Delver(visitor, random.Random(3))
    delver.set_up(mine=2, bots=0)
    return delver


def asked_to_move(visitor: Visitor) -> Delver:
    delver = led_by_hand(visitor)
    delver.play_until(lambda view: bool(view["choosing"].get("enter")))
    return delver


def middle(delver: Delver, cell: int) -> Point:
    box = delver.page.locator(f'{MAP} .floor[data-cell="{cell}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Ways


def detour(view: Json) -> tuple[int, int, int]:
    """Where I stand, and two neighbours of mine that lie side by side: from one to the other nobody would go."""
    places = {cell: (q, r) for cell, q, r, _ in view["board"]["cells"]}
    near = [cell for cell, cost, _, _ in view["choosing"]["ways"] if cost == 1]
    here = next(figure["cell"] for figure in view["figures"] if figure["slot"] == view["choosing"]["slot"])
    for one in near:
        for other in near:
            dq, dr = (places[one][axis] - places[other][axis] for axis in (0, 1))
            if one != other and max(abs(dq), abs(dr), abs(dq + dr)) == 1:
                return here, one, other
    raise AssertionError("no two neighbours are free")


def drag(delver: Delver, cells: tuple[int, int, int]) -> None:
    mouse = delver.page.mouse
    mouse.move(*middle(delver, cells[0]))
    mouse.down()
    for cell in cells[1:]:
        mouse.move(*middle(delver, cell), steps=4)
    mouse.up()
    expect(delver.page.locator(f"{MAP} .stop")).to_have_count(2)
    delver.page.locator(f"{ROUTE} .primary").click()


def click_with_shift(delver: Delver, cells: tuple[int, int, int]) -> None:
    delver.page.keyboard.down("Shift")
    for cell in cells[1:]:
        delver.page.mouse.click(*middle(delver, cell))
    delver.page.keyboard.up("Shift")
    delver.page.mouse.click(*middle(delver, cells[2]))


def touch(delver: Delver, cells: tuple[int, int, int]) -> None:
    delver.page.locator(f"{ROUTE} button").click()
    for cell in (cells[1], cells[2], cells[2]):
        delver.page.wait_for_timeout(100)  # the map may make room for what is told
        delver.page.touchscreen.tap(*middle(delver, cell))


@pytest.mark.parametrize(("walk", "size"), [(drag, DESK), (click_with_shift, DESK), (touch, PHONE)])
def test_a_way_of_my_own(
    visit: Visit, tavern: Tavern, walk: Callable[[Delver, tuple[int, int, int]], None], size: tuple[int, int]
) -> None:
    tavern.seed(7)
    ana = visit("en", size, game=GAME)
    delver = asked_to_move(ana)
    cells = detour(delver.view)
    slot = delver.view["choosing"]["slot"]
    told = delver.ticket()
    delver.page.wait_for_timeout(300)  # the map comes to rest
    walk(delver, cells)
    assert entered(delver, told, slot, 2) == list(cells[1:])


def entered(delver: Delver, told: int, slot: int, steps: int) -> list[int]:
    """The hexes that a figure has entered since."""
    for _ in range(200):
        events = [event for update in delver.visitor.updates[told:] for event in update["events"]]
        found = {
            event["n"]: event["args"]["cell"]
            for event in events
            if event["kind"] == "moved" and event["args"]["slot"] == slot
        }
        if len(found) >= steps:
            return list(found.values())[:steps]
        delver.page.wait_for_timeout(50)
    raise AssertionError("it has not gone there")


def test_a_way_of_my_own_by_keys(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(7)
    delver = asked_to_move(visit("en", DESK, game=GAME))
    page, slot, told = delver.page, delver.view["choosing"]["slot"], delver.ticket()
    page.locator(MAP).focus()
    stops = page.locator(f"{MAP} .stop")
    page.keyboard.press(".")
    page.keyboard.press("Shift+Enter")
    expect(stops.first).to_be_visible()
    page.keyboard.press("Backspace")
    long = stops.count()
    go = page.locator(f"{ROUTE} .primary")
    for _ in range(20):  # a way may lead past a friend, not end there
        page.keyboard.press(".")
        page.keyboard.press("Shift+Enter")
        page.wait_for_timeout(60)
        if stops.count() > long and go.is_enabled():
            break
        while stops.count() > long:
            page.keyboard.press("Backspace")
            page.wait_for_timeout(30)
    expect(go).to_be_enabled()
    steps = stops.count()
    page.keyboard.press("Enter")
    assert len(entered(delver, told, slot, steps)) == steps


@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("es", DESK), ("pt-BR", DESK)])
def test_a_way_is_cleared_before_it_is_gone(
    visit: Visit, tavern: Tavern, language: str, size: tuple[int, int]
) -> None:
    tavern.seed(7)
    delver = asked_to_move(visit(language, size, game=GAME))
    page, told = delver.page, delver.ticket()
    begin, stops = page.locator(f"{ROUTE} button"), page.locator(f"{MAP} .stop")
    begin.click()
    put_together(delver, size)
    clear = page.locator(ROUTE).get_by_role("button", name=CLEAR[language], exact=True)
    box = clear.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    clear.click()
    expect(stops).to_have_count(0)
    expect(clear).to_have_count(0)
    put_together(delver, size)
    page.keyboard.press("Escape")  # wherever the focus is
    expect(stops).to_have_count(0)
    expect(begin).to_have_count(3)
    page.keyboard.press("Escape")
    expect(begin).to_have_count(1)
    assert delver.ticket() == told, "nobody has moved"


CLEAR = {"en": "Clear the way", "es": "Borrar el camino", "pt-BR": "Limpar o caminho"}


def put_together(delver: Delver, size: tuple[int, int]) -> None:
    click = delver.page.touchscreen.tap if size == PHONE else delver.page.mouse.click
    for cell in detour(delver.view)[1:]:
        delver.page.wait_for_timeout(300)  # the map may make room for what is told
        click(*middle(delver, cell))
    expect(delver.page.locator(f"{MAP} .stop")).to_have_count(2)


@pytest.mark.parametrize("reload", [False, True])
def test_a_way_of_my_own_is_one_message_and_taken_back_by_one_undo(
    visit: Visit, tavern: Tavern, reload: bool
) -> None:
    """Also when the page was loaded anew in between: what was one gesture is known to the server."""
    tavern.seed(4)
    ana = visit("en", DESK, game=GAME)
    delver = asked_to_move(ana)
    cells = detour(delver.view)
    slot = delver.view["choosing"]["slot"]
    told = delver.ticket()
    said = len(ana.watch.sent)
    delver.page.wait_for_timeout(300)  # the map comes to rest
    drag(delver, cells)
    assert entered(delver, told, slot, 2) == list(cells[1:])
    if reload:
        delver.page.reload()
    undo = delver.page.locator(".bar button", has_text=ana.words("ui-undo"))
    expect(undo).to_be_visible()
    undo.click()
    for _ in range(100):
        if undone(delver, told):
            break
        delver.page.wait_for_timeout(50)
    delver.page.wait_for_timeout(500)
    assert len(undone(delver, told)) == 1
    meant = [message["type"] for message in ana.watch.sent[said:] if message["type"] in ("choose", "undo")]
    assert meant == ["choose", "undo"]
    figure = next(figure for figure in delver.view["figures"] if figure["slot"] == slot)
    assert figure["cell"] == cells[0]
    assert delver.view["choosing"].get("enter"), "I am asked again where to go"


def undone(delver: Delver, told: int) -> set[int]:
    events = [event for update in delver.visitor.updates[told:] for event in update["events"]]
    return {event["n"] for event in events if event["kind"] == "undone"}


def test_what_can_not_be_taken_back_is_said_before(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(5)
    delver = asked_to_move(visit("en", DESK, game=GAME))
    for _ in range(60):
        final, among = delver.final_moves()
        if 0 < final < among:
            break
        delver.choose()
        delver.play_until(lambda view: bool(view["choosing"].get("enter")))
    assert 0 < final < among
    expect(delver.page.locator(f"{HEXES} .lock")).to_have_count(final)


# Patterns


def test_a_pattern_strikes_as_it_was_turned(visit: Visit, tavern: Tavern) -> None:
    """The Brute leaps next to two guards and lays hexes over them: of three, those on the floor are drawn."""
    tavern.seed(7)
    delver = led_by_hand(visit("en", DESK, game=GAME))
    page = delver.page
    come_near(delver)
    target = page.locator(TOKENS).first
    shape = target.locator("circle").last.bounding_box()
    assert shape is not None
    page.mouse.move(shape["x"] + shape["width"] / 2, shape["y"] + shape["height"] / 2)
    lay = page.locator(f"{MAP} .lay")
    expect(lay.nth(1)).to_be_attached()
    before = laid(delver)
    page.locator(MAP).press("PageDown")
    assert laid(delver) != before
    turned = laid(delver)
    page.locator(".telling .tool", has_text="Turn").hover()
    assert laid(delver) == turned, "to press the button the pointer must leave the hex"
    page.locator(MAP).press("PageUp")
    assert laid(delver) == before


def laid(delver: Delver) -> list[str | None]:
    return [one.get_attribute("d") for one in delver.page.locator(f"{MAP} .lay").all()]


def come_near(delver: Delver, most: int = 40) -> None:
    """Moves with one card to the nearest foe, then strikes with the other."""
    page = delver.page
    for _ in range(most):
        assert delver.waits()
        page.wait_for_timeout(60)
        delver.take_one_hand()
        view = delver.view
        if view["choosing"].get("lays"):
            return
        cards = [f'{CARDS}[data-place="card:{card}"]' for card in ("leaping-cleave", "sweeping-blow")]
        wanted = [
            ('article[data-place="card:leaping-cleave"] button[data-key=play-bottom]', HALVES),
            ('article[data-place="card:sweeping-blow"] button[data-key=play-top]', HALVES),
            *((card, CARDS) for card in cards if view["phase"] == "select"),
        ]
        if view["choosing"].get("ways"):
            wanted.insert(0, (f'{HEXES}[data-cell="{nearest(view)}"]', HEXES))
        there = next(((where, kind) for where, kind in wanted if page.locator(where).count()), None)
        if there:
            delver.click(page.locator(there[0]).first, there[1])
        else:
            delver.choose()
    raise AssertionError("no pattern was laid")


def nearest(view: Json) -> int:
    places = {cell: (q, r) for cell, q, r, _ in view["board"]["cells"] + view["board"]["doors"]}
    foes = [places[figure["cell"]] for figure in view["figures"] if figure["kind"] == "monster"]

    def far(cell: int) -> int:
        q, r = places[cell]
        ranges: list[int] = [max(abs(q - a), abs(r - b), abs(q - a + r - b)) for a, b in foes]
        return min(ranges)

    ends: list[int] = [end for end, *_ in view["choosing"]["ways"]]
    return min(ends, key=far)


# Cards


def test_the_hand_is_spread_over_the_map(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(7)
    delver = led_by_hand(visit("pt-BR", DESK, game=GAME))
    delver.play_until(lambda view: view["phase"] == "select")
    delver.take_one_hand()
    page = delver.page
    page.locator("button.spread").click()
    cards = page.locator("section.spread button.card.open")
    expect(cards).to_have_count(len(delver.view["heroes"][delver.view["seat"]]["hand"]))
    for card in cards.all():
        assert card.evaluate("(card) => card.scrollHeight <= card.clientHeight"), "its text is cut off"
    delver.click(cards.first, CARDS)
    page.keyboard.press("Escape")
    expect(page.locator("section.spread")).to_have_count(0)


# Words that lie over each other, words that are missing


LONGEST_WORD = """(cards) => {
    const words = (card) => card.querySelector('.name').textContent.split(' ');
    const longest = (card) => Math.max(...words(card).map((word) => word.length));
    return cards.map(longest).reduce((best, length, number, all) => (length > all[best] ? number : best), 0);
}"""
COVERED = """(badges) => badges.filter((badge) => {
    const words = document.createRange();
    words.selectNodeContents(badge.parentElement.querySelector('.name'));
    const over = badge.getBoundingClientRect();
    return [...words.getClientRects()].some(
        (box) => box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom,
    );
}).length"""


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("pt-BR", DESK), ("es", PHONE)])
def test_that_a_card_leads_leaves_its_name_to_be_read(
    visit: Visit, tavern: Tavern, language: str, size: tuple[int, int]
) -> None:
    tavern.seed(4)
    delver = led_by_hand(visit(language, size, game=GAME))
    delver.play_until(lambda view: view["phase"] == "select")
    delver.take_one_hand()
    cards = delver.page.locator(CARDS)
    expect(cards.first).to_be_visible()
    cards.nth(cards.evaluate_all(LONGEST_WORD)).click()
    badges = delver.page.locator(".card .first")
    expect(badges.first).to_be_visible()
    assert badges.evaluate_all(COVERED) == 0


def test_a_gesture_that_stopped_early_says_why(visit: Visit, tavern: Tavern) -> None:
    """The server is made to say so: which way would be stopped is hidden, as it should be."""
    tavern.seed(4)
    ana = visit("en", DESK, game=GAME)
    told = {"type": "stopped", "applied": 1, "why": "revealed", "sent": None}
    routes: list[WebSocketRoute] = []

    def listen(route: WebSocketRoute) -> None:
        route.connect_to_server()
        routes.append(route)

    ana.page.route_web_socket("**/*", listen)
    led_by_hand(ana)
    routes[-1].send(json.dumps(told))
    expect(ana.page.get_by_role("status").filter(has_text="Something has come to light")).to_be_visible()
