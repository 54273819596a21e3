"""Summons of heroes (section 16)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.kit.hexes import disc
from tests.support.gloomhaven.duo import strike
from tests.support.gloomhaven.tabletop import Foe, Tabletop, do, half


@pytest.mark.rule("GH-S-SUM-01")
@pytest.mark.rule("GH-S-SUM-03")
@pytest.mark.rule("GH-S-SUM-05")
@pytest.mark.rule("GH-S-INI-08")
@pytest.mark.rule("GH-S-EX-32")
def test_summons_act_before_their_summoner_from_the_next_round_on() -> None:
    top = Tabletop(disc(4), {"tinkerer": (0, 0), "brute": (0, 3)}, {"foe": Foe((4, 0))})
    top.deal("tinkerer", 8)
    top.deal("brute", 8)
    top.draws(do("shield", n=1), initiative=90)
    for card, at in ((10, (-1, 0)), (11, (0, 1))):
        top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=card)
        assert top.asked == "place"
        top.answer(top.to(*at))
    assert all(figure.acted for figure in top.table.figures[-2:])
    top.table.events.clear()
    top.begins().selects("tinkerer", 0, 1).selects("brute", 4, 0)
    while top.asked != "turn":
        top.answer(top.options[0])
    while len(top.told("turn")) < 4:
        top.answer(top.options[-1])
    acted = [str(event.args["figure"]) for event in top.told("turn")]
    assert acted.index("decoy-1") + 1 == acted.index("decoy-2")
    assert acted.index("decoy-2") + 1 == acted.index("tinkerer")


@pytest.mark.rule("GH-S-SUM-01")
def test_without_an_empty_hex_nothing_is_summoned() -> None:
    top = Tabletop([(0, 0), (1, 0)], {"tinkerer": (0, 0)}, {"foe": Foe((1, 0))})
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=0)
    assert top.asked == ""
    assert (top.hero("tinkerer").discard, top.hero("tinkerer").lost) == (1, 0)


@pytest.mark.rule("GH-S-SUM-02")
@pytest.mark.rule("GH-S-SUM-10")
@pytest.mark.rule("GH-S-SUM-07")
def test_a_dead_summon_takes_its_card_out_of_the_active_area() -> None:
    top = Tabletop(disc(3), {"tinkerer": (0, 0)}, {"foe": Foe((2, 0), attack=9)})
    top.deal("tinkerer", 3)
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=5)
    top.answer(top.to(1, 0))
    hero = top.hero("tinkerer")
    assert (hero.active, hero.lost) == (1 << 5, 1 << 5)
    top.draws(strike())
    top.acts("foe")
    assert top.asked == ""
    assert not top.table.figures[-1].present
    assert (hero.active, hero.lost) == (0, 1 << 5)


@pytest.mark.rule("GH-S-SUM-02", "GH-S-ZON-05", "GH-S-BON-05")
def test_a_summon_leaves_with_its_card() -> None:
    top = Tabletop(disc(3), {"tinkerer": (0, 0), "brute": (0, 3)}, {"foe": Foe((3, 0))})
    top.deal("tinkerer", 4)
    top.deal("brute", 4)
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=9)
    top.answer(top.to(1, 0))
    decoy = top.table.figures[-1]
    top.draws(do("shield", n=1), initiative=99)
    top.begins().selects("tinkerer", 0, 1).selects("brute", 0, 1)
    while top.asked != "turn" or top.table.pending[0].seat != 0:
        top.answer(codes.DONE if codes.DONE in top.options else top.options[0])
    assert decoy.present
    top.answer(codes.CARD + 9)
    assert not decoy.present
    assert (top.hero("tinkerer").active, top.hero("tinkerer").lost) == (0, 1 << 9)
    assert top.asked == "turn"


@pytest.mark.rule("GH-S-SUM-07", "GH-S-TRE-01")
def test_a_summon_takes_neither_money_nor_treasure_where_its_turn_ends() -> None:
    top = Tabletop(disc(3), {"tinkerer": (0, 0)}, {"foe": Foe((3, 0))})
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=9)
    top.answer(top.to(1, 0))
    top.slots["decoy"] = top.table.figures[-1].slot
    here = top.cell((2, 0))
    top.table.coins[here] = 2
    top.table.treasure[here] = 7
    top.acts("decoy")
    assert top.where("decoy") == (2, 0)
    assert (top.table.coins[here], top.table.treasure[here]) == (2, 7)
    assert (top.hero("tinkerer").tokens, top.hero("tinkerer").treasures) == (0, [])
