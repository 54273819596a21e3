"""Step 8: the end of the round, and what belongs to which round (BB-4.45 to 4.50, BB-R.34 to R.36, R.65, R.66)."""

from __future__ import annotations

import pytest

from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    all_told,
    asks,
    finish,
    hand,
    kinds_told,
    living,
    monster,
    offered,
    play,
    reveal,
    table,
    take,
    told,
    tracks,
    used,
    view,
)


@pytest.mark.rule("BB-4.45")
def test_played_cards_go_to_the_own_open_used_pile() -> None:
    position = table("Hunter's Minion", 7, used=["Hunter Axe", "", ""], rolls="0")
    play(position, "Transform", "Hunter Axe", "Dream")
    reveal(position, "Hunter Pistol")
    finish(position)
    assert [set(player["used"]) for player in view(position)["players"]] == [
        {"hunter-axe", "transform", "hunter-pistol"},
        {"hunter-axe"},
        set(),
    ]
    assert "hunters-dream" in hand(position, LUDWIG)  # taken back in step 7
    assert [player["played"] for player in view(position)["players"]] == [[], [], []]


@pytest.mark.rule("BB-4.46")
@pytest.mark.parametrize("first", [HENRYK, EILEEN, LUDWIG])
def test_the_marker_passes_to_the_left(first: int) -> None:
    position = table("Hunter's Minion", 7, first=first, rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert position.first == (first + 1) % 3


@pytest.mark.rule("BB-4.47")
@pytest.mark.parametrize("blood", [3, 7])
def test_a_monster_that_died_or_escaped_is_followed_by_the_next(blood: int) -> None:
    position = table("Hunter's Minion", blood, rolls="0", deck="Carrion Crow, Ebrietas", seats=4)
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver", "Dream")
    finish(position)
    assert (monster(position), position.blood, len(position.deck)) == ("carrion-crow", 8, 1)
    kinds = kinds_told(position)
    assert kinds.index("used") < kinds.index("marker") < kinds.index("entered")


@pytest.mark.rule("BB-4.48", "BB-R.35")
def test_a_boss_that_stays_is_not_revealed_again() -> None:
    position = table("Cleric Beast", 12, rolls="0", deck="Carrion Crow")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert (monster(position), position.blood, position.entered, len(position.deck)) == (
        "cleric-beast",
        9,
        12,
        1,
    )
    assert "entered" not in kinds_told(position)
    assert "boss-entered" not in kinds_told(position)
    assert position.first == EILEEN


@pytest.mark.rule("BB-4.49")
@pytest.mark.parametrize("blood", [3, 7])
def test_after_the_last_card_the_final_boss_comes_in_the_same_step(blood: int) -> None:
    position = table("Hunter's Minion", blood, rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert monster(position) == "vicar-amelia"
    assert told(position, "final-boss-entered").args["number"] == 12
    kinds = kinds_told(position)
    assert kinds.index("marker") < kinds.index("final-boss-entered") < kinds.index("round")


@pytest.mark.rule("BB-4.50", "BB-D.14", "BB-R.65")
def test_what_a_reveal_does_belongs_to_the_coming_round() -> None:
    """Eileen dies by the reveal: step 7 of the old round is over, so she is dead when the new one begins."""
    position = table("Hunter's Minion", 7, hp=[6, 1, 6], collected=[0, 2, 0], deck="Beast Patient", rolls="0")
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    finish(position)
    kinds = kinds_told(position)
    assert (
        kinds.index("rested" if "rested" in kinds else "recovered")
        < kinds.index("entered")
        < kinds.index("died")
    )
    assert living(position) == [HENRYK, LUDWIG]
    assert (position.round, asks(position)) == (2, "pick")


@pytest.mark.rule("BB-R.34")
def test_a_reveal_looks_at_hands_after_the_cards_are_used() -> None:
    """Who dreamt holds five cards again, who fought four: the Scourge Beast hits the dreamers only."""
    position = table("Hunter's Minion", 7, deck="Scourge Beast", rolls="0")
    play(position, "Dream", "Saw Cleaver", "Dream")
    finish(position)
    assert position.hp == [4, 6, 4]
    assert told(position, "ability-on-reveal").rule == "BB-R.36"
    assert [event.args["seat"] for event in all_told(position, "hurt")] == [
        LUDWIG,
        HENRYK,
    ]  # the marker has passed


@pytest.mark.rule("BB-R.36")
@pytest.mark.parametrize(
    ("cards", "hit"),
    [([3, 3, 1], [HENRYK, EILEEN]), ([0, 2, 0], [EILEEN]), ([1, 1, 1], [HENRYK, EILEEN, LUDWIG])],
)
def test_everyone_who_is_tied_suffers_in_full(cards: list[int], hit: list[int]) -> None:
    hands = [f"{', '.join(CARDS[:number])}, Dream" for number in cards]
    position = table(None, deck="Scourge Beast", hands=hands, step="end-round")
    assert [seat for seat in range(3) if position.hp[seat] == 4] == hit


CARDS = ("Saw Cleaver", "Hunter Axe", "Hunter Pistol")


@pytest.mark.rule("BB-R.65")
def test_the_round_is_forgotten_before_the_next_monster() -> None:
    """Blood taken from the old monster does not count for the new one, and old cards protect nobody."""
    position = table("Hunter's Minion", 7, deck="Huntsman", banked=[9, 9, 9], rolls="0, green 0")
    play(position, "Hunter Axe", "Saw Cleaver", "Dream")
    finish(position)
    assert position.dealt == position.wounds == [0, 0, 0]
    assert (position.dreamt, position.fired, position.cancelled, position.doomed) == (0, 0, 0, 0)
    play(position, "Dream", "Hunter Axe", "Hunter Axe")
    assert told(position, "slain").args["monster"] == "huntsman"
    assert [tracks(position, seat) for seat in range(3)] == [[0, 0, 0], [0, 1, 0], [0, 1, 0]]


@pytest.mark.rule("BB-R.66", "BB-R.40")
def test_a_round_without_living_hunters() -> None:
    """The roll is made without effect, the monster escapes, and all come back in step 7."""
    position = table(
        "Hunter's Minion", 7, hp=[1, 1, 1], deck="Beast Patient, Rabid Dog", row="Cannon", rolls="0, green 2"
    )
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    kinds = kinds_told(position)
    assert kinds[kinds.index("nobody-alive") :][:3] == ["nobody-alive", "rolled", "attacks"]
    assert [event.args["monster"] for event in all_told(position, "escaped")] == [
        "hunters-minion",
        "beast-patient",
    ]
    assert (asks(position), position.pending[0].seat) == ("upgrade", EILEEN)
    finish(position)
    assert position.hp == [6, 6, 6]
    assert position.round == 3
    assert monster(position) == "rabid-dog"


@pytest.mark.rule("BB-R.66")
def test_a_boss_stays_when_nobody_lives() -> None:
    position = table("Cleric Beast", 12, hp=[0, 0, 0], row="Cannon", rolls="3, yellow 0")
    assert (told(position, "attacks").args["number"], told(position, "stays").args["number"]) == (3, 12)
    take(position, "Cannon")
    finish(position)
    assert living(position) == [HENRYK, EILEEN, LUDWIG]
    assert offered(position, HENRYK)[-1] == "cannon"
    assert used(position, HENRYK) == set()
