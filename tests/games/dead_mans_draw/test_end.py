"""The end (DMD-50), scoring (DMD-51) and tie-breaks (DMD-52)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from taverna.kernel import Outcome
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    bank,
    draw,
    in_bank,
    in_discard,
    in_play,
    kind,
    loot,
    offered,
    refused,
    table,
    told,
)

ALL_SEVENS = "Anchor 7 | Hook 7 | Cannon 7 | Key 7 | Chest 7 | Map 7 | Oracle 7 | Sword 7 | Kraken 7"


def ended(*banks: str, options: dict[str, object] | None = None, discard: str | None = None) -> Outcome:
    """The outcome of a game that ended with these banks."""
    position = table(seats=len(banks), banks=banks, discard=discard, options=options, rest="aside", agenda=[])
    return GAME.outcome(position)


# The end


@pytest.mark.rule("DMD-50.1")
def test_who_draws_the_last_card_banks_and_then_the_game_ends() -> None:
    position = table(play="Key 3", draw="Chest 4", discard="", rest="aside")
    draw(position)
    assert not position.over
    assert offered(position) == ["bank"]
    assert refused(position, 0) == "DMD-3.12"
    bank(position)
    assert position.over
    assert GAME.outcome(position).over
    assert in_bank(position, DENISE) == loot("Key 3 | Chest 4")


@pytest.mark.rule("DMD-50.1")
def test_a_bust_by_the_last_card_ends_the_game_too() -> None:
    position = table(play="Key 3", draw="Key 4", rest="aside")
    draw(position)
    assert position.over
    assert in_bank(position, DENISE) == set()


@pytest.mark.rule("DMD-50.1")
def test_the_game_goes_on_while_there_is_a_card_to_draw() -> None:
    position = table(play="Key 3", draw="Chest 4, Oracle 6", rest="aside")
    draw(position)
    bank(position)
    assert (position.active, kind(position)) == (CLARA, "turn")


@pytest.mark.rule("DMD-50.2")
@pytest.mark.parametrize(
    ("last", "own", "other", "pile", "then"),
    [
        ("Map 5", "", "", "Key 2", "Map 5, Key 2"),
        ("Hook 5", "Key 2", "", "", "Hook 5, Key 2"),
        ("Sword 5", "", "Key 2", "", "Sword 5, Key 2"),
    ],
)
def test_the_last_card_still_acts(last: str, own: str, other: str, pile: str, then: str) -> None:
    position = table(draw=last, banks=[own, other], discard=pile, rest="aside")
    draw(position)
    assert in_play(position) == then
    assert offered(position) == ["bank"]


@pytest.mark.rule("DMD-50.2")
def test_a_last_cannon_is_still_fired() -> None:
    position = table(draw="Cannon 5", banks=["", "Key 6"], discard="", rest="aside")
    draw(position)
    assert in_bank(position, CLARA) == set()
    assert in_discard(position) == loot("Key 6")


@pytest.mark.rule("DMD-50.2")
def test_a_last_oracle_is_void() -> None:
    position = table(draw="Oracle 5", rest="aside")
    draw(position)
    assert ("void", "DMD-15.3") in told(position)


@pytest.mark.rule("DMD-50.3")
@pytest.mark.parametrize("play", ["Key 3", ""])
def test_if_the_last_card_is_intercepted_the_turn_ends_with_a_banking(play: str) -> None:
    position = table(play=play, draw="Mermaid 9", pirates=["casanova"], rest="aside")
    draw(position)
    assert offered(position) == ["bank"]
    bank(position)
    assert position.over
    assert in_bank(position, DENISE) == loot("Mermaid 9") | loot(play)


@pytest.mark.rule("DMD-50.4")
def test_the_discard_pile_does_not_come_back() -> None:
    position = table(draw="Key 3", rest="aside")
    before = in_discard(position)
    draw(position)
    assert offered(position) == ["bank"]
    bank(position)
    assert position.over
    assert in_discard(position) == before
    assert position.draw == []


# Scoring


@pytest.mark.rule("DMD-51.1")
def test_only_the_highest_card_of_a_suit_scores() -> None:
    assert ended("Cannon 7, 4, 3", "").scores == [7, 0]


@pytest.mark.rule("DMD-51.2")
def test_a_score_is_the_sum_over_suits_and_missing_suits_are_nothing() -> None:
    assert ended("Cannon 7, 4 | Mermaid 9 | Key 2", "").scores == [18, 0]


@pytest.mark.rule("DMD-51.3")
def test_only_banked_cards_score() -> None:
    position = table(play="Mermaid 9, Key 7", banks=["Oracle 3"], discard="Map 7")
    assert GAME.outcome(position).scores == [3, 0]


@pytest.mark.rule("DMD-51.3")
def test_what_a_bust_loses_does_not_score() -> None:
    position = table(play="Mermaid 9, Key 7", draw="Key 3", banks=["Oracle 3", "Map 2"], rest="aside")
    draw(position)
    assert GAME.outcome(position).scores == [3, 2]


@pytest.mark.rule("DMD-51.4")
def test_the_highest_score_wins_however_few_cards_it_has() -> None:
    outcome = ended("Cannon 7 | Mermaid 9", "Anchor 6, 5, 4, 3, 2 | Key 6, 5", "Map 7")
    assert outcome.scores == [16, 12, 7]
    assert outcome.winners == [DENISE]


@pytest.mark.rule("DMD-51.4")
def test_nobody_has_won_before_the_end() -> None:
    position = table(banks=["Key 7", "Key 3"])
    outcome = GAME.outcome(position)
    assert (outcome.over, outcome.winners) == (False, [])


@pytest.mark.rule("DMD-51.5")
@pytest.mark.parametrize(
    ("best", "mermaid_effect", "limit"), [("Mermaid 9", False, 72), ("Mermaid 7", True, 70)]
)
def test_the_best_possible_scores(best: str, mermaid_effect: bool, limit: int) -> None:
    position = table(
        banks=[f"{ALL_SEVENS} | {best}", ""],
        pirates=[None, "golden-scales"],
        options={"mermaid_effect": mermaid_effect},
    )
    assert GAME.outcome(position).scores[DENISE] == limit
    with_scales = table(
        banks=[f"{ALL_SEVENS} | {best}", ""],
        pirates=["golden-scales", None],
        options={"mermaid_effect": mermaid_effect},
    )
    assert GAME.outcome(with_scales).scores[DENISE] == limit + 5


# Ties


@pytest.mark.rule("DMD-52.1")
def test_among_tied_players_the_most_cards_win() -> None:
    outcome = ended("Cannon 7, 4, 3 | Mermaid 9", "Anchor 7 | Oracle 5 | Key 4")
    assert outcome.scores == [16, 16]
    assert outcome.winners == [DENISE]


@pytest.mark.rule("DMD-52.1")
def test_a_player_who_is_not_tied_wins_nothing_with_many_cards() -> None:
    outcome = ended("Cannon 7, 4", "Anchor 7", "Key 6, 5, 4, 3, 2")
    assert outcome.winners == [DENISE]


@pytest.mark.rule("DMD-52.2")
def test_still_tied_players_share_the_victory() -> None:
    outcome = ended("Cannon 7, 4, 3 | Mermaid 9", "Anchor 7 | Oracle 5 | Key 4, 2", discard="")
    assert outcome.winners == [DENISE, CLARA]


@pytest.mark.rule("DMD-52.3")
def test_three_tied_players_are_sorted_by_cards_too() -> None:
    outcome = ended("Cannon 7, 4, 3", "Anchor 7, 4", "Key 7, 5, 4", "Map 6, 5, 4, 3")
    assert outcome.scores == [7, 7, 7, 6]
    assert outcome.winners == [0, 2]


@pytest.mark.rule("DMD-52.3")
def test_any_number_may_share() -> None:
    assert ended("Cannon 7, 4", "Anchor 7, 4", "Key 7, 5", "Map 7, 5").winners == [0, 1, 2, 3]
    assert ended("", "", "").winners == [0, 1, 2]


@pytest.mark.rule("DMD-52.1", "DMD-52.2", "DMD-51.4")
@pytest.mark.parametrize(
    ("mine", "others", "rule"),
    [
        ("Key 7", "Map 6", "DMD-51.4"),
        ("Key 7, 6", "Map 7", "DMD-52.1"),
        ("Key 7, 6", "Map 7, 6", "DMD-52.2"),
    ],
)
def test_the_log_names_the_rule_that_decided(mine: str, others: str, rule: str) -> None:
    position = table(play=mine.split(",")[0], banks=["Key 6" if "," in mine else "", others], rest="aside")
    bank(position)
    assert told(position)[-1] == ("ended", rule)
