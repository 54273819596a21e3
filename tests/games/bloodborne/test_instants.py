"""Step 3: instant effects (BB-4.12 to 4.16, BB-R.15 to R.20)."""

from __future__ import annotations

import pytest

from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    all_told,
    asks,
    hands,
    kinds_told,
    living,
    monster,
    play,
    reveal,
    table,
    told,
    tracks,
    used,
)


@pytest.mark.rule("BB-4.12")
def test_every_instant_must_be_resolved() -> None:
    """Also one that its owner would rather not have: the Molotov burns Henryk's last HP."""
    position = table(
        "Hunter's Minion", 7, hp=[1, 6, 6], hands=hands("Molotov Cocktail", "Blood Vial", "Dream"), rolls="0"
    )
    play(position, "Molotov Cocktail", "Blood Vial", "Dream")
    assert told(position, "died").args["seat"] == HENRYK
    assert told(position, "died").args["cause"] == "own-card"
    assert [event.args["card"] for event in all_told(position, "instant")] == [
        "molotov-cocktail",
        "blood-vial",
    ]


@pytest.mark.rule("BB-4.13")
@pytest.mark.parametrize("first", [HENRYK, EILEEN, LUDWIG])
def test_instants_follow_turn_order(first: int) -> None:
    position = table(
        "Hunter's Minion", 7, first=first, hands=hands("Beast Roar", "Molotov Cocktail", "Blood Vial")
    )
    play(position, "Beast Roar", "Molotov Cocktail", "Blood Vial")
    order = [event.args["seat"] for event in all_told(position, "instant")]
    assert order == [(first + left) % 3 for left in range(3)]


@pytest.mark.rule("BB-4.13")
def test_who_is_first_decides_what_is_left() -> None:
    """1 blood and two different instant weapons: the first player's takes it."""
    for first, taken in ((HENRYK, [1, 0, 0]), (EILEEN, [0, 1, 0])):
        position = table(
            "Hunter's Minion", 1, first=first, hands=hands("Hunter Pistol", "Ludwig's Rifle", "Dream")
        )
        play(position, "Hunter Pistol", "Ludwig's Rifle", "Dream")
        assert position.collected == taken


@pytest.mark.rule("BB-4.14")
def test_a_weapon_that_fired_in_step_3_does_not_fire_again() -> None:
    position = table("Hunter's Minion", 7, hands=hands("Hunter Pistol", "Ludwig's Rifle", "Dream"), rolls="0")
    play(position, "Hunter Pistol", "Ludwig's Rifle", "Dream")
    assert position.collected == [1, 2, 0]
    assert len(all_told(position, "took")) == 2


@pytest.mark.rule("BB-4.15")
def test_blood_is_taken_in_step_3_as_in_step_5() -> None:
    """Into the collected area, never more than there is, and it counts for the trophy."""
    position = table(
        "Hunter's Minion", 1, hands=hands("Ludwig's Rifle", "Dream", "Dream"), collected=[2, 0, 0]
    )
    play(position, "Ludwig's Rifle", "Dream", "Dream")
    assert (told(position, "took-less").args["wanted"], told(position, "took-less").args["number"]) == (2, 1)
    assert position.collected[HENRYK] == 3
    assert tracks(position, HENRYK) == [0, 1, 0]


@pytest.mark.rule("BB-4.16")
def test_a_monster_without_blood_dies_at_once_in_step_3() -> None:
    position = table(
        "Hunter's Minion", 1, deck="Ebrietas", hands=hands("Hunter Pistol", "Beast Roar", "Dream")
    )
    play(position, "Hunter Pistol", "Beast Roar", "Dream")
    kinds = kinds_told(position)
    assert kinds.index("slain") < kinds.index("trophy") < kinds.index("hurt")  # before the next Instant
    assert "rolled" not in kinds
    assert monster(position) == "ebrietas"


