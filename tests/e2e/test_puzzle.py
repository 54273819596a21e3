"""The puzzle of the day: solved on the board, once; and a game of mine looked at from my own seat."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.support.browser.looks import examine
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import Visit

MAKING = 120_000


def test_the_puzzle_is_answered_once_on_the_board(visit: Visit) -> None:
    ana = visit("es", game="dungeon-raiders")
    ana.pick()
    ana.page.get_by_role("link", name=ana.words("ui-puzzle")).click()
    expect(ana.places.first).to_be_visible(timeout=MAKING)
    assert examine(ana) == []
    ana.places.first.click()
    told = ana.page.locator(".bar-place [role=status]")
    right = told.get_by_text(ana.words("ui-puzzle-right"))
    expect(right.or_(told.get_by_text(ana.words("ui-puzzle-wrong")))).to_be_visible()
    expect(ana.places).to_have_count(0)
    before = told.inner_text()
    ana.page.reload()
    expect(told).to_have_text(before, use_inner_text=True)


def test_my_game_is_seen_from_my_seat_and_linked_to_at_a_step(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(506)
    ana = visit(game="dungeon-raiders")
    ana.pick()
    ana.press("ui-play-bots")
    dice = random.Random(4)
    for _ in ana.turns():
        ana.choose(dice, on_table=False)
    ana.go("/replay")
    ana.page.locator("main a[href^='/replay/']").first.click()
    eyes = ana.page.get_by_label(ana.words("ui-replay-eyes"))
    expect(eyes).to_have_value("0")
    expect(ana.page.locator("ol.hand")).to_have_count(1)
    eyes.select_option("1")
    expect(eyes).to_have_value("1")
    expect(ana.page.locator("ol.hand")).to_have_count(1)
    eyes.select_option("")
    expect(ana.page.locator("ol.hand")).to_have_count(0)
    rate = ana.page.locator(".rate")
    for shown in ("1×", "2×", "4×", "1×"):
        expect(rate).to_have_text(shown)
        rate.click()
    ana.page.goto(ana.page.url + "?step=7")
    slider = ana.page.get_by_role("slider", name=ana.words("ui-timeline"))
    expect(slider).to_have_value("7")
