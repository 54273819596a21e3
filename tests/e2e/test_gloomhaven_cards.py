"""The ability cards of Gloomhaven: on none of them anything is cut off, in any language, at any size."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from taverna.i18n.reference import reference
from tests.support.browser.delver import GAME
from tests.support.browser.visiting import Visit

DESK = (1366, 768)
LOOKS = ("large", "tray", "small")
CUT_OFF = """(cards) => cards.filter((card) => {
    const frame = card.getBoundingClientRect();
    const out = (box) => box.right > frame.right + 1 || box.bottom > frame.bottom + 1 || box.left < frame.left - 1;
    const inside = [...card.querySelectorAll('.words, .sign, .condition, .element, svg, .uses, .name')];
    return card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1
        || inside.some((part) => out(part.getBoundingClientRect()));
}).map((card) => card.dataset.card)"""
LIE_OVER = """(cards) => cards.filter((card) => [...card.querySelectorAll('.face')].some((face) => {
    const boxes = [...face.querySelectorAll('.row, .end')].map((row) => row.getBoundingClientRect());
    return boxes.some((one, at) => boxes.slice(at + 1).some((other) => one.left < other.right - 1
        && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1));
})).map((card) => card.dataset.card)"""


@pytest.mark.parametrize("language", ["en", "pt-BR", "es"])
def test_nothing_is_cut_off_on_any_card(visit: Visit, language: str) -> None:
    ana = visit(language, DESK, game=GAME)
    told: Any = reference(GAME, "components", "en")
    seen = 0
    for slug in told["classes"]:
        cards = ana.page.locator(".printed")
        ana.go(f"/more/{GAME}/cards?class={slug}")
        expect(cards).to_have_count(sum(card["class"] == slug for card in told["cards"].values()))
        ana.page.evaluate("document.fonts.ready")
        for look in LOOKS:
            ana.page.locator("select").nth(1).select_option(look)
            expect(ana.page.locator(f".printed.{look}")).to_have_count(cards.count())
            ana.page.wait_for_timeout(80)
            assert cards.evaluate_all(CUT_OFF) == [], (slug, look)
            assert cards.evaluate_all(LIE_OVER) == [], (slug, look)
        seen += cards.count()
    assert seen >= 495