@pytest.mark.rule("BB-R.15")
def test_cards_of_the_dead_still_spoil_a_pistol() -> None:
    position = table(
        "Hunter's Minion",
        7,
        hp=[6, 1, 6],
        hands=hands("Molotov Cocktail", "Hunter Pistol", "Hunter Pistol"),
        rolls="0",
    )
    play(position, "Molotov Cocktail", "Hunter Pistol", "Hunter Pistol")
    assert living(position) == [HENRYK, EILEEN, LUDWIG]  # Eileen is back after step 7
    assert told(position, "died").args["seat"] == EILEEN
    assert told(position, "spoiled").args["seat"] == LUDWIG
    assert position.collected == [1, 0, 1]


@pytest.mark.rule("BB-R.16")
def test_two_pistols_are_both_slow() -> None:
    position = table("Hunter's Minion", 7, rolls="0")
    play(position, "Hunter Pistol", "Saw Cleaver", "Hunter Pistol")
    kinds = kinds_told(position)
    assert "instant" not in kinds
    assert kinds.index("rolled") < kinds.index("took")
    assert position.collected == [1, 1, 1]


@pytest.mark.rule("BB-R.17")
def test_later_instants_still_work_when_the_monster_is_dead() -> None:
    """The Molotov still burns the hunters, and finds no monster; a Rifle finds none either."""
    cards = ("Hunter Pistol", "Molotov Cocktail", "Ludwig's Rifle")
    position = table("Hunter's Minion", 1, hands=hands(*cards), deck="Carrion Crow")
    play(position, *cards)
    assert position.hp == [5, 5, 5]
    assert position.collected == [1, 0, 0]
    assert told(position, "too-late", LUDWIG).rule == "BB-R.17"
    assert [tracks(position, seat) for seat in range(3)] == [[0, 1, 0], [0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("BB-R.18")
def test_who_dies_in_step_3_resolves_nothing_and_does_not_attack() -> None:
    position = table(
        "Hunter's Minion", 7, hp=[6, 1, 1], hands=hands("Beast Roar", "Blood Vial", "Hunter Axe"), rolls="0"
    )
    play(position, "Beast Roar", "Blood Vial", "Hunter Axe")
    assert [event.args["seat"] for event in all_told(position, "died")] == [EILEEN, LUDWIG]
    assert "healed" not in kinds_told(position)
    assert position.collected == [0, 0, 0]


@pytest.mark.rule("BB-R.19")
def test_one_effect_hits_all_at_once_and_deaths_come_after_it() -> None:
    """The Molotov kills its owner and the monster together: blood taken, trophy earned, blood lost."""
    position = table(
        "Hunter's Minion", 1, hp=[1, 1, 6], hands=hands("Molotov Cocktail", "Dream", "Hunter Axe")
    )
    play(position, "Molotov Cocktail", "Dream", "Hunter Axe")
    kinds = kinds_told(position)
    assert kinds.index("took") < kinds.index("died") < kinds.index("slain") < kinds.index("trophy")
    assert tracks(position, HENRYK) == [0, 1, 0]
    assert told(position, "died").args["number"] == 1
    assert position.collected == [0, 0, 0]


@pytest.mark.parametrize("card", ["Bold Hunter's Mark", "Blood Vial"])
def test_an_instant_that_changes_nothing_says_so(card: str) -> None:
    """No blood to bank, nothing to heal or to steal."""
    position = table("Hunter's Minion", 7, hands=hands(card, "Dream", "Dream"), rolls="0")
    play(position, card, "Dream", "Dream")
    kinds = kinds_told(position)
    assert kinds[kinds.index("instant") + 1] == "no-effect"
    position = table(
        "Hunter's Minion", 7, hp=[5, 6, 6], hands=hands("Blood Vial", "Dream", "Dream"), rolls="0"
    )
    play(position, "Blood Vial", "Dream", "Dream")
    assert "no-effect" not in kinds_told(position)


@pytest.mark.rule("BB-R.20")
def test_weapons_that_were_not_needed_are_used_all_the_same() -> None:
    position = table("Hunter's Minion", 1, deck="Carrion Crow")
    play(position, "Hunter Pistol", "Hunter Axe", "Transform")
    reveal(position, "Saw Cleaver")
    assert asks(position) == "pick"
    assert [used(position, seat) for seat in range(3)] == [
        {"hunter-pistol"},
        {"hunter-axe"},
        {"transform", "saw-cleaver"},
    ]
    assert position.collected == [1, 0, 0]
