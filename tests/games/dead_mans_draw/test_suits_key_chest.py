"""Key and Chest (DMD-13)."""

from __future__ import annotations

import pytest

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
    table,
    told,
)


def bonus_of(play: str, held: str = "") -> int:
    """How many cards a banking brings beyond the play area; `held` is in the bank before."""
    position = table(play=play, banks=[held])
    before = position.bank_size(DENISE)
    bank(position)
    return position.bank_size(DENISE) - before - len(loot(play))


# The rule that neither acts when placed (DMD-13.1) is proved with DMD-3.8.


@pytest.mark.rule("DMD-13.2")
@pytest.mark.parametrize("play", ["Key 5, Chest 3", "Chest 3, Anchor 4, Key 5"])
def test_key_and_chest_banked_together_bring_a_bonus(play: str) -> None:
    position = table(play=play)
    bank(position)
    assert happened(position, "bonus").rule == "DMD-13.4"


@pytest.mark.rule("DMD-13.2")
@pytest.mark.parametrize("play", ["Key 5, Oracle 3", "Chest 3, Oracle 3"])
def test_one_of_them_alone_brings_none(play: str) -> None:
    assert bonus_of(play) == 0


@pytest.mark.rule("DMD-13.3")
@pytest.mark.parametrize(
    "play", ["Key 5, Chest 3", "Key 5, Chest 3, Map 4", "Key 5, Chest 3, Map 4, Sword 5, Mermaid 9, Hook 3"]
)
def test_bonus_is_as_large_as_the_banking(play: str) -> None:
    assert bonus_of(play) == len(loot(play))


@pytest.mark.rule("DMD-13.3")
def test_intercepted_card_does_not_count_for_the_bonus() -> None:
    """Casanova's Mermaid was not moved from the play area."""
    position = table(play="Key 5, Chest 3", draw="Mermaid 9", pirates=["casanova"])
    draw(position)
    bank(position)
    assert happened(position, "bonus").args["number"] == 2


@pytest.mark.rule("DMD-13.4")
def test_bonus_goes_from_the_discard_pile_to_the_bank() -> None:
    position = table(play="Key 5, Chest 3", banks=["Map 7", "Oracle 6"])
    before = in_discard(position)
    bank(position)
    bonus = in_bank(position, DENISE) - loot("Key 5, Chest 3, Map 7")
    assert len(bonus) == 2
    assert in_discard(position) == before - bonus
    assert in_bank(position, CLARA) == loot("Oracle 6")


@pytest.mark.rule("DMD-13.5")
def test_bonus_is_taken_after_the_cards_are_in_the_bank() -> None:
    """A Plunderer is asked between the two."""
    position = table(
        seats=3, play="Key 5, Chest 3, Oracle 4", banks=["", "Map 3", "Map 4"], pirates=["plunderer"]
    )
    bank(position)
    assert kind(position) == "plunder"
    assert in_bank(position, DENISE) == loot("Key 5, Chest 3, Oracle 4")
    assert in_play(position) == ""


@pytest.mark.rule("DMD-13.5")
def test_banking_is_told_before_its_bonus() -> None:
    position = table(play="Key 5, Chest 3")
    bank(position)
    assert [event for event, _ in told(position)] == ["banked", "bonus", "turn"]


@pytest.mark.rule("DMD-13.6")
def test_short_discard_pile_is_taken_whole() -> None:
    position = table(play="Key 5, Chest 3, Oracle 4", discard="Map 2", banks=["", "Sword 6"], draw="Hook 4")
    left = len(position.draw)
    bank(position)
    assert in_bank(position, DENISE) == loot("Key 5, Chest 3, Oracle 4, Map 2")
    assert in_bank(position, CLARA) == loot("Sword 6")
    assert len(position.draw) == left


@pytest.mark.rule("DMD-13.6")
def test_empty_discard_pile_gives_no_bonus() -> None:
    position = table(play="Key 5, Chest 3", discard="")
    bank(position)
    assert in_bank(position, DENISE) == loot("Key 5, Chest 3")
    assert told(position) == [("banked", "DMD-5.1"), ("no-bonus", "DMD-13.6"), ("turn", "DMD-2.11")]


