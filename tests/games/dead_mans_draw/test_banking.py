"""Banking, and how a bank is kept (DMD-5)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME, cards
from taverna.games.dead_mans_draw.state import Table
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
    loot,
    offered,
    table,
    told,
    write,
)

ALL_SUITS = "Anchor 7, Cannon 6, Key 5, Map 4, Oracle 3, Sword 2, Kraken 7, Mermaid 9, Chest 6, Hook 2"


def stacks(position: Table, seat: int) -> str:
    """The bank as it lies there: suit by suit, the top card of each stack first."""
    return write(cards.names(position.bank_cards(seat)))


@pytest.mark.rule("DMD-5.1")
def test_banking_moves_the_whole_play_area_to_the_bank() -> None:
    position = table(play="Mermaid 6, Chest 4, Anchor 3", banks=["Oracle 5"])
    bank(position)
    assert in_bank(position, DENISE) == loot("Mermaid 6, Chest 4, Anchor 3, Oracle 5")
    assert in_play(position) == ""
    assert position.active == CLARA


@pytest.mark.rule("DMD-5.2")
def test_each_player_has_a_bank_of_their_own() -> None:
    position = table(play="Chest 4", banks=["Oracle 5", "Map 6"], draw="Anchor 3")
    bank(position)
    draw(position)
    bank(position)
    assert in_bank(position, DENISE) == loot("Oracle 5, Chest 4")
    assert in_bank(position, CLARA) == loot("Map 6, Anchor 3")


@pytest.mark.rule("DMD-5.2")
def test_bank_has_one_stack_for_each_suit() -> None:
    """A Hook offers one card of each stack: ten at most, however many cards there are."""
    position = table(play="", draw="Hook 7", banks=[f"{ALL_SUITS}, Anchor 6, Key 2, Mermaid 5"])
    draw(position)
    assert len(offered(position)) == 10
    assert set(offered(position)) == set(ALL_SUITS.split(", "))


@pytest.mark.rule("DMD-5.3")
@pytest.mark.parametrize("order", ["Sword 3 | Sword 7 | Sword 5", "Sword 7 | Sword 5 | Sword 3"])
def test_stack_is_ordered_by_value_whatever_came_first(order: str) -> None:
    first, second, third = order.split(" | ")
    position = table(play=first, banks=[f"{second} | {third}"])
    bank(position)
    assert stacks(position, DENISE) == "Sword 7, Sword 5, Sword 3"


@pytest.mark.rule("DMD-5.4")
@pytest.mark.parametrize("attack", ["Cannon 4", "Sword 4"])
def test_top_of_a_stack_is_its_highest_value(attack: str) -> None:
    """A Map 3 banked after a Map 7 does not cover it: an opponent takes the 7."""
    position = table(play="Map 3", banks=["Map 7"], draw=attack, discard="")
    bank(position)
    draw(position)
    assert in_bank(position, DENISE) == loot("Map 3")


@pytest.mark.rule("DMD-5.4")
def test_top_of_ones_own_stack_is_its_highest_value() -> None:
    position = table(draw="Hook 4", banks=["Chest 3, 7, 5"])
    draw(position)
    assert in_play(position) == "Hook 4, Chest 7"
    assert in_bank(position, DENISE) == loot("Chest 3, 5")


@pytest.mark.rule("DMD-5.5")
def test_key_and_chest_bring_their_bonus_after_the_move() -> None:
    position = table(play="Key 5, Chest 3")
    bank(position)
    assert told(position)[:2] == [("banked", "DMD-5.1"), ("bonus", "DMD-13.4")]
    assert position.bank_size(DENISE) == 4


@pytest.mark.rule("DMD-5.5")
@pytest.mark.parametrize("play", ["Key 5, Anchor 3", "Chest 5, Anchor 3", "Oracle 5, Anchor 3"])
def test_without_both_there_is_no_bonus(play: str) -> None:
    position = table(play=play)
    bank(position)
    assert in_bank(position, DENISE) == loot(play)


# Cards that reach a bank by another way


@pytest.mark.rule("DMD-5.6")
def test_bonus_cards_are_filed_in_order() -> None:
    position = table(play="Key 5, Chest 3", banks=["Sword 3"], discard="Sword 7, Sword 2")
    bank(position)
    assert stacks(position, DENISE) == "Key 5, Chest 3, Sword 7, Sword 3, Sword 2"


@pytest.mark.rule("DMD-5.6")
def test_intercepted_card_triggers_nothing() -> None:
    position = table(draw="Kraken 6", banks=["Kraken 7, 3"], pirates=["fisherman"])
    draw(position)
    assert stacks(position, DENISE) == "Kraken 7, Kraken 6, Kraken 3"
    assert (position.owed, in_play(position)) == (0, "")


@pytest.mark.rule("DMD-5.6")
def test_scavenged_card_triggers_nothing() -> None:
    position = table(draw="Cannon 4", banks=["Kraken 7, 3", "Kraken 6"], pirates=["scavenger"])
    draw(position)
    assert stacks(position, DENISE) == "Kraken 7, Kraken 6, Kraken 3"
    assert (position.owed, in_play(position)) == (0, "Cannon 4")


@pytest.mark.rule("DMD-5.6")
@pytest.mark.parametrize("way", ["locker", "thieves-island"])
def test_key_and_chest_lost_to_an_opponent_bring_no_bonus(way: str) -> None:
    position = table(
        play="Key 5, Chest 3",
        draw="Key 7",
        banks=["", "Key 6"],
        pirates=[None, "davy-jones-locker"] if way == "locker" else [],
        options={"variation": "none" if way == "locker" else way},
    )
    before = in_discard(position)
    draw(position)
    assert stacks(position, CLARA) == "Key 7, Key 6, Key 5, Chest 3"
    assert in_discard(position) == before


@pytest.mark.rule("DMD-5.6")
def test_chest_taken_by_the_siren_beside_a_key_brings_no_bonus() -> None:
    position = table(
        play="Chest 3, Oracle 4",
        draw="Mermaid 5",
        banks=["", "Chest 6, 2 | Key 6"],
        pirates=[None, "siren"],
        options={"mermaid_effect": True},
    )
    before = in_discard(position)
    draw(position)
    choose(position, "Chest 3")
    assert stacks(position, CLARA) == "Key 6, Chest 6, Chest 3, Chest 2"
    assert in_discard(position) == before


@pytest.mark.rule("DMD-5.6")
def test_plundered_cards_trigger_nothing() -> None:
    """A Kraken comes as bonus: nobody owes anything for it."""
    position = table(
        play="Key 5, Chest 3", draw="Anchor 4", banks=["", "Kraken 6 | Cannon 5"], pirates=["plunderer"]
    )
    bank(position)
    assert happened(position, "plundered").rule == "DMD-23.1"
    assert in_bank(position, DENISE) == loot("Key 5, Chest 3, Kraken 6, Cannon 5")
    draw(position)
    assert (position.active, position.owed) == (CLARA, 0)
    assert offered(position) == ["draw", "bank"]
    assert GAME.outcome(position).scores == [5 + 3 + 6 + 5, 0]
