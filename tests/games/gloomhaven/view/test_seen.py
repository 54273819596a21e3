"""What the board shows before a choice is made: ways with their cost, sums of an attack, how a pattern may lie."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD, TRAP
from taverna.kit.hexes import Hex
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, attack, bit, move

LINE: list[Hex] = [(q, 0) for q in range(6)]
DISC: list[Hex] = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


def choosing(top: Tabletop) -> dict[str, Any]:
    shown: Any = GAME.sight.view(top.table, 0)["choosing"]
    return dict(shown)


def aims(top: Tabletop) -> dict[int, list[int]]:
    return {slot: rest for slot, *rest in choosing(top)["aims"]}


@pytest.mark.rule("GH-S-MOV-01")
@pytest.mark.rule("GH-S-DIF-02")
def test_ways_have_their_cost_and_their_hexes() -> None:
    top = Tabletop(LINE, {"brute": (0, 0)})
    top.table.board.put(top.map.cell((2, 0)), DIFFICULT)
    top.performs("brute", move(3))
    ways = {cell: (cost, bad, path) for cell, cost, bad, path in choosing(top)["ways"]}
    cells = [top.map.cell(hex) for hex in LINE]
    assert ways[cells[1]] == (1, 0, cells[1:2])
    assert ways[cells[2]] == (3, 0, cells[1:3])
    assert cells[3] not in ways


@pytest.mark.rule("GH-S-TRP-01")
def test_a_way_through_a_trap_says_so() -> None:
    top = Tabletop(LINE, {"brute": (0, 0)})
    top.table.board.put(top.map.cell((1, 0)), TRAP)
    top.performs("brute", move(2))
    ways = {cell: bad for cell, _, bad, _ in choosing(top)["ways"]}
    assert ways == {top.map.cell((1, 0)): 1, top.map.cell((2, 0)): 1}


@pytest.mark.rule("GH-S-MOV-04")
@pytest.mark.rule("GH-S-HAZ-01")
@pytest.mark.rule("GH-S-JMP-02")
def test_who_wants_another_way_is_told_what_each_hex_costs_and_whether_it_hurts() -> None:
    walking, jumping = {1: (1, 1), 2: (2, 0), 3: (1, 0)}, {1: (1, 0), 2: (1, 0), 3: (1, 0)}
    for flags, told in (([], walking), (["jump"], jumping)):
        top = Tabletop(LINE, {"brute": (0, 0)})
        top.table.board.put(top.map.cell((1, 0)), HAZARD)
        top.table.board.put(top.map.cell((2, 0)), DIFFICULT)
        top.performs("brute", move(4, flags=flags))
        enter = {cell: (price, hurts) for cell, price, hurts in choosing(top)["enter"]}
        assert {q: enter[top.map.cell((q, 0))] for q in told} == told


@pytest.mark.rule("GH-S-ATK-07")
@pytest.mark.rule("GH-S-PRC-01")
@pytest.mark.rule("GH-S-POI-01")
def test_an_attack_is_summed_up_for_each_target() -> None:
    foes = {"plain": Foe((1, 0)), "armoured": Foe((0, 1), shield=3), "spiky": Foe((-1, 0), retaliate=2)}
    top = Tabletop(DISC, {"brute": (0, 0)}, foes)
    top.figure("plain").conditions = bit("poison")
    top.performs("brute", attack(3, pierce=1))
    found = aims(top)
    # Value before the draw, shield that counts, draw, retaliation.
    assert found[top.slots["plain"]] == [4, 0, 0, 0]
    assert found[top.slots["armoured"]] == [3, 2, 0, 0]
    assert found[top.slots["spiky"]] == [3, 0, 0, 2]


@pytest.mark.rule("GH-S-ATK-03")
@pytest.mark.rule("GH-S-ADV-04")
def test_advantage_and_disadvantage_are_told() -> None:
    top = Tabletop(DISC, {"brute": (0, 0)}, {"near": Foe((1, 0)), "far": Foe((3, 0))})
    top.performs("brute", attack(2, range=3))
    assert [rest[2] for _, rest in sorted(aims(top).items())] == [-1, 0]
    top = Tabletop(DISC, {"brute": (0, 0)}, {"near": Foe((1, 0))})
    top.figure("brute").conditions = bit("strengthen")
    top.performs("brute", attack(2))
    assert aims(top)[top.slots["near"]][2] == 1


def test_to_look_changes_nothing() -> None:
    top = Tabletop(DISC, {"brute": (0, 0)}, {"one": Foe((1, 0)), "other": Foe((0, 1))})
    top.performs("brute", attack(2))
    before = top.table.attacks[-1].chosen, list(top.table.events), top.figure("one").hp
    choosing(top)
    assert (top.table.attacks[-1].chosen, list(top.table.events), top.figure("one").hp) == before


def test_nothing_is_shown_when_nothing_is_asked() -> None:
    top = Tabletop(DISC, {"brute": (0, 0)})
    assert choosing(top) == {}
