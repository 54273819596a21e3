"""The Hook (DMD-11)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import codes
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
    refused,
    stack_code,
    table,
    told,
)


@pytest.mark.rule("DMD-11.1")
def test_hook_places_the_top_of_a_stack_of_ones_own_bank() -> None:
    position = table(draw="Hook 4", banks=["Chest 6 | Key 5", "Map 7"])
    draw(position)
    assert sorted(offered(position)) == ["Chest 6", "Key 5"]
    choose(position, "Key 5")
    assert in_play(position) == "Hook 4, Key 5"
    assert happened(position, "hooked").rule == "DMD-11.1"


@pytest.mark.rule("DMD-11.1")
@pytest.mark.parametrize(("owner", "suit"), [(CLARA, "Map"), (DENISE, "Oracle")])
def test_hook_takes_nothing_else(owner: int, suit: str) -> None:
    position = table(draw="Hook 4", banks=["Chest 6 | Key 5", "Map 7"])
    draw(position)
    assert refused(position, stack_code(position, owner, suit)) == "DMD-11.1"


@pytest.mark.rule("DMD-11.2")
def test_hook_is_mandatory_even_if_every_option_busts() -> None:
    position = table(play="Key 3, Chest 4", draw="Hook 4", banks=["Key 6 | Chest 5"])
    draw(position)
    assert sorted(offered(position)) == ["Chest 5", "Key 6"]
    assert refused(position, codes.BANK) == "DMD-3.10"
    choose(position, "Chest 5")
    assert in_bank(position, DENISE) == loot("Key 6")
    assert position.active == CLARA


@pytest.mark.rule("DMD-11.3")
def test_only_top_cards_can_be_hooked() -> None:
    position = table(draw="Hook 4", banks=["Chest 6, 5, 2 | Key 3, 2"])
    draw(position)
    assert sorted(offered(position)) == ["Chest 6", "Key 3"]
    choose(position, "Chest 6")
    assert in_play(position) == "Hook 4, Chest 6"
    assert in_bank(position, DENISE) == loot("Chest 5, 2 | Key 3, 2")


@pytest.mark.rule("DMD-11.4")
def test_hook_is_void_with_an_empty_bank() -> None:
    position = table(draw="Hook 4", banks=["", "Map 7"])
    draw(position)
    assert ("void", "DMD-11.4") in told(position)
    assert in_play(position) == "Hook 4"
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-11.5")
def test_hooked_card_leaves_the_bank_and_is_lost_in_a_later_bust() -> None:
    position = table(draw="Hook 4, Chest 3, Hook 6", banks=["Key 6, 5"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Key 5")
    draw(position, 2)
    assert in_bank(position, DENISE) == loot("Key 5")
    assert "key-6" in in_discard(position)


@pytest.mark.rule("DMD-11.6")
def test_hooked_card_resolves_its_own_effect() -> None:
    position = table(draw="Hook 4", banks=["Cannon 6", "Map 7 | Key 5"])
    draw(position)
    assert kind(position) == "cannon"
    choose(position, "Map 7")
    assert in_bank(position, CLARA) == loot("Key 5")


@pytest.mark.rule("DMD-11.7")
def test_card_in_the_play_area_cannot_be_hooked() -> None:
    position = table(play="Key 3, Chest 5", draw="Hook 4")
    draw(position)
    assert ("void", "DMD-11.4") in told(position)
    assert in_play(position) == "Key 3, Chest 5, Hook 4"


@pytest.mark.rule("DMD-11.8")
def test_banking_returns_the_hooked_card() -> None:
    position = table(draw="Hook 4", banks=["Oracle 6"])
    draw(position)
    bank(position)
    assert in_bank(position, DENISE) == loot("Hook 4, Oracle 6")


@pytest.mark.rule("DMD-11.8")
def test_hooked_card_counts_for_the_bonus() -> None:
    """Key, Hook and the hooked Chest: three cards, so a bonus of three."""
    position = table(play="Key 3", draw="Hook 4", banks=["Chest 6"])
    draw(position)
    bank(position)
    assert happened(position, "bonus").args["number"] == 3
    assert position.bank_size(DENISE) == 6


@pytest.mark.rule("DMD-11.9")
def test_hooked_card_before_an_anchor_is_saved_in_a_bust() -> None:
    position = table(draw="Hook 4, Anchor 5, Hook 6", banks=["Key 6"])
    draw(position, 3)
    assert in_bank(position, DENISE) == loot("Hook 4, Key 6")
    assert in_discard(position) >= loot("Anchor 5, Hook 6")


@pytest.mark.rule("DMD-11.9")
def test_hooked_card_of_a_miser_is_saved_in_a_bust() -> None:
    position = table(draw="Hook 4, Hook 6", banks=["Key 6"], pirates=["miser"])
    draw(position, 2)
    assert in_bank(position, DENISE) == loot("Hook 4, Key 6")
