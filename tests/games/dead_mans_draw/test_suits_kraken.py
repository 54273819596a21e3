"""The Kraken (DMD-17)."""

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
    table,
    told,
)

MERMAID_EFFECT: dict[str, object] = {"mermaid_effect": True}
STRANGE_LANDS: dict[str, object] = {"variation": "strange-lands"}


@pytest.mark.rule("DMD-17.1")
def test_kraken_demands_two_more_placements_before_banking() -> None:
    position = table(draw="Kraken 3, Key 4, Chest 5")
    draw(position)
    demanded = happened(position, "demanded")
    assert (demanded.rule, demanded.args["number"]) == ("DMD-17.1", 2)
    draw(position)
    assert refused(position, codes.BANK) == "DMD-3.11"
    draw(position)
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-17.2", "DMD-17.3")
@pytest.mark.parametrize(
    ("bringer", "banks", "discard"),
    [("Hook 4", ["Key 6", ""], ""), ("Sword 4", ["", "Key 6"], ""), ("Map 4", ["", ""], "Key 6")],
)
def test_hook_sword_or_map_with_its_card_settles_the_debt_in_one_draw(
    bringer: str, banks: list[str], discard: str
) -> None:
    position = table(draw=f"Kraken 3, {bringer}", banks=banks, discard=discard)
    draw(position, 2)
    assert in_play(position) == f"Kraken 3, {bringer}, Key 6"
    assert position.owed == 0
    assert ("satisfied", "DMD-17.4") in told(position)
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-17.4")
def test_each_placement_counts_at_any_depth_of_a_chain() -> None:
    """Four are owed to a Beastmaster: the Sword, its Hook, the hooked Map and the mapped Key settle it."""
    position = table(
        draw="Kraken 3, Sword 4",
        banks=["Map 5", "Hook 6"],
        discard="Key 2",
        pirates=[None, "beastmaster"],
    )
    draw(position)
    assert position.owed == 4
    draw(position)
    assert in_play(position) == "Kraken 3, Sword 4, Hook 6, Map 5, Key 2"
    assert position.owed == 0


@pytest.mark.rule("DMD-17.4")
def test_placements_beyond_the_debt_are_fine() -> None:
    position = table(play="Kraken 3, Anchor 2", owed=1, draw="Hook 4, Chest 3", banks=["Key 6"])
    draw(position, 2)
    assert in_play(position) == "Kraken 3, Anchor 2, Hook 4, Key 6, Chest 3"
    assert position.owed == 0
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-17.5")
@pytest.mark.parametrize("void", ["Hook 4", "Sword 4", "Map 4"])
def test_void_card_counts_only_as_itself(void: str) -> None:
    position = table(draw=f"Kraken 3, {void}", discard="")
    draw(position, 2)
    assert position.owed == 1
    assert offered(position) == ["draw"]


@pytest.mark.rule("DMD-17.6")
def test_card_drawn_under_the_debt_resolves() -> None:
    position = table(play="Kraken 3", owed=2, draw="Cannon 4", banks=["", "Key 6 | Chest 5"])
    draw(position)
    assert kind(position) == "cannon"
    choose(position, "Key 6")
    assert in_bank(position, CLARA) == loot("Chest 5")
    assert position.owed == 1


@pytest.mark.rule("DMD-17.6")
def test_card_drawn_under_the_debt_can_bust() -> None:
    position = table(play="Key 4, Kraken 3", owed=2, draw="Key 5")
    draw(position)
    assert in_discard(position) >= loot("Key 4, 5 | Kraken 3")
    assert position.active == CLARA


