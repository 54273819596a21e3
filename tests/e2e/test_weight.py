"""How much a first visit loads. A size, not a time: the same on every machine."""

from __future__ import annotations

import random

from playwright.sync_api import Request

from tests.support.browser.delver import GAME, Delver
from tests.support.browser.visiting import PHONE, Visit

MOST_BYTES = 160_000
MOST_OF_A_TABLE = 320_000


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


def test_a_table_of_gloomhaven_loads_its_own_pictures_only(visit: Visit) -> None:
    """Somebody who follows a link to it: the page, its words, what lies in the box; no monsters of other scenarios."""
    ana = visit("en", PHONE, game=GAME)
    Delver(ana, random.Random(1)).set_up(mine=1, bots=1)
    loaded: list[Request] = []
    ana.page.on("requestfinished", lambda request: loaded.append(request))
    network = ana.context.new_cdp_session(ana.page)
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    ana.page.reload()
    ana.page.locator("section.tray").wait_for()
    ana.page.wait_for_load_state("networkidle")
    sizes = {
        request.url.removeprefix(ana.url): request.sizes()["responseBodySize"]
        for request in loaded
        if request.resource_type != "font"
    }
    assert sum(sizes.values()) < MOST_OF_A_TABLE, sizes
    assert not any("cannon" in name for name in sizes), "no artillery in the first scenario"
