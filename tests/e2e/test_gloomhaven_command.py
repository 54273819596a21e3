"""One person leads several heroes; what follows is seen before it is chosen; nothing ends by itself."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.delver import CARDS, COMMANDER, GAME, HEXES, MAP, REVEAL, Delver
from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Size, Visit

DESK, LARGE = (1366, 768), (1920, 1080)
TRANSFORM = f"getComputedStyle(document.querySelector('{MAP} svg.map')).transform"


def begin(delver: Delver, there: Locator, most: int = 60) -> None:
    """With what is recommended, on and on until that is to be seen."""
    quick = delver.page.locator("button.choice[data-key=quick-prepare]")
    for _ in range(most):
        assert delver.waits()
        if there.count():
            return
        if quick.count():
            ticket = delver.ticket()
            quick.click()
            delver.answered(ticket)
        else:
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


def test_before_a_hex_is_entered_it_is_seen_what_follows_and_the_turn_ends_when_i_say_so(
    visit: Visit, tavern: Tavern
) -> None:
    tavern.seed(4)
    ana = visit("en", DESK, game=GAME)
    delver, page = Delver(ana, random.Random(8)), ana.page
    delver.set_up(mine=1, bots=1)
    hold = page.locator("button[data-key=hold]")
    seen = False
    for _ in range(80):
        assert delver.waits()
        quick = page.locator("button.choice[data-key=quick-prepare]")
        if quick.count():
            ticket = delver.ticket()
            quick.click()
            delver.answered(ticket)
            continue
        decision = ana.updates[-1]["decision"]
        if decision and decision["kind"] == "move" and page.locator(HEXES).count():
            seen = seen or is_foreseen(delver)
            page.wait_for_timeout(200)  # so that it is known what ends the turn
            ticket = delver.ticket()
            delver.touch(page.locator(HEXES).first)
            page.wait_for_timeout(200)
            if hold.count():
                assert delver.ticket() == ticket, "it has not been said yet"
                if seen:
                    break
                hold.click()
            delver.answered(ticket)
            continue
        delver.choose()
    assert seen, "no hex has shown what would follow"
    expect(hold).to_be_visible()
    turn = delver.view["turn"]
    page.locator(".holding .button").first.click()
    expect(hold).to_have_count(0)
    assert delver.view["turn"] == turn


def is_foreseen(delver: Delver) -> bool:
    """Pointed at, some hex shows who would be struck, on the map and in words."""
    page = delver.page
    for number in range(min(4, page.locator(HEXES).count())):
        box = page.locator(HEXES).nth(number).locator("path").first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(350)
        if page.locator(f"{MAP} [data-threat]").count():
            expect(page.locator(".foreseen")).to_contain_text("damage")
            return True
    return False
