"""Before the first round of Gloomhaven: a character sheet as recommended. It can be changed; one gets what it shows."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.support.browser.delver import GAME, HEXES, READY, SHEET, Delver
from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Size, Visit
from tests.support.browser.watch import Json

DESK, LARGE = (1366, 768), (1920, 1080)
LEVEL = "3"


def mine(delver: Delver) -> Json:
    return next(hero for hero in delver.view["heroes"] if hero["seat"] == delver.view["seat"])


def at_the_sheet(delver: Delver) -> None:
    delver.visitor.go(f"/more/{GAME}/setup")
    first = delver.page.locator(".setup li").first
    first.locator("select").nth(1).select_option(LEVEL)
    delver.page.locator(".setup .button.primary").click()
    expect(delver.page.locator(READY)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size"), [("en", DESK), ("pt-BR", PHONE), ("es", LARGE)], ids=["desk", "phone", "large"]
)
def test_starting_as_recommended_gives_what_is_shown(
    visit: Visit, tavern: Tavern, language: str, size: Size
) -> None:
    tavern.seed(6)
    delver = Delver(visit(language, size, game=GAME), random.Random(1))
    at_the_sheet(delver)
    recommended = mine(delver)["prepared"]["recommended"]
    assert recommended["items"], "a bot buys something"
    nothing_sticks_out(delver.visitor)
    delver.get_ready()
    expect(delver.page.locator(HEXES).first).to_be_visible()
    hero = mine(delver)
    assert sorted(hero["hand"]) == sorted(recommended["cards"])
    assert sorted(name for name, _, _ in hero["items"]) == sorted(recommended["items"])


def test_the_sheet_can_be_changed(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(6)
    delver = Delver(visit("en", DESK, game=GAME), random.Random(1))
    at_the_sheet(delver)
    page, before = delver.page, mine(delver)
    assert examine(delver.visitor) == []
    # An item is put away, a card swapped for another, a perk moved to another box, the other battle goal kept.
    page.locator(f"{SHEET} .slot:not(.free)").first.click()
    cards = page.locator(f"{SHEET} button.card[aria-pressed=true]")
    out = cards.first.get_attribute("data-place")
    cards.first.click()
    expect(page.locator(READY)).to_have_attribute("aria-disabled", "true")
    spare = page.locator(f"{SHEET} li:not(.out) button.card[aria-pressed=false]").last
    new = spare.get_attribute("data-place")
    assert new != out
    spare.click()
    boxes = page.locator(f"{SHEET} .box")
    page.locator(f"{SHEET} .box[aria-pressed=true]").first.click()
    boxes.last.click()
    page.locator(f"{SHEET} .goal").nth(1).click()
    delver.hand_in()
    expect(page.locator(HEXES).first).to_be_visible()
    after = mine(delver)
    assert len(after["items"]) == len(before["prepared"]["recommended"]["items"]) - 1
    held = {f"card:{card}" for card in after["hand"]}
    assert new in held
    assert out not in held
    assert after["goal"] == before["goals"][1]


def test_a_changed_sheet_goes_back_to_what_is_recommended(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(6)
    delver = Delver(visit("es", DESK, game=GAME), random.Random(1))
    at_the_sheet(delver)
    worn = delver.page.locator(f"{SHEET} .slot:not(.free)")
    all_of_it = worn.count()
    worn.first.click()
    expect(worn).to_have_count(all_of_it - 1)
    delver.page.locator(f"{SHEET} footer .button:not(.primary)").click()
    expect(worn).to_have_count(all_of_it)
