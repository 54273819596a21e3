"""Sudden Death (DMD-63): fifty points win at once, whoever's turn it is."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from taverna.games.dead_mans_draw.state import Table
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    EDGARD,
    bank,
    choose,
    draw,
    happened,
    in_bank,
    in_play,
    table,
    told,
)

SUDDEN_DEATH: dict[str, object] = {"variation": "sudden-death"}
WITH_MERMAIDS: dict[str, object] = {"variation": "sudden-death", "mermaid_effect": True}
FORTY_TWO = "Anchor 7 | Hook 7 | Cannon 7 | Map 7 | Oracle 7 | Sword 7"
FORTY_NINE = f"{FORTY_TWO} | Chest 7"
SIXES_AND_NINE = "Anchor 6 | Hook 6 | Cannon 6 | Map 6 | Oracle 6 | Sword 6 | Chest 6 | Mermaid 9"


def winner(position: Table) -> int:
    outcome = GAME.outcome(position)
    assert outcome.over
    (seat,) = outcome.winners
    return seat


@pytest.mark.rule("DMD-63.1")
def test_fifty_points_win_at_once() -> None:
    position = table(play="Mermaid 8", banks=[FORTY_TWO], options=SUDDEN_DEATH)
    bank(position)
    assert winner(position) == DENISE
    assert position.draw != []
    assert ("won-at-once", "DMD-63.1") in told(position)


@pytest.mark.rule("DMD-63.1")
def test_forty_nine_points_do_not() -> None:
    position = table(play="Mermaid 7", banks=[FORTY_TWO], options=SUDDEN_DEATH)
    bank(position)
    assert not position.over
    assert position.active == CLARA


@pytest.mark.rule("DMD-63.1")
@pytest.mark.parametrize(("pirate", "over"), [("golden-scales", True), (None, False)])
def test_traits_count(pirate: str | None, over: bool) -> None:
    position = table(play="Mermaid 4", banks=[FORTY_TWO], discard="", pirates=[pirate], options=SUDDEN_DEATH)
    bank(position)
    assert position.over is over


@pytest.mark.rule("DMD-63.1")
def test_without_the_variation_fifty_points_change_nothing() -> None:
    position = table(play="Mermaid 9", banks=[FORTY_NINE])
    bank(position)
    assert not position.over


@pytest.mark.rule("DMD-63.2")
def test_an_intercepted_card_wins_in_the_middle_of_a_turn() -> None:
    position = table(
        play="Key 3", draw="Mermaid 8", banks=[FORTY_TWO], pirates=["casanova"], options=SUDDEN_DEATH
    )
    draw(position)
    assert winner(position) == DENISE
    assert in_play(position) == "Key 3"


@pytest.mark.rule("DMD-63.2")
def test_an_intercepted_card_wins_in_the_middle_of_an_effect() -> None:
    position = table(
        draw="Sword 4", banks=[FORTY_NINE, "Kraken 2"], pirates=["fisherman", "parry"], options=SUDDEN_DEATH
    )
    draw(position)
    assert winner(position) == DENISE


@pytest.mark.rule("DMD-63.2")
def test_a_scavenged_card_wins() -> None:
    position = table(
        draw="Cannon 3", banks=[FORTY_TWO, "Mermaid 8 | Key 5"], pirates=["scavenger"], options=SUDDEN_DEATH
    )
    draw(position)
    choose(position, "Mermaid 8")
    assert winner(position) == DENISE


@pytest.mark.rule("DMD-63.2", "DMD-37.1")
def test_the_locker_wins_on_another_players_turn() -> None:
    position = table(
        play="Mermaid 8, Key 3",
        draw="Key 2",
        discard="",
        banks=["", FORTY_TWO],
        pirates=[None, "davy-jones-locker"],
        options=SUDDEN_DEATH,
    )
    draw(position)
    assert winner(position) == CLARA


@pytest.mark.rule("DMD-63.2", "DMD-41.1")
def test_the_siren_wins_on_another_players_turn() -> None:
    position = table(
        play="Kraken 6, Key 7",
        draw="Mermaid 3, Chest 3",
        banks=["", FORTY_NINE],
        pirates=[None, "siren"],
        options=WITH_MERMAIDS,
    )
    draw(position)
    choose(position, "Kraken 6")
    assert winner(position) == CLARA
    assert in_play(position) == "Key 7, Mermaid 3"


@pytest.mark.rule("DMD-63.2", "DMD-41.5")
def test_what_casanova_calls_to_the_bank_wins() -> None:
    position = table(
        play="Kraken 6", draw="Mermaid 3", banks=[FORTY_NINE], pirates=["casanova"], options=WITH_MERMAIDS
    )
    draw(position)
    assert winner(position) == DENISE


@pytest.mark.rule("DMD-63.2", "DMD-13.5")
def test_the_bonus_belongs_to_the_banking_and_is_taken_first() -> None:
    position = table(play="Key 5, Chest 6", banks=[FORTY_TWO], options=SUDDEN_DEATH)
    bank(position)
    assert winner(position) == DENISE
    assert position.bank_size(DENISE) == 6 + 2 + 2


@pytest.mark.rule("DMD-63.2")
def test_the_bonus_may_be_what_wins() -> None:
    position = table(
        play="Key 2, Chest 2", banks=[FORTY_TWO], discard="Kraken 7, Mermaid 4", options=SUDDEN_DEATH
    )
    bank(position)
    assert GAME.outcome(position).scores[DENISE] == 42 + 4 + 11
    assert winner(position) == DENISE


@pytest.mark.rule("DMD-63.2", "DMD-23.1")
def test_a_plunderer_still_takes_the_bonus_of_the_winning_banking() -> None:
    position = table(
        seats=3,
        play="Key 5, Chest 6",
        banks=[FORTY_TWO, "Kraken 5, 4", "Kraken 3, 2"],
        discard="",
        pirates=["plunderer"],
        options=SUDDEN_DEATH,
    )
    bank(position)
    assert not position.over
    choose(position, str(CLARA))
    assert winner(position) == DENISE
    assert in_bank(position, CLARA) == set()


@pytest.mark.rule("DMD-63.2", "DMD-4.5")
def test_the_cards_saved_in_a_bust_win_although_the_locker_would_too() -> None:
    position = table(
        play="Mermaid 8, Anchor 6, Kraken 7",
        protected="Mermaid 8",
        draw="Anchor 5",
        banks=[
            "Hook 7 | Cannon 7 | Map 7 | Oracle 7 | Sword 7 | Chest 7",
            "Hook 6 | Cannon 6 | Map 6 | Oracle 6 | Sword 6 | Chest 6 | Mermaid 9",
        ],
        pirates=[None, "davy-jones-locker"],
        options=SUDDEN_DEATH,
    )
    draw(position)
    assert winner(position) == DENISE


@pytest.mark.rule("DMD-63.2")
def test_if_two_have_fifty_the_active_player_wins() -> None:
    position = table(active=CLARA, play="Mermaid 8", banks=[SIXES_AND_NINE, FORTY_TWO], options=SUDDEN_DEATH)
    bank(position)
    assert GAME.outcome(position).scores == [51, 50]
    assert winner(position) == CLARA


@pytest.mark.rule("DMD-63.2")
@pytest.mark.parametrize(("active", "first"), [(DENISE, CLARA), (CLARA, EDGARD), (EDGARD, DENISE)])
def test_if_two_others_have_fifty_the_first_to_the_left_wins(active: int, first: int) -> None:
    banks = [f"{FORTY_NINE} | Kraken 3", SIXES_AND_NINE]
    banks.insert(active, "")
    position = table(seats=3, active=active, play="Key 3", banks=banks, options=SUDDEN_DEATH)
    bank(position)
    assert winner(position) == first


@pytest.mark.rule("DMD-63.3")
def test_if_nobody_reaches_fifty_the_game_ends_as_usual() -> None:
    position = table(
        play="Key 3",
        draw="Chest 2",
        discard="",
        banks=["Map 7", "Oracle 6 | Mermaid 8"],
        rest="aside",
        options=SUDDEN_DEATH,
    )
    draw(position)
    assert not position.over
    bank(position)
    assert GAME.outcome(position).scores == [12, 14]
    assert winner(position) == CLARA
    assert happened(position, "ended").rule == "DMD-51.4"
