"""Draw or bank: what `greedy` does where a good player would not hesitate."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from tests.support.dead_mans_draw.advice import RICH, advice, ending
from tests.support.dead_mans_draw.positions import draw, table

# Draw or bank


def test_it_counts_the_draw_pile() -> None:
    assert advice(ending("Key 7, Map 6", "Key 3, Map 3")) == "bank"
    assert advice(ending("Key 7, Map 6", "Chest 3, Oracle 3")) == "draw"


def test_it_draws_on_while_little_is_at_stake_and_banks_a_treasure() -> None:
    assert advice(table(play="Key 2", drew=True)) == "draw"
    assert advice(table(play="Key 7, Map 7, Mermaid 9, Oracle 7, Hook 7", drew=True)) == "bank"


def test_cards_that_would_not_score_are_no_treasure() -> None:
    play, pile = "Key 4, Map 4, Chest 4, Oracle 4", "Key 6, Map 6, Hook 6, Sword 6, Mermaid 9"
    assert advice(ending(play, pile, ["Key 7 | Map 7 | Chest 7 | Oracle 7 | Hook 7 | Sword 7", ""])) == "draw"
    assert advice(ending(play, pile)) == "bank"


def test_only_what_a_card_adds_is_at_stake() -> None:
    pile = "Key 3, Map 3, Mermaid 9, Oracle 5"
    assert advice(ending("Key 7, Map 7", pile)) == "bank"
    assert advice(ending("Key 7, Map 7", pile, ["Key 6 | Map 6", ""])) == "draw"


def test_cards_that_add_nothing_do_no_harm() -> None:
    assert advice(ending("Key 7", "Mermaid 5", ["Mermaid 9", ""])) == "draw"


def test_cards_that_add_nothing_are_not_worth_a_risk() -> None:
    pile = "Key 3, Mermaid 5, Anchor 5"
    assert advice(ending("Key 7", pile, ["", "Chest 7"])) == "draw"
    assert advice(ending("Key 7", pile, ["Mermaid 9 | Anchor 7", "Chest 7 | Sword 7 | Map 5"])) == "bank"


@pytest.mark.rule("DMD-10.1")
def test_protected_cards_are_no_reason_to_stop() -> None:
    pile = "Key 3, Map 3, Oracle 3, Mermaid 9"
    unprotected = ending("Anchor 2, Key 7, Map 7, Oracle 7", pile)
    protected = ending("Key 7, Map 7, Oracle 7, Anchor 2", pile)
    assert advice(unprotected) == "bank"
    assert advice(protected) == "draw"


@pytest.mark.rule("DMD-15.2")
@pytest.mark.parametrize(("next_card", "wise"), [("Key 7", "bank"), ("Mermaid 9", "draw")])
def test_it_believes_the_oracle(next_card: str, wise: str) -> None:
    position = table(play="Key 3", draw=f"Oracle 5, {next_card}", drew=True)
    draw(position)
    assert advice(position) == wise


@pytest.mark.rule("DMD-17.1")
def test_it_leaves_a_kraken_that_would_drag_a_treasure_down() -> None:
    position = table(
        play="Key 7, Chest 7, Map 7, Mermaid 9, Sword 7", draw="Oracle 7, Kraken 3", discard="", drew=True
    )
    draw(position)
    assert advice(position) == "bank"


@pytest.mark.rule("DMD-13.3")
def test_a_key_makes_a_chest_worth_more() -> None:
    """The bonus is at stake too, so that the same cards are banked sooner."""
    pile, discard = "Oracle 6, Anchor 6, Key 3, Mermaid 6", "Map 7 | Hook 7 | Cannon 7 | Kraken 7"
    assert advice(ending("Key 2, Chest 2", pile, discard=discard)) == "bank"
    assert advice(ending("Key 2, Sword 2", pile, discard=discard)) == "draw"


@pytest.mark.rule("DMD-37.1")
def test_it_dares_less_when_a_rival_would_gain_what_it_loses() -> None:
    def worth_of_drawing(pirate: str | None) -> float:
        locker = [None, 0] if pirate else [None, None]
        position = table(play="Key 6, Map 6", pirates=[None, pirate], locker=locker, drew=True)
        drawing, banking = GAME.judgement.rate_options(position, position.pending[0])
        return drawing - banking

    assert worth_of_drawing("davy-jones-locker") < worth_of_drawing(None)


@pytest.mark.rule("DMD-63.1")
def test_it_takes_a_sudden_victory() -> None:
    sudden = {"variation": "sudden-death"}
    banks = ["Hook 7 | Cannon 7 | Map 7 | Oracle 7 | Sword 7 | Mermaid 9", ""]  # 44 points
    assert advice(ending("Key 6", "Chest 2, Anchor 2", banks, sudden)) == "bank"
    assert advice(ending("Key 5", "Chest 2, Anchor 2", banks, sudden)) == "draw"


@pytest.mark.rule("DMD-66.1")
def test_it_does_not_drown_beneath_the_waves() -> None:
    waves = {"variation": "beneath-the-waves"}
    banks = [f"{RICH} | Sword 7 | Mermaid 8", "Kraken 7"]  # 57 points
    assert advice(ending("Key 7", "Key 5, Key 6, Kraken 3", banks, waves)) == "draw"
    assert advice(ending("Key 2", "Key 5, Key 6, Kraken 3", banks, waves)) == "bank"


@pytest.mark.rule("DMD-66.1")
def test_beneath_the_waves_it_goes_on_until_a_bust_saves_it() -> None:
    banks = [f"{RICH} | Sword 7 | Mermaid 8", "Kraken 7"]
    position = ending("Key 7", "Oracle 3, Hook 3, Key 5, Key 6", banks, {"variation": "beneath-the-waves"})
    draw(position)
    assert advice(position) == "draw", "the Hook that the Oracle shows is safe, but after it come two Keys"


@pytest.mark.rule("DMD-65.1")
def test_in_strange_lands_it_counts_values() -> None:
    strange = {"variation": "strange-lands"}
    assert advice(ending("Key 7", "Chest 7, Oracle 7", options=strange)) == "bank"
    assert advice(ending("Key 7", "Chest 7, Oracle 7")) == "draw"


def test_far_behind_with_the_last_cards_it_risks_everything() -> None:
    play, pile = "Key 3, Mermaid 6", "Key 6, Key 7, Map 7, Hook 6"
    assert advice(ending(play, pile, ["Hook 2", "Anchor 5 | Chest 7"])) == "draw"
    assert advice(ending(play, pile, ["Hook 2 | Anchor 5 | Chest 7", ""])) == "bank"