@pytest.mark.rule("DMD-13.7")
def test_bonus_cards_have_no_effect_and_cannot_bust() -> None:
    """Among them a twin of a banked suit, a Kraken and a Cannon."""
    position = table(
        play="Key 5, Chest 3, Oracle 4",
        discard="Oracle 2, Kraken 2, Cannon 2",
        banks=["", "Map 7"],
        draw="Anchor 3",
    )
    bank(position)
    assert in_bank(position, DENISE) == loot("Key 5, Chest 3, Oracle 4, 2 | Kraken 2 | Cannon 2")
    assert in_bank(position, CLARA) == loot("Map 7")
    assert (position.active, position.owed) == (CLARA, 0)


@pytest.mark.rule("DMD-13.7")
def test_key_and_chest_among_the_bonus_give_no_further_bonus() -> None:
    position = table(play="Key 5, Chest 3", discard="Key 2, Chest 2, Map 2, Sword 2", rng={"script": [0, 1]})
    bank(position)
    assert in_bank(position, DENISE) == loot("Key 5, 2 | Chest 3, 2")
    assert in_discard(position) == loot("Map 2, Sword 2")


@pytest.mark.rule("DMD-13.8")
@pytest.mark.parametrize(("play", "held"), [("Key 5, Oracle 4", "Chest 6"), ("Chest 5, Oracle 4", "Key 6")])
def test_card_already_in_the_bank_never_completes_the_pair(play: str, held: str) -> None:
    assert bonus_of(play, held) == 0


# In a bust


@pytest.mark.rule("DMD-13.9")
def test_saved_pair_brings_a_bonus_of_the_size_of_what_was_saved() -> None:
    """Three cards are saved; the Anchor, a Sword and the busting card are not counted."""
    position = table(play="Key 5, Chest 3, Oracle 4", draw="Anchor 6, Sword 4, Oracle 7")
    before = in_discard(position)
    draw(position, 3)
    assert happened(position, "bonus").args["number"] == 3
    assert len(in_bank(position, DENISE) & before) == 3
    assert position.bank_size(DENISE) == 6


@pytest.mark.rule("DMD-13.10")
@pytest.mark.parametrize(("first", "second"), [("Key 5", "Chest 3"), ("Chest 5", "Key 3")])
def test_only_one_of_them_saved_brings_no_bonus(first: str, second: str) -> None:
    position = table(play=first, draw=f"Anchor 6, {second}, Anchor 7")
    draw(position, 3)
    assert in_bank(position, DENISE) == loot(first)


@pytest.mark.rule("DMD-13.11")
def test_bonus_is_given_once_however_many_keys_and_chests_there_are() -> None:
    position = table(play="Key 5, Chest 3, Key 4, Chest 6", options={"variation": "strange-lands"})
    bank(position)
    assert happened(position, "bonus").args["number"] == 4
    assert position.bank_size(DENISE) == 8


@pytest.mark.rule("DMD-13.11")
def test_bonus_is_mandatory() -> None:
    """It comes without a question, even where more cards may be unwelcome."""
    position = table(play="Key 5, Chest 3", options={"variation": "beneath-the-waves"})
    bank(position)
    assert position.bank_size(DENISE) == 4
    assert (kind(position), position.active) == ("turn", CLARA)


@pytest.mark.rule("DMD-13.12")
def test_treasure_hunter_doubles_the_bonus_of_a_bust() -> None:
    position = table(play="Key 5, Chest 3", draw="Anchor 6, Key 7", pirates=["treasure-hunter"])
    draw(position, 2)
    bonus = happened(position, "bonus")
    assert (bonus.args["number"], bonus.rule) == (4, "DMD-24.1")
    assert position.bank_size(DENISE) == 6


@pytest.mark.rule("DMD-13.12")
def test_plunderer_takes_the_bonus_of_a_bust_from_an_opponent() -> None:
    position = table(
        seats=3,
        play="Key 5, Chest 3",
        draw="Anchor 6, Key 7",
        banks=["", "Map 7, 6, 5", "Oracle 7"],
        pirates=["plunderer"],
    )
    before = in_discard(position)
    draw(position, 2)
    assert offered(position) == [str(CLARA), str(EDGARD)]
    choose(position, str(CLARA))
    assert position.bank_size(DENISE) == 4
    assert position.bank_size(CLARA) == 1
    assert in_discard(position) - before == loot("Anchor 6, Key 7")
