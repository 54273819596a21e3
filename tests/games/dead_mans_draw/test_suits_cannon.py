"""The Cannon (DMD-12)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import codes
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    EDGARD,
    choose,
    draw,
    happened,
    in_bank,
    in_discard,
    in_play,
    loot,
    offered,
    refused,
    stack_code,
    table,
    told,
)


@pytest.mark.rule("DMD-12.1")
def test_cannon_discards_the_top_of_any_opponents_stack() -> None:
    position = table(seats=3, draw="Cannon 4", banks=["Map 3", "Key 6, 5 | Chest 2", "Key 7 | Oracle 3"])
    draw(position)
    assert offered(position) == ["Key 6", "Chest 2", "Key 7", "Oracle 3"]
    choose(position, "Key 6")
    assert in_bank(position, CLARA) == loot("Key 5 | Chest 2")
    assert in_bank(position, EDGARD) == loot("Key 7 | Oracle 3")
    assert "key-6" in in_discard(position)


@pytest.mark.rule("DMD-12.1")
def test_cannon_hits_the_opponent_that_was_chosen() -> None:
    position = table(seats=3, draw="Cannon 4", banks=["", "Key 6, 5", "Key 7 | Oracle 3"])
    draw(position)
    choose(position, "Key 7")
    shot = happened(position, "shot")
    assert (shot.rule, shot.args["other"], shot.args["cards"]) == ("DMD-12.1", EDGARD, ["key-7"])
    assert in_bank(position, CLARA) == loot("Key 6, 5")
    assert in_bank(position, EDGARD) == loot("Oracle 3")


@pytest.mark.rule("DMD-12.1")
def test_cannon_cannot_hit_an_empty_stack() -> None:
    position = table(draw="Cannon 4", banks=["", "Key 6, 5 | Chest 2"])
    draw(position)
    assert refused(position, stack_code(position, CLARA, "Oracle")) == "DMD-12.1"


@pytest.mark.rule("DMD-12.2")
@pytest.mark.parametrize("way_out", [codes.DRAW, codes.BANK])
def test_cannon_is_mandatory(way_out: int) -> None:
    position = table(draw="Cannon 4", banks=["", "Key 6 | Chest 2"])
    draw(position)
    assert refused(position, way_out) == "DMD-3.10"


@pytest.mark.rule("DMD-12.2")
def test_cannon_fires_at_the_only_target() -> None:
    position = table(draw="Cannon 4", banks=["", "Key 2"], discard="")
    draw(position)
    assert in_bank(position, CLARA) == set()
    assert in_discard(position) == loot("Key 2")


@pytest.mark.rule("DMD-12.3")
def test_cannon_is_void_if_every_opponents_bank_is_empty() -> None:
    position = table(seats=3, draw="Cannon 4", banks=["Key 6 | Chest 2"])
    draw(position)
    assert ("void", "DMD-12.3") in told(position)
    assert in_bank(position, DENISE) == loot("Key 6 | Chest 2")
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-12.4")
def test_cannon_cannot_target_ones_own_bank() -> None:
    position = table(draw="Cannon 4", banks=["Map 7", "Key 6 | Chest 2"])
    draw(position)
    assert sorted(offered(position)) == ["Chest 2", "Key 6"]
    assert refused(position, stack_code(position, DENISE, "Map")) == "DMD-12.4"


@pytest.mark.rule("DMD-12.5")
def test_destroyed_card_does_not_resolve() -> None:
    position = table(draw="Cannon 4", banks=["", "Kraken 6"])
    draw(position)
    assert "kraken-6" in in_discard(position)
    assert (position.owed, in_play(position)) == (0, "Cannon 4")


@pytest.mark.rule("DMD-12.5")
def test_destroyed_card_busts_nobody() -> None:
    position = table(play="Key 3", draw="Cannon 4", banks=["", "Key 6"])
    draw(position)
    assert position.active == DENISE
    assert in_play(position) == "Key 3, Cannon 4"
