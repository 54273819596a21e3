"""Siren and the other Casanova (DMD-41): who banks the card that a Mermaid calls back."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    EDGARD,
    FABIO,
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
    shielded,
    table,
)

MERMAID_EFFECT: dict[str, object] = {"mermaid_effect": True}


@pytest.mark.rule("DMD-41.1")
def test_the_siren_banks_the_chosen_card() -> None:
    position = table(play="Key 4, Sword 6", draw="Mermaid 5", pirates=[None, "siren"], options=MERMAID_EFFECT)
    draw(position)
    choose(position, "Key 4")
    assert in_bank(position, CLARA) == loot("Key 4")
    assert in_play(position) == "Sword 6, Mermaid 5"
    assert happened(position, "siren-took").rule == "DMD-41.1"


@pytest.mark.rule("DMD-41.1")
def test_the_sirens_owner_plays_mermaids_as_usual() -> None:
    position = table(
        play="Sword 6",
        draw="Mermaid 5",
        banks=["", "Oracle 3"],
        pirates=["siren", None],
        options=MERMAID_EFFECT,
    )
    draw(position)
    assert in_play(position) == "Mermaid 5, Sword 6, Oracle 3"


@pytest.mark.rule("DMD-41.2")
def test_what_the_siren_takes_does_not_act() -> None:
    position = table(
        play="Key 4, Sword 6",
        draw="Mermaid 5",
        banks=["", "Oracle 3"],
        pirates=[None, "siren"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    choose(position, "Sword 6")
    assert in_bank(position, CLARA) == loot("Oracle 3 | Sword 6")
    assert in_play(position) == "Key 4, Mermaid 5"
    assert kind(position) == "turn"


@pytest.mark.rule("DMD-41.3")
def test_the_active_player_chooses_what_the_siren_gets() -> None:
    position = table(play="Key 4, Sword 6", draw="Mermaid 5", pirates=[None, "siren"], options=MERMAID_EFFECT)
    draw(position)
    assert position.pending[0].seat == DENISE
    assert sorted(offered(position)) == ["Key 4", "Sword 6"]


@pytest.mark.rule("DMD-41.3")
def test_a_void_mermaid_gives_the_siren_nothing() -> None:
    position = table(draw="Mermaid 5", pirates=[None, "siren"], options=MERMAID_EFFECT)
    draw(position)
    assert in_bank(position, CLARA) == set()
    assert in_play(position) == "Mermaid 5"


@pytest.mark.rule("DMD-41.4")
def test_golden_scales_is_the_same() -> None:
    position = table(banks=["Mermaid 7, 3 | Key 4"], pirates=["golden-scales"], options=MERMAID_EFFECT)
    assert GAME.outcome(position).scores[DENISE] == 7 + 5 + 4


@pytest.mark.rule("DMD-41.5")
def test_casanova_banks_the_chosen_card_and_it_does_not_act() -> None:
    position = table(
        play="Key 4, Sword 6",
        draw="Mermaid 5",
        banks=["", "Oracle 3"],
        pirates=["casanova"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    choose(position, "Sword 6")
    assert in_bank(position, DENISE) == loot("Sword 6")
    assert in_bank(position, CLARA) == loot("Oracle 3")
    assert in_play(position) == "Key 4, Mermaid 5"
    assert happened(position, "recalled-to-bank").rule == "DMD-41.5"


@pytest.mark.rule("DMD-41.5")
def test_casanovas_mermaid_may_bust_now() -> None:
    position = table(play="Mermaid 3", draw="Mermaid 5", pirates=["casanova"], options=MERMAID_EFFECT)
    before = in_discard(position)
    draw(position)
    assert position.active == CLARA
    assert in_discard(position) - before == loot("Mermaid 3, 5")


@pytest.mark.rule("DMD-41.5")
def test_casanovas_mermaid_lowers_a_debt_now() -> None:
    position = table(play="Kraken 3", owed=2, draw="Mermaid 5", pirates=["casanova"], options=MERMAID_EFFECT)
    draw(position)
    assert in_bank(position, DENISE) == loot("Kraken 3")
    assert position.owed == 1  # and the debt stays, though its Kraken is banked (DMD-17.11)


@pytest.mark.rule("DMD-41.6", "DMD-20.4")
def test_siren_goes_before_casanova() -> None:
    position = table(play="Key 4", draw="Mermaid 5", pirates=["casanova", "siren"], options=MERMAID_EFFECT)
    draw(position)
    assert in_bank(position, CLARA) == loot("Key 4")
    assert in_bank(position, DENISE) == set()


@pytest.mark.rule("DMD-41.7")
@pytest.mark.parametrize("pirates", [[None, "siren"], ["casanova", None]])
def test_the_suit_of_a_taken_card_busts_no_more(pirates: list[str | None]) -> None:
    position = table(play="Key 4", draw="Mermaid 5, Key 6", pirates=pirates, options=MERMAID_EFFECT)
    draw(position, 2)
    assert position.active == DENISE
    assert in_play(position) == "Mermaid 5, Key 6"


@pytest.mark.rule("DMD-41.7")
@pytest.mark.parametrize("pirates", [[None, "siren"], ["casanova", None]])
def test_a_taken_key_gives_no_bonus(pirates: list[str | None]) -> None:
    position = table(play="Key 4, Chest 3", draw="Mermaid 5", pirates=pirates, options=MERMAID_EFFECT)
    draw(position)
    choose(position, "Key 4")
    bank(position)
    assert len(position.discard) == 10


@pytest.mark.rule("DMD-41.7")
def test_a_taken_card_is_not_counted_in_the_bonus() -> None:
    position = table(
        play="Key 4, Chest 3, Oracle 6", draw="Mermaid 5", pirates=["casanova"], options=MERMAID_EFFECT
    )
    draw(position)
    choose(position, "Oracle 6")
    bank(position)
    assert len(position.discard) == 10 - 3


@pytest.mark.rule("DMD-41.8")
@pytest.mark.parametrize(("active", "taker"), [(DENISE, CLARA), (EDGARD, FABIO), (CLARA, FABIO)])
def test_of_two_sirens_the_first_to_the_left_takes_the_card(active: int, taker: int) -> None:
    position = table(
        seats=5,
        active=active,
        play="Key 4",
        draw="Mermaid 5",
        pirates=[None, "siren", None, "siren", None],
        options=MERMAID_EFFECT,
    )
    draw(position)
    assert in_bank(position, taker) == loot("Key 4")


@pytest.mark.rule("DMD-41.9", "DMD-10.5")
@pytest.mark.parametrize("pirates", [[None, "siren"], ["casanova", None]])
def test_what_a_taken_anchor_protected_stays_protected(pirates: list[str | None]) -> None:
    position = table(
        play="Key 4",
        draw="Anchor 3, Oracle 5, Mermaid 6, Oracle 7",
        pirates=pirates,
        options=MERMAID_EFFECT,
    )
    before = in_discard(position)
    draw(position, 3)
    choose(position, "Anchor 3")
    assert shielded(position) == loot("Key 4")
    draw(position)
    assert in_bank(position, DENISE) - loot("Anchor 3") == loot("Key 4")
    assert in_discard(position) - before == loot("Oracle 5, 7 | Mermaid 6")


@pytest.mark.rule("DMD-10.7", "DMD-41.7")
def test_a_taken_card_loses_its_protection() -> None:
    position = table(
        play="Key 4, Anchor 3",
        protected="Key 4",
        draw="Mermaid 5",
        pirates=["casanova"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    choose(position, "Key 4")
    assert shielded(position) == set()


@pytest.mark.rule("DMD-41.10")
@pytest.mark.parametrize(
    ("bringer", "own", "other", "pile"),
    [("Hook 5", "Mermaid 3", "", ""), ("Sword 5", "", "Mermaid 3", ""), ("Map 5", "", "", "Mermaid 3")],
)
@pytest.mark.parametrize(("pirates", "taker"), [([None, "siren"], CLARA), (["casanova", None], DENISE)])
def test_the_mermaid_may_come_from_anywhere(
    bringer: str, own: str, other: str, pile: str, pirates: list[str | None], taker: int
) -> None:
    position = table(
        play="Key 4", draw=bringer, banks=[own, other], discard=pile, pirates=pirates, options=MERMAID_EFFECT
    )
    draw(position)
    choose(position, "Key 4")
    assert in_bank(position, taker) == loot("Key 4")
    assert in_play(position) == f"{bringer}, Mermaid 3"


@pytest.mark.rule("DMD-41.11")
def test_a_hook_taken_by_the_siren_still_places_its_second_card() -> None:
    position = table(
        draw="Hook 3",
        banks=["Mermaid 5 | Oracle 4 | Chest 6", ""],
        pirates=["captains-hook", "siren"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    choose(position, "Mermaid 5")
    assert in_bank(position, CLARA) == loot("Hook 3")
    assert in_play(position) == "Mermaid 5"
    assert kind(position) == "hook"
    choose(position, "Chest 6")
    assert in_play(position) == "Mermaid 5, Chest 6"
    assert kind(position) == "turn"
