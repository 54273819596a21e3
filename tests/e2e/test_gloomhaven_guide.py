"""Gloomhaven is learned at a real table of its first scenario: a guide says what matters when it comes up."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.support.browser.delver import GAME, READY, Delver
from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.visiting import PHONE, Size, Visit

DESK = (1366, 768)
TOPIC = "section.guide"
FIRST_ROUND = {"start", "lead", "second", "turn"}
CHOICES = 14


def begin(visit: Visit, language: str, size: Size) -> Delver:
    ana = visit(language, size, game=GAME)
    ana.go(f"/learn/{GAME}")
    ana.page.locator("main .button.primary").click()
    return Delver(ana, random.Random(2))


@pytest.mark.parametrize(("language", "size"), [("pt-BR", DESK), ("es", PHONE)], ids=["desk", "phone"])
def test_the_guide_teaches_at_a_real_table(visit: Visit, language: str, size: Size) -> None:
    delver = begin(visit, language, size)
    page = delver.page
    expect(page.locator(f"{TOPIC}[data-topic=sheet]")).to_be_visible()
    delver.get_ready()
    told: set[str] = set()
    faults: list[str] = []
    for _ in range(CHOICES):
        assert delver.waits()
        topic = page.locator(TOPIC)
        if topic.count():
            told.add(topic.get_attribute("data-topic") or "")
            if told == {"start"}:
                nothing_sticks_out(delver.visitor)
                faults = examine(delver.visitor)
            page.locator(f"{TOPIC} [data-key=understood]").click()
            expect(topic).to_have_count(0)
        delver.choose()
    assert told >= FIRST_ROUND, told
    assert faults == []
    assert delver.view["scenario"] == "1"


def test_the_guide_is_left_and_gone_on_with(visit: Visit) -> None:
    delver = begin(visit, "en", DESK)
    page, ana = delver.page, delver.visitor
    expect(page.locator(READY)).to_be_visible()
    table = page.url
    delver.get_ready()
    expect(page.locator(f"{TOPIC}[data-topic=start]")).to_be_visible()
    ana.go(f"/learn/{GAME}")
    page.locator("main a.button.big").click()
    expect(page).to_have_url(table)
    expect(page.locator(f"{TOPIC}[data-topic=start]")).to_be_visible()
    page.locator(f"{TOPIC} .close").click()
    expect(page.locator(TOPIC)).to_have_count(0)
    page.reload()
    expect(delver.asked).to_be_visible()
    expect(page.locator(TOPIC)).to_have_count(0)
