"""The death of a hunter (BB-6, BB-R.40 to R.43)."""

from __future__ import annotations

import pytest

from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    all_told,
    asked,
    asks,
    finish,
    hand,
    hands,
    kinds_told,
    living,
    play,
    table,
    take,
    told,
    tracks,
    used,
)


@pytest.mark.rule("BB-6.1")
@pytest.mark.parametrize(("roll", "dies"), [("2+ 0", False), ("3", True), ("2+ 3", True)])
def test_a_hunter_dies_at_0_hp_or_less(roll: str, dies: bool) -> None:
    position = table("Hunter's Minion", 7, hp=[3, 6, 6], row="Cannon", rolls=roll)
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert (HENRYK not in living(position)) == dies


@pytest.mark.rule("BB-6.2", "BB-R.41")
def test_collected_blood_is_lost_and_the_rest_is_kept() -> None:
    position = table(
        "Hunter's Minion",
        7,
        hp=[1, 6, 6],
        collected=[4, 0, 0],
        banked=[6, 0, 0],
        tracks=[[1, 2, 3], [0] * 3, [0] * 3],
        rolls="1",
    )
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    died = told(position, "died")
    assert (died.args["number"], died.args["banked"], died.rule) == (4, 6, "BB-6.2")
    assert (died.args["cause"], died.args["monster"]) == ("attack", "hunters-minion")
    assert (position.collected[HENRYK], position.banked[HENRYK]) == (0, 6)
    assert tracks(position, HENRYK) == [1, 2, 3]
    # To the supply: nobody else got it, and it is not on the monster.
    assert position.collected == [0, 1, 1]
    assert told(position, "escaped").args["number"] == 5


@pytest.mark.rule("BB-6.3", "BB-6.4")
def test_a_dead_hunter_is_back_after_step_7_with_maximum_hp() -> None:
    position = table("Hunter's Minion", 7, hp=[1, 6, 6], row="Cannon", rolls="1")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert living(position) == [EILEEN, LUDWIG]
    assert (asks(position), asked(position)) == ("upgrade", HENRYK)
    take(position, "Cannon")
    assert living(position) == [HENRYK, EILEEN, LUDWIG]
    assert position.hp == [6, 5, 5]
    assert told(position, "returned").rule == "BB-6.4"
    assert [decision.seat for decision in position.pending] == [HENRYK, EILEEN, LUDWIG]


@pytest.mark.rule("BB-6.5")
def test_cards_of_the_dead_are_used() -> None:
    position = table("Hunter's Minion", 7, hp=[1, 6, 6], rolls="1")
    play(position, "Hunter Axe", "Saw Cleaver", "Saw Cleaver")
    assert used(position, HENRYK) == {"hunter-axe"}


@pytest.mark.rule("BB-R.40")
def test_killed_by_a_reveal_a_hunter_is_out_until_the_next_step_7() -> None:
    position = table(
        "Hunter's Minion",
        7,
        hp=[6, 1, 6],
        collected=[0, 2, 0],
        deck="Beast Patient",
        row="Cannon",
        rolls="0, green 0",
    )
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    died = told(position, "died")
    assert (died.args["seat"], died.args["number"], died.args["monster"]) == (EILEEN, 3, "beast-patient")
    assert [decision.seat for decision in position.pending] == [HENRYK, LUDWIG]
    play(position, "Hunter Axe", "Hunter Axe")
    assert (asks(position), asked(position)) == ("upgrade", EILEEN)
    take(position, "Cannon")
    assert (position.hp[EILEEN], position.collected[EILEEN]) == (6, 0)
    assert hand(position, EILEEN) == {"hunter-axe", "hunter-pistol", "transform", "hunters-dream", "cannon"}


@pytest.mark.rule("BB-R.42", "BB-D.7")
def test_damage_of_step_3_counts_for_the_trophy_of_a_dead_hunter() -> None:
    position = table("Hunter's Minion", 3, hp=[6, 1, 6], collected=[0, 2, 0], rolls="1", deck="Carrion Crow")
    play(position, "Hunter Axe", "Hunter Pistol", "Dream")
    finish(position)
    assert told(position, "died").args["number"] == 3
    assert position.collected == [2, 0, 0]
    assert [tracks(position, seat) for seat in range(3)] == [[0, 1, 0], [0, 1, 0], [0, 0, 0]]


@pytest.mark.rule("BB-R.43")
def test_killed_in_step_5_before_the_own_turn_a_hunter_does_not_attack() -> None:
    """Henryk's blow at Ebrietas kills Eileen on his left."""
    position = table(
        "Ebrietas",
        7,
        hp=[6, 1, 6],
        hands=hands("Hunter Axe", "Hunter Axe", "Cannon"),
        rolls="0",
    )
    play(position, "Hunter Axe", "Hunter Axe", "Cannon")
    died = told(position, "died")
    assert (died.args["seat"], died.args["cause"], died.args["other"], died.args["monster"]) == (
        EILEEN,
        "mirror",
        HENRYK,
        "ebrietas",
    )
    assert position.collected == [2, 0, 3]
    order = [(event.kind, event.args.get("seat")) for event in position.events]
    assert order.index(("died", EILEEN)) < order.index(("took", LUDWIG))


@pytest.mark.rule("BB-R.43")
def test_who_has_attacked_already_keeps_the_trophy_claim() -> None:
    """Ludwig's last blow at Ebrietas kills Henryk, who had shot at her before."""
    position = table(
        "Ebrietas",
        7,
        hp=[1, 6, 6],
        hands=hands("Cannon", "Hunter Pistol", "Kirkhammer"),
        row="Cannon",
        rolls="0",
    )
    play(position, "Cannon", "Hunter Pistol", "Kirkhammer")
    assert told(position, "died").args["seat"] == HENRYK
    assert position.collected == [0, 1, 3]
    assert [tracks(position, seat)[0] for seat in range(3)] == [1, 1, 1]
    kinds = kinds_told(position)
    assert kinds.index("slain") > kinds.index("died")
    assert len(all_told(position, "trophy")) == 6
