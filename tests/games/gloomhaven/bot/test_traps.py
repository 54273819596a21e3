"""What bots make of traps: how dear one is, where enemies are sent, and that friends are kept out."""

from __future__ import annotations

import pytest

from taverna.bots import GreedyBot
from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import HAZARD, TRAP
from taverna.games.gloomhaven.bot.situation import Scene
from taverna.games.gloomhaven.bot.traps import cheapest, harm_at, price_at
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kernel import Rng
from taverna.kit.hexes import Hex, disc
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, bit, do


def table_with(traps: dict[Hex, tuple[int, tuple[str, ...]]], foe: Foe) -> Tabletop:
    top = Tabletop(disc(3), {"brute": (0, 0), "tinkerer": (-3, 0)}, {"foe": foe})
    for at, (damage, conditions) in traps.items():
        top.table.board.put(top.cell(at), TRAP)
        top.table.traps[top.cell(at)] = pack_trap(damage, bit(*conditions))
    return top


def test_a_trap_costs_its_damage_and_what_its_conditions_are_worth() -> None:
    """At level 1: 3 damage. A stun costs more than that, a muddle less; who has the condition already loses nothing."""
    traps: dict[Hex, tuple[int, tuple[str, ...]]] = {
        (1, 0): (TRAP_OF_LEVEL, ()),
        (0, 1): (0, ("stun",)),
        (-1, 1): (0, ("muddle",)),
        (0, -1): (TRAP_OF_LEVEL, ("wound",)),
    }
    top = table_with(traps, Foe((3, 0)))
    brute = top.figure("brute")
    plain, stun, muddle, wound = (price_at(top.table, brute, top.cell(at)) for at in traps)
    assert plain == 3.0
    assert muddle < plain < wound
    assert stun > plain
    assert cheapest(top.table, brute) == muddle
    top.give("brute", "muddle")
    assert price_at(top.table, brute, top.cell((-1, 1))) == 0.0
    assert price_at(top.table, brute, top.cell((2, 0))) == 0.0


def test_hazards_count_and_fliers_do_not_care() -> None:
    top = table_with({(1, 0): (TRAP_OF_LEVEL, ())}, Foe((2, 0), flying=True))
    top.table.board.put(top.cell((0, 1)), HAZARD)
    assert price_at(top.table, top.figure("brute"), top.cell((0, 1))) == 1.0
    assert price_at(top.table, top.figure("foe"), top.cell((1, 0))) == 0.0
    assert harm_at(Scene(top.table, 0), top.figure("foe"), top.cell((1, 0))) == 0.0


def test_what_harms_an_enemy_is_good_and_what_harms_a_friend_is_bad() -> None:
    top = table_with({(1, -1): (TRAP_OF_LEVEL, ("poison",)), (2, -1): (TRAP_OF_LEVEL, ())}, Foe((2, 0)))
    scene = Scene(top.table, 0)
    poisoned, plain = (harm_at(scene, top.figure("foe"), top.cell(at)) for at in ((1, -1), (2, -1)))
    assert poisoned > plain == 3.0
    assert harm_at(scene, top.figure("tinkerer"), top.cell((2, -1))) == -3.0


@pytest.mark.rule("GH-S-PSH-06")
def test_an_enemy_is_pushed_into_the_worse_trap() -> None:
    traps: dict[Hex, tuple[int, tuple[str, ...]]] = {
        (2, 0): (TRAP_OF_LEVEL, ()),
        (2, -1): (TRAP_OF_LEVEL, ("wound",)),
    }
    top = table_with(traps, Foe((1, 0), hp=9))
    top.performs("brute", do("push", n=1)).answer(top.at("foe"))
    assert top.asked == "push"
    code = GreedyBot().choose(GAME, top.table, top.table.pending[0], Rng(1))
    assert code == codes.CELL + top.cell((2, -1))
