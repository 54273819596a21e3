"""How much a first visit loads. A size, not a time: the same on every machine."""

from __future__ import annotations

from playwright.sync_api import Request

from tests.support.browser.visiting import PHONE, Visit

MOST_BYTES = 150_000


def test_the_first_page_is_light(visit: Visit) -> None:
    ana = visit("pt-BR", PHONE)
    loaded: list[Request] = []
    ana.page.on("requestfinished", lambda request: loaded.append(request))
    ana.go("/")
    ana.page.get_by_role("heading", level=1).wait_for()
    ana.page.wait_for_load_state("networkidle")
    sizes = {
        request.url.removeprefix(ana.url): request.sizes()["responseBodySize"]
        for request in loaded
        if request.resource_type != "font"
    }
    assert "/" in sizes
    assert any(name.endswith(".js") for name in sizes)
    assert sum(sizes.values()) < MOST_BYTES, sizes
    assert all(request.url.startswith(ana.url) for request in loaded), "nothing comes from elsewhere"
