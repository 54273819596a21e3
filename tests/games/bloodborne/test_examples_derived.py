"""The examples derived from the rules (BB-EX.17 to 35)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME, cards
from tests.support.bloodborne.positions import (
    EILEEN,
    GEHRMAN,
    HENRYK,
    LUDWIG,
    all_told,
    altered,
    asked,
    asks,
    effect,
    finish,
    hand,
    hands,
    kind_of,
    kinds_told,
    monster,
    names,
    offered,
    play,
    reveal,
    table,
    take,
    told,
    tracks,
    used,
)


@pytest.mark.rule("BB-EX.17")
@pytest.mark.parametrize(("seats", "plain"), [(3, 4), (4, 5), (5, 6)])
def test_a_monster_of_4_hp(seats: int, plain: int) -> None:
    assert table(None, seats=seats, deck="Huntsman", step="end-round").blood == plain
    assert table(None, seats=seats, boss=GEHRMAN, deck="Huntsman", step="end-round").blood == plain + 2


@pytest.mark.rule("BB-EX.18")
def test_a_lone_pistol_kills_in_step_3() -> None:
    position = table("Hunter's Minion", 1, row="Cannon")
    play(position, "Hunter Pistol", "Hunter Axe", "Dream")
    assert [tracks(position, seat)[1] for seat in range(3)] == [1, 0, 0]
    assert {"rolled", "too-late", "escaped"}.isdisjoint(kinds_told(position))
    assert (asks(position), asked(position)) == ("upgrade", LUDWIG)


@pytest.mark.rule("BB-EX.19")
def test_eileen_dies_and_still_gains_the_trophy() -> None:
    position = table("Hunter's Minion", 2, hp=[6, 1, 6], rolls="1")
    play(position, "Saw Cleaver", "Hunter Pistol", "Dream")
    finish(position)
    assert position.collected == [1, 0, 0]
    assert tracks(position, EILEEN) == [0, 1, 0]


@pytest.mark.rule("BB-EX.20")
def test_a_dreamer_with_1_hp_dies_of_4() -> None:
    position = table(
        "Bloody Crow of Cainhurst",
        6,
        hp=[1, 6, 6],
        collected=[5, 0, 0],
        used=["Hunter Axe", "", ""],
        row="Cannon",
        rolls="4",
    )
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    assert told(position, "hurt-halved").args["number"] == 2
    assert told(position, "died").args["number"] == 5
    assert (asks(position), asked(position)) == ("upgrade", HENRYK)
    assert len(position.hands[HENRYK]) == 5
    take(position, None)
    assert (position.hp[HENRYK], position.banked[HENRYK]) == (6, 0)


@pytest.mark.rule("BB-EX.21")
def test_a_rabid_dog_escapes() -> None:
    position = table("Rabid Dog", 5, row="Cannon", rolls="0")
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [5, 4, 4]


@pytest.mark.rule("BB-EX.22")
def test_two_upgrades_for_three_hunters() -> None:
    position = table("Hunter's Minion", 7, row="Cannon, Chikage", upgrades="", rolls="0", first=EILEEN)
    play(position, "Dream", "Dream", "Dream")
    assert asked(position) == EILEEN
    take(position, "Cannon")
    assert asked(position) == LUDWIG
    take(position, "Chikage")
    assert asks(position) == "pick"
    assert told(position, "no-upgrade-left").args["seat"] == HENRYK
    assert names(position.row) == []


@pytest.mark.rule("BB-EX.23")
@pytest.mark.parametrize(("second", "winners"), [(12, [EILEEN]), (14, [EILEEN, LUDWIG])])
def test_scores_of_20(second: int, winners: list[int]) -> None:
    """20 by 14 banked and 6, against 20 by 12 banked and 8, or 14 and 6."""
    places = {12: [4, 3, 0], 14: [4, 1, 0]}[second]
    position = table(
        "Vicar Amelia", 1, banked=[0, 14, second], tracks=[[0] * 3, [4, 1, 0], places], rolls="0"
    )
    play(position, "Saw Cleaver", "Dream", "Dream")
    outcome = GAME.outcome(position)
    assert outcome.scores[1:] == [20, 20]
    assert outcome.winners == winners


@pytest.mark.rule("BB-EX.24")
def test_the_first_monster_hits_every_hand_of_five() -> None:
    seen = 0
    for seed in range(400):
        start = GAME.setup(4, seed, {"final_boss": "rom-the-vacuous-spider"})
        if monster(start) == "scourge-beast":
            seen += 1
            assert start.hp == [6, 6, 6, 6]
    assert seen


@pytest.mark.rule("BB-EX.25")
def test_ludwigs_axe_is_lost_to_gascoigne() -> None:
    position = table("Father Gascoigne", 8, rolls="0")
    play(position, "Dream", "Dream", "Transform")
    reveal(position, "Hunter Axe")
    finish(position)
    assert used(position, LUDWIG) == {"transform"}
    assert "hunter-axe" not in hand(position, LUDWIG)
    assert kind_of("Hunter Axe") in position.removed


@pytest.mark.rule("BB-EX.26")
def test_a_molotov_beside_a_dreamer() -> None:
    position = table(
        "Hunter's Minion", 7, hands=hands("Molotov Cocktail", "Dream", "Hunter Axe"), row="Cannon", rolls="0"
    )
    play(position, "Molotov Cocktail", "Dream", "Hunter Axe")
    assert position.collected[HENRYK] == 1
    assert position.hp == [5, 6, 5]


@pytest.mark.rule("BB-EX.27")
def test_the_first_monster_gives_3_blood_to_everyone() -> None:
    seen = 0
    for seed in range(400):
        start = GAME.setup(3, seed)
        if monster(start) == "huntsman":
            seen += 1
            assert start.collected == [3, 3, 3]
            assert start.dealt == [0, 0, 0]
    assert seen


@pytest.mark.rule("BB-EX.28")
def test_a_molotov_among_pistols() -> None:
    cards = ("Molotov Cocktail", "Hunter Pistol", "Hunter Pistol")
    position = table(
        "Hunter's Minion", 7, boss="Rom, the Vacuous Spider", hp=[8, 1, 8], hands=hands(*cards), rolls="0"
    )
    play(position, *cards)
    assert told(position, "died").args["seat"] == EILEEN
    order = [(event.kind, event.args.get("seat")) for event in position.events]
    assert ("took", EILEEN) not in order
    assert order.index(("rolled", HENRYK)) < order.index(("took", LUDWIG))


@pytest.mark.rule("BB-EX.29")
def test_the_tenth_card_dies_in_step_3() -> None:
    position = table("Ebrietas", 1, row="Cannon")
    play(position, "Hunter Pistol", "Hunter Axe", "Dream")
    assert "rolled" not in kinds_told(position)
    assert (asks(position), asked(position)) == ("upgrade", LUDWIG)
    take(position, None)
    assert (monster(position), position.blood) == ("vicar-amelia", 12)


@pytest.mark.rule("BB-EX.30")
@pytest.mark.parametrize(("hp", "dies"), [(6, False), (2, True)])
def test_a_reveal_is_not_halved_by_the_last_dream(hp: int, dies: bool) -> None:
    position = table(
        "Hunter's Minion",
        7,
        hp=[hp, 6, 6],
        collected=[7, 1, 0],
        hands=["Saw Cleaver, Hunter Axe, Dream", "Hunter Axe, Dream", "Hunter Axe, Dream"],
        deck="Scourge Beast",
        row="Cannon",
        rolls="0, red 0",
    )
    play(position, "Saw Cleaver", "Dream", "Hunter Axe")
    finish(position)
    assert {event.args["number"] for event in all_told(position, "hurt")} == {2}
    assert position.hp[EILEEN] == 4  # who dreamt
    assert (position.hp[HENRYK] == 0) == dies
    if dies:
        assert position.collected[HENRYK] == 0
        assert [decision.seat for decision in position.pending] == [EILEEN, LUDWIG]
        play(position, "Hunter Axe", "Dream")
        assert (asks(position), asked(position)) == ("upgrade", LUDWIG)
        take(position, None)
        assert asked(position) == HENRYK
        take(position, "Cannon")
        assert position.hp[HENRYK] == 6


@pytest.mark.rule("BB-EX.30")
def test_eileen_dreamt_and_takes_2_at_the_reveal() -> None:
    position = table("Hunter's Minion", 7, deck="Scourge Beast", rolls="0")
    play(position, "Saw Cleaver", "Dream", "Saw Cleaver")
    finish(position)
    assert position.hp == [6, 4, 6]


@pytest.mark.rule("BB-EX.31")
def test_henryk_first_player_is_killed_in_step_3() -> None:
    position = table(
        "Hunter's Minion",
        7,
        hp=[1, 6, 6],
        hands=hands("Hunter Axe", "Dream", "Beast Roar"),
        row="Cannon, Chikage",
        rolls="0",
    )
    play(position, "Hunter Axe", "Dream", "Beast Roar")
    assert told(position, "rolled").args["seat"] == HENRYK
    assert asked(position) == HENRYK
    take(position, "Cannon")
    assert asked(position) == EILEEN
    take(position, None)
    assert told(position, "marker").args["seat"] == EILEEN


@pytest.mark.rule("BB-EX.32")
def test_only_the_dream_can_be_picked() -> None:
    position = table(hands=["Transform, Dream", "Dream", "Dream"])
    assert offered(position, HENRYK) == ["hunters-dream"]


@pytest.mark.rule("BB-EX.33")
def test_ebrietas_dies_and_still_strikes_eileen() -> None:
    position = table("Ebrietas", 1, rolls="0", deck="Carrion Crow")
    play(position, "Hunter Axe", "Saw Cleaver", "Saw Cleaver")
    assert position.collected == [1, 0, 0]
    assert told(position, "slain").args["monster"] == "ebrietas"
    assert position.hp == [6, 5, 6]


@pytest.mark.rule("BB-EX.34")
def test_a_boss_nobody_hurts() -> None:
    position = table("Ebrietas", 9, rolls="0", deck="Carrion Crow")
    play(position, "Dream", "Dream", "Dream")
    finish(position)
    assert (monster(position), position.blood, len(position.deck)) == ("ebrietas", 9, 1)
    assert position.first == EILEEN


@pytest.mark.rule("BB-EX.35")
def test_the_highest_total_of_the_living() -> None:
    """The ability is given in the test: the printed one is not known (BB-R.142)."""
    position = table("Garden of Eyes", 9, hp=[0, 6, 6], banked=[9, 3, 4], row="Cannon", rolls="0")
    altered(position).escapes = [effect(cards.DAMAGE, cards.MOST, 2, cards.TOTAL)]
    play(position, "Hunter Axe", "Saw Cleaver")
    assert position.hp == [0, 4, 4]
