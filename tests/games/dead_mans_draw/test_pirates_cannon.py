"""Master Gunner (DMD-26), Scavenger (DMD-27) and Misfire (DMD-35): the pirates of the Cannon."""

from __future__ import annotations

import pytest

from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    EDGARD,
    FABIO,
    bank,
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

# Master Gunner


@pytest.mark.rule("DMD-26.1")
def test_master_gunner_discards_the_whole_stack() -> None:
    position = table(draw="Cannon 5", banks=["", "Sword 6, 4, 3 | Key 4"], pirates=["master-gunner"])
    before = in_discard(position)
    draw(position)
    choose(position, "Sword 6")
    assert in_bank(position, CLARA) == loot("Key 4")
    assert in_discard(position) - before == loot("Sword 6, 4, 3")
    assert happened(position, "shot").rule == "DMD-26.1"


@pytest.mark.rule("DMD-26.1")
def test_only_the_master_gunners_own_cannon_hits_whole_stacks() -> None:
    position = table(active=CLARA, draw="Cannon 5", banks=["Sword 6, 3"], pirates=["master-gunner"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Sword 3")
    assert happened(position, "shot").rule == "DMD-12.1"


# Scavenger


@pytest.mark.rule("DMD-27.1")
def test_scavenger_keeps_the_card_that_the_cannon_removes() -> None:
    position = table(draw="Cannon 5", banks=["", "Sword 6, 3 | Key 4"], pirates=["scavenger"])
    before = in_discard(position)
    draw(position)
    choose(position, "Sword 6")
    assert in_bank(position, DENISE) == loot("Sword 6")
    assert in_bank(position, CLARA) == loot("Sword 3 | Key 4")
    assert in_discard(position) == before
    assert happened(position, "scavenged").rule == "DMD-27.1"


@pytest.mark.rule("DMD-27.2")
def test_a_scavenged_card_has_no_effect_and_busts_nobody() -> None:
    position = table(play="Kraken 4", owed=0, draw="Cannon 5", banks=["", "Kraken 6"], pirates=["scavenger"])
    draw(position)
    assert in_play(position) == "Kraken 4, Cannon 5"
    assert in_bank(position, DENISE) == loot("Kraken 6")
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-27.2")
def test_a_scavenged_card_does_not_lower_the_debt() -> None:
    position = table(play="Kraken 4", owed=2, draw="Cannon 5", banks=["", "Key 6"], pirates=["scavenger"])
    draw(position)
    assert position.owed == 1


@pytest.mark.rule("DMD-27.2")
def test_a_scavenged_card_survives_a_later_bust() -> None:
    position = table(draw="Cannon 5, Cannon 7", banks=["", "Key 6"], pirates=["scavenger"])
    draw(position, 2)
    assert position.active == CLARA
    assert in_bank(position, DENISE) == loot("Key 6")


@pytest.mark.rule("DMD-27.2")
def test_a_scavenged_card_is_no_part_of_the_bonus() -> None:
    position = table(play="Chest 3", draw="Cannon 5", banks=["", "Key 6"], pirates=["scavenger"])
    draw(position)
    bank(position)
    assert in_bank(position, DENISE) == loot("Key 6 | Chest 3 | Cannon 5")
    assert len(position.discard) == 10


# Misfire


@pytest.mark.rule("DMD-35.1")
def test_an_opponents_cannon_misfires_at_its_own_bank() -> None:
    position = table(draw="Cannon 5", banks=["Sword 6, 3 | Key 4", "Map 7"], pirates=[None, "misfire"])
    before = in_discard(position)
    draw(position)
    assert sorted(offered(position)) == ["Key 4", "Sword 6"]
    choose(position, "Sword 6")
    assert in_bank(position, DENISE) == loot("Sword 3 | Key 4")
    assert in_discard(position) - before == loot("Sword 6")
    assert happened(position, "misfired").rule == "DMD-35.1"


@pytest.mark.rule("DMD-35.2")
def test_a_misfire_replaces_the_shot() -> None:
    position = table(draw="Cannon 5", banks=["Key 4", "Map 7"], pirates=[None, "misfire"])
    draw(position)
    assert in_bank(position, DENISE) == set()
    assert in_bank(position, CLARA) == loot("Map 7")
    assert kind(position) == "turn"


@pytest.mark.rule("DMD-35.1", "DMD-35.2")
def test_shooting_an_opponent_is_refused_by_the_misfire() -> None:
    position = table(draw="Cannon 5", banks=["Sword 6 | Key 4", "Map 7"], pirates=[None, "misfire"])
    draw(position)
    assert refused(position, stack_code(position, CLARA, "Map")) == "DMD-35.1"


@pytest.mark.rule("DMD-35.3")
def test_misfire_strikes_although_someone_else_would_be_the_target() -> None:
    position = table(
        seats=3, draw="Cannon 5", banks=["Key 4", "", "Map 7, 6 | Oracle 3"], pirates=[None, "misfire", None]
    )
    draw(position)
    assert in_bank(position, DENISE) == set()
    assert in_bank(position, EDGARD) == loot("Map 7, 6 | Oracle 3")


@pytest.mark.rule("DMD-35.3")
@pytest.mark.parametrize(
    ("bringer", "own", "other", "pile"),
    [
        ("Hook 5", "Cannon 3 | Key 4", "Map 7", ""),
        ("Sword 5", "Key 4", "Cannon 3", ""),
        ("Map 5", "Key 4", "Oracle 7", "Cannon 2"),
    ],
)
def test_misfire_strikes_wherever_the_cannon_comes_from(
    bringer: str, own: str, other: str, pile: str
) -> None:
    position = table(draw=bringer, banks=[own, other], discard=pile, pirates=[None, "misfire"])
    draw(position)
    if kind(position) == "hook":
        choose(position, "Cannon 3")
    assert in_bank(position, DENISE) == set()
    assert in_discard(position) == loot("Key 4")


@pytest.mark.rule("DMD-35.4")
def test_the_cannons_player_chooses_what_misfires() -> None:
    position = table(
        active=CLARA, draw="Cannon 5", banks=["", "Sword 6 | Key 4 | Map 3"], pirates=["misfire", None]
    )
    draw(position)
    assert position.pending[0].seat == CLARA
    assert sorted(offered(position)) == ["Key 4", "Map 3", "Sword 6"]


@pytest.mark.rule("DMD-35.4")
def test_a_misfire_with_an_empty_bank_is_void() -> None:
    position = table(draw="Cannon 5", banks=["", "Map 7"], pirates=[None, "misfire"])
    draw(position)
    assert in_play(position) == "Cannon 5"
    assert in_bank(position, CLARA) == loot("Map 7")
    assert ("void", "DMD-35.4") in told(position)


@pytest.mark.rule("DMD-35.5", "DMD-20.4")
@pytest.mark.parametrize("gunner", ["master-gunner", "scavenger"])
def test_a_misfire_costs_one_top_card_whoever_fires(gunner: str) -> None:
    position = table(draw="Cannon 5", banks=["Sword 6, 3", "Map 7"], pirates=[gunner, "misfire"])
    before = in_discard(position)
    draw(position)
    assert in_bank(position, DENISE) == loot("Sword 3")
    assert in_discard(position) - before == loot("Sword 6")


@pytest.mark.rule("DMD-35.1", "DMD-20.3")
def test_the_misfires_owner_shoots_as_usual() -> None:
    position = table(draw="Cannon 5", banks=["Key 4", "Map 7"], pirates=["misfire", None])
    draw(position)
    assert in_bank(position, DENISE) == loot("Key 4")
    assert in_bank(position, CLARA) == set()


@pytest.mark.rule("DMD-20.5")
def test_two_misfires_cost_one_card() -> None:
    position = table(
        seats=5, draw="Cannon 5", banks=["Sword 6, 3"], pirates=[None, "misfire", None, "misfire", None]
    )
    draw(position)
    assert in_bank(position, DENISE) == loot("Sword 3")
    assert happened(position, "misfired").args["other"] == CLARA


@pytest.mark.rule("DMD-20.5")
def test_of_two_misfires_each_turns_the_others_cannon_around() -> None:
    position = table(
        seats=5,
        active=CLARA,
        draw="Cannon 5",
        banks=["Map 7", "Sword 6, 3"],
        pirates=[None, "misfire", None, "misfire", None],
    )
    draw(position)
    assert in_bank(position, CLARA) == loot("Sword 3")
    assert happened(position, "misfired").args["other"] == FABIO
