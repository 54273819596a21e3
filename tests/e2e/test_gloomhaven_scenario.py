"""Scenario 1 to its end on a phone, by touch, and on a large screen: whatever is asked, the table keeps its shape."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.support.browser.delver import GAME, HEXES, MAP, TOKENS, Delver
from tests.support.browser.looks import nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Size, Visit
from tests.support.browser.watch import Json

LARGE = (1920, 1080)
CLOSED = 0
SHAPE = f"""() => {{
  const box = (element) => element.getBoundingClientRect();
  const bar = box(document.querySelector('section.bar'));
  const inside = [...document.querySelectorAll('section.bar h2, section.bar .options:not(.all) .choice')];
  return {{
    map: [box(document.querySelector('{MAP}'))].flatMap(({{ x, y, width, height }}) => [x, y, width, height]),
    out: inside.filter((one) => box(one).top < bar.top - 1 || box(one).bottom > bar.bottom + 1)
      .map((one) => one.innerText),
    grave: [...document.querySelectorAll('section.bar .choice.grave')].map((one) => one.innerText),
  }};
}}"""


def to_the_door(view: Json) -> int | None:
    """The end of a move that is nearest to a closed door."""
    board = view["board"]
    closed = [(q, r) for _, q, r, state in board["doors"] if state == CLOSED]
    ways = {end for end, *_ in view["choosing"].get("ways", [])}
    places = [(cell, q, r) for cell, q, r, _ in board["cells"] + board["doors"] if cell in ways]
    if not closed or not places:
        return None
    nearest: tuple[int, int, int] = min(
        places,
        key=lambda place: min(
            max(abs(place[1] - q), abs(place[2] - r), abs(place[1] + place[2] - q - r)) for q, r in closed
        ),
    )
    return nearest[0]


class Witness:
    """What has come up so far, and that nothing moved for it."""

    def __init__(self, delver: Delver) -> None:
        self.delver = delver
        self.met: set[str] = set()
        self.maps: set[tuple[float, ...]] = set()

    def look(self) -> None:
        view = self.delver.view
        shape: Json = self.delver.page.evaluate(SHAPE)
        self.maps.add(tuple(shape["map"]))
        assert shape["out"] == [], "does not fit into the bar"
        nothing_sticks_out(self.delver.visitor)
        if shape["grave"]:
            names = [self.delver.visitor.words(f"class-{hero['class']}") for hero in view["heroes"]]
            assert any(name in shape["grave"][0] for name in names), "nobody says who would be exhausted"
            self.met.add("lethal hit")
        if any(hero["resting"] for hero in view["heroes"]):
            self.met.add("long rest")
        if any(state != CLOSED for *_, state in view["board"]["doors"]):
            self.met.add("door")


@pytest.mark.parametrize(("language", "size"), [("es", PHONE), ("pt-BR", LARGE)], ids=["touch", "large"])
def test_scenario_one_to_the_end(visit: Visit, tavern: Tavern, language: str, size: Size) -> None:
    tavern.seed(6)
    ana = visit(language, size, game=GAME)
    delver = Delver(ana, random.Random(7), to_the_door, by_touch=size == PHONE)
    witness = Witness(delver)
    delver.set_up(mine=2, bots=0, difficulty="very-hard")  # so that it is over soon
    delver.get_ready()
    delver.play(before=witness.look)
    expect(delver.result).to_be_visible()
    assert witness.met == {"door", "long rest", "lethal hit"}
    assert len(witness.maps) == 1, "the map has moved"
    assert delver.clicks[HEXES]
    assert delver.clicks[TOKENS]