@pytest.mark.rule("DMD-17.7")
@pytest.mark.parametrize(
    ("drawn", "banks", "owed"), [("Mermaid 9", ["", ""], 2), ("Sword 4", ["", "Mermaid 9"], 1)]
)
def test_intercepted_card_does_not_lower_the_debt(drawn: str, banks: list[str], owed: int) -> None:
    position = table(play="Kraken 3", owed=2, draw=drawn, banks=banks, pirates=["casanova"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Mermaid 9")
    assert position.owed == owed


# What does not count


@pytest.mark.rule("DMD-17.8")
def test_revealed_cards_do_not_count() -> None:
    """The Map shows three cards and places one."""
    position = table(
        play="Kraken 3",
        owed=4,
        draw="Map 4",
        discard="Key 2, Chest 2, Anchor 2",
        pirates=[None, "beastmaster"],
    )
    draw(position)
    assert position.owed == 3
    choose(position, "Key 2")
    assert position.owed == 2


@pytest.mark.rule("DMD-17.8")
@pytest.mark.parametrize("pirate", [None, "master-gunner", "scavenger"])
def test_destroyed_or_directly_banked_cards_do_not_count(pirate: str | None) -> None:
    position = table(play="Kraken 3", owed=2, draw="Cannon 4", banks=["", "Key 6, 5"], pirates=[pirate])
    draw(position)
    assert position.owed == 1


@pytest.mark.rule("DMD-17.8")
def test_card_moved_by_a_mermaid_does_not_count() -> None:
    position = table(play="Key 4, Kraken 3", owed=2, draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    assert position.owed == 1
    choose(position, "Key 4")
    assert in_play(position) == "Kraken 3, Mermaid 5, Key 4"
    assert position.owed == 1


# The end of a debt


@pytest.mark.rule("DMD-17.9")
def test_debt_is_cancelled_when_the_draw_pile_is_empty() -> None:
    position = table(play="Kraken 3", owed=2, draw="Key 5", rest="aside")
    draw(position)
    waived = happened(position, "waived")
    assert (waived.rule, waived.args["number"]) == ("DMD-17.9", 1)
    assert position.owed == 0
    assert offered(position) == ["bank"]


@pytest.mark.rule("DMD-17.9")
def test_effect_of_the_last_card_comes_before_the_debt_is_cancelled() -> None:
    position = table(play="Kraken 3", owed=2, draw="Hook 5", rest="aside", banks=["Key 6 | Chest 4"])
    draw(position)
    assert (kind(position), position.owed) == ("hook", 1)
    choose(position, "Key 6")
    assert [event for event, _ in told(position)] == ["drew", "hooked", "satisfied"]
    assert offered(position) == ["bank"]


@pytest.mark.rule("DMD-17.10")
def test_kraken_resolved_again_sets_the_debt_and_does_not_add() -> None:
    position = table(play="Key 4, Kraken 3", owed=2, draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    choose(position, "Kraken 3")
    assert position.owed == 2


@pytest.mark.rule("DMD-17.10")
def test_kraken_resolved_again_after_the_debt_was_paid_demands_anew() -> None:
    position = table(play="Kraken 3, Key 4, Chest 5", draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    choose(position, "Kraken 3")
    assert position.owed == 2


@pytest.mark.rule("DMD-17.11")
def test_debt_stays_when_the_kraken_is_taken_away() -> None:
    position = table(
        play="Key 4, Kraken 3",
        owed=2,
        draw="Mermaid 5",
        pirates=[None, "siren"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    choose(position, "Kraken 3")
    assert in_bank(position, CLARA) == loot("Kraken 3")
    assert position.owed == 1
    assert offered(position) == ["draw"]


@pytest.mark.rule("DMD-17.12")
def test_debt_never_carries_over_to_a_later_turn() -> None:
    """Denise busts with two owed; neither Clara nor, a turn later, Denise owes anything."""
    position = table(play="Key 4, Kraken 3", owed=2, draw="Key 5, Chest 4, Oracle 4")
    draw(position)
    for player in (CLARA, DENISE):
        assert (position.active, position.owed) == (player, 0)
        draw(position)
        bank(position)
    assert position.active == CLARA


@pytest.mark.rule("DMD-17.13")
def test_second_kraken_lowers_the_debt_before_it_sets_it() -> None:
    """Were it lowered afterwards, one would be left."""
    position = table(play="Kraken 3, Key 4", owed=1, draw="Kraken 5", options=STRANGE_LANDS)
    draw(position)
    assert [event for event, _ in told(position)] == ["drew", "satisfied", "demanded"]
    assert position.owed == 2


@pytest.mark.rule("DMD-17.10", "DMD-17.13")
def test_second_kraken_under_a_full_debt_leaves_it_as_it_was() -> None:
    position = table(play="Kraken 3", owed=2, draw="Kraken 5", options=STRANGE_LANDS)
    draw(position)
    assert position.owed == 2


@pytest.mark.rule("DMD-17.13")
def test_second_kraken_after_the_siren_took_the_first() -> None:
    position = table(
        play="Key 4, Kraken 3",
        owed=2,
        draw="Mermaid 5, Kraken 6",
        pirates=[None, "siren"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    choose(position, "Kraken 3")
    draw(position)
    assert in_play(position) == "Key 4, Mermaid 5, Kraken 6"
    assert position.owed == 2
