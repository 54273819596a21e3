"""A new visitor clicks once and plays a whole game against bots."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, WIDE, Size, Visit
from tests.e2e.tavern import Tavern
from tests.e2e.visitor import Visitor

LANGUAGES = ["en", "pt-BR", "es"]


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_click_and_a_whole_game(visit: Visit, tavern: Tavern, language: str, size: Size) -> None:
    tavern.seed(10 * LANGUAGES.index(language) + (size == WIDE))
    ana = visit(language, size)
    ana.play_bots()
    dice = random.Random(language)
    for number in ana.turns():
        choices_are_on_the_table(ana)
        nothing_sticks_out(ana)
        ana.choose(dice, on_table=number % 2 == 0)
    scores = ana.updates[-1]["result"]["scores"]
    expect(ana.result.get_by_role("listitem")).to_have_count(3)
    shown = ana.result.locator(".score").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(scores)
    expect(ana.page.locator("html")).to_have_attribute("lang", language)


def choices_are_on_the_table(visitor: Visitor) -> None:
    """Whatever may be chosen can be chosen on the cards too, and nothing else."""
    question = visitor.updates[-1]["question"]
    lit = visitor.places.evaluate_all("places => places.map((place) => place.dataset.target)")
    for choice in question["choices"]:
        assert set(choice["targets"]) & set(lit), (choice, lit)
    offered = {target for choice in question["choices"] for target in choice["targets"]}
    assert set(lit) <= offered


def nothing_sticks_out(visitor: Visitor) -> None:
    """No page is wider than its window."""
    wide, room = visitor.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room
