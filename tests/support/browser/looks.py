"""How a page looks: nothing sticks out, what matters is in sight, and axe-core finds no grave fault."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.support.browser.visitor import Visitor
from tests.support.places import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
SIZES = """() => [
  [document.documentElement.scrollWidth, innerWidth],
  ...[...document.querySelectorAll('.play .nothing')].map((place) => [place.scrollWidth, place.clientWidth]),
]"""

STICKING = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
  .map((one) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 40)}`)"""
"""What reaches beyond the window, for whoever reads why a test has failed."""


@cache
def axe() -> str:
    assert AXE.is_file(), "axe-core is missing: run `npm install` in web/"
    return AXE.read_text(encoding="utf-8")


def examine(visitor: Visitor) -> list[str]:
    """What axe-core calls serious or critical, with the places where it is."""
    visitor.page.evaluate(axe())
    found: list[dict[str, Any]] = visitor.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['impact']} {one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:4]]}"
        for one in found
        if one["impact"] in GRAVE
    ]


def nothing_sticks_out(visitor: Visitor) -> None:
    """No page is wider than its window, and no word than the empty play area that it stands in."""
    for wide, room in visitor.page.evaluate(SIZES):
        assert wide <= room, visitor.page.evaluate(STICKING)


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


def choices_are_on_the_table(visitor: Visitor) -> None:
    """Whatever may be chosen can be chosen on the cards too, and nothing else."""
    decision = visitor.updates[-1]["decision"]
    lit = visitor.places.evaluate_all("places => places.map((place) => place.dataset.target)")
    for choice in decision["options"]:
        assert set(choice["targets"]) & set(lit), (choice, lit)
    offered = {target for choice in decision["options"] for target in choice["targets"]}
    assert set(lit) <= offered
