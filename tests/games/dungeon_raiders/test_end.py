"""The final scoring (DR-15)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from taverna.games.dungeon_raiders import GAME
from tests.support.dungeon_raiders.positions import A, B, C, D, E, boss, lay, over, table, told


def result(
    coins: Sequence[int], wounds: Sequence[int], petrified: Sequence[int] = ()
) -> dict[str, list[int]]:
    found = GAME.view(over(coins, wounds, petrified), None)["result"]
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("DR-15.1")
def test_the_scoring_comes_after_the_fifth_level() -> None:
    state = table(boss("vampire", 3), coins=[5, 7, 6], wounds=[1, 2, 4])
    assert GAME.outcome(state).winners == []
    lay(state, "1", "1", "1")
    assert [event.args for event in told(state, "score")] == [
        {"seat": A, "coins": 5, "wounds": 1},
        {"seat": B, "coins": 7, "wounds": 2},
        {"seat": C, "coins": 6, "wounds": 4},
    ]
    assert GAME.outcome(state).winners == [B]


@pytest.mark.rule("DR-15.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_most_wounded_faints_and_can_not_win(seats: int) -> None:
    coins, wounds = [20, 5, 9, 1, 1][:seats], [7, 1, 2, 3, 3][:seats]
    assert result(coins, wounds)["fainted"] == [A]
    assert result(coins, wounds)["winners"] == [C]


@pytest.mark.rule("DR-15.3")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_all_who_tie_faint(seats: int) -> None:
    coins, wounds = [20, 19, 9, 3, 3][:seats], [7, 7, 2, 3, 3][:seats]
    assert result(coins, wounds)["fainted"] == [A, B]
    assert result(coins, wounds)["winners"] == [C]
    assert result([20, 19, 9, 3, 3], [7, 7, 7, 7, 3])["fainted"] == [A, B, C, D]


@pytest.mark.rule("DR-15.4")
def test_with_three_only_a_lone_most_wounded_faints() -> None:
    assert result([20, 5, 9], [7, 7, 2])["fainted"] == []
    assert result([20, 5, 9], [7, 7, 2])["winners"] == [A]
    assert result([20, 5, 9], [7, 6, 2])["fainted"] == [A]


@pytest.mark.rule("DR-15.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_all_have_the_same_wounds_nobody_faints(seats: int) -> None:
    found = result([1, 2, 3, 4, 5][:seats], [6] * seats)
    assert found["fainted"] == []
    assert found["winners"] == [seats - 1]


@pytest.mark.rule("DR-15.6")
def test_the_most_coins_win() -> None:
    assert result([10, 11, 12, 20], [1, 1, 2, 3])["winners"] == [C]


@pytest.mark.rule("DR-15.7")
def test_a_tie_in_coins_goes_to_the_fewest_wounds() -> None:
    assert result([9, 9, 4, 1], [3, 2, 1, 8])["winners"] == [B]


@pytest.mark.rule("DR-15.8")
def test_still_tied_the_victory_is_shared() -> None:
    assert result([9, 9, 4, 1], [2, 2, 1, 8])["winners"] == [A, B]
    assert GAME.outcome(over([9, 9, 4, 1], [2, 2, 1, 8])).rewards() == [0.5, 0.5, 0.0, 0.0]


@pytest.mark.rule("R-39")
def test_what_counts_is_the_number_of_players_at_the_start() -> None:
    """Four players, Medusa took one: of the three who are left, both who tie faint."""
    assert result([9, 9, 4, 1], [5, 5, 1, 0], petrified=[D])["fainted"] == [A, B]
    assert result([9, 9, 4], [5, 5, 1])["fainted"] == []


@pytest.mark.rule("R-40")
def test_the_most_wounds_are_looked_for_among_survivors() -> None:
    found = result([9, 9, 4, 1], [1, 3, 2, 40], petrified=[D])
    assert found["fainted"] == [B]
    assert found["winners"] == [A]


@pytest.mark.rule("R-41")
def test_a_single_survivor_wins() -> None:
    found = result([20, 20, 0], [0, 0, 30], petrified=[A, B])
    assert found["fainted"] == []
    assert found["winners"] == [C]


@pytest.mark.rule("R-42")
def test_two_survivors_of_three() -> None:
    more = result([20, 3, 9], [5, 4, 0], petrified=[C])
    assert (more["fainted"], more["winners"]) == ([A], [B])
    tied = result([20, 3, 9], [5, 5, 0], petrified=[C])
    assert (tied["fainted"], tied["winners"]) == ([], [A])


@pytest.mark.rule("DR-15.2", "DR-15.3", "DR-15.4")
@pytest.mark.parametrize(
    ("wounds", "fainting"), [([2, 5, 1], [B]), ([5, 5, 1], []), ([5, 5, 1, 0], [A, B]), ([3, 3, 3, 3], [])]
)
def test_everyone_sees_who_would_faint_now(wounds: list[int], fainting: list[int]) -> None:
    state = GAME.load({"seats": len(wounds), "level": 2, "wounds": wounds})
    for eye in (A, C, None):
        assert GAME.view(state, eye)["fainting"] == fainting


@pytest.mark.rule("R-45")
def test_the_order_of_the_result() -> None:
    """Winner D; then C and A by coins, though A has fewer wounds; B fainted with the most coins; E was petrified."""
    found = result([4, 20, 6, 12, 20], [0, 9, 3, 2, 1], petrified=[E])
    assert found["ranking"] == [D, C, A, B, E]
    level = result([4, 20, 4, 12], [3, 9, 1, 2])
    assert level["ranking"] == [D, C, A, B]


@pytest.mark.parametrize(
    ("coins", "wounds", "petrified", "rules"),
    [
        ([9, 8, 7, 6], [1, 1, 1, 2], [], ["DR-15.2", "DR-15.6"]),
        ([9, 8, 7, 6], [1, 1, 2, 2], [], ["DR-15.3", "DR-15.6"]),
        ([9, 9, 7, 6], [1, 0, 2, 2], [], ["DR-15.3", "DR-15.7", "DR-15.7"]),
        ([9, 9, 7, 6], [1, 1, 2, 2], [], ["DR-15.3", "DR-15.7", "DR-15.8"]),
        ([9, 8, 7], [2, 2, 1], [], ["DR-15.4", "DR-15.6"]),
        ([9, 8, 7], [2, 2, 2], [], ["DR-15.5", "DR-15.6"]),
    ],
)
@pytest.mark.rule("DR-15.2", "DR-15.3", "DR-15.4", "DR-15.5", "DR-15.6", "DR-15.7", "DR-15.8")
def test_the_end_names_the_rules_that_decided(
    coins: list[int], wounds: list[int], petrified: list[int], rules: list[str]
) -> None:
    state = table(boss("vampire", 3), seats=len(coins), coins=coins, wounds=wounds)
    state.drain()
    lay(state, *["1"] * len(coins))
    kinds = ("fainted", "nobody-fainted", "nobody-fainted-tie", "tied", "ended")
    told_rules = [event.rule for event in state.events if event.kind in kinds]
    assert list(dict.fromkeys(told_rules)) == list(dict.fromkeys(rules))
    assert told_rules[-1] == rules[-1]
