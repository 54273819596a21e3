"""The options of the game and the number of players: what is refused, and how."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from taverna.kernel import BadCall, BadData, BadOption
from tests.support.dead_mans_draw.positions import kind, table


def test_the_options_have_names_defaults_and_rules() -> None:
    assert {option.name: (option.default, option.rule) for option in GAME.options} == {
        "pirates": (True, "DMD-2.10"),
        "mermaid_effect": (False, "DMD-40.1"),
        "variation": ("none", "DMD-60.1"),
        "safe_choices": (False, "DMD-80.1"),
        "bottom_feeder": (False, "DMD-80.2"),
        "private_oracle": (False, "DMD-80.3"),
    }


def test_an_unknown_option_is_refused_with_a_suggestion() -> None:
    with pytest.raises(BadOption, match=r"'mermaid_efect'.*did you mean 'mermaid_effect'") as refusal:
        GAME.setup(2, 1, {"mermaid_efect": True})
    assert refusal.value.code == "unknown-option"


def test_an_unknown_option_like_no_other_is_refused_with_the_list() -> None:
    with pytest.raises(BadOption, match=r"'zzz'.*pirates.*private_oracle") as refusal:
        GAME.setup(2, 1, {"zzz": True})
    assert "did you mean" not in str(refusal.value)


@pytest.mark.parametrize("value", ["true", 1, 0, None, [], "on"])
def test_a_switch_is_true_or_false_and_nothing_else(value: object) -> None:
    with pytest.raises(BadOption, match=r"'safe_choices' can't be.*true, false") as refusal:
        GAME.setup(2, 1, {"safe_choices": value})
    assert (refusal.value.code, refusal.value.rule) == ("bad-option-value", "DMD-80.1")


@pytest.mark.parametrize("value", ["Strange Lands", "strange_lands", "", True, None, 3])
def test_an_unknown_variation_is_refused_with_the_list(value: object) -> None:
    with pytest.raises(BadOption, match=r"'variation' can't be.*strange-lands") as refusal:
        GAME.setup(2, 1, {"variation": value})
    assert refusal.value.rule == "DMD-60.1"


@pytest.mark.rule("DMD-2.1")
@pytest.mark.parametrize("seats", [1, 0, -2])
def test_one_player_or_fewer_are_refused(seats: int) -> None:
    with pytest.raises(BadCall, match=f"2 to 8 players, not {seats}") as refusal:
        GAME.setup(seats, 1)
    # Both rules say it; the game names the one that gives the whole range.
    assert refusal.value.rule in ("DMD-2.1", "DMD-70.9")


@pytest.mark.rule("DMD-70.9")
def test_nine_players_are_refused() -> None:
    with pytest.raises(BadCall, match="2 to 8 players, not 9") as refusal:
        GAME.setup(9, 1)
    assert refusal.value.rule == "DMD-70.9"


# The compiled build checks types before any of our code runs, and says so in its own words.
WRONG_TYPE = (BadCall, TypeError)


@pytest.mark.parametrize("seats", ["2", 2.0, None])
def test_a_number_of_players_is_a_whole_number(seats: object) -> None:
    with pytest.raises(WRONG_TYPE, match=r"players|int object expected"):
        GAME.setup(seats, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["1", 1.5, None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(WRONG_TYPE, match=r"seed must be a whole number|int object expected"):
        GAME.setup(2, seed)  # type: ignore[arg-type]


def test_a_seed_is_not_negative() -> None:
    with pytest.raises(BadCall, match="seed must be a whole number"):
        GAME.setup(2, -1)


@pytest.mark.parametrize("seats", [1, 9])
def test_a_position_for_one_or_nine_is_refused(seats: int) -> None:
    with pytest.raises(BadData, match=r"position\.seats"):
        table(seats=seats)


@pytest.mark.rule("DMD-2.10")
def test_without_pirates_the_first_turn_comes_at_once() -> None:
    assert kind(GAME.setup(2, 1, {"pirates": False})) == "turn"
    assert kind(GAME.setup(2, 1, {"pirates": True})) == kind(GAME.setup(2, 1)) == "choose-pirate"


@pytest.mark.rule("DMD-2.10", "DMD-20.1")
def test_a_position_with_pirates_in_a_game_without_them_is_refused() -> None:
    with pytest.raises(BadData, match=r"position\.pirates"):
        table(pirates=["misfire"], options={"pirates": False})
