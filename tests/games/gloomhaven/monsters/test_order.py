"""The order that breaks ties of focus, as the table keeps it: heroes, their summons, monsters by activation."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.effects.turn_order import number_figures
from taverna.games.gloomhaven.language.vocabulary import ELITE
from taverna.kit.hexes import disc, row
from tests.support.gloomhaven.duo import strike
from tests.support.gloomhaven.tabletop import Foe, Tabletop, do, half


def party() -> Tabletop:
    """Brute 20, tinkerer 30 with a new summon, scoundrel resting; a foe on each side of nobody yet."""
    heroes = {"brute": (-2, 0), "tinkerer": (0, 2), "scoundrel": (0, -2)}
    top = Tabletop(disc(3), heroes, {"foe": Foe((0, 0), range=3)})
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=5)
    top.answer(top.to(1, 1))
    top.slots["decoy"] = top.table.figures[-1].slot
    top.draws(strike())
    for name, initiative in (("brute", 20), ("tinkerer", 30), ("scoundrel", 99)):
        top.hero(name).initiative = initiative
    top.table.order = [0, 1, 2]
    number_figures(top.table)
    return top


def in_order(top: Tabletop) -> list[str]:
    order = top.table.board.figures.order
    names = [name for name in top.slots if top.figure(name).side == 0]
    return sorted(names, key=lambda name: order[top.slots[name]])


@pytest.mark.rule("GH-S-FOC-11", "GH-S-INI-08")
def test_a_summon_counts_just_before_its_summoner_and_a_rester_last() -> None:
    assert in_order(party()) == ["brute", "decoy", "tinkerer", "scoundrel"]


@pytest.mark.rule("GH-S-FOC-16")
def test_who_has_acted_keeps_its_place() -> None:
    top = party()
    for name in ("brute", "tinkerer"):
        top.figure(name).acted = True
    number_figures(top.table)
    assert in_order(top) == ["brute", "decoy", "tinkerer", "scoundrel"]
    top.acts("foe")
    assert top.figure("foe").focus == top.slots["brute"]


@pytest.mark.rule("GH-S-FOC-17", "GH-S-INI-09")
def test_monsters_of_a_type_count_by_activation() -> None:
    foes = {
        "one": Foe((2, 0)),
        "two": Foe((-2, 0)),
        "three": Foe((0, 2), rank=ELITE),
        "four": Foe((0, -2), rank=ELITE),
    }
    top = Tabletop(disc(3), {"tinkerer": (0, 0)}, foes)
    top.draws(strike(), initiative=40)
    top.table.order = [4, 0]
    number_figures(top.table)
    order = top.table.board.figures.order
    assert sorted(foes, key=lambda name: order[top.slots[name]]) == ["three", "four", "one", "two"]


@pytest.mark.rule("GH-S-FOC-17", "GH-S-FOC-12")
def test_a_summon_between_two_goes_for_the_elite() -> None:
    foes = {"normal": Foe((-3, 0)), "elite": Foe((3, 0), rank=ELITE)}
    top = Tabletop(row(-3, 3), {"tinkerer": (1, 0)}, foes)
    top.plays("tinkerer", half(do("summon", summon="battle-bot"), until=3, lost=True), card=5)
    top.answer(top.to(0, 0))
    top.slots["bot"] = top.table.figures[-1].slot
    top.table.put(top.figure("tinkerer"), -1)
    top.draws(strike(), initiative=40)
    top.table.order = [0, 4]
    number_figures(top.table)
    top.acts("bot")
    assert top.asked == ""
    assert top.figure("bot").focus == top.slots["elite"]
