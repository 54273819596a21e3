"""People on the pages of a campaign, in its words."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, expect

from tests.support.browser.visitor import Visitor
from tests.support.places import ROOT


def word(visitor: Visitor, text_id: str, **values: str | int) -> str:
    file: Path = ROOT / f"web/src/campaign/text/{visitor.language}.ftl"
    bundle = FluentBundle([visitor.language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    pattern = bundle.get_message(text_id).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, values)[0])


def press(visitor: Visitor, text_id: str, **values: str | int) -> None:
    visitor.page.get_by_role("button", name=word(visitor, text_id, **values), exact=True).first.click()


def link(visitor: Visitor, text_id: str) -> Locator:
    return visitor.page.get_by_role("navigation").get_by_role("link", name=word(visitor, text_id), exact=True)


def settle(visitor: Visitor) -> None:
    """Answer whatever is left to be settled. Each answer is waited for: the next question stands on the same spot."""
    answers = visitor.page.locator(".settle button")
    while answers.first.is_visible():
        with visitor.page.expect_response(lambda response: response.url.endswith("/deeds")):
            answers.first.click()
        expect(visitor.page.locator(".settle button:disabled")).to_have_count(0)
