"""Upgrades and the limit of seven cards (BB-5, BB-R.37 to R.39)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import codes
from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    all_told,
    asked,
    asks,
    finish,
    hand,
    kind_of,
    kinds_told,
    names,
    offered,
    play,
    refused,
    remove,
    reveal,
    table,
    take,
    told,
    used,
)

SEVEN = "Saw Cleaver, Hunter Axe, Hunter Pistol, Transform, Dream, Cannon, Chikage"


@pytest.mark.rule("BB-5.1")
def test_dreamers_and_the_dead_may_take_an_upgrade_and_nobody_else() -> None:
    position = table("Hunter's Minion", 7, hp=[6, 1, 6], row="Cannon, Chikage, Kirkhammer", rolls="1")
    play(position, "Dream", "Saw Cleaver", "Hunter Axe")
    assert asked(position) == HENRYK
    take(position, "Cannon")
    assert asked(position) == EILEEN
    take(position, "Chikage")
    assert asks(position) == "pick"
    assert len(position.hands[LUDWIG]) == 4


@pytest.mark.rule("BB-5.3")
def test_the_card_goes_to_hand_at_once_and_is_played_from_the_next_round_on() -> None:
    position = table("Hunter's Minion", 7, row="Cannon", rolls="0, yellow 0", deck="Garden of Eyes")
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    take(position, "Cannon")
    assert "cannon" in offered(position, HENRYK)
    play(position, "Cannon", "Dream", "Dream")
    assert position.collected[HENRYK] == 3


@pytest.mark.rule("BB-5.4")
def test_the_row_is_not_filled_between_two_choices() -> None:
    position = table(
        "Hunter's Minion",
        7,
        row="Cannon, Chikage, Kirkhammer",
        upgrades="Beast Roar, Burial Blade",
        rolls="0",
    )
    play(position, "Dream", "Dream", "Saw Cleaver")
    take(position, "Chikage")
    assert sorted(offered(position)) == ["cannon", "kirkhammer", "none"]
    assert "refilled" not in kinds_told(position)


@pytest.mark.rule("BB-5.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_the_end_of_the_step_the_row_holds_as_many_as_there_are_players(seats: int) -> None:
    row = ["Cannon", "Chikage", "Kirkhammer", "Beast Roar", "Burial Blade"][:seats]
    position = table("Hunter's Minion", 9, seats=seats, row=", ".join(row), rolls="0")
    play(position, "Dream", "Dream", *["Saw Cleaver"] * (seats - 2))
    take(position, "Cannon")
    take(position, "Chikage")
    assert len(position.row) == seats
    assert told(position, "refilled").args["number"] == 2
    kinds = kinds_told(position)
    assert kinds.index("refilled") < kinds.index("used")  # still step 7


@pytest.mark.rule("BB-5.6")
def test_an_empty_deck_is_not_filled_and_nothing_can_be_gained_then() -> None:
    position = table(
        "Hunter's Minion", 7, row="Cannon", upgrades="Chikage", rolls="0, yellow 0, yellow 0", deck=GIANTS
    )
    play(position, "Dream", "Dream", "Saw Cleaver")
    take(position, "Cannon")
    assert told(position, "no-upgrade-left").args["seat"] == EILEEN
    assert names(position.row) == ["chikage"]
    assert position.upgrades == []
    play(position, "Dream", "Saw Cleaver", "Dream")
    take(position, "Chikage")  # Ludwig is before Henryk now
    assert position.row == []
    play(position, "Dream", "Dream", "Dream")
    assert asks(position) == "pick"
    assert [event.args["seat"] for event in all_told(position, "no-upgrade-left")][-3:] == [
        LUDWIG,
        HENRYK,
        EILEEN,
    ]


GIANTS = "Garden of Eyes, Executioner, Winter Lantern"


@pytest.mark.rule("BB-5.7")
def test_upgrades_are_used_and_recovered_like_starting_cards() -> None:
    position = table("Cleric Beast", 12, hands=["Cannon, Dream", "Dream", "Dream"], rolls="0, yellow 0")
    play(position, "Cannon", "Dream", "Dream")
    finish(position)
    assert used(position, HENRYK) == {"cannon"}
    play(position, "Dream", "Dream", "Dream")
    finish(position)
    assert hand(position, HENRYK) == {"cannon", "hunters-dream"}


@pytest.mark.rule("BB-5.8", "BB-D.1")
def test_hand_and_used_pile_together_count() -> None:
    """Dead with three cards in hand, three used and one in play, an eighth is one too many."""
    position = table(
        "Hunter's Minion",
        7,
        hp=[1, 6, 6],
        hands=["Saw Cleaver, Hunter Pistol, Transform, Dream", "Dream", "Dream"],
        used=["Hunter Axe, Cannon, Chikage", "", ""],
        row="Kirkhammer",
        rolls="1",
    )
    play(position, "Saw Cleaver", "Dream", "Dream")
    take(position, "Kirkhammer")
    assert (asks(position), asked(position)) == ("remove", HENRYK)
    assert position.owned(HENRYK) == 8


@pytest.mark.rule("BB-5.8")
def test_seven_cards_are_allowed() -> None:
    hands = ["Saw Cleaver, Hunter Axe, Hunter Pistol, Transform, Dream, Cannon", "Dream", "Dream"]
    position = table("Hunter's Minion", 7, hands=hands, row="Kirkhammer", rolls="0")
    play(position, "Dream", "Dream", "Dream")
    take(position, "Kirkhammer")
    assert asked(position) == EILEEN if asks(position) == "upgrade" else asks(position) == "pick"
    assert position.owned(HENRYK) == 7


@pytest.mark.rule("BB-5.9", "BB-D.13")
def test_the_eighth_card_costs_one_at_once_and_for_good() -> None:
    position = table(
        "Hunter's Minion", 7, hands=[SEVEN, "Dream", "Dream"], row="Kirkhammer, Beast Roar", rolls="0"
    )
    play(position, "Dream", "Dream", "Dream")
    take(position, "Kirkhammer")
    assert (asks(position), asked(position)) == ("remove", HENRYK)  # before Eileen chooses
    assert refused(position, HENRYK, codes.NO_UPGRADE) == ("must-remove", "BB-5.9")
    assert refused(position, HENRYK, codes.REMOVE + kind_of("Blood Vial")) == ("not-owned", "BB-5.9")
    remove(position, "Saw Cleaver")
    assert asked(position) == EILEEN
    assert kind_of("Saw Cleaver") in position.removed
    assert kind_of("Saw Cleaver") not in position.used[HENRYK] + position.hands[HENRYK]
    assert position.owned(HENRYK) == 7


@pytest.mark.rule("BB-5.10")
def test_the_dream_can_not_be_removed() -> None:
    position = table("Hunter's Minion", 7, hands=[SEVEN, "Dream", "Dream"], row="Kirkhammer", rolls="0")
    play(position, "Dream", "Dream", "Dream")
    take(position, "Kirkhammer")
    assert len(offered(position)) == 7
    assert "hunters-dream" not in offered(position)
    assert refused(position, HENRYK, codes.REMOVE + kind_of("Dream")) == ("keep-the-dream", "BB-5.10")


@pytest.mark.rule("BB-R.37", "BB-D.15")
def test_nobody_has_to_take_an_upgrade() -> None:
    position = table("Hunter's Minion", 7, row="Cannon", rolls="0")
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    assert offered(position) == ["cannon", "none"]
    assert refused(position, HENRYK, codes.TAKE + kind_of("Chikage")) == ("not-in-row", "BB-5.1")
    take(position, None)
    assert (told(position, "declined").rule, names(position.row)[0]) == ("BB-R.37", "cannon")
    assert len(position.hands[HENRYK]) == 5


@pytest.mark.rule("BB-R.38")
def test_the_new_card_a_used_one_or_transform_may_be_removed() -> None:
    position = table(
        "Hunter's Minion",
        7,
        hp=[1, 6, 6],
        hands=["Saw Cleaver, Hunter Pistol, Transform, Dream", "Dream", "Dream"],
        used=["Hunter Axe, Cannon, Chikage", "", ""],
        row="Cannon",
        rolls="1",
    )
    play(position, "Transform", "Dream", "Dream")
    reveal(position, "Saw Cleaver")
    take(position, "Cannon")
    assert sorted(offered(position)) == sorted(
        ["hunter-pistol", "cannon", "hunter-axe", "cannon", "chikage", "saw-cleaver", "transform"]
    )
    twin = position.clone()
    remove(position, "Cannon")  # the new one, in hand
    assert "cannon" in used(position, HENRYK)
    assert "cannon" not in hand(position, HENRYK)
    remove(twin, "Cannon", codes.REMOVE_USED)
    assert "cannon" not in used(twin, HENRYK)
    assert "cannon" in hand(twin, HENRYK)
    assert position.removed == twin.removed


@pytest.mark.rule("BB-R.39")
@pytest.mark.parametrize("card", ["Transform", "Saw Cleaver"])
def test_a_card_in_play_is_taken_out_at_once(card: str) -> None:
    position = table(
        "Hunter's Minion",
        7,
        hp=[1, 6, 6],
        hands=["Saw Cleaver, Hunter Pistol, Transform, Hunter Axe, Dream, Cannon, Chikage", "Dream", "Dream"],
        row="Kirkhammer",
        rolls="1",
    )
    play(position, "Transform", "Dream", "Dream")
    reveal(position, "Saw Cleaver")
    take(position, "Kirkhammer")
    remove(position, card, codes.REMOVE_PLAYED)
    finish(position)
    left = {"transform", "saw-cleaver"} - {card.lower().replace(" ", "-")}
    assert used(position, HENRYK) == left
    assert position.owned(HENRYK) == 7


@pytest.mark.rule("BB-R.38")
def test_removed_cards_never_come_back() -> None:
    position = table(
        "Hunter's Minion",
        7,
        hands=[SEVEN, "Dream", "Dream"],
        row="Kirkhammer",
        upgrades="",
        rolls="0, yellow 0",
        deck=GIANTS,
    )
    play(position, "Dream", "Dream", "Dream")
    take(position, "Kirkhammer")
    remove(position, "Chikage")
    assert position.row == []
    assert position.upgrades == []
