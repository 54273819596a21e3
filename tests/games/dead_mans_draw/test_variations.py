"""The six game-variation cards (DMD-60 to DMD-66), without Sudden Death, which has its own file."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from taverna.kernel import BadData, BadOption, Outcome
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    EDGARD,
    bank,
    choose,
    draw,
    happened,
    in_bank,
    in_discard,
    in_play,
    kind,
    loot,
    offered,
    refused,
    stack_code,
    table,
    told,
)
from tests.support.dead_mans_draw.walks import VARIATIONS, offered_pirates

THIEVES_ISLAND: dict[str, object] = {"variation": "thieves-island"}
STRANGE_LANDS: dict[str, object] = {"variation": "strange-lands"}
BENEATH_THE_WAVES: dict[str, object] = {"variation": "beneath-the-waves"}
SIXTY = "Anchor 7 | Hook 7 | Cannon 7 | Key 7 | Chest 7 | Map 7 | Oracle 7 | Sword 7 | Kraken 4"


def ended(variation: str, *banks: str, pirates: tuple[str | None, ...] = ()) -> Outcome:
    """The outcome of a game that ended with these banks."""
    position = table(
        seats=len(banks),
        banks=banks,
        discard="",
        rest="aside",
        agenda=[],
        pirates=pirates,
        options={"variation": variation},
    )
    return GAME.outcome(position)


# Variations in general


@pytest.mark.rule("DMD-60.1")
def test_there_are_six_variations_and_none_is_the_default() -> None:
    (option,) = [option for option in GAME.options if option.name == "variation"]
    assert option.choices[:7] == VARIATIONS
    assert len(VARIATIONS) == 1 + 6
    assert GAME.rules.settings(GAME.setup(2, 1)) == {
        **GAME.rules.settings(GAME.setup(2, 1)),
        "variation": "none",
    }


@pytest.mark.rule("DMD-60.1")
@pytest.mark.parametrize("two", [["strange-lands", "sudden-death"], "strange-lands,sudden-death"])
def test_two_variations_at_once_are_refused(two: object) -> None:
    with pytest.raises(BadOption, match="variation") as refusal:
        GAME.setup(2, 1, {"variation": two})
    assert refusal.value.rule == "DMD-60.1"


@pytest.mark.rule("DMD-60.1")
@pytest.mark.parametrize("seat", [DENISE, CLARA, None])
def test_the_variation_is_public_before_the_first_turn(seat: int | None) -> None:
    view = GAME.view(GAME.setup(2, 1, STRANGE_LANDS), seat)
    assert view["options"] == {**GAME.rules.settings(GAME.setup(2, 1)), "variation": "strange-lands"}


@pytest.mark.rule("DMD-60.2")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("variation", VARIATIONS)
def test_a_variation_goes_with_pirates_mermaid_effect_and_two_decks(variation: str, seats: int) -> None:
    options = {"variation": variation, "mermaid_effect": True, "pirates": True}
    position = GAME.setup(seats, 1, options)
    assert kind(position) == "choose-pirate"
    assert len(position.draw) == (50 if seats == 2 else 100)
    assert "mermaid-2" in in_discard(position)


# Thieves Island


@pytest.mark.rule("DMD-61.1")
def test_what_a_bust_loses_goes_to_the_player_on_the_left() -> None:
    position = table(seats=3, active=EDGARD, play="Oracle 5, Key 3", draw="Key 6", options=THIEVES_ISLAND)
    before = in_discard(position)
    draw(position)
    assert in_bank(position, DENISE) == loot("Oracle 5 | Key 3, 6")
    assert in_bank(position, CLARA) == in_bank(position, EDGARD) == set()
    assert in_discard(position) == before
    assert happened(position, "lost-to").rule == "DMD-61.1"


@pytest.mark.rule("DMD-61.1", "DMD-4.9")
def test_a_stolen_card_may_so_return_to_its_owner() -> None:
    position = table(play="Map 5", draw="Sword 4", banks=["", "Map 6"], options=THIEVES_ISLAND)
    draw(position)
    assert in_bank(position, CLARA) == loot("Map 5, 6 | Sword 4")


@pytest.mark.rule("DMD-61.2")
def test_protected_cards_stay_with_the_buster() -> None:
    position = table(
        play="Oracle 5, Anchor 4, Key 3", protected="Oracle 5", draw="Key 6", options=THIEVES_ISLAND
    )
    draw(position)
    assert in_bank(position, DENISE) == loot("Oracle 5")
    assert in_bank(position, CLARA) == loot("Anchor 4 | Key 3, 6")


@pytest.mark.rule("DMD-61.2")
def test_the_receiver_gets_no_effects_and_no_bonus() -> None:
    position = table(
        play="Chest 5, Key 3, Kraken 2, Cannon 4",
        draw="Key 6",
        banks=["Map 7", "Oracle 7"],
        options=THIEVES_ISLAND,
    )
    draw(position)
    assert in_bank(position, CLARA) == loot("Oracle 7 | Chest 5 | Key 3, 6 | Kraken 2 | Cannon 4")
    assert in_bank(position, DENISE) == loot("Map 7")
    assert (position.owed, kind(position)) == (0, "turn")


@pytest.mark.rule("DMD-61.3")
def test_the_locker_stays_in_the_box() -> None:
    usual = offered_pirates(seats=4, options={})
    here = offered_pirates(seats=4, options=THIEVES_ISLAND)
    assert usual - here == {"davy-jones-locker"}
    assert len(here) == 16


@pytest.mark.rule("DMD-61.3")
def test_a_position_with_the_locker_is_refused() -> None:
    with pytest.raises(BadData, match=r"position\.pirates.*davy-jones-locker"):
        table(pirates=["davy-jones-locker"], options=THIEVES_ISLAND)


# Pile o' Treasure


@pytest.mark.rule("DMD-62.1")
def test_every_banked_card_scores() -> None:
    outcome = ended("pile-o-treasure", "Cannon 7, 4, 3 | Mermaid 9, 8", "Key 7, 6, 5, 4, 3, 2 | Map 5")
    assert outcome.scores == [31, 32]
    assert outcome.winners == [CLARA]


@pytest.mark.rule("DMD-62.1", "DMD-70.5")
def test_both_of_two_equal_cards_score() -> None:
    assert ended("pile-o-treasure", "Key 7, 7-2", "", "", "", "").scores[DENISE] == 14


# All Hands on Deck


@pytest.mark.rule("DMD-64.1")
def test_each_missing_suit_costs_five_points() -> None:
    outcome = ended("all-hands-on-deck", "Cannon 6, 4 | Mermaid 9 | Key 3", SIXTY)
    assert outcome.scores == [18 - 7 * 5, 60 - 1 * 5]


@pytest.mark.rule("DMD-64.1")
def test_a_player_with_every_suit_loses_nothing() -> None:
    assert ended("all-hands-on-deck", f"{SIXTY} | Mermaid 4", "").scores[DENISE] == 64


@pytest.mark.rule("DMD-64.2")
def test_scores_may_be_negative() -> None:
    outcome = ended("all-hands-on-deck", "", "Key 2")
    assert outcome.scores == [-50, 2 - 45]
    assert outcome.winners == [CLARA]


# Strange Lands


@pytest.mark.rule("DMD-65.1")
def test_a_repeated_value_busts() -> None:
    position = table(play="Oracle 5, Key 3", draw="Mermaid 5", options=STRANGE_LANDS)
    before = in_discard(position)
    draw(position)
    assert position.active == CLARA
    assert in_discard(position) - before == loot("Oracle 5 | Key 3 | Mermaid 5")
    assert ("busted-by-value", "DMD-65.1") in told(position)


@pytest.mark.rule("DMD-65.1", "DMD-65.2")
def test_a_repeated_suit_does_not_bust() -> None:
    position = table(play="Oracle 5, Key 3", draw="Key 6", options=STRANGE_LANDS)
    draw(position)
    assert position.active == DENISE
    assert in_play(position) == "Oracle 5, Key 3, Key 6"


@pytest.mark.rule("DMD-65.1")
def test_effects_bust_by_value_as_well() -> None:
    position = table(play="Oracle 6", draw="Hook 5", banks=["Key 6"], options=STRANGE_LANDS)
    draw(position)
    assert position.active == CLARA
    assert in_bank(position, DENISE) == set()


@pytest.mark.rule("DMD-65.2")
def test_each_of_several_cards_of_a_suit_acts() -> None:
    position = table(play="Cannon 5", draw="Cannon 3", banks=["", "Key 6 | Map 4"], options=STRANGE_LANDS)
    draw(position)
    choose(position, "Key 6")
    assert in_play(position) == "Cannon 5, Cannon 3"
    assert in_bank(position, CLARA) == loot("Map 4")


@pytest.mark.rule("DMD-65.3", "DMD-16.2")
def test_the_swords_limit_is_still_about_suits() -> None:
    position = table(
        draw="Sword 3", banks=["Map 2", "Map 6 | Key 4 | Oracle 5"], options=STRANGE_LANDS, discard=""
    )
    draw(position)
    assert sorted(offered(position)) == ["Key 4", "Oracle 5"]
    assert refused(position, stack_code(position, CLARA, "Map")) == "DMD-16.2"


@pytest.mark.rule("DMD-65.3", "DMD-13.11")
def test_two_keys_and_two_chests_give_one_bonus() -> None:
    position = table(play="Key 3, Key 5, Chest 4, Chest 6", options=STRANGE_LANDS)
    bank(position)
    assert len(position.discard) == 10 - 4


@pytest.mark.rule("DMD-65.3", "DMD-13.2")
def test_two_keys_are_no_pair() -> None:
    position = table(play="Key 3, Key 5", options=STRANGE_LANDS)
    bank(position)
    assert len(position.discard) == 10


@pytest.mark.rule("DMD-65.3")
def test_banks_and_scores_still_go_by_suit() -> None:
    position = table(play="Key 3, Key 5, Chest 4", discard="", options=STRANGE_LANDS)
    bank(position)
    assert GAME.outcome(position).scores[DENISE] == 5 + 4


@pytest.mark.rule("DMD-65.3", "DMD-17.10", "DMD-17.13")
def test_a_second_kraken_pays_one_and_asks_for_two() -> None:
    position = table(play="Kraken 3", owed=2, draw="Kraken 5", options=STRANGE_LANDS)
    draw(position)
    assert position.owed == 2


# Beneath the Waves


@pytest.mark.rule("DMD-66.1")
def test_the_highest_score_below_sixty_wins() -> None:
    outcome = ended("beneath-the-waves", SIXTY, "Mermaid 9 | Key 6", "Mermaid 8 | Key 5, 4, 3")
    assert outcome.scores == [60, 15, 13]
    assert outcome.winners == [CLARA]


@pytest.mark.rule("DMD-66.1")
def test_fifty_nine_may_win() -> None:
    fifty_nine = SIXTY.replace("Kraken 4", "Kraken 3")
    outcome = ended("beneath-the-waves", fifty_nine, "Mermaid 9")
    assert outcome.scores == [59, 9]
    assert outcome.winners == [DENISE]


@pytest.mark.rule("DMD-66.1")
def test_the_limit_counts_traits() -> None:
    bank_of_57 = SIXTY.replace("Kraken 4", "Mermaid 5").replace("Sword 7", "Sword 3")
    outcome = ended("beneath-the-waves", bank_of_57, "Mermaid 9", pirates=("golden-scales", None))
    assert outcome.scores == [62, 9]
    assert outcome.winners == [CLARA]


@pytest.mark.rule("DMD-66.2")
def test_a_tie_below_sixty_goes_by_cards_and_then_is_shared() -> None:
    assert ended("beneath-the-waves", "Key 6", "Map 6, 3", SIXTY).winners == [CLARA]
    assert ended("beneath-the-waves", "Key 6, 2", "Map 6, 3", SIXTY).winners == [DENISE, CLARA]


@pytest.mark.rule("DMD-66.2")
def test_with_nobody_below_sixty_nobody_wins() -> None:
    position = table(
        play="Kraken 7",
        banks=[
            "Anchor 7 | Hook 7 | Cannon 7 | Key 7 | Chest 7 | Map 7 | Oracle 7 | Sword 7",
            "Anchor 6 | Hook 6 | Cannon 6 | Key 6 | Chest 6 | Map 6 | Oracle 6 | Sword 6 | Kraken 6 | Mermaid 8",
        ],
        rest="aside",
        options=BENEATH_THE_WAVES,
    )
    bank(position)
    outcome = GAME.outcome(position)
    assert outcome.scores == [63, 62]
    assert (outcome.over, outcome.winners) == (True, [])
    assert outcome.rewards() == [0.0, 0.0]
    assert told(position)[-1] == ("ended", "DMD-66.2")
