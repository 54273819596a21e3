"""The worked examples of the rulebooks (BB-EX.1 to 16)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME
from taverna.games.bloodborne.state import Table
from tests.support.bloodborne.positions import (
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


def scourge_beast() -> Table:
    """Henryk, Eileen and Ludwig before the Scourge Beast, Henryk's axe used; it will roll 2+ and 0."""
    position = table("Scourge Beast", 3, used=["Hunter Axe", "", ""], rolls="2+ 0", deck="Winter Lantern")
    play(position, "Transform", "Hunter Pistol", "Hunter Axe")
    return position


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
        "Hunter's Minion",
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
    position = table("Executioner", 2, tracks=[[0] * 3, [0, 2, 0], [0] * 3], rolls="0")
    play(position, "Dream", "Hunter Axe", "Dream")
    finish(position)
    assert position.collected[EILEEN] == 2
    assert told(position, "trophy").args == {"seat": EILEEN, "trophy": "humanoid", "place": 3, "points": 3}
    assert position.score(EILEEN) == 3


@pytest.mark.rule("BB-EX.14")
def test_henryk_slays_the_final_boss() -> None:
    position = table("Vicar Amelia", 1, rolls="0")
    play(position, "Hunter Axe", "Dream", "Dream")
    assert tracks(position, HENRYK) == [1, 1, 1]


@pytest.mark.rule("BB-EX.15", "BB-D.12")
def test_gehrman_strengthens_all_but_himself() -> None:
    assert table(None, boss=GEHRMAN, deck="Scourge Beast", step="end-round").blood == 6 + 2
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
        tracks=[[2, 3, 0], [0] * 3, [0] * 3],
        rolls="0",
    )
    play(position, "Hunter Axe", "Dream", "Dream")
    assert position.banked[HENRYK] == 12
    assert GAME.outcome(position).scores[HENRYK] == 12 + 3 + 5 + 1 == 21
