"""Bosses and final bosses (BB-8), and the end of the game (BB-9)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME
from tests.support.bloodborne.positions import (
    EILEEN,
    GEHRMAN,
    HENRYK,
    LUDWIG,
    MERGO,
    all_told,
    asks,
    finish,
    hands,
    kinds_told,
    living,
    monster,
    play,
    random_game,
    table,
    told,
    tracks,
    view,
)

# Bosses


@pytest.mark.rule("BB-8.1", "BB-8.2")
def test_a_boss_fights_on_until_it_is_slain_and_its_ability_with_it() -> None:
    position = table("The One Reborn", 6, deck="Hunter's Minion", rolls="0, yellow 0, yellow 0")
    play(position, "Saw Cleaver", "Hunter Axe", "Saw Cleaver")
    assert (monster(position), position.blood, position.collected) == ("the-one-reborn", 2, [3, 4, 3])
    play(position, "Hunter Axe", "Saw Cleaver", "Hunter Axe")
    assert (monster(position), position.collected) == ("hunters-minion", [3, 4 + 1 + 2, 3 + 1 + 2])
    play(position, "Hunter Pistol", "Hunter Pistol", "Hunter Pistol")
    assert position.collected == [4, 8, 7]  # the ability is gone with The One Reborn


@pytest.mark.rule("BB-8.3")
def test_after_ten_cards_the_final_boss_must_be_fought() -> None:
    for seed in range(4):
        for position in random_game(3, seed, {"final_boss": "vicar-amelia"}):
            if monster(position) == "vicar-amelia":
                assert len(position.met) == 10
                break
            assert len(position.met) < 10 or monster(position) is None  # step 7 after the tenth


@pytest.mark.rule("BB-8.4")
def test_the_final_boss_fights_like_a_boss() -> None:
    position = table("Vicar Amelia", 12, rolls="3, yellow 0")
    play(position, "Saw Cleaver", "Hunter Axe", "Dream")
    assert position.hp[:2] == [3, 3]
    finish(position)
    assert (monster(position), position.blood) == ("vicar-amelia", 9)


@pytest.mark.rule("BB-8.5", "BB-R.49")
def test_the_final_boss_s_ability_works_in_the_fight_against_it() -> None:
    position = table("Mergo's Wet Nurse", 17, boss=MERGO, hp=[6, 6, 8], rolls="0")
    play(position, "Saw Cleaver", "Hunter Axe", "Hunter Axe")
    assert position.hp == [7, 7, 8]


@pytest.mark.rule("BB-8.6")
def test_after_a_boss_the_game_goes_on() -> None:
    position = table("Cleric Beast", 2, deck="Hunter's Minion", rolls="0")
    play(position, "Hunter Axe", "Saw Cleaver", "Saw Cleaver")
    assert (asks(position), monster(position)) == ("pick", "hunters-minion")


@pytest.mark.rule("BB-R.48")
def test_the_final_boss_gets_its_blood_when_it_comes_into_play() -> None:
    position = table("Hunter's Minion", 7, boss=GEHRMAN, rolls="0", seats=5, hp=[8] * 5)
    assert "blood" not in view(position)["final_boss"]
    play(position, *["Saw Cleaver"] * 5)
    assert (monster(position), position.blood) == ("gehrman-the-first-hunter", 16)


# The end


@pytest.mark.rule("BB-9.1", "BB-R.50")
def test_the_game_ends_with_the_killing_blow() -> None:
    """Later attacks, the escape, the Dream and the end of the round are not played."""
    position = table("Vicar Amelia", 2, hp=[6, 6, 2], collected=[0, 0, 4], row="Cannon", rolls="1")
    play(position, "Hunter Axe", "Hunter Axe", "Dream")
    assert position.over
    kinds = kinds_told(position)
    for unplayed in ("too-late", "banked", "recovered", "used", "marker", "escaped", "stays"):
        assert unplayed not in kinds
    assert position.banked == [2, 0, 4]


@pytest.mark.rule("BB-R.50", "BB-R.17")
def test_killed_in_step_3_the_final_boss_ends_the_game_before_the_next_instant() -> None:
    """Eileen's Molotov would kill Ludwig and cost him 5 blood."""
    position = table(
        "Vicar Amelia",
        1,
        hp=[6, 6, 1],
        collected=[0, 0, 5],
        hands=hands("Hunter Pistol", "Molotov Cocktail", "Dream"),
    )
    play(position, "Hunter Pistol", "Molotov Cocktail", "Dream")
    assert position.over
    assert position.banked == [1, 0, 5]
    assert living(position) == [HENRYK, EILEEN, LUDWIG]


