"""Plunderer (DMD-23) and Treasure Hunter (DMD-24): the pirates of Key and Chest."""

from __future__ import annotations

import pytest

from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    EDGARD,
    bank,
    choose,
    draw,
    happened,
    in_bank,
    in_discard,
    kind,
    loot,
    offered,
    refused,
    streams,
    table,
    told,
)

# Plunderer


@pytest.mark.rule("DMD-23.1")
def test_plunderer_takes_the_bonus_from_an_opponents_bank() -> None:
    position = table(play="Key 5, Chest 3", banks=["", "Map 6 | Sword 4, 3"], pirates=["plunderer"])
    before = in_discard(position)
    bank(position)
    assert position.bank_size(DENISE) == 2 + 2
    assert position.bank_size(CLARA) == 3 - 2
    assert in_discard(position) == before
    assert happened(position, "plundered").rule == "DMD-23.1"


@pytest.mark.rule("DMD-23.2")
def test_plunderer_chooses_one_opponent_and_leaves_the_others_alone() -> None:
    position = table(
        seats=3,
        play="Key 5, Chest 3",
        banks=["", "Map 6, 5, 4", "Sword 4, 3 | Oracle 5"],
        pirates=["plunderer"],
    )
    bank(position)
    assert kind(position) == "plunder"
    assert offered(position) == [str(CLARA), str(EDGARD)]
    choose(position, str(EDGARD))
    assert in_bank(position, CLARA) == loot("Map 6, 5, 4")
    assert position.bank_size(EDGARD) == 3 - 2
    assert position.bank_size(DENISE) == 2 + 2


@pytest.mark.rule("DMD-23.3", "DMD-23.2")
def test_plunderer_takes_all_of_a_bank_that_is_too_small_and_nothing_of_another() -> None:
    position = table(
        seats=3,
        play="Key 5, Chest 3, Hook 4, Oracle 6",
        banks=["", "Map 6", "Sword 4, 3"],
        pirates=["plunderer"],
    )
    bank(position)
    choose(position, str(EDGARD))
    assert in_bank(position, EDGARD) == set()
    assert in_bank(position, CLARA) == loot("Map 6")
    assert position.bank_size(DENISE) == 4 + 2


@pytest.mark.rule("DMD-23.4")
def test_plunderers_shortfall_is_not_taken_from_the_discard_pile() -> None:
    position = table(play="Key 5, Chest 3, Hook 4, Oracle 6", banks=["", "Map 6"], pirates=["plunderer"])
    before = in_discard(position)
    bank(position)
    assert in_discard(position) == before
    assert position.bank_size(DENISE) == 4 + 1


@pytest.mark.rule("DMD-23.5")
def test_plunderer_takes_at_random_from_all_of_a_stack() -> None:
    taken = dict.fromkeys(loot("Sword 7, 6, 5, 4, 3, 2"), 0)
    for seed in streams(300):
        position = table(
            play="Key 5, Chest 3",
            discard="",
            banks=["", "Sword 7, 6, 5, 4, 3, 2"],
            pirates=["plunderer"],
            rng=seed,
        )
        bank(position)
        for card in in_bank(position, DENISE) - loot("Key 5 | Chest 3"):
            taken[card] += 1
    # Two of six cards: each is taken about 100 times in 300, with a standard deviation of about 8.
    assert all(60 < times < 140 for times in taken.values()), taken


@pytest.mark.rule("DMD-23.6")
def test_plunderer_must_choose_an_opponent_who_has_cards() -> None:
    position = table(
        seats=4,
        play="Key 5, Chest 3",
        banks=["", "Map 6, 5, 4", "", "Oracle 5, 4"],
        pirates=["plunderer"],
    )
    bank(position)
    assert offered(position) == ["1", "3"]


@pytest.mark.rule("DMD-23.6")
def test_plunderer_gets_no_bonus_when_no_opponent_has_cards() -> None:
    position = table(play="Key 5, Chest 3", pirates=["plunderer"])
    bank(position)
    assert in_bank(position, DENISE) == loot("Key 5 | Chest 3")
    assert len(position.discard) == 10
    assert ("no-bonus", "DMD-23.6") in told(position)
    assert position.active == CLARA


@pytest.mark.rule("DMD-23.2", "DMD-3.10")
def test_plunderer_can_not_go_on_before_naming_someone() -> None:
    position = table(seats=3, play="Key 5, Chest 3", banks=["", "Map 6", "Sword 4"], pirates=["plunderer"])
    bank(position)
    assert refused(position, 0) == "DMD-3.10"
    assert refused(position, 162) == "DMD-23.2"  # herself


@pytest.mark.rule("DMD-13.12", "DMD-4.10")
def test_plunderer_chooses_in_a_bust_before_the_rest_is_lost() -> None:
    position = table(
        seats=3,
        play="Key 5, Chest 3, Anchor 6",
        protected="Key 5, Chest 3",
        draw="Key 7",
        banks=["", "Map 6, 5, 4", "Sword 4, 3 | Oracle 5"],
        pirates=["plunderer"],
    )
    before = in_discard(position)
    draw(position)
    assert kind(position) == "plunder"
    assert in_discard(position) == before
    choose(position, str(CLARA))
    assert position.bank_size(DENISE) == 2 + 2
    assert position.bank_size(CLARA) == 3 - 2
    assert in_discard(position) - before == loot("Anchor 6 | Key 7")
    assert position.active == CLARA


# Treasure Hunter


@pytest.mark.rule("DMD-24.1")
def test_treasure_hunter_doubles_the_bonus() -> None:
    position = table(play="Key 5, Chest 3, Oracle 4", pirates=["treasure-hunter"])
    bank(position)
    assert position.bank_size(DENISE) == 3 + 6
    assert len(position.discard) == 10 - 6
    assert ("bonus", "DMD-24.1") in told(position)


@pytest.mark.rule("DMD-24.2")
def test_treasure_hunter_takes_all_of_a_discard_pile_that_is_too_small() -> None:
    position = table(
        play="Key 5, Chest 3, Oracle 4", discard="Sword 2, Hook 2, Map 2, Key 2", pirates=["treasure-hunter"]
    )
    bank(position)
    assert position.bank_size(DENISE) == 3 + 4
    assert in_discard(position) == set()


@pytest.mark.rule("DMD-13.12", "DMD-24.1")
def test_treasure_hunter_doubles_the_bonus_of_a_bust_too() -> None:
    position = table(
        play="Key 5, Chest 3, Anchor 6", protected="Key 5, Chest 3", draw="Key 7", pirates=["treasure-hunter"]
    )
    draw(position)
    assert position.bank_size(DENISE) == 2 + 4
    assert len(position.discard) == 10 - 4 + 2


@pytest.mark.rule("DMD-24.1", "DMD-20.3")
def test_treasure_hunter_doubles_nobody_elses_bonus() -> None:
    position = table(active=CLARA, play="Key 5, Chest 3", pirates=["treasure-hunter"])
    bank(position)
    assert position.bank_size(CLARA) == 2 + 2
