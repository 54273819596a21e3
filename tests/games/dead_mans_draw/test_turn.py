"""The turn: draw, interception, bust check, placement, effect; then draw again or bank (DMD-3.1 to 3.17)."""

from __future__ import annotations

import re

import pytest

from taverna.games.dead_mans_draw import GAME, codes
from taverna.games.dead_mans_draw.state import Table
from taverna.kernel import IllegalChoice
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
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
    on_top,
    random_game,
    refused,
    table,
    told,
)

ORIGINS = ["draw pile", "discard pile", "own bank", "another bank"]


def arrives(card: str, origin: str, play: str = "", pirates: list[str | None] | None = None) -> Table:
    """Denise's turn in which the card has just come from there: drawn, or brought by a Map, a Hook or a Sword."""
    bringer = {"draw pile": card, "discard pile": "Map 7", "own bank": "Hook 7", "another bank": "Sword 7"}
    position = table(
        play=play,
        draw=bringer[origin],
        discard=card if origin == "discard pile" else "",
        banks=[card if origin == "own bank" else "", card if origin == "another bank" else ""],
        pirates=pirates or [],
    )
    draw(position)
    return position


# The loop


@pytest.mark.rule("DMD-3.1")
def test_turn_is_a_loop_of_draw_place_resolve_and_decide() -> None:
    position = table(draw="Chest 3, Cannon 4", banks=["", "Key 6"])
    draw(position)
    assert offered(position) == ["draw", "bank"]
    draw(position)
    assert in_play(position) == "Chest 3, Cannon 4"
    assert [event for event, _ in told(position)] == ["drew", "drew", "shot"]
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-3.2")
def test_first_draw_is_mandatory() -> None:
    position = table(banks=["Key 6"])
    assert offered(position) == ["draw"]
    assert refused(position, codes.BANK) == "DMD-3.2"


@pytest.mark.rule("DMD-3.2")
def test_first_draw_is_mandatory_in_every_turn() -> None:
    position = table(play="Key 3")
    bank(position)
    assert position.active == CLARA
    assert refused(position, codes.BANK) == "DMD-3.2"


@pytest.mark.rule("DMD-3.3")
def test_draw_takes_the_top_card() -> None:
    position = table(draw="Key 3, Chest 4")
    draw(position)
    assert in_play(position) == "Key 3"
    assert on_top(position) == "Chest 4"


@pytest.mark.rule("DMD-3.3")
def test_drawn_card_is_revealed_to_all() -> None:
    position = table(draw="Key 3")
    draw(position)
    drawn = happened(position, "drew")
    assert (drawn.rule, drawn.args["card"]) == ("DMD-3.3", "key-3")
    assert all(drawn.seen_by(seat) for seat in (DENISE, CLARA, None))


@pytest.mark.rule("DMD-3.4")
def test_interception_comes_before_the_bust_check() -> None:
    """It shows where values bust: a Mermaid 5 beside a Key 5."""
    position = table(
        play="Key 5", draw="Mermaid 5", pirates=["casanova"], options={"variation": "strange-lands"}
    )
    draw(position)
    assert in_bank(position, DENISE) == loot("Mermaid 5")
    assert in_play(position) == "Key 5"
    assert position.active == DENISE


