"""The worked examples of the rulebooks (BB-EX.1 to 16) and those derived from the rules (BB-EX.17 to 35)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME
from taverna.games.bloodborne.state import Table
from tests.games.bloodborne.positions import (
    EILEEN,
    GEHRMAN,
    HENRYK,
    LUDWIG,
    all_told,
    asked,
    asks,
    finish,
    hand,
    kind_of,
    kinds_told,
    monster,
    names,
    offered,
    play,
    remove,
    reveal,
    table,
    take,
    told,
    tracks,
    used,
    view,
)
from tests.games.bloodborne.test_instants import hands


def scourge_beast() -> Table:
    """Henryk, Eileen and Ludwig before the Scourge Beast, Henryk's axe used; it will roll 2+ and 0."""
    position = table("Scourge Beast", 3, used=["Hunter Axe", "", ""], rolls="2+ 0", deck="Winter Lantern")
    play(position, "Transform", "Hunter Pistol", "Hunter Axe")
    return position


# From the rulebooks


@pytest.mark.rule("BB-EX.1", "BB-D.4")
def test_nothing_is_seen_before_the_third_pick() -> None:
    position = table("Scourge Beast", 3)
    GAME.apply(position, HENRYK, kind_of("Transform"))
    GAME.apply(position, EILEEN, kind_of("Hunter Pistol"))
    for eye in (LUDWIG, None):
        assert [player["played"] for player in view(position, eye)["players"]] == [[], [], []]
        assert "transform" not in str(view(position, eye)["players"])
    assert all_told(position, "revealed") == []
    GAME.apply(position, LUDWIG, kind_of("Hunter Axe"))
    assert [event.args["card"] for event in all_told(position, "revealed")] == [
        "transform",
        "hunter-pistol",
        "hunter-axe",
    ]


@pytest.mark.rule("BB-EX.2")
def test_henryk_transforms_with_what_is_in_his_hand() -> None:
    position = scourge_beast()
    assert asked(position) == HENRYK
    assert [player["played"] for player in view(position, HENRYK)["players"]] == [
        ["transform"],
        ["hunter-pistol"],
        ["hunter-axe"],
    ]
    assert offered(position) == ["saw-cleaver", "hunter-pistol"]
    reveal(position, "Saw Cleaver")
    assert told(position, "transformed").args["card"] == "saw-cleaver"


@pytest.mark.rule("BB-EX.3")
def test_a_second_pistol_makes_both_slow() -> None:
    position = scourge_beast()
    reveal(position, "Hunter Pistol")
    assert all_told(position, "instant") == []
    order = [(event.kind, event.args.get("seat")) for event in position.events]
    assert order.index(("rolled", HENRYK)) < order.index(("took", HENRYK)) < order.index(("took", EILEEN))
    assert position.collected == [1, 1, 1]


@pytest.mark.rule("BB-EX.4", "BB-EX.5", "BB-EX.6", "BB-D.5")
def test_the_scourge_beast_is_fought_and_slain() -> None:
    position = scourge_beast()
    reveal(position, "Saw Cleaver")
    took = [event for event in position.events if event.kind in ("took", "took-less")]
    # Eileen alone with a pistol takes 1 before anything else happens.
    assert (took[0].args["seat"], took[0].args["number"], took[0].args["left"]) == (EILEEN, 1, 2)
    assert kinds_told(position).index("took") < kinds_told(position).index("rolled-combo")
    # 2+ and 0: each of the three loses 2.
    assert (told(position, "rolled-combo").args["number"], told(position, "rolled").args["number"]) == (2, 0)
    assert {event.args["seat"]: event.args["number"] for event in all_told(position, "hurt")} == {
        0: 2,
        1: 2,
        2: 2,
    }
    # Henryk takes 1, Eileen nothing more, Ludwig the 1 that is left of his 2.
    assert [(event.args["seat"], event.args["number"]) for event in took[1:]] == [(HENRYK, 1), (LUDWIG, 1)]
    assert took[2].kind == "took-less"
    assert told(position, "slain").args["monster"] == "scourge-beast"
    assert [tracks(position, seat) for seat in range(3)] == [[0, 0, 1]] * 3
    assert position.collected == [1, 1, 1]


@pytest.mark.rule("BB-EX.7")
def test_a_winter_lantern_escapes() -> None:
    position = table("Winter Lantern", 6, rolls="0")
    play(position, "Hunter Axe", "Saw Cleaver", "Saw Cleaver")
    assert told(position, "escaped").args["number"] == 2
    assert position.tracks == [0] * 9
    assert position.collected == [2, 1, 1]


@pytest.mark.rule("BB-EX.8")
def test_gascoigne_survives_six_damage() -> None:
    position = table(None, deck="Father Gascoigne, Carrion Crow", step="end-round")
    assert position.blood == 8
    position = table("Father Gascoigne", 8, rolls="0", deck="Carrion Crow")
    play(position, "Hunter Axe", "Hunter Axe", "Hunter Axe")
    assert (monster(position), position.blood) == ("father-gascoigne", 2)
    assert len(position.deck) == 1
    assert "entered" not in kinds_told(position)


