"""A new visitor clicks once and plays a whole game against bots."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.support.browser.looks import choices_are_on_the_table, my_bank_is_in_sight, nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, SMALL_PHONE, WIDE, Size, Visit
from tests.support.browser.visitor import Visitor

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
    expect(ana.result.locator("tr.who")).to_have_count(3)
    shown = ana.result.locator(".score").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(scores)
    expect(ana.result.locator("tr.who .you")).to_have_text(ana.words("ui-you"))
    expect(ana.page.locator("html")).to_have_attribute("lang", language)
    if (language, size) == ("en", WIDE):
        rematch_by_other_rules(ana)


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