@pytest.mark.rule("DMD-3.4")
def test_intercepted_card_does_not_resolve() -> None:
    position = table(play="Key 5", draw="Kraken 4", pirates=["fisherman"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Kraken 4")
    assert position.owed == 0
    assert told(position) == [("drew", "DMD-3.3"), ("intercepted", "DMD-33.1")]


@pytest.mark.rule("DMD-3.5")
def test_bust_check_comes_before_placement() -> None:
    """Under a debt of one a placed card would have settled it."""
    position = table(play="Key 3, Kraken 4", owed=1, draw="Key 5")
    draw(position)
    assert [event for event, _ in told(position)] == ["drew", "busted", "lost", "turn"]
    assert position.active == CLARA


@pytest.mark.rule("DMD-3.6")
def test_card_goes_to_the_right_end() -> None:
    position = table(play="Mermaid 9, Anchor 3", draw="Chest 4, Key 2", discard="")
    draw(position, 2)
    assert in_play(position) == "Mermaid 9, Anchor 3, Chest 4, Key 2"


@pytest.mark.rule("DMD-3.6", "DMD-3.10")
@pytest.mark.parametrize("way_out", [codes.DRAW, codes.BANK])
def test_effect_must_be_resolved_before_anything_else(way_out: int) -> None:
    position = table(play="Key 3", draw="Hook 4", banks=["Map 6 | Chest 5"])
    draw(position)
    assert kind(position) == "hook"
    assert refused(position, way_out) == "DMD-3.10"


# Wherever a card comes from


@pytest.mark.rule("DMD-3.7")
@pytest.mark.parametrize("origin", ORIGINS)
def test_bust_check_for_a_card_from_anywhere(origin: str) -> None:
    position = arrives("Kraken 6", origin, play="Kraken 3")
    assert position.active == CLARA
    assert in_discard(position) >= loot("Kraken 3, Kraken 6")


@pytest.mark.rule("DMD-3.7")
@pytest.mark.parametrize("origin", ORIGINS)
def test_placement_and_effect_of_a_card_from_anywhere(origin: str) -> None:
    position = arrives("Kraken 6", origin)
    assert in_play(position).endswith("Kraken 6")
    assert position.owed == 2


@pytest.mark.rule("DMD-3.7")
@pytest.mark.parametrize("origin", ORIGINS)
def test_interception_of_a_card_from_anywhere(origin: str) -> None:
    position = arrives("Kraken 6", origin, pirates=["fisherman"])
    assert in_bank(position, DENISE) == loot("Kraken 6")
    assert "Kraken" not in in_play(position)


@pytest.mark.rule("DMD-3.8", "DMD-13.1")
@pytest.mark.parametrize("card", ["Key 5", "Chest 5"])
def test_key_and_chest_do_nothing_when_placed(card: str) -> None:
    other = "Chest 3" if card == "Key 5" else "Key 3"
    position = table(play=other, draw=card, banks=["Map 6", "Map 7"])
    before = in_discard(position)
    draw(position)
    assert told(position) == [("drew", "DMD-3.3")]
    assert (in_bank(position, DENISE), in_bank(position, CLARA)) == (loot("Map 6"), loot("Map 7"))
    assert in_discard(position) == before
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-3.9")
def test_what_a_card_triggers_is_finished_before_the_earlier_effect_goes_on() -> None:
    """The first hooked card is a Sword that brings a Cannon: both are done before the second card is hooked."""
    position = table(
        draw="Hook 3",
        banks=["Sword 6 | Key 4 | Chest 2", "Cannon 5 | Map 7, 3"],
        pirates=["captains-hook"],
    )
    draw(position)
    choose(position, "Sword 6")
    assert kind(position) == "sword"
    choose(position, "Cannon 5")
    assert in_bank(position, CLARA) == loot("Map 3")
    assert kind(position) == "hook"
    choose(position, "Key 4")
    assert in_play(position) == "Hook 3, Sword 6, Cannon 5, Key 4"
    assert offered(position) == ["draw", "bank"]


# Draw or bank


@pytest.mark.rule("DMD-3.10")
def test_with_nothing_pending_the_player_chooses_to_draw_or_bank() -> None:
    position = table(play="Key 3")
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-3.11")
def test_with_cards_owed_the_only_action_is_draw() -> None:
    position = table(play="Kraken 3", owed=2)
    assert offered(position) == ["draw"]
    assert refused(position, codes.BANK) == "DMD-3.11"


@pytest.mark.rule("DMD-3.12")
def test_with_the_draw_pile_empty_the_only_action_is_bank() -> None:
    position = table(play="Key 3", draw="", rest="aside")
    assert offered(position) == ["bank"]
    assert refused(position, codes.DRAW) == "DMD-3.12"


@pytest.mark.rule("DMD-3.13")
@pytest.mark.parametrize("seed", range(20))
def test_every_turn_ends_by_banking_or_by_a_bust(seed: int) -> None:
    """Whole games read: turn, draws, one bank or bust; and so on to the end."""
    letters = {"turn": "T", "drew": "d", "banked": "B", "busted": "X", "ended": "E"}
    story = [letters.get(event, "") for position in random_game(3, seed) for event, _ in told(position)]
    assert re.fullmatch("(Td+[BX])+E", "".join(story))


@pytest.mark.rule("DMD-3.14")
def test_player_whose_every_card_was_intercepted_may_bank_nothing() -> None:
    position = table(draw="Mermaid 9", pirates=["casanova"])
    draw(position)
    assert in_play(position) == ""
    assert offered(position) == ["draw", "bank"]
    bank(position)
    assert in_bank(position, DENISE) == loot("Mermaid 9")
    assert position.active == CLARA


# Who decides, and what a choice is


@pytest.mark.rule("DMD-3.15")
@pytest.mark.parametrize(
    ("pirate", "card"), [("misfire", "Cannon 4"), ("parry", "Sword 4"), ("siren", "Mermaid 5")]
)
def test_active_player_decides_when_an_opponents_pirate_redirects(pirate: str, card: str) -> None:
    position = table(
        seats=3,
        play="Key 3, Chest 4",
        draw=card,
        banks=["Map 6 | Anchor 5", "Kraken 5", "Kraken 6"],
        pirates=[None, pirate],
        options={"mermaid_effect": True},
    )
    draw(position)
    assert [decision.seat for decision in position.pending] == [DENISE]
    assert kind(position) == card.split()[0].lower()


@pytest.mark.rule("DMD-3.15")
@pytest.mark.parametrize("seed", range(10))
def test_only_the_active_player_is_ever_asked(seed: int) -> None:
    for position in random_game(4, seed):
        if position.pending and kind(position) not in ("choose-pirate", "choose-locker"):
            assert [decision.seat for decision in position.pending] == [position.active]


@pytest.mark.rule("DMD-3.15")
def test_opponent_cannot_answer_for_the_active_player() -> None:
    position = table(play="Key 3")
    before = GAME.dump(position)
    with pytest.raises(IllegalChoice):
        GAME.apply(position, CLARA, codes.DRAW)
    assert GAME.dump(position) == before


@pytest.mark.rule("DMD-3.16")
def test_void_card_stays_and_counts_against_a_debt_and_for_banking() -> None:
    position = table(play="Kraken 3", owed=2, draw="Sword 4, Cannon 5")
    draw(position, 2)
    assert told(position).count(("void", "DMD-16.5")) == 1
    assert position.owed == 0
    bank(position)
    assert in_bank(position, DENISE) == loot("Kraken 3, Sword 4, Cannon 5")


@pytest.mark.rule("DMD-3.16")
def test_void_card_counts_for_the_bust_check() -> None:
    position = table(draw="Hook 4, Hook 6")
    draw(position)
    assert ("void", "DMD-11.4") in told(position)
    draw(position)
    assert in_discard(position) >= loot("Hook 4, Hook 6")


@pytest.mark.rule("DMD-3.17")
def test_single_option_is_carried_out_without_asking() -> None:
    position = table(draw="Hook 4", banks=["Key 6, 3"])
    draw(position)
    assert in_play(position) == "Hook 4, Key 6"
    assert kind(position) == "turn"


@pytest.mark.rule("DMD-3.17")
@pytest.mark.parametrize(
    ("card", "banks", "choices"),
    [
        ("Hook 4", ["Key 6 | Map 5", ""], {"Key 6", "Map 5"}),
        ("Sword 4", ["", "Key 6 | Map 5"], {"Key 6", "Map 5"}),
        ("Map 4", ["", ""], {"Key 2", "Chest 2"}),
    ],
)
def test_choice_that_would_bust_is_offered(card: str, banks: list[str], choices: set[str]) -> None:
    position = table(play="Key 3", draw=card, banks=banks, discard="Key 2, Chest 2")
    draw(position)
    assert set(offered(position)) == choices


@pytest.mark.rule("DMD-3.17")
def test_choice_that_would_bust_is_carried_out() -> None:
    position = table(play="Key 3", draw="Hook 4", banks=["Key 6 | Map 5"])
    draw(position)
    choose(position, "Key 6")
    assert position.active == CLARA
    assert in_discard(position) >= loot("Key 3, Hook 4, Key 6")
