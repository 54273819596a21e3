"""Golden Scales (DMD-21) and Casanova (DMD-22): the pirates of the Mermaid."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    bank,
    draw,
    happened,
    in_bank,
    in_play,
    kind,
    loot,
    offered,
    table,
)

# Golden Scales


@pytest.mark.rule("DMD-21.1")
def test_golden_scales_makes_its_owners_mermaids_worth_five_more() -> None:
    position = table(banks=["Mermaid 6 | Key 4", "Mermaid 7 | Key 5"], pirates=["golden-scales", None])
    assert GAME.outcome(position).scores == [15, 12]


@pytest.mark.rule("DMD-21.2")
def test_golden_scales_counts_once_for_a_stack_of_mermaids() -> None:
    position = table(banks=["Mermaid 9, 8, 5 | Key 4"], pirates=["golden-scales", None])
    assert GAME.outcome(position).scores[DENISE] == 9 + 5 + 4


@pytest.mark.rule("DMD-21.2")
def test_golden_scales_is_worth_nothing_without_a_mermaid() -> None:
    position = table(banks=["Key 4"], pirates=["golden-scales", None])
    assert GAME.outcome(position).scores[DENISE] == 4


@pytest.mark.rule("DMD-21.2")
def test_golden_scales_counts_for_every_mermaid_when_all_cards_score() -> None:
    position = table(
        banks=["Mermaid 9, 8 | Key 4, 3"],
        pirates=["golden-scales", None],
        options={"variation": "pile-o-treasure"},
    )
    assert GAME.outcome(position).scores[DENISE] == 9 + 5 + 8 + 5 + 4 + 3


@pytest.mark.rule("DMD-21.3")
def test_a_mermaid_stolen_from_golden_scales_is_worth_its_printed_value() -> None:
    position = table(
        active=CLARA, draw="Sword 3", banks=["Mermaid 6, 5", ""], pirates=["golden-scales", None]
    )
    draw(position)
    bank(position)
    assert in_bank(position, CLARA) == loot("Sword 3 | Mermaid 6")
    assert GAME.outcome(position).scores == [5 + 5, 3 + 6]


@pytest.mark.rule("DMD-21.3")
def test_golden_scales_adds_no_card_to_the_tie_break() -> None:
    position = table(
        draw="Hook 3",
        banks=["Mermaid 5", "Key 6 | Map 7"],
        pirates=["golden-scales", None],
        rest="aside",
    )
    draw(position)
    bank(position)
    outcome = GAME.outcome(position)
    assert outcome.scores == [5 + 5 + 3, 13]
    # Hook and Mermaid against Key and Map: two cards each, so that one card more would decide it.
    assert outcome.winners == [DENISE, CLARA]


@pytest.mark.rule("DMD-21.3")
def test_golden_scales_leaves_the_value_alone_that_busts_in_strange_lands() -> None:
    position = table(
        play="Mermaid 9", draw="Mermaid 4", pirates=["golden-scales"], options={"variation": "strange-lands"}
    )
    draw(position)
    assert in_play(position) == "Mermaid 9, Mermaid 4"


# Casanova


@pytest.mark.rule("DMD-22.1")
def test_casanova_banks_a_drawn_mermaid_at_once() -> None:
    position = table(play="Key 3", draw="Mermaid 9", pirates=["casanova", None])
    draw(position)
    assert in_bank(position, DENISE) == loot("Mermaid 9")
    assert in_play(position) == "Key 3"
    assert happened(position, "intercepted").rule == "DMD-22.1"


@pytest.mark.rule("DMD-22.1")
def test_casanova_sleeps_on_another_players_turn() -> None:
    position = table(active=CLARA, play="Key 3", draw="Mermaid 9", pirates=["casanova", None])
    draw(position)
    assert in_play(position) == "Key 3, Mermaid 9"
    assert in_bank(position, DENISE) == set()


@pytest.mark.rule("DMD-22.2")
def test_casanovas_mermaid_never_busts() -> None:
    position = table(
        play="Key 5", draw="Mermaid 5", pirates=["casanova", None], options={"variation": "strange-lands"}
    )
    draw(position)
    assert position.active == DENISE
    assert in_play(position) == "Key 5"
    assert in_bank(position, DENISE) == loot("Mermaid 5")


@pytest.mark.rule("DMD-22.3")
def test_casanovas_mermaid_does_not_lower_the_debt() -> None:
    position = table(
        play="Kraken 3", draw="Mermaid 9, Key 2, Chest 2", owed=2, pirates=["casanova"], discard=""
    )
    draw(position)
    assert position.owed == 2
    draw(position, 2)
    assert position.owed == 0


@pytest.mark.rule("DMD-22.4")
def test_casanova_banks_a_mermaid_from_the_map() -> None:
    position = table(draw="Map 5", discard="Mermaid 4", pirates=["casanova"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Mermaid 4")
    assert in_play(position) == "Map 5"


@pytest.mark.rule("DMD-22.4")
def test_casanova_banks_a_mermaid_from_the_sword() -> None:
    position = table(draw="Sword 5", banks=["", "Mermaid 7"], pirates=["casanova"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Mermaid 7")
    assert in_bank(position, CLARA) == set()
    assert in_play(position) == "Sword 5"


@pytest.mark.rule("DMD-22.4")
def test_hooking_ones_own_mermaid_fulfils_the_hook() -> None:
    position = table(
        play="Kraken 3", draw="Hook 4", owed=2, banks=["Mermaid 8 | Key 3"], pirates=["casanova"]
    )
    draw(position)
    assert offered(position) == ["Key 3", "Mermaid 8"]
    GAME.apply(position, DENISE, position.pending[0].options[1])
    assert in_bank(position, DENISE) == loot("Mermaid 8 | Key 3")
    assert in_play(position) == "Kraken 3, Hook 4"
    assert kind(position) == "turn"
    assert position.owed == 1


@pytest.mark.rule("DMD-22.5")
def test_casanovas_mermaid_does_not_enlarge_the_bonus() -> None:
    position = table(play="Key 5, Chest 3", draw="Mermaid 9", pirates=["casanova"])
    draw(position)
    bank(position)
    assert len(position.discard) == 10 - 2
    assert position.bank_size(DENISE) == 1 + 2 + 2


@pytest.mark.rule("DMD-22.6")
def test_with_the_mermaid_effect_casanova_places_the_mermaid() -> None:
    position = table(draw="Mermaid 5", pirates=["casanova"], options={"mermaid_effect": True})
    draw(position)
    assert in_play(position) == "Mermaid 5"
    assert in_bank(position, DENISE) == set()
