"""Pushes and pulls that meet terrain, wings, allies, walls and conditions (GH-S-PSH, PUL, FLY-02, TRP, HAZ)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import HAZARD, OBSTACLE, TRAP
from taverna.games.gloomhaven.state.figures import Sheet
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kit.hexes import Hex, disc, row
from tests.support.gloomhaven.duo import strike
from tests.support.gloomhaven.tabletop import Foe, Tabletop, bit, do, half


def line(length: int = 5, hero: Hex = (0, 0), level: int = 1, **foes: Foe) -> Tabletop:
    return Tabletop(row(0, length), {"brute": hero}, foes, level=level)


def lay(top: Tabletop, at: Hex, terrain: int, conditions: int = 0, damage: int = TRAP_OF_LEVEL) -> None:
    top.table.board.put(top.cell(at), terrain)
    if terrain == TRAP:
        top.table.traps[top.cell(at)] = pack_trap(damage, conditions)
    if terrain == OBSTACLE:
        top.table.obstacles[top.cell(at)] = 1 + top.cell(at)


def pushes(top: Tabletop, n: int, *ways: Hex) -> Tabletop:
    top.performs("brute", do("push", n=n)).answer(top.at("foe"))
    for at in ways:
        top.answer(top.to(*at))
    return top


@pytest.mark.rule("GH-S-HAZ-01", "GH-S-PSH-06")
def test_each_hazard_on_the_way_hurts() -> None:
    top = line(level=2, foe=Foe((1, 0)))
    for q in (2, 3):
        lay(top, (q, 0), HAZARD)
    pushes(top, 3, (2, 0))
    assert (top.where("foe"), top.lost("foe")) == ((4, 0), 2 + 2)


@pytest.mark.rule("GH-S-TRP-01", "GH-S-PSH-04", "GH-S-PSH-06")
def test_through_an_ally_into_the_trap_behind() -> None:
    top = line(foe=Foe((1, 0)), ally=Foe((2, 0)))
    lay(top, (3, 0), TRAP)
    pushes(top, 2, (2, 0))
    assert (top.where("foe"), top.lost("foe"), top.where("ally"), top.lost("ally")) == ((3, 0), 3, (2, 0), 0)
    assert top.table.board.occupant[top.cell((2, 0))] == top.slots["ally"]


@pytest.mark.rule("GH-S-PSH-05", "GH-S-PSH-03")
def test_not_past_two_allies_with_too_short_a_push() -> None:
    """Push 2 would end on the second ally, and stops where it began; push 3 comes down behind both."""
    top = line(foe=Foe((1, 0)), one=Foe((2, 0)), two=Foe((3, 0)))
    assert pushes(top, 2).asked == ""
    assert top.where("foe") == (1, 0)
    top = line(foe=Foe((1, 0)), one=Foe((2, 0)), two=Foe((3, 0)))
    assert pushes(top, 3, (2, 0)).where("foe") == (4, 0)


@pytest.mark.rule("GH-S-PSH-07", "GH-S-TRP-07", "GH-S-TRP-03")
@pytest.mark.parametrize("condition", ["stun", "immobilize"])
def test_a_trap_that_holds_a_walker_does_not_stop_a_push(condition: str) -> None:
    top = line(foe=Foe((1, 0)))
    lay(top, (2, 0), TRAP, bit(condition), 1)
    pushes(top, 3, (2, 0))
    assert (top.where("foe"), top.lost("foe"), top.has("foe", condition)) == ((4, 0), 1, True)


@pytest.mark.rule("GH-S-PSH-08", "GH-S-HAZ-01", "GH-S-ATK-18")
def test_who_dies_on_the_way_stays_there() -> None:
    top = line(foe=Foe((1, 0), hp=1))
    lay(top, (2, 0), HAZARD)
    pushes(top, 3, (2, 0))
    assert (top.where("foe"), top.asked) == (None, "")
    assert [top.table.coins[top.cell((q, 0))] for q in (1, 2, 3)] == [0, 1, 0]
    assert top.hero("brute").kills == 1


@pytest.mark.rule("GH-S-FLY-02", "GH-S-OBS-02")
def test_wings_carry_a_target_over_everything_and_onto_an_obstacle() -> None:
    top = line(foe=Foe((4, 0), flying=True))
    lay(top, (3, 0), TRAP)
    lay(top, (2, 0), OBSTACLE)
    top.performs("brute", do("pull", n=2, range=4)).answer(top.at("foe"), top.to(3, 0))
    assert (top.where("foe"), top.lost("foe")) == ((2, 0), 0)
    assert top.table.board.terrain[top.cell((3, 0))] & TRAP


@pytest.mark.rule("GH-S-FLY-02", "GH-S-PSH-04")
@pytest.mark.parametrize(("flying", "end"), [(True, (3, 0)), (False, (1, 0))])
def test_only_wings_carry_a_target_past_its_enemies(flying: bool, end: Hex) -> None:
    heroes = {"brute": (0, 0), "scoundrel": (2, 0)}
    top = Tabletop(row(0, 5), heroes, {"foe": Foe((1, 0), flying=flying)})
    pushes(top, 2, *([(2, 0)] if flying else []))
    assert (top.where("foe"), top.where("scoundrel"), top.asked) == (end, (2, 0), "")


@pytest.mark.rule("GH-S-PSH-03", "GH-S-PSH-05")
def test_over_an_ally_it_can_neither_stop_nor_run_against_something() -> None:
    top = Tabletop(disc(4), {"brute": (0, 0)}, {"foe": Foe((1, 0)), "ally": Foe((2, 0))})
    lay(top, (3, -1), OBSTACLE)
    pushes(top, 2, (2, 0))
    assert top.offered_cells() == {(3, 0), (2, 1)}
    assert codes.DONE not in top.options
    assert top.answer(top.to(2, 1)).where("foe") == (2, 1)


@pytest.mark.rule("GH-S-PUL-01", "GH-S-PSH-05")
def test_a_pull_ends_next_to_who_pulls() -> None:
    top = line(foe=Foe((3, 0)))
    top.performs("brute", do("pull", n=5, range=4)).answer(top.at("foe"), top.to(2, 0))
    assert (top.where("foe"), top.asked) == ((1, 0), "")
    assert top.performs("brute", do("pull", n=1, range=4)).answer(top.at("foe")).asked == ""
    assert top.where("foe") == (1, 0)


@pytest.mark.rule("GH-S-PSH-02", "GH-S-SUM-09")
def test_who_summoned_leads_the_way_of_a_summons_push() -> None:
    top = Tabletop(disc(4), {"brute": (-3, 0), "tinkerer": (0, 0)}, {"foe": Foe((2, 0))})
    top.plays("tinkerer", half(do("summon", summon="battle-bot"), until=3, lost=True), card=5)
    top.answer(top.to(1, 0))
    bot = top.table.figures[-1]
    bot.sheet = Sheet("test/bot", "battle-bot", 5, 0, 1, 0)
    bot.sheet.push = 1
    top.slots["bot"] = bot.slot
    top.acts("bot")
    assert (top.asked, top.table.pending[0].seat) == ("push", 1)
    assert codes.DONE not in top.options
    assert top.offered_cells() == {(3, 0), (3, -1), (2, 1)}


@pytest.mark.rule("GH-S-PSH-02", "GH-S-MON-12")
def test_the_first_hero_leads_the_way_of_a_monsters_push() -> None:
    top = Tabletop(disc(4), {"brute": (-3, 0), "tinkerer": (0, 0)}, {"foe": Foe((1, 0))})
    top.draws(strike(0, push=1))
    top.acts("foe")
    assert (top.asked, top.table.pending[0].seat) == ("push", 0)
    assert codes.DONE not in top.options
