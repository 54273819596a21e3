"""The table of Gloomhaven is a page: the map stays where it is while prompts change, and all of it is in the window."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.support.browser.delver import CARDS, GAME, MAP, Delver
from tests.support.browser.looks import nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Size, Visit
from tests.support.browser.watch import Json

DESK, LARGE = (1366, 768), (1920, 1080)
LEAST_HEX = 64
CHOICES = 16
WHERE = f"""() => {{
  const frame = document.querySelector('{MAP}').getBoundingClientRect();
  const transform = new DOMMatrix(getComputedStyle(document.querySelector('{MAP} svg.map')).transform);
  return [frame.x, frame.y, frame.width, frame.height, transform.a, transform.e, transform.f];
}}"""
PARTS = {"map": MAP, "prompt": "section.bar", "cards": "section.tray"}


class Place(NamedTuple):
    """The map's window on the page, and the map in its window."""

    left: float
    top: float
    width: float
    height: float
    scale: float
    x: float
    y: float


def place(delver: Delver) -> Place:
    delver.page.wait_for_timeout(60)
    return Place(*[round(number, 3) for number in delver.page.evaluate(WHERE)])


def turn_of(view: Json) -> tuple[int, int, int]:
    """Whose turn it is, and how many hexes are known: a new room may be shown, and who acts is brought into sight."""
    return view["round"], view["turn"], len(view["board"]["cells"])


@pytest.mark.parametrize(
    ("language", "size"), [("en", DESK), ("pt-BR", LARGE), ("es", PHONE)], ids=["desk", "large", "phone"]
)
def test_the_map_stays_while_prompts_change(visit: Visit, tavern: Tavern, language: str, size: Size) -> None:
    tavern.seed(4)
    delver = Delver(visit(language, size, game=GAME), random.Random(3))
    delver.set_up(mine=2, bots=0)
    delver.get_ready()
    kinds: set[str] = set()
    windows: set[tuple[float, ...]] = set()
    seen: dict[tuple[int, int, int], Place] = {}
    for _ in range(CHOICES):
        assert delver.waits()
        now = place(delver)
        windows.add(now[:4])
        kinds.add(
            delver.visitor.updates[-1]["decision"]["kind"] if delver.visitor.updates[-1]["decision"] else ""
        )
        before = seen.setdefault(turn_of(delver.view), now)
        assert now == before, "the map has moved under the pointer"
        parts_fill_the_page(delver, size)
        delver.choose()
    assert len(windows) == 1, windows
    assert len(kinds) >= 4, "too few kinds of prompts to prove anything"


def parts_fill_the_page(delver: Delver, size: Size) -> None:
    """Map, prompt and cards lie below each other and inside of the window; the page itself never scrolls."""
    boxes = {name: delver.page.locator(where).first.bounding_box() for name, where in PARTS.items()}
    edge = 0.0
    for name, box in boxes.items():
        assert box is not None, name
        assert box["y"] >= edge - 1, name
        edge = box["y"] + box["height"]
    assert edge <= size[1] + 1
    assert delver.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    nothing_sticks_out(delver.visitor)


@pytest.mark.parametrize("scenario", ["1", "50"], ids=["one room", "two rooms"])
def test_a_hex_is_large_enough_to_see(visit: Visit, tavern: Tavern, scenario: str) -> None:
    tavern.seed(4)
    delver = Delver(visit("en", DESK, game=GAME), random.Random(3))
    delver.set_up(mine=2, bots=0, scenario=scenario)
    hexes = delver.page.locator(f"{MAP} .floor")
    box = hexes.first.bounding_box()
    assert box is not None
    assert box["width"] >= LEAST_HEX


def test_the_log_is_a_drawer_that_moves_nothing(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(4)
    ana = visit("en", DESK, game=GAME)
    delver = Delver(ana, random.Random(3))
    delver.set_up(mine=1, bots=1)
    delver.play_until(lambda view: view["phase"] == "select")
    expect(ana.page.locator(CARDS).first).to_be_visible()
    before = place(delver)
    drawer = ana.page.locator(".drawer")
    ana.page.locator("button.story").click()
    expect(ana.page.locator(".drawer.open")).to_be_visible()
    box = drawer.bounding_box()
    assert box is not None
    assert box["width"] > 200
    assert place(delver) == before
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".drawer.open")).to_have_count(0)
    assert place(delver) == before


def test_the_look_is_dark_until_somebody_chooses(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(4)
    scheme = "getComputedStyle(document.documentElement).colorScheme"
    ana = visit("en", DESK, game=GAME, theme="light")
    Delver(ana, random.Random(3)).set_up(mine=1, bots=1)
    assert ana.page.evaluate(scheme) == "dark"
    ana.go("/")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    assert ana.page.evaluate(scheme) == "light dark", "elsewhere the page follows the machine"
    bia = visit("en", DESK, game=GAME, preferences={"theme": "light"})
    Delver(bia, random.Random(3)).set_up(mine=1, bots=1)
    assert bia.page.evaluate(scheme) == "light"