@pytest.mark.rule("BB-R.50")
@pytest.mark.parametrize(("card", "victim"), [("Chikage", HENRYK), ("Molotov Cocktail", EILEEN)])
def test_what_rides_on_the_killing_card_still_happens(card: str, victim: int) -> None:
    hp = [6, 6, 6]
    hp[victim] = 1
    position = table(
        "Vicar Amelia",
        1,
        hp=hp,
        collected=[3, 3, 3],
        hands=hands(card, "Hunter Axe", "Hunter Axe"),
        rolls="0",
    )
    play(position, card, "Hunter Axe", "Hunter Axe")
    assert position.over
    assert told(position, "died").args["seat"] == victim
    expected = [4, 3, 3]
    expected[victim] = 0
    assert position.banked == expected
    assert tracks(position, HENRYK) == [1, 1, 1]


@pytest.mark.rule("BB-9.2", "BB-9.3")
def test_collected_blood_is_banked_and_trophies_are_added() -> None:
    position = table(
        "Vicar Amelia",
        1,
        collected=[3, 2, 0],
        banked=[9, 1, 30],
        tracks=[[2, 3, 0], [0, 0, 0], [0, 0, 0]],
        rolls="0",
    )
    play(position, "Hunter Axe", "Dream", "Dream")
    assert position.banked == [13, 3, 30]
    assert position.collected == [0, 0, 0]
    assert GAME.outcome(position).scores == [13 + 3 + 5 + 1, 3, 30]
    line = told(position, "score", HENRYK)
    assert (
        line.args["banked"],
        line.args["kin"],
        line.args["humanoid"],
        line.args["beast"],
        line.args["number"],
    ) == (
        13,
        3,
        5,
        1,
        22,
    )


@pytest.mark.rule("BB-9.4")
def test_the_highest_score_wins() -> None:
    position = table("Vicar Amelia", 1, banked=[3, 9, 8], rolls="0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    outcome = GAME.outcome(position)
    assert (outcome.scores, outcome.winners) == ([7, 9, 8], [EILEEN])
    assert told(position, "ended").rule == "BB-9.4"


@pytest.mark.rule("BB-9.5", "BB-R.51")
def test_a_tie_goes_to_the_one_with_more_banked_blood_without_trophies() -> None:
    """Henryk has 6 banked and 2 + 3 + 2 by trophies, Eileen what is banked."""
    position = table(
        "Vicar Amelia",
        1,
        banked=[4, 12, 0],
        collected=[1, 0, 0],
        tracks=[[1, 2, 1], [0] * 3, [0] * 3],
        rolls="0",
    )
    play(position, "Saw Cleaver", "Dream", "Dream")
    outcome = GAME.outcome(position)
    assert outcome.scores[:2] == [13, 12]
    position = table(
        "Vicar Amelia",
        1,
        banked=[4, 13, 0],
        collected=[1, 0, 0],
        tracks=[[1, 2, 1], [0] * 3, [0] * 3],
        rolls="0",
    )
    play(position, "Saw Cleaver", "Dream", "Dream")
    outcome = GAME.outcome(position)
    assert outcome.scores[:2] == [13, 13]
    assert outcome.winners == [EILEEN]
    assert told(position, "tied").args["seats"] == [HENRYK, EILEEN]
    assert told(position, "ended").rule == "BB-9.5"


@pytest.mark.rule("BB-R.51")
def test_the_tie_break_looks_at_blood_after_the_last_banking() -> None:
    """Banked 8 and 5 before; with what was collected 8 and 9."""
    position = table(
        "Vicar Amelia",
        1,
        banked=[1, 8, 5],
        collected=[0, 0, 4],
        tracks=[[0] * 3, [1, 0, 0], [0] * 3],
        rolls="0",
    )
    play(position, "Saw Cleaver", "Dream", "Dream")
    assert GAME.outcome(position).scores == [5, 9, 9]
    assert GAME.outcome(position).winners == [LUDWIG]


@pytest.mark.rule("BB-9.6")
def test_who_is_still_level_shares_the_victory() -> None:
    position = table("Vicar Amelia", 1, banked=[1, 9, 9], rolls="0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    outcome = GAME.outcome(position)
    assert outcome.winners == [EILEEN, LUDWIG]
    assert outcome.rewards() == [0.0, 0.5, 0.5]
    assert told(position, "ended").rule == "BB-9.6"


@pytest.mark.rule("BB-R.52")
def test_the_dead_compete_with_what_they_have_banked() -> None:
    position = table("Vicar Amelia", 1, hp=[6, 1, 6], banked=[0, 20, 0], collected=[0, 7, 0], rolls="1")
    play(position, "Saw Cleaver", "Hunter Axe", "Hunter Axe")
    assert told(position, "died").args["number"] == 7
    outcome = GAME.outcome(position)
    assert (outcome.scores[EILEEN], outcome.winners) == (20, [EILEEN])


def test_nobody_has_won_before_the_end() -> None:
    position = table("Vicar Amelia", 9, banked=[5, 0, 0], rolls="0")
    assert GAME.outcome(position).winners == []
    assert GAME.outcome(position).scores == [5, 0, 0]
    assert all_told(position, "ended") == []
