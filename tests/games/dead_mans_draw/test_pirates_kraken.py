"""Fisherman (DMD-33) and Beastmaster (DMD-34): the pirates of the Kraken."""

from __future__ import annotations

import pytest

from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    bank,
    choose,
    draw,
    happened,
    in_bank,
    in_discard,
    in_play,
    loot,
    offered,
    refused,
    table,
    told,
)

# Fisherman


@pytest.mark.rule("DMD-33.1")
def test_fisherman_banks_a_drawn_kraken_at_once() -> None:
    position = table(play="Key 3", draw="Kraken 6", pirates=["fisherman"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Kraken 6")
    assert in_play(position) == "Key 3"
    assert happened(position, "intercepted").rule == "DMD-33.1"


@pytest.mark.rule("DMD-33.1")
def test_fisherman_sleeps_on_another_players_turn() -> None:
    position = table(active=CLARA, draw="Kraken 6", pirates=["fisherman"])
    draw(position)
    assert in_play(position) == "Kraken 6"
    assert position.owed == 2


@pytest.mark.rule("DMD-33.2")
def test_a_fishermans_kraken_demands_nothing() -> None:
    position = table(play="Key 3", draw="Kraken 6", pirates=["fisherman"])
    draw(position)
    assert position.owed == 0
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-33.3")
def test_a_fishermans_kraken_never_busts() -> None:
    position = table(
        play="Key 6", draw="Kraken 6", pirates=["fisherman"], options={"variation": "strange-lands"}
    )
    draw(position)
    assert position.active == DENISE
    assert in_bank(position, DENISE) == loot("Kraken 6")


@pytest.mark.rule("DMD-33.3")
@pytest.mark.parametrize(
    ("bringer", "own", "other", "pile"),
    [("Hook 5", "Kraken 3", "", ""), ("Sword 5", "", "Kraken 3", ""), ("Map 5", "", "", "Kraken 3")],
)
def test_fisherman_banks_a_kraken_from_anywhere(bringer: str, own: str, other: str, pile: str) -> None:
    position = table(draw=bringer, banks=[own, other], discard=pile, pirates=["fisherman"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Kraken 3")
    assert in_play(position) == bringer
    assert position.owed == 0


@pytest.mark.rule("DMD-33.3")
def test_a_fishermans_kraken_does_not_enlarge_the_bonus() -> None:
    position = table(play="Key 5, Chest 3", draw="Kraken 6", pirates=["fisherman"])
    draw(position)
    bank(position)
    assert len(position.discard) == 10 - 2


@pytest.mark.rule("DMD-33.4")
def test_beastmaster_has_no_hold_on_a_fisherman() -> None:
    position = table(play="Key 3", draw="Kraken 6", pirates=["fisherman", "beastmaster"])
    draw(position)
    assert position.owed == 0
    assert in_bank(position, DENISE) == loot("Kraken 6")


# Beastmaster


@pytest.mark.rule("DMD-34.1")
def test_an_opponents_kraken_demands_four() -> None:
    position = table(draw="Kraken 3", pirates=[None, "beastmaster"])
    draw(position)
    assert position.owed == 4
    assert happened(position, "demanded").rule == "DMD-34.1"


@pytest.mark.rule("DMD-34.2")
def test_the_beastmasters_own_kraken_demands_two() -> None:
    position = table(draw="Kraken 3", pirates=["beastmaster", None])
    draw(position)
    assert position.owed == 2
    assert happened(position, "demanded").rule == "DMD-17.1"


@pytest.mark.rule("DMD-34.3", "DMD-17.3")
def test_the_four_may_be_brought_by_effects() -> None:
    position = table(
        draw="Kraken 4, Sword 5, Oracle 3",
        banks=["", "Map 6"],
        discard="Cannon 2",
        pirates=[None, "beastmaster"],
    )
    draw(position, 2)
    assert in_play(position) == "Kraken 4, Sword 5, Map 6, Cannon 2"
    assert position.owed == 1
    assert refused(position, 1) == "DMD-3.11"
    draw(position)
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-34.3", "DMD-17.10")
def test_resolved_again_it_demands_four_from_there_on() -> None:
    position = table(
        draw="Kraken 4, Key 3, Mermaid 5", pirates=[None, "beastmaster"], options={"mermaid_effect": True}
    )
    draw(position, 3)
    assert position.owed == 4 - 2
    choose(position, "Kraken 4")
    assert position.owed == 4


@pytest.mark.rule("DMD-34.3", "DMD-17.9")
def test_the_four_are_waived_when_the_draw_pile_runs_out() -> None:
    position = table(draw="Kraken 4, Key 3", rest="aside", pirates=[None, "beastmaster"])
    draw(position, 2)
    assert offered(position) == ["bank"]
    assert position.owed == 0
    assert ("waived", "DMD-17.9") in told(position)


@pytest.mark.rule("DMD-34.3", "DMD-17.12")
def test_a_bust_cancels_the_four() -> None:
    position = table(draw="Kraken 4, Key 3, Key 5", pirates=[None, "beastmaster"])
    draw(position, 3)
    assert position.active == CLARA
    assert position.owed == 0


@pytest.mark.rule("DMD-20.5")
def test_two_beastmasters_demand_four_not_eight() -> None:
    position = table(seats=5, draw="Kraken 3", pirates=[None, "beastmaster", None, "beastmaster", None])
    draw(position)
    assert position.owed == 4


@pytest.mark.rule("DMD-33.4", "DMD-33.1")
def test_nothing_is_lost_by_a_fisherman_who_draws_krakens_only() -> None:
    position = table(draw="Kraken 3, Kraken 5, Kraken 7", pirates=["fisherman", "beastmaster"])
    before = in_discard(position)
    draw(position, 3)
    assert in_bank(position, DENISE) == loot("Kraken 3, 5, 7")
    assert in_discard(position) == before