@pytest.mark.rule("BB-EX.9", "BB-D.8")
@pytest.mark.parametrize("slayer", [HENRYK, LUDWIG])
def test_who_slays_gascoigne_gains_two_trophies(slayer: int) -> None:
    """Ludwig in one rulebook, Julián (Henryk) in the other: the same for both."""
    position = table("Father Gascoigne", 2, rolls="0")
    picks = ["Dream", "Dream", "Dream"]
    picks[slayer] = "Hunter Axe"
    play(position, *picks)
    finish(position)
    assert tracks(position, slayer) == [0, 1, 1]
    assert sum(position.tracks) == 2


@pytest.mark.rule("BB-EX.10", "BB-EX.11")
def test_eileen_dreams() -> None:
    position = table(
        "Church Giant",
        7,
        boss="Rom, the Vacuous Spider",
        hp=[8, 3, 8],
        collected=[0, 2, 0],
        hands=["Dream", "Saw Cleaver, Hunter Pistol, Transform, Dream, Cannon", "Dream"],
        used=["", "Hunter Axe, Chikage", ""],
        row="Repeating Pistol, Blood Vial",
        rolls="3",
        first=EILEEN,
    )
    play(position, "Dream", "Dream", "Dream")
    halved = told(position, "hurt-halved", EILEEN)
    assert (halved.args["number"], halved.args["hp"]) == (1, 2)
    assert position.banked[EILEEN] == 2
    assert hand(position, EILEEN) == {
        "saw-cleaver", "hunter-pistol", "transform", "hunters-dream", "cannon", "hunter-axe", "chikage",
    }  # fmt: skip
    take(position, "Repeating Pistol")
    assert (asks(position), position.owned(EILEEN)) == ("remove", 8)
    remove(position, "Saw Cleaver")
    assert position.owned(EILEEN) == 7
    assert position.hp[EILEEN] == 8
    assert "saw-cleaver" not in hand(position, EILEEN)


@pytest.mark.rule("BB-EX.12")
def test_ludwig_is_killed_by_gascoigne() -> None:
    position = table(
        "Father Gascoigne",
        8,
        boss="Rom, the Vacuous Spider",
        hp=[8, 8, 2],
        collected=[0, 0, 4],
        banked=[0, 0, 6],
        used=["", "", "Saw Cleaver"],
        row="Blood Vial",
        rolls="3",
    )
    play(position, "Saw Cleaver", "Saw Cleaver", "Hunter Axe")
    assert told(position, "died").args["number"] == 4
    assert (position.collected[LUDWIG], position.banked[LUDWIG], position.blood) == (0, 6, 6)
    take(position, "Blood Vial")
    assert position.hp[LUDWIG] == 8
    assert used(position, LUDWIG) == {"saw-cleaver", "hunter-axe"}


@pytest.mark.rule("BB-EX.13")
def test_eileens_humanoid_trophy() -> None:
    position = table("Executioner", 2, tracks=[[0] * 3, [0, 1, 0], [0] * 3], rolls="0")
    play(position, "Dream", "Hunter Axe", "Dream")
    finish(position)
    assert position.collected[EILEEN] == 2
    assert told(position, "trophy").args == {"seat": EILEEN, "trophy": "humanoid", "place": 2, "points": 3}
    assert position.score(EILEEN) == 3


@pytest.mark.rule("BB-EX.14")
def test_henryk_slays_the_final_boss() -> None:
    position = table("Vicar Amelia", 1, rolls="0")
    play(position, "Hunter Axe", "Dream", "Dream")
    assert tracks(position, HENRYK) == [1, 1, 1]


@pytest.mark.rule("BB-EX.15", "BB-D.12")
def test_gehrman_strengthens_all_but_himself() -> None:
    assert table(None, boss=GEHRMAN, deck="Scourge Beast", step="end-round").blood == 3 + 2
    assert table(None, boss=GEHRMAN, deck="Father Gascoigne", step="end-round").blood == 8 + 2
    assert table(None, boss=GEHRMAN, step="end-round").blood == 14


@pytest.mark.rule("BB-EX.16")
def test_henryk_scores_21() -> None:
    """3 collected after the last blow, 9 banked, markers on 3, 5 and 1 after the last trophies."""
    position = table(
        "Gehrman, the First Hunter",
        2,
        boss=GEHRMAN,
        hp=[8, 8, 8],
        collected=[1, 0, 0],
        banked=[9, 0, 0],
        tracks=[[1, 2, 0], [0] * 3, [0] * 3],
        rolls="0",
    )
    play(position, "Hunter Axe", "Dream", "Dream")
    assert position.banked[HENRYK] == 12
    assert GAME.outcome(position).scores[HENRYK] == 12 + 3 + 5 + 1 == 21


