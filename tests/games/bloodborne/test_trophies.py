"""Trophies (BB-7, BB-R.44 to R.47)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME, codes
from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    all_told,
    asked,
    asks,
    choose_trophy,
    finish,
    hands,
    offered,
    play,
    refused,
    table,
    told,
    tracks,
    view,
)


@pytest.mark.rule("BB-7.1", "BB-7.2")
@pytest.mark.parametrize(
    ("name", "earned"),
    [("Garden of Eyes", [1, 0, 0]), ("Hunter's Minion", [0, 1, 0]), ("Carrion Crow", [0, 0, 1])],
)
def test_a_normal_monster_gives_one_trophy_to_each_who_took_blood(name: str, earned: list[int]) -> None:
    position = table(name, 3, rolls="0")
    play(position, "Hunter Axe", "Saw Cleaver", "Dream")
    finish(position)
    assert [tracks(position, seat) for seat in range(3)] == [earned, earned, [0, 0, 0]]
    assert {event.rule for event in all_told(position, "trophy")} == {"BB-7.2"}


@pytest.mark.rule("BB-7.3")
@pytest.mark.parametrize(
    ("name", "earned"),
    [("Father Gascoigne", [0, 1, 1]), ("Ebrietas", [1, 0, 1]), ("The One Reborn", [1, 1, 0])],
)
def test_a_boss_gives_one_of_each_of_its_types(name: str, earned: list[int]) -> None:
    position = table(name, 1, rolls="0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    assert tracks(position, HENRYK) == earned


@pytest.mark.rule("BB-7.4", "BB-8.4", "BB-D.9")
def test_the_final_boss_gives_all_three_to_each_who_dealt_damage() -> None:
    """Whether one hunter dealt damage or several: the Spanish example has one, the rule does not say so."""
    position = table("Vicar Amelia", 3, rolls="0")
    play(position, "Hunter Axe", "Saw Cleaver", "Dream")
    assert [tracks(position, seat) for seat in range(3)] == [[1, 1, 1], [1, 1, 1], [0, 0, 0]]


@pytest.mark.rule("BB-7.5", "BB-7.6", "BB-R.44", "BB-R.47")
@pytest.mark.parametrize(
    ("place", "points", "after"), [(0, 0, 1), (1, 1, 2), (2, 2, 3), (3, 3, 5), (4, 5, 8), (5, 8, 8)]
)
def test_a_trophy_moves_the_marker_one_space_and_the_number_under_it_counts(
    place: int, points: int, after: int
) -> None:
    position = table("Hunter's Minion", 1, rolls="0", tracks=[[0, place, 0], [0] * 3, [0] * 3])
    assert view(position)["players"][HENRYK]["trophies"][1]["points"] == points
    assert position.score(HENRYK) == points
    play(position, "Saw Cleaver", "Dream", "Dream")
    assert position.score(HENRYK) == after
    if place == 5:
        assert told(position, "trophy-full").rule == "BB-R.44"
    else:
        assert told(position, "trophy").args["points"] == after


@pytest.mark.rule("BB-7.6", "BB-R.47")
def test_each_type_has_its_own_track_and_all_read_alike() -> None:
    for type in range(3):
        places = [0, 0, 0]
        places[type] = 2
        position = table(tracks=[places, [1, 1, 1], [5, 5, 5]])
        assert [position.score(seat) for seat in range(3)] == [2, 3, 24]


@pytest.mark.rule("BB-7.7")
def test_blood_of_earlier_rounds_earns_nothing() -> None:
    position = table("Cleric Beast", 3, rolls="0, yellow 0")
    play(position, "Hunter Axe", "Dream", "Dream")
    finish(position)
    play(position, "Dream", "Hunter Axe", "Dream")
    assert [tracks(position, seat) for seat in range(3)] == [[0, 0, 0], [0, 1, 1], [0, 0, 0]]


@pytest.mark.rule("BB-R.45")
def test_damage_by_a_card_that_is_no_weapon_earns_too() -> None:
    position = table("Hunter's Minion", 3, hands=hands("Molotov Cocktail", "Hunter Axe", "Dream"), rolls="0")
    play(position, "Molotov Cocktail", "Hunter Axe", "Dream")
    assert [tracks(position, seat)[1] for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("BB-R.46")
def test_trophies_come_at_the_moment_of_death_and_choices_in_turn_order() -> None:
    cards = ("Stake Driver", "Saw Cleaver", "Stake Driver")
    position = table("The One Reborn", 5, first=EILEEN, hands=hands(*cards), rolls="0", deck="Carrion Crow")
    play(position, *cards)
    # All plain trophies first, then the extra ones: Ludwig's before Henryk's.
    assert [tracks(position, seat) for seat in range(3)] == [[1, 1, 0]] * 3
    assert (asks(position), asked(position)) == ("trophy", LUDWIG)
    assert "escaped" not in [event.kind for event in position.events]
    choose_trophy(position, "kin")
    assert asked(position) == HENRYK
    choose_trophy(position, "humanoid")
    assert [tracks(position, seat) for seat in range(3)] == [[1, 2, 0], [1, 1, 0], [2, 1, 0]]


@pytest.mark.rule("BB-R.61")
def test_a_stake_driver_chooses_among_the_types_of_the_monster() -> None:
    position = table("Father Gascoigne", 2, hands=hands("Stake Driver", "Dream", "Dream"), rolls="0")
    play(position, "Stake Driver", "Dream", "Dream")
    assert view(position)["step"] == 5
    assert offered(position) == ["humanoid", "beast"]
    assert refused(position, HENRYK, codes.TROPHY) == ("not-its-trophy", "BB-R.61")
    assert refused(position, HENRYK, codes.NO_UPGRADE) == ("not-an-option-here", "BB-R.61")
    choose_trophy(position, "beast")
    assert tracks(position, HENRYK) == [0, 1, 2]
    extra = told(position, "extra-trophy")
    assert (extra.args["place"], extra.args["points"]) == (2, 2)


@pytest.mark.rule("BB-R.61")
def test_a_stake_driver_without_a_choice_or_without_a_trophy() -> None:
    """One type: nothing to ask. No trophy, no extra one."""
    position = table("Hunter's Minion", 2, hands=hands("Stake Driver", "Dream", "Dream"), rolls="0")
    play(position, "Stake Driver", "Dream", "Dream")
    finish(position)
    assert tracks(position, HENRYK) == [0, 2, 0]
    position = table("Hunter's Minion", 3, hands=hands("Stake Driver", "Dream", "Dream"), rolls="0")
    play(position, "Stake Driver", "Dream", "Dream")
    finish(position)
    assert tracks(position, HENRYK) == [0, 0, 0]
    position = table(
        "Hunter's Minion", 1, first=EILEEN, hands=hands("Stake Driver", "Saw Cleaver", "Dream"), rolls="0"
    )
    play(position, "Stake Driver", "Saw Cleaver", "Dream")  # Eileen is faster
    finish(position)
    assert tracks(position, HENRYK) == [0, 0, 0]


@pytest.mark.rule("BB-R.50", "BB-R.61")
def test_the_extra_trophy_of_the_final_boss_is_chosen_before_the_end() -> None:
    position = table("Vicar Amelia", 2, hands=hands("Stake Driver", "Dream", "Dream"), rolls="0")
    play(position, "Stake Driver", "Dream", "Dream")
    assert (asks(position), position.over) == ("trophy", False)
    choose_trophy(position, "kin")
    assert position.over
    assert GAME.outcome(position).scores[HENRYK] == 2 + 2 + 1 + 1
