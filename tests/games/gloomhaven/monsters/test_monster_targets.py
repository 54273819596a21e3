"""Whom a monster attacks in play, after it has moved for them (GH-S-MON-09, GH-S-MON-20)."""

from __future__ import annotations

import pytest

from taverna.kit.hexes import disc, row
from tests.support.gloomhaven.duo import strike
from tests.support.gloomhaven.tabletop import Foe, Tabletop, do

WALK: dict[str, object] = {"do": "move", "n": {"x": "stat", "plus": 0}}


def fork() -> Tabletop:
    """Range 3 and two targets: only from (1,1), for 2, can the foe hit the brute and the tinkerer together.

    The scoundrel can be hit beside the brute for the same movement, acts earlier than the tinkerer and is as near to
    (1,1), but was farther from where the turn began.
    """
    heroes = {"brute": (4, 0), "scoundrel": (3, 2), "tinkerer": (0, 4)}
    return Tabletop(disc(6), heroes, {"foe": Foe((0, 0), attack=1, range=3, targets=2)})


def attacked(top: Tabletop) -> list[object]:
    return [event.args["target-figure"] for event in top.told("attack")]


@pytest.mark.rule("GH-S-MON-09", "GH-S-MMV-03")
def test_it_attacks_those_it_moved_for_ranked_from_where_its_turn_began() -> None:
    top = fork()
    top.draws(WALK, strike())
    top.acts("foe")
    assert top.where("foe") == (1, 1)
    assert attacked(top) == ["brute", "tinkerer"]


@pytest.mark.rule("GH-S-MON-09")
def test_a_second_attack_ranks_from_there_too() -> None:
    top = fork()
    top.draws(WALK, strike(), strike())
    top.acts("foe")
    assert attacked(top) == ["brute", "tinkerer", "brute", "tinkerer"]


@pytest.mark.rule("GH-S-MON-09", "GH-S-RUL-20")
def test_if_one_of_them_is_gone_it_attacks_others() -> None:
    """Between its move and its attack the tinkerer falls."""
    top = fork()
    top.figure("tinkerer").hp = 1
    everyone = {"who": "enemy", "pick": "all", "within": 3}
    top.draws(WALK, do("damage", n=1, to=everyone), strike())
    top.acts("foe")
    assert top.where("foe") == (1, 1)
    assert not top.figure("tinkerer").present
    assert attacked(top) == ["brute", "scoundrel"]


@pytest.mark.rule("GH-S-MON-20", "GH-S-FOC-03")
def test_the_focus_is_attacked_beside_the_area() -> None:
    """The pattern lies two hexes ahead; the brute, next to the foe, is the further target."""
    top = Tabletop(row(-1, 4), {"brute": (-1, 0), "scoundrel": (2, 0)}, {"foe": Foe((0, 0), attack=1)})
    ahead = {"at": "self", "hit": [[2, 0]]}
    top.draws(strike(area=ahead, targets=2))
    top.acts("foe")
    assert top.figure("foe").focus == top.slots["brute"]
    assert attacked(top) == ["brute", "scoundrel"]
