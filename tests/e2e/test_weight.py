"""How much a first visit loads. A size, not a time: the same on every machine."""

from __future__ import annotations

import random
from typing import Any

from tests.support.browser.delver import GAME, Delver
from tests.support.browser.visiting import PHONE, Visit
from tests.support.browser.visitor import Visitor

MOST_BYTES = 220_000
MOST_OF_A_TABLE = 250_000
"""As sent, compressed and with their headers; fonts apart."""


class Scales:
    """Weighs what a page loads from now on, as the network delivers it: nothing comes from the browser's store."""

    def __init__(self, visitor: Visitor) -> None:
        self._kinds: dict[str, str] = {}
        self._addresses: dict[str, str] = {}
        self._sizes: dict[str, int] = {}
        network = visitor.context.new_cdp_session(visitor.page)
        network.on("Network.requestWillBeSent", self._asked)
        network.on("Network.loadingFinished", self._came)
        network.send("Network.enable")
        network.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _asked(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event.get("type", "")
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        self._sizes[event["requestId"]] = int(event["encodedDataLength"])

    @property
    def sizes(self) -> dict[str, int]:
        """By address, without fonts."""
        return {
            self._addresses[number]: size
            for number, size in self._sizes.items()
            if number in self._addresses and self._kinds[number] != "Font"
        }


def test_the_first_page_is_light(visit: Visit) -> None:
    ana = visit("pt-BR", PHONE)
    scales = Scales(ana)
    ana.go("/")
    ana.page.get_by_role("heading", level=1).wait_for()
    ana.page.wait_for_load_state("networkidle")
    sizes = scales.sizes
    assert ana.url + "/" in sizes
    assert sum(size for name, size in sizes.items() if name.endswith(".js")) > 10_000, (
        "the scales weigh nothing"
    )
    assert sum(sizes.values()) < MOST_BYTES, sizes
    assert all(name.startswith(ana.url) for name in sizes), "nothing comes from elsewhere"


def test_a_table_of_gloomhaven_loads_its_own_pictures_only(visit: Visit) -> None:
    """Somebody who follows a link to it: the page, its words, what lies in the box; no monsters of other scenarios."""
    ana = visit("en", PHONE, game=GAME)
    Delver(ana, random.Random(1)).set_up(mine=1, bots=1)
    scales = Scales(ana)
    ana.page.reload()
    ana.page.locator("section.tray").wait_for()
    ana.page.wait_for_load_state("networkidle")
    sizes = scales.sizes
    assert sum(size for name, size in sizes.items() if name.endswith(".js")) > 10_000, (
        "the scales weigh nothing"
    )
    assert sum(sizes.values()) < MOST_OF_A_TABLE, sizes
    assert not any("crab-claw" in name for name in sizes), "no lurkers in the first scenario"
