"""Two people: at one screen with a curtain between them, or each at a browser of their own."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.support.browser.visitor import Visitor


def curtain(visitor: Visitor) -> Locator:
    return visitor.page.locator(".curtain")


def lift(visitor: Visitor, name: str) -> None:
    visitor.press("ui-curtain-lift", name=name)
    expect(curtain(visitor)).to_have_count(0)


def shown_seat(visitor: Visitor) -> int:
    """Whose question is on the screen: it names them."""
    asked = visitor.page.locator(".bar .whom").inner_text()
    return ["Ana", "Bia"].index(asked)


def sit_down_together(host: Visitor, guest: Visitor) -> None:
    link = host.invite()
    expect(host.button("ui-start")).to_have_count(0)
    guest.page.goto(link)
    guest.page.get_by_label(guest.words("ui-nickname")).fill("Rui")
    guest.press("ui-sit")
    expect(guest.page.get_by_text(guest.words("ui-host-starts"))).to_be_visible()
    expect(host.page.get_by_text("Rui", exact=True)).to_be_visible()
    host.press("ui-start")
