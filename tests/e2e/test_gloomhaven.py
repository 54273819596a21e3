"""Gloomhaven in a real browser: a whole scenario by clicks on the board, by keys, over the network, across a reload."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.delver import CARDS, GAME, HALVES, HEXES, MAP, TOKENS, Delver
from tests.e2e.tavern import Tavern
from tests.e2e.test_accessible import examine
from tests.e2e.test_alone import nothing_sticks_out

DESK = (1366, 768)
MOST_OF_A_VIEW = 40_000
MOST_TRAFFIC = 1_000_000


def test_scenario_one_to_the_end_with_two_heroes_by_hand_and_two_bots(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(4)
    ana = visit("en", DESK, game=GAME)
    delver = Delver(ana, random.Random(7))
    delver.set_up(mine=2, bots=2)
    delver.play()
    expect(delver.result).to_be_visible()
    expect(ana.page.locator(".ending li")).to_have_count(4)
    assert examine(ana) == []
    for where in (HEXES, TOKENS, CARDS, HALVES):
        assert delver.clicks[where] > 0, f"nothing was chosen on {where}"
    assert ana.page.locator(".curtain").count() == 0, "one person needs no curtain"


def test_what_one_seat_hears_of_a_scenario_is_little(visit: Visit, tavern: Tavern) -> None:
    pass
