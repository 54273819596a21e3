"""The Anchor (DMD-10)."""

from __future__ import annotations

import pytest

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
    shielded,
    table,
    told,
)


@pytest.mark.rule("DMD-10.1")
def test_anchor_protects_all_cards_placed_earlier() -> None:
    position = table(play="Key 3, Mermaid 6, Cannon 5", draw="Anchor 4")
    draw(position)
    assert shielded(position) == loot("Key 3, Mermaid 6, Cannon 5")
    assert happened(position, "anchored").rule == "DMD-10.1"


@pytest.mark.rule("DMD-10.1")
def test_card_that_has_left_the_play_area_is_not_protected() -> None:
    """The Siren has taken the Key before the Anchor falls."""
    position = table(
        play="Key 3, Chest 4",
        draw="Mermaid 6, Anchor 4",
        pirates=[None, "siren"],
        options={"mermaid_effect": True},
    )
    draw(position)
    choose(position, "Key 3")
    draw(position)
    assert shielded(position) == loot("Chest 4, Mermaid 6")


@pytest.mark.rule("DMD-10.2")
def test_anchor_itself_and_later_cards_are_lost_in_a_bust() -> None:
    position = table(play="Key 3", draw="Anchor 4, Oracle 5, Chest 6, Key 7", discard="")
    draw(position, 4)
    assert in_bank(position, DENISE) == loot("Key 3")
    assert in_discard(position) == loot("Anchor 4, Oracle 5, Chest 6, Key 7")


@pytest.mark.rule("DMD-10.3")
def test_without_a_bust_the_anchor_changes_nothing() -> None:
    position = table(play="Key 3", draw="Anchor 4, Oracle 5")
    before = in_discard(position)
    draw(position, 2)
    assert in_bank(position, DENISE) == set()
    bank(position)
    assert in_bank(position, DENISE) == loot("Key 3, Anchor 4, Oracle 5")
    assert in_discard(position) == before


@pytest.mark.rule("DMD-10.4")
def test_anchor_as_first_card_protects_nothing() -> None:
    position = table(draw="Anchor 4, Oracle 5, Oracle 6")
    draw(position)
    assert told(position) == [("drew", "DMD-3.3")]
    assert shielded(position) == set()
    draw(position, 2)
    assert in_bank(position, DENISE) == set()


@pytest.mark.rule("DMD-10.5")
def test_protection_outlives_the_anchor() -> None:
    """Casanova banks the Anchor itself."""
    position = table(
        play="Key 4, Anchor 3",
        protected="Key 4",
        draw="Mermaid 6, Key 7",
        pirates=["casanova"],
        options={"mermaid_effect": True},
    )
    draw(position)
    choose(position, "Anchor 3")
    draw(position)
    assert in_bank(position, DENISE) == loot("Anchor 3, Key 4")


@pytest.mark.rule("DMD-10.5")
def test_protection_outlives_a_rearrangement() -> None:
    """The Mermaid moves the Key to the right of the Anchor that protected it."""
    position = table(
        play="Key 4, Anchor 3",
        protected="Key 4",
        draw="Mermaid 6, Anchor 7",
        options={"mermaid_effect": True},
    )
    draw(position)
    choose(position, "Key 4")
    assert in_play(position) == "Anchor 3, Mermaid 6, Key 4"
    draw(position)
    assert in_bank(position, DENISE) == loot("Key 4")


@pytest.mark.rule("DMD-10.5")
def test_protection_ends_with_the_turn() -> None:
    """The card that was protected lies in play again a turn later."""
    position = table(play="Key 3, Anchor 4", protected="Key 3", draw="Oracle 5, Hook 6, Hook 7", discard="")
    bank(position)
    draw(position)
    bank(position)
    draw(position)
    choose(position, "Key 3")
    draw(position)
    assert in_bank(position, DENISE) == loot("Anchor 4")
    assert position.active == CLARA


@pytest.mark.rule("DMD-10.6")
@pytest.mark.parametrize(
    ("bringer", "banks", "discard"),
    [
        ("Hook 5", ["Anchor 4", ""], ""),
        ("Sword 5", ["", "Anchor 4"], ""),
        ("Map 5", ["", ""], "Anchor 4"),
    ],
)
def test_brought_anchor_protects_the_card_that_brought_it(
    bringer: str, banks: list[str], discard: str
) -> None:
    position = table(play="Key 3", draw=f"{bringer}, Key 7", banks=banks, discard=discard)
    draw(position)
    assert in_play(position) == f"Key 3, {bringer}, Anchor 4"
    draw(position)
    assert in_bank(position, DENISE) == loot(f"Key 3, {bringer}")


@pytest.mark.rule("DMD-10.7")
def test_card_placed_again_starts_without_protection() -> None:
    """Casanova banks the protected Key; the Hook brings it back."""
    position = table(
        play="Key 4, Anchor 3",
        protected="Key 4",
        draw="Mermaid 6, Hook 5, Hook 7",
        pirates=["casanova"],
        options={"mermaid_effect": True},
    )
    draw(position)
    choose(position, "Key 4")
    draw(position)
    assert in_play(position) == "Anchor 3, Mermaid 6, Hook 5, Key 4"
    draw(position)
    assert in_bank(position, DENISE) == set()