# Derived


@pytest.mark.rule("BB-EX.17")
@pytest.mark.parametrize(("seats", "plain"), [(3, 4), (4, 5), (5, 6)])
def test_a_monster_of_4_hp(seats: int, plain: int) -> None:
    assert table(None, seats=seats, deck="Labyrinth Rat", step="end-round").blood == plain
    assert table(None, seats=seats, boss=GEHRMAN, deck="Labyrinth Rat", step="end-round").blood == plain + 2


@pytest.mark.rule("BB-EX.18")
def test_a_lone_pistol_kills_in_step_3() -> None:
    position = table("Church Giant", 1, row="Cannon")
    play(position, "Hunter Pistol", "Hunter Axe", "Dream")
    assert [tracks(position, seat)[1] for seat in range(3)] == [1, 0, 0]
    assert {"rolled", "too-late", "escaped"}.isdisjoint(kinds_told(position))
    assert (asks(position), asked(position)) == ("upgrade", LUDWIG)


@pytest.mark.rule("BB-EX.19")
def test_eileen_dies_and_still_gains_the_trophy() -> None:
    position = table("Church Giant", 2, hp=[6, 1, 6], rolls="1")
    play(position, "Saw Cleaver", "Hunter Pistol", "Dream")
    finish(position)
    assert position.collected == [1, 0, 0]
    assert tracks(position, EILEEN) == [0, 1, 0]


@pytest.mark.rule("BB-EX.20")
def test_a_dreamer_with_1_hp_dies_of_4() -> None:
    position = table(
        "Beast-Possessed Soul",
        5,
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
    position = table("Church Giant", 7, row="Cannon, Chikage", upgrades="", rolls="0", first=EILEEN)
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
    places = {12: [3, 2, 0], 14: [3, 1, 0]}[second]
    position = table(
        "Vicar Amelia", 1, banked=[0, 14, second], tracks=[[0] * 3, [3, 1, 0], places], rolls="0"
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
        "Church Giant", 7, hands=hands("Molotov Cocktail", "Dream", "Hunter Axe"), row="Cannon", rolls="0"
    )
    play(position, "Molotov Cocktail", "Dream", "Hunter Axe")
    assert position.collected[HENRYK] == 1
    assert position.hp == [5, 6, 5]


@pytest.mark.rule("BB-EX.27")
def test_the_first_monster_gives_3_blood_to_everyone() -> None:
    seen = 0
    for seed in range(400):
        start = GAME.setup(3, seed)
        if monster(start) == "yahargul-hunter":
            seen += 1
            assert start.collected == [3, 3, 3]
            assert start.dealt == [0, 0, 0]
    assert seen


@pytest.mark.rule("BB-EX.28")
def test_a_molotov_among_pistols() -> None:
    cards = ("Molotov Cocktail", "Hunter Pistol", "Hunter Pistol")
    position = table(
        "Church Giant", 7, boss="Rom, the Vacuous Spider", hp=[8, 1, 8], hands=hands(*cards), rolls="0"
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
    assert (monster(position), position.blood) == ("vicar-amelia", 16)


@pytest.mark.rule("BB-EX.30")
@pytest.mark.parametrize(("hp", "dies"), [(6, False), (2, True)])
def test_a_reveal_is_not_halved_by_the_last_dream(hp: int, dies: bool) -> None:
    position = table(
        "Church Giant",
        7,
        hp=[hp, 6, 6],
        collected=[7, 1, 0],
        deck="Lesser Amygdala",
        row="Cannon",
        rolls="0, red 0",
    )
    play(position, "Saw Cleaver", "Dream", "Dream")
    finish(position)
    assert told(position, "hurt").args["number"] == 2
    assert (position.hp[HENRYK] == 0) == dies
    if dies:
        assert position.collected[HENRYK] == 0
        assert [decision.seat for decision in position.pending] == [EILEEN, LUDWIG]
        play(position, "Hunter Axe", "Hunter Axe")
        assert (asks(position), asked(position)) == ("upgrade", HENRYK)
        take(position, "Cannon")
        assert position.hp[HENRYK] == 6


@pytest.mark.rule("BB-EX.30")
def test_eileen_dreamt_and_takes_2_at_the_reveal() -> None:
    position = table("Church Giant", 7, deck="Scourge Beast", rolls="0")
    play(position, "Saw Cleaver", "Dream", "Saw Cleaver")
    finish(position)
    assert position.hp == [6, 4, 6]


@pytest.mark.rule("BB-EX.31")
def test_henryk_first_player_is_killed_in_step_3() -> None:
    position = table(
        "Church Giant",
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
def test_the_lowest_hp_of_the_living() -> None:
    position = table("Executioner", 5, hp=[0, 3, 3], row="Cannon", rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [0, 1, 1]
