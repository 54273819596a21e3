"""People with accounts, in a browser."""

from __future__ import annotations

from itertools import count

from playwright.sync_api import expect

from tests.support.browser.visitor import Visitor

SECRET = "candle and rope"
_number = count(1)


def new_name(name: str) -> str:
    """Of an account that nobody has: all tests share one tavern."""
    return f"{name} {next(_number)}"


def join(visitor: Visitor, name: str) -> str:
    """Has an account, without the page for it."""
    own = new_name(name)
    answer = visitor.context.request.post(
        f"{visitor.url}/api/account", data={"name": own, "password": SECRET, "language": visitor.language}
    )
    assert answer.ok, answer.text()
    return own


def fill(visitor: Visitor, text_id: str, value: str) -> None:
    visitor.page.get_by_label(visitor.words(text_id), exact=True).fill(value)


def take(visitor: Visitor, way: str) -> None:
    """One of the ways on the account page."""
    visitor.page.locator(".segments label", has_text=visitor.words(f"ui-way-{way}")).click()


def sign_in(visitor: Visitor, name: str, password: str = SECRET) -> None:
    visitor.go("/account")
    take(visitor, "login")
    fill(visitor, "ui-account-name", name)
    visitor.page.locator("input[type=password]").fill(password)
    visitor.press("ui-do-login")
    expect(visitor.page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def sign_out(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=visitor.words("ui-person", name=name)).click()
    visitor.press("ui-sign-out")
    expect(visitor.page.get_by_role("link", name=visitor.words("ui-account"), exact=True)).to_be_visible()
