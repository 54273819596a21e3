"""axe-core finds no serious fault on the pages where people spend their time, by day and by candle light."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.support.browser.looks import examine
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, WIDE, Size, Visit


@pytest.mark.parametrize(("theme", "size"), [("dark", PHONE), ("light", WIDE)], ids=["dark", "light"])
def test_no_serious_fault(visit: Visit, tavern: Tavern, theme: str, size: Size) -> None:
    tavern.seed(601)
    ana = visit("es", size, theme=theme)
    faults: dict[str, list[str]] = {}
    ana.go("/")
    ana.page.locator(".hero .settings summary").click()
    faults["home"] = examine(ana)
    ana.press("ui-settings")
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    faults["settings"] = examine(ana)
    ana.page.keyboard.press("Escape")
    ana.invite()
    faults["waiting room"] = examine(ana)
    ana.play_bots()
    assert ana.asked()
    faults["pirates"] = examine(ana)
    dice = random.Random(20)
    for number in ana.turns():
        if number in (3, 7, 11):
            ana.page.get_by_role("button", name=ana.words("ui-hint"), exact=True).click()
            expect(ana.page.locator(".hint")).to_be_visible()
            faults[f"table {number}"] = examine(ana)
        ana.choose(dice, on_table=False)
    faults["result"] = examine(ana)
    ana.page.keyboard.press("Escape")
    faults["table at the end"] = examine(ana)
    ana.go("/rules/dead-mans-draw#DMD-17.1")
    expect(ana.page.locator(".entry").first).to_be_visible()
    faults["rules"] = examine(ana)
    ana.go("/learn/dead-mans-draw")
    expect(ana.page.get_by_role("main").get_by_role("button").first).to_be_visible()
    faults["tutorial"] = examine(ana)
    ana.go("/profile")
    expect(ana.page.get_by_role("search")).to_be_visible()
    faults["my results"] = examine(ana)
    ana.go("/leaders")
    expect(ana.page.get_by_role("table")).to_be_visible()
    faults["best players"] = examine(ana)
    found = "\n".join(f"{page}: {fault}" for page, all_of_it in faults.items() for fault in all_of_it)
    assert not found, found
