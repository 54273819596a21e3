"""Two people at one screen: what only one of them may know is behind a curtain until the other has looked away."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from tests.support.browser.company import curtain, lift, shown_seat
from tests.support.browser.looks import examine
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Visit
from tests.support.browser.visitor import MOST_CHOICES, Visitor
from tests.support.seeds import seed_for


def test_two_people_at_one_screen(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(401)
    ana = visit("pt-BR", PHONE)
    sit_down(ana, "Ana", "Bia")
    assert ana.asked()
    first = shown_seat(ana)
    only_own_pirates(ana, first)
    ana.choices.first.click()
    expect(curtain(ana)).to_be_visible()
    nobodys_pirates(ana)
    assert examine(ana) == []
    lift(ana, ["Ana", "Bia"][1 - first])
    assert ana.asked()
    assert shown_seat(ana) == 1 - first
    only_own_pirates(ana, 1 - first)
    ana.choices.last.click()
    passed = play_on(ana, random.Random(14))
    assert passed == 0, "after the pirates nothing is secret in this game"
    expect(ana.result.locator("tr.who")).to_have_count(2)


def test_what_an_oracle_shows_to_one_of_them_is_behind_the_curtain(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(seed_for("dead-mans-draw", 2, two_early_oracles, {"private_oracle": True}))
    ana = visit()
    sit_down(ana, "Ana", "Bia", private_oracle=True)
    assert play_on(ana, random.Random(15), enough=3) == 3


def two_early_oracles(position: dict[str, Any]) -> bool:
    first, _, third, *_ = position["draw"]
    return bool(first.startswith("oracle") and third.startswith("oracle"))


def sit_down(visitor: Visitor, *names: str, **options: bool) -> None:
    visitor.go("/")
    visitor.page.get_by_label(visitor.words("ui-nickname")).fill(names[0])
    visitor.page.locator(".hero .settings summary").click()
    others = visitor.page.get_by_label(visitor.words("ui-shared-people"))
    others.fill(", ".join(names[1:]))
    visitor.page.locator("input[name=bots][value='0']").check(force=True)
    for name, wanted in options.items():
        visitor.page.get_by_role("switch", name=visitor.words(f"setting-{name}")).set_checked(
            wanted, force=True
        )
    visitor.press("ui-play-shared")


def play_on(visitor: Visitor, dice: random.Random, enough: int = MOST_CHOICES) -> int:
    """To the end, or until the device has been passed behind a curtain often enough; returns how often it was."""
    passed = 0
    for number in range(MOST_CHOICES):
        expect(visitor.choices.or_(visitor.result).or_(curtain(visitor)).first).to_be_visible()
        if visitor.result.count() or passed == enough:
            return passed
        if curtain(visitor).count():
            assert not visitor.page.locator(".board").count()
            curtain(visitor).get_by_role("button").first.click()
            passed += 1
        else:
            only_own_foresight(visitor)
            visitor.choose(dice, on_table=number % 2 == 0)
    raise AssertionError("this game does not end")


def pirates_of(visitor: Visitor, seat: int) -> list[str]:
    """What that seat was offered, in words. Both seats' sockets belong to this page; what counts is what it shows."""
    offers = next(view["offers"] for view in visitor.views(seat) if view["offers"])
    return [visitor.words(f"pirate-{pirate}") for pirate in offers]


def only_own_foresight(visitor: Visitor) -> None:
    """The cards on the draw pile that are shown are those that whoever is asked has seen."""
    seat = shown_seat(visitor)
    view = visitor.views(seat)[-1]
    shown = visitor.page.locator("[data-place^='known:']")
    assert shown.evaluate_all("all => all.map((one) => one.dataset.place)") == [
        f"known:{card}" for card in view["known"]
    ]


def only_own_pirates(visitor: Visitor, seat: int) -> None:
    page = visitor.page.content()
    assert all(name in page for name in pirates_of(visitor, seat))
    assert not any(name in page for name in pirates_of(visitor, 1 - seat))


def nobodys_pirates(visitor: Visitor) -> None:
    page = visitor.page.content()
    assert not any(name in page for seat in (0, 1) for name in pirates_of(visitor, seat))
