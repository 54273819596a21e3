"""A new visitor clicks once and plays a whole game against bots."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, SMALL_PHONE, WIDE, Size, Visit
from tests.support.browser.tavern import Tavern
from tests.support.browser.visitor import Visitor

SIZES = """() => [
  [document.documentElement.scrollWidth, innerWidth],
  ...[...document.querySelectorAll('.play .nothing')].map((place) => [place.scrollWidth, place.clientWidth]),
]"""
LANGUAGES = ["en", "pt-BR", "es"]


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("en", SMALL_PHONE),
        ("pt-BR", PHONE),
        ("es", SMALL_PHONE),
        *((language, WIDE) for language in LANGUAGES),
    ],
)
def test_one_click_and_a_whole_game(visit: Visit, tavern: Tavern, language: str, size: Size) -> None:
    tavern.seed(10 * LANGUAGES.index(language) + (size == WIDE))
    ana = visit(language, size)
    ana.play_bots()
    dice = random.Random(language)
    for number in ana.turns():
        choices_are_on_the_table(ana)
        nothing_sticks_out(ana)
        my_bank_is_in_sight(ana)
        if size in (SMALL_PHONE, WIDE) and number == 5:
            ask_for_a_hint(ana)
        ana.choose(dice, on_table=number % 2 == 0)
    scores = ana.updates[-1]["result"]["scores"]
    expect(ana.result.get_by_role("listitem")).to_have_count(3)
    shown = ana.result.locator(".score").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(scores)
    expect(ana.result.locator("li.me")).to_contain_text(ana.words("ui-you"))
    expect(ana.page.locator("html")).to_have_attribute("lang", language)
    if (language, size) == ("en", WIDE):
        rematch_by_other_rules(ana)


def choices_are_on_the_table(visitor: Visitor) -> None:
    """Whatever may be chosen can be chosen on the cards too, and nothing else."""
    decision = visitor.updates[-1]["decision"]
    lit = visitor.places.evaluate_all("places => places.map((place) => place.dataset.target)")
    for choice in decision["options"]:
        assert set(choice["targets"]) & set(lit), (choice, lit)
    offered = {target for choice in decision["options"] for target in choice["targets"]}
    assert set(lit) <= offered


def my_bank_is_in_sight(visitor: Visitor) -> None:
    """The bar below the table never covers it, unless a Map spreads the discard pile out over the table."""
    told = visitor.updates[-1]
    if told["decision"]["kind"] == "map" or not told["view"]["players"][0]["bank"]:
        return
    shelf = visitor.page.locator(".seat.mine .shelf").bounding_box()
    bar = visitor.page.locator("section.bar").bounding_box()
    assert shelf is not None
    assert bar is not None
    assert shelf["y"] + shelf["height"] <= bar["y"] + 1, told["decision"]["kind"]


def ask_for_a_hint(visitor: Visitor) -> None:
    """What it says takes no room from the table, where it is marked too."""
    visitor.press("ui-hint")
    expect(visitor.page.locator(".hint")).to_be_visible()
    expect(visitor.page.locator("button.place.open.lit")).not_to_have_count(0)
    my_bank_is_in_sight(visitor)


def rematch_by_other_rules(visitor: Visitor) -> None:
    """With bots there is nobody to wait for: it begins at once."""
    before = visitor.page.url
    visitor.page.get_by_text(visitor.words("ui-rematch-options")).click()
    pirates = re.compile(f"^{visitor.words('setting-pirates')} ")
    visitor.page.get_by_role("switch", name=pirates).set_checked(False, force=True)
    visitor.press("ui-rematch")
    visitor.page.wait_for_url(lambda url: "/t/" in url and url != before)
    assert visitor.asked()
    assert visitor.updates[-1]["decision"]["kind"] == "turn"


def nothing_sticks_out(visitor: Visitor) -> None:
    """No page is wider than its window, and no word than the empty play area that it stands in."""
    for wide, room in visitor.page.evaluate(SIZES):
        assert wide <= room
