"""An evening among friends: who sits where, what a game is worth, the table of the night."""

from __future__ import annotations

import pytest

import taverna
from taverna.campaigns.evening.points import PLACES, WINS, Ending, points
from taverna.kernel import BadData, IllegalChoice, Rng, Saga
from tests.support.conformance.campaigns import play_out


def ending(scores: list[int], winners: list[int], won: bool | None = None) -> Ending:
    outcome = {"over": True, "scores": scores, "winners": winners, "won": won}
    return Ending({"outcome": outcome}, len(scores))


def evening(*names: str) -> Saga:
    saga = taverna.Saga("evening", seed=3)
    for name in names:
        saga.arrange(name, {"do": "join"})
    return saga


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([30, 20, 10], [0], [4, 2, 0]),
        ([20, 20, 10], [0, 1], [3, 3, 0]),
        ([20, 20, 10], [1], [2, 4, 0]),  # a tie was broken by the game's own rules
        ([5, 9], [], [0, 2]),  # nobody won, but one came further
    ],
)
def test_points_by_places(scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert points(ending(scores, winners), PLACES) == expected


def test_who_win_together_leave_everyone_behind() -> None:
    assert points(ending([9, 2, 4], [0, 1, 2], True), PLACES) == [4, 4, 4]
    assert points(ending([9, 2, 4], [], False), PLACES) == [0, 0, 0]


def test_points_by_wins() -> None:
    assert points(ending([30, 20, 30], [0, 2]), WINS) == [1, 0, 1]


def test_a_result_for_other_seats_is_refused() -> None:
    outcome = {"over": True, "scores": [1, 2], "winners": [], "won": None}
    with pytest.raises(BadData, match="each of the 3"):
        Ending({"outcome": outcome}, 3)


def test_only_games_for_so_many_are_offered() -> None:
    assert {chapter.game for chapter in evening("Ana", "Bo").next()} >= {"dead-mans-draw", "gloomhaven"}
    assert "gloomhaven" not in [chapter.game for chapter in evening(*"abcde").next()]
    assert evening().next() == []


def test_seats_go_round() -> None:
    saga = evening("Ana", "Bo", "Cleo")
    assert saga.next()[0].people == ["Ana", "Bo", "Cleo"]
    play_out(saga.begin("dead-mans-draw"), Rng(1))
    saga.close()
    assert saga.next()[0].people == ["Bo", "Cleo", "Ana"]


def test_the_table_of_the_night_adds_up() -> None:
    saga = evening("Ana", "Bo", "Cleo")
    total = {"Ana": 0, "Bo": 0, "Cleo": 0}
    for number in range(3):
        match = saga.begin("dead-mans-draw")
        play_out(match, Rng(number))
        worth = points(Ending(match.result(), 3), PLACES)
        for name, gained in zip(match.names, worth, strict=True):
            total[name] += gained
        saga.close()
    standings = saga.view(None)["standings"]
    assert isinstance(standings, list)
    assert {row["name"]: row["points"] for row in standings} == total
    assert [row["points"] for row in standings] == sorted(total.values(), reverse=True)


def test_who_goes_home_keeps_the_points_and_may_come_back() -> None:
    saga = evening("Ana", "Bo", "Cleo")
    saga.arrange("Bo", {"do": "leave"})
    assert saga.next()[0].people == ["Ana", "Cleo"]
    with pytest.raises(IllegalChoice) as refused:
        saga.arrange("Bo", {"do": "leave"})
    assert refused.value.code == "not-here"
    saga.arrange("Bo", {"do": "join"})
    assert saga.people == ["Ana", "Bo", "Cleo"]


def test_when_the_evening_is_over_nothing_more_is_played() -> None:
    saga = evening("Ana", "Bo")
    saga.arrange("Ana", {"do": "end"})
    assert saga.next() == []
    with pytest.raises(IllegalChoice) as refused:
        saga.arrange("Cleo", {"do": "join"})
    assert refused.value.code == "evening-over"


def test_the_options_of_a_game_are_the_tables_to_set() -> None:
    match = evening("Ana", "Bo").begin("gloomhaven", {"scenario": "2", "difficulty": "hard"})
    assert (match.options["scenario"], match.options["difficulty"]) == ("2", "hard")
