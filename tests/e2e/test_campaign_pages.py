"""The pages of a campaign in every language, on a phone and on a desk: light, sound, with a map that keeps up."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import expect

from tests.e2e.test_campaign import MOST_BYTES, weigh
from tests.e2e.test_campaign_city import GAME, bring
from tests.e2e.test_gloomhaven_speed import FRAMES, LONGEST_FRAME
from tests.support.browser.campaigners import link, word
from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.visiting import PHONE, WIDE, Size, Visit
from tests.support.browser.visitor import Visitor
from tests.support.gloomhaven.seasoned import seasoned

PLACES = ("city", "map", "map/1", "shop/h1", "hero/h1", "enhancer/h1", "party", "log")
STROKES = 60


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "Lanterns.json"
    found.write_text(seasoned().to_json(), encoding="utf-8")
    return found


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("pt-BR", PHONE), ("es", PHONE)])
def test_every_page_can_be_read_by_everybody(visit: Visit, file: Path, language: str, size: Size) -> None:
    ana = visit(language, size, game=GAME)
    campaign = bring(ana, file)
    faults: list[str] = []
    for place in PLACES:
        ana.page.goto(f"{campaign}/{place}")
        expect(ana.page.locator("main h1, main .street").first).to_be_visible()
        ana.page.wait_for_load_state("networkidle")
        faults += [f"{place}: {fault}" for fault in examine(ana)]
        nothing_sticks_out(ana)
    assert faults == []


def test_the_sheet_of_a_place_answers_before_anybody_goes_there(visit: Visit, file: Path) -> None:
    ana = visit("en", PHONE, game=GAME)
    campaign = bring(ana, file)
    link(ana, "map").click()
    ana.page.goto(f"{campaign}/map/4")
    sheet = ana.page.locator("aside")
    title = ana.words("scenario-4")
    expect(sheet.get_by_role("img", name=word(ana, "first-room", scenario=title))).to_be_visible()
    expect(sheet).to_contain_text(word(ana, "coin-worth", gold=2))  # GH-S-LVL-05, level 1
    expect(sheet).to_contain_text(word(ana, "victory-xp", xp=6))
    expect(sheet).to_contain_text(word(ana, "bots-make"))
    expect(sheet).to_contain_text(word(ana, "sealed"))
    ana.page.goto(f"{campaign}/map/1")
    expect(sheet).to_contain_text("First Steps")


def test_the_first_visit_to_any_page_is_light(visit: Visit, file: Path) -> None:
    ana = visit("en", PHONE, game=GAME)
    campaign = bring(ana, file).removeprefix(ana.url)
    weights = {place: weigh(ana, f"{campaign}/{place}") for place in PLACES}
    weights["new"] = weigh(ana, "/c/new")
    assert max(weights.values()) < MOST_BYTES, weights


@pytest.mark.alone
def test_the_map_follows_the_finger(visit: Visit, file: Path) -> None:
    ana = visit("en", PHONE, game=GAME)
    campaign = bring(ana, file)
    ana.page.goto(f"{campaign}/map")
    expect(ana.page.locator(".paper svg")).to_be_visible()
    assert median(drag(ana)) < LONGEST_FRAME


def drag(visitor: Visitor) -> list[float]:
    """Milliseconds between one frame and the next while the map is pushed about."""
    page = visitor.page
    box = page.locator(".paper").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    before = page.locator(".paper").evaluate("paper => paper.scrollLeft")
    page.evaluate(FRAMES)
    for stroke in range(STROKES):
        page.mouse.wheel(8 if stroke < STROKES // 2 else 4, 3)
    frames: list[float] = page.evaluate("(cancelAnimationFrame(window.counting), window.frames_)")
    assert page.locator(".paper").evaluate("paper => paper.scrollLeft") != before, "the map has not moved"
    return [later - earlier for earlier, later in pairwise(frames)]
