"""One person leads several heroes; what follows is seen before it is chosen."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.delver import CARDS, COMMANDER, GAME, MAP, REVEAL, Delver
from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Size, Visit

DESK, LARGE = (1366, 768), (1920, 1080)
TRANSFORM = f"getComputedStyle(document.querySelector('{MAP} svg.map')).transform"


def begin(delver: Delver, there: Locator, most: int = 60) -> None:
    """With what is recommended, on and on until that is to be seen."""
    delver.get_ready()
    for _ in range(most):
        assert delver.waits()
        if there.count():
            return
        delver.choose()
    raise AssertionError("it has not come to that")


def initiatives(page: Page) -> list[str]:
    return page.locator(".ruler .mine b").all_inner_texts()


@pytest.mark.parametrize(
    ("language", "size"), [("en", DESK), ("pt-BR", LARGE), ("es", PHONE)], ids=["desk", "large", "phone"]
)
def test_all_hands_are_chosen_side_by_side_and_revealed_at_once(
    visit: Visit, tavern: Tavern, language: str, size: Size
) -> None:
    tavern.seed(4)
    ana = visit(language, size, game=GAME)
    delver, page = Delver(ana, random.Random(4)), ana.page
    delver.set_up(mine=2, bots=0)
    begin(delver, page.locator(COMMANDER))
    where = page.evaluate(TRANSFORM)
    columns = page.locator(f"{COMMANDER} .column")
    expect(columns).to_have_count(2)
    expect(page.locator(REVEAL)).to_be_disabled()
    told = delver.ticket()
    for column in columns.all():
        delver.plan(column)
    # Another leads, then another card is taken: nothing of it is said.
    before = initiatives(page)
    assert len(before) == 2
    columns.first.locator("button.swap").click()
    expect(page.locator(".ruler .mine b").first).not_to_have_text(before[0])
    columns.nth(1).locator(f"{CARDS}[aria-pressed=true]").first.click()
    expect(page.locator(REVEAL)).to_be_disabled()
    delver.plan(columns.nth(1))
    wanted = sorted(int(number) for number in initiatives(page))
    assert delver.ticket() == told
    if size == PHONE:
        nothing_sticks_out(ana)
    assert examine(ana) == []
    page.keyboard.press("m")
    expect(page.locator(f"{COMMANDER}")).to_have_count(0)
    page.keyboard.press("m")
    assert page.evaluate(TRANSFORM) == where, "the map has moved behind the cards"
    page.locator(REVEAL).click()
    expect(page.locator(".commander")).to_have_count(0)
    assert delver.waits()
    heroes = delver.view["heroes"]
    assert sorted(hero["initiative"] for hero in heroes) == wanted
    assert all(len(hero["played"]) == 2 or hero["discard"] for hero in heroes)


def test_a_rest_is_part_of_choosing(visit: Visit, tavern: Tavern) -> None:
    """At the end of a round both hands are there already; who takes a card takes no rest."""
    tavern.seed(4)
    ana = visit("en", DESK, game=GAME)
    delver, page = Delver(ana, random.Random(4)), ana.page
    delver.set_up(mine=2, bots=0)
    begin(delver, page.locator(f"{COMMANDER} .rests"))
    rested = delver.view["round"]
    expect(page.locator(f"{COMMANDER} .column")).to_have_count(2)
    for _ in range(4):  # each hero is asked, one after another
        if not page.locator(".rests").count():
            break
        ticket = delver.ticket()
        asked = page.locator(".column", has=page.locator(".rests")).first
        asked.locator(CARDS).first.click()
        delver.answered(ticket)
        page.wait_for_timeout(150)
    expect(page.locator(".rests")).to_have_count(0)
    assert delver.view["round"] == rested + 1
    assert all(not hero["lost"] or hero["discard"] for hero in delver.view["heroes"])


def test_what_follows_is_seen_before_cards_are_chosen(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(4)
    ana = visit("en", DESK, game=GAME)
    delver = Delver(ana, random.Random(8))
    delver.set_up(mine=1, bots=1)
    begin(delver, ana.page.locator(CARDS))
    is_foreseen(ana.page)


def is_foreseen(page: Page) -> None:
    """Before cards are drawn: whom the guards would strike on average, on the map and in words; one click hides it."""
    eye = page.get_by_role("button", name="Show what the monsters would do")
    expect(page.locator(".foreseen")).to_contain_text("damage")
    expect(page.locator(f"{MAP} [data-threat]").first).to_be_attached()
    eye.click()
    expect(page.locator(".foreseen")).to_have_count(0)
    expect(page.locator(f"{MAP} [data-threat]")).to_have_count(0)
    eye.click()
    expect(page.locator(".foreseen")).to_be_visible()
