"""Swordsman (DMD-29) and Parry (DMD-36): the pirates of the Sword."""

from __future__ import annotations

import pytest

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
    kind,
    loot,
    offered,
    refused,
    stack_code,
    table,
    told,
)

# Swordsman


@pytest.mark.rule("DMD-29.1")
def test_swordsman_may_steal_a_suit_already_owned() -> None:
    position = table(draw="Sword 5", banks=["Map 3", "Map 6 | Key 4"], discard="", pirates=["swordsman"])
    draw(position)
    assert sorted(offered(position)) == ["Key 4", "Map 6"]
    choose(position, "Map 6")
    assert in_play(position) == "Sword 5, Map 6"
    assert happened(position, "stole").rule == "DMD-29.1"


@pytest.mark.rule("DMD-29.1")
def test_the_swordsmans_opponents_keep_to_the_limit() -> None:
    position = table(
        active=CLARA, draw="Sword 5", banks=["Map 6 | Key 4 | Chest 3", "Map 3"], pirates=["swordsman"]
    )
    draw(position)
    assert sorted(offered(position)) == ["Chest 3", "Key 4"]
    assert refused(position, stack_code(position, DENISE, "Map")) == "DMD-16.2"


# Parry


@pytest.mark.rule("DMD-36.1")
def test_an_opponents_sword_must_steal_a_kraken() -> None:
    position = table(draw="Sword 5", banks=["", "Kraken 6, 3 | Map 7"], pirates=[None, "parry"])
    draw(position)
    assert in_play(position) == "Sword 5, Kraken 6"
    assert in_bank(position, CLARA) == loot("Kraken 3 | Map 7")
    assert happened(position, "stole").rule == "DMD-36.1"


@pytest.mark.rule("DMD-36.1")
def test_stealing_anything_else_is_refused() -> None:
    position = table(
        seats=3, draw="Sword 5", banks=["", "Kraken 6 | Map 7", "Kraken 3"], pirates=[None, "parry"]
    )
    draw(position)
    assert refused(position, stack_code(position, CLARA, "Map")) == "DMD-36.1"


@pytest.mark.rule("DMD-36.2")
def test_without_a_kraken_to_steal_the_sword_is_void_and_stays() -> None:
    position = table(draw="Sword 5", banks=["", "Map 7"], pirates=[None, "parry"])
    draw(position)
    assert in_play(position) == "Sword 5"
    assert in_bank(position, CLARA) == loot("Map 7")
    assert ("void", "DMD-36.2") in told(position)


@pytest.mark.rule("DMD-36.3")
def test_the_kraken_may_be_anybodys() -> None:
    position = table(
        seats=3, draw="Sword 5", banks=["", "Kraken 6", "Kraken 3 | Key 7"], pirates=[None, "parry", None]
    )
    draw(position)
    assert sorted(offered(position)) == ["Kraken 3", "Kraken 6"]
    choose(position, "Kraken 3")
    assert in_bank(position, EDGARD) == loot("Key 7")
    assert in_bank(position, CLARA) == loot("Kraken 6")


@pytest.mark.rule("DMD-36.3")
def test_the_kraken_may_be_of_someone_without_parry_only() -> None:
    position = table(seats=3, draw="Sword 5", banks=["", "Map 6", "Kraken 3"], pirates=[None, "parry", None])
    draw(position)
    assert in_play(position) == "Sword 5, Kraken 3"


@pytest.mark.rule("DMD-36.4")
def test_the_kraken_must_be_stolen_by_who_owns_one_already() -> None:
    position = table(draw="Sword 5", banks=["Kraken 2", "Kraken 6 | Map 7"], pirates=[None, "parry"])
    draw(position)
    assert in_play(position) == "Sword 5, Kraken 6"


@pytest.mark.rule("DMD-36.5")
def test_the_stolen_kraken_demands_its_cards() -> None:
    position = table(draw="Sword 5", banks=["", "Kraken 6"], pirates=[None, "parry"])
    draw(position)
    assert position.owed == 2
    assert offered(position) == ["draw"]


@pytest.mark.rule("DMD-36.5")
def test_the_stolen_kraken_can_bust() -> None:
    position = table(play="Kraken 4", draw="Sword 5", banks=["", "Kraken 6"], pirates=[None, "parry"])
    before = in_discard(position)
    draw(position)
    assert position.active == CLARA
    assert in_discard(position) - before == loot("Kraken 4 | Sword 5 | Kraken 6")


@pytest.mark.rule("DMD-36.5", "DMD-33.3")
def test_the_stolen_kraken_goes_to_a_fishermans_bank() -> None:
    position = table(draw="Sword 5", banks=["", "Kraken 6"], pirates=["fisherman", "parry"])
    draw(position)
    assert in_play(position) == "Sword 5"
    assert in_bank(position, DENISE) == loot("Kraken 6")
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-36.6", "DMD-20.4")
@pytest.mark.parametrize(("stacks", "then"), [("Map 6 | Key 4", ""), ("Map 6 | Kraken 4", ", Kraken 4")])
def test_parry_binds_a_swordsman_too(stacks: str, then: str) -> None:
    position = table(draw="Sword 5", banks=["Map 3", stacks], pirates=["swordsman", "parry"])
    draw(position)
    assert kind(position) == "turn"  # nothing to choose: the Kraken, or nothing
    assert in_play(position) == f"Sword 5{then}"


@pytest.mark.rule("DMD-36.1", "DMD-20.3")
def test_parrys_owner_steals_as_usual() -> None:
    position = table(draw="Sword 5", banks=["", "Key 6 | Chest 4"], pirates=["parry", None])
    draw(position)
    assert kind(position) == "sword"
    assert sorted(offered(position)) == ["Chest 4", "Key 6"]
