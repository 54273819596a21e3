"""What monsters do is told step by step: it waits for who wants it to, whoever acts is in sight, a turn is one line."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect

from tests.support.browser.delver import GAME, MAP, Delver
from tests.support.browser.looks import nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Size, Visit

DESK, LARGE = (1366, 768), (1920, 1080)
PLAYING = ".playing .strip button"
TELLING = ".telling"
SLOWLY = json.dumps(json.dumps({"speed": "slow", "motion": "reduced"}))
STEPS = 14
OUT_OF_SIGHT = f"""() => {{
  const frame = document.querySelector('{MAP}').getBoundingClientRect();
  return [...document.querySelectorAll('{MAP} g.token.acting .turn')].map((ring) => ring.getBoundingClientRect())
    .filter((box) => box.left < frame.left - 1 || box.right > frame.right + 1
      || box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
    .map((box) => [box.left, box.top, box.right, box.bottom]);
}}"""


def followed_by_hand(delver: Delver) -> None:
    """A monster acts, and waits for me after each step."""
    page = delver.page
    page.evaluate(f"localStorage['taverna.preferences'] = {SLOWLY}")
    page.evaluate("localStorage['taverna.gloomhaven.by-hand'] = 'true'")
    page.reload()
    buttons = page.locator(PLAYING)
    for _ in range(80):
        expect(delver.asked.or_(buttons.first).first).to_be_visible()
        if buttons.count() and page.locator(f"{TELLING} section.note").count():
            return
        if delver.asked.count():
            delver.choose()
        page.wait_for_timeout(250)
    raise AssertionError("no monster has acted")


@pytest.mark.parametrize(
    ("language", "size"), [("es", PHONE), ("en", DESK), ("pt-BR", LARGE)], ids=["phone", "desk", "large"]
)
def test_monsters_are_followed_step_by_step(visit: Visit, tavern: Tavern, language: str, size: Size) -> None:
    tavern.seed(4)
    ana = visit(language, size, game=GAME)
    delver = Delver(ana, random.Random(3))
    delver.set_up(mine=2, bots=0)
    delver.play_until(lambda view: bool(view["choosing"].get("enter")))
    followed_by_hand(delver)
    buttons, telling = ana.page.locator(PLAYING), ana.page.locator(TELLING)
    said = telling.inner_text()
    ana.page.wait_for_timeout(1200)
    assert telling.inner_text() == said, "it waits"
    nothing_sticks_out(ana)
    heard = {said}
    for _ in range(STEPS):
        if not buttons.count():
            break
        assert ana.page.evaluate(OUT_OF_SIGHT) == []
        buttons.nth(1).click()
        ana.page.wait_for_timeout(120)
        heard.add(telling.inner_text())
    assert len(heard) > 3, "nothing was told"
    if buttons.count():
        buttons.nth(2).click()
    expect(delver.asked).to_be_visible()
    expect(buttons).to_have_count(0)


def test_a_turn_is_one_line_of_the_log_and_unfolds(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(4)
    ana = visit("en", DESK, game=GAME)
    delver = Delver(ana, random.Random(3))
    delver.set_up(mine=1, bots=1)
    delver.play_until(lambda view: view["round"] == 2)
    ana.page.locator("button.story").click()
    turns = ana.page.locator(".log .fold")
    expect(turns.filter(has_text="strikes").first).to_be_visible()
    before = ana.log.count()
    turns.first.click()
    expect(turns.first).to_have_attribute("aria-expanded", "true")
    assert ana.log.count() > before
    assert "GH-" not in turns.first.inner_text(), "rule numbers are for those who ask"
