"""Miser (DMD-30) and Captain's Hook (DMD-31): the pirates of the Hook."""

from __future__ import annotations

import pytest

from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    choose,
    draw,
    in_bank,
    in_discard,
    in_play,
    kind,
    loot,
    offered,
    refused,
    shielded,
    table,
    told,
)

MERMAID_EFFECT: dict[str, object] = {"mermaid_effect": True}
STRANGE_LANDS: dict[str, object] = {"variation": "strange-lands"}

# Miser


@pytest.mark.rule("DMD-30.1")
def test_a_misers_hook_survives_a_bust() -> None:
    position = table(draw="Hook 5, Hook 7", pirates=["miser"])
    draw(position)
    assert ("anchored", "DMD-30.1") in told(position)
    draw(position)
    assert position.active == CLARA
    assert in_bank(position, DENISE) == loot("Hook 5")


@pytest.mark.rule("DMD-30.1")
def test_nobody_elses_hook_survives() -> None:
    position = table(active=CLARA, draw="Hook 5, Hook 7", pirates=["miser"])
    draw(position, 2)
    assert in_bank(position, CLARA) == set()


@pytest.mark.rule("DMD-30.2")
def test_the_next_card_drawn_after_a_misers_hook_survives_and_no_further_one() -> None:
    position = table(draw="Hook 5, Chest 4, Oracle 3, Chest 7", pirates=["miser"])
    before = in_discard(position)
    draw(position, 4)
    assert position.active == CLARA
    assert in_bank(position, DENISE) == loot("Hook 5 | Chest 4")
    assert in_discard(position) - before == loot("Oracle 3 | Chest 7")


@pytest.mark.rule("DMD-30.3")
def test_what_a_misers_hook_brings_survives_and_the_next_draw_as_well() -> None:
    position = table(
        draw="Hook 5, Chest 4, Oracle 3, Oracle 6", banks=["Map 4"], discard="Key 3", pirates=["miser"]
    )
    draw(position)
    assert in_play(position) == "Hook 5, Map 4, Key 3"
    assert shielded(position) == loot("Hook 5 | Map 4 | Key 3")
    draw(position)
    assert shielded(position) == loot("Hook 5 | Map 4 | Key 3 | Chest 4")
    draw(position)
    assert shielded(position) == loot("Hook 5 | Map 4 | Key 3 | Chest 4")


@pytest.mark.rule("DMD-30.3")
def test_what_the_next_drawn_card_brings_does_not_survive() -> None:
    position = table(draw="Hook 5, Map 4, Oracle 3", discard="Key 3", pirates=["miser"])
    draw(position, 2)
    assert in_play(position) == "Hook 5, Map 4, Key 3"
    assert shielded(position) == loot("Hook 5 | Map 4")
    draw(position)
    assert shielded(position) == loot("Hook 5 | Map 4")


@pytest.mark.rule("DMD-30.4")
def test_what_lay_there_before_a_misers_hook_survives() -> None:
    position = table(play="Cannon 3, Oracle 4", draw="Hook 5, Cannon 6", pirates=["miser"])
    draw(position, 2)
    assert in_bank(position, DENISE) == loot("Cannon 3 | Oracle 4 | Hook 5")


@pytest.mark.rule("DMD-30.5")
def test_the_next_card_drawn_is_lost_if_it_busts() -> None:
    position = table(play="Cannon 3", draw="Hook 5, Cannon 6", pirates=["miser"])
    before = in_discard(position)
    draw(position, 2)
    assert in_discard(position) - before == loot("Cannon 6")
    assert "cannon-6" not in in_bank(position, DENISE)


@pytest.mark.rule("DMD-30.5", "DMD-4.6")
def test_a_hooked_card_that_busts_is_lost() -> None:
    position = table(play="Cannon 3", draw="Hook 5", banks=["Cannon 6"], pirates=["miser"])
    before = in_discard(position)
    draw(position)
    assert in_bank(position, DENISE) == loot("Cannon 3 | Hook 5")
    assert in_discard(position) - before == loot("Cannon 6")


@pytest.mark.rule("DMD-30.7")
def test_a_misers_hook_from_the_map_protects_as_well() -> None:
    position = table(draw="Map 4, Key 6, Oracle 3", discard="Hook 2", pirates=["miser"])
    draw(position)
    assert in_play(position) == "Map 4, Hook 2"
    assert shielded(position) == loot("Map 4 | Hook 2")
    draw(position, 2)
    assert shielded(position) == loot("Map 4 | Hook 2 | Key 6")


@pytest.mark.rule("DMD-30.7")
def test_a_misers_hook_from_the_sword_protects_as_well() -> None:
    position = table(draw="Sword 4, Key 6", banks=["", "Hook 3"], pirates=["miser"])
    draw(position, 2)
    assert shielded(position) == loot("Sword 4 | Hook 3 | Key 6")


@pytest.mark.rule("DMD-30.7", "DMD-40.12")
def test_a_misers_hook_resolved_again_starts_anew() -> None:
    position = table(
        draw="Hook 5, Key 6, Oracle 4, Mermaid 3, Chest 7, Cannon 2",
        pirates=["miser"],
        options=MERMAID_EFFECT,
    )
    draw(position, 3)
    assert shielded(position) == loot("Hook 5 | Key 6")
    draw(position)
    choose(position, "Hook 5")
    assert in_play(position) == "Key 6, Oracle 4, Mermaid 3, Hook 5"
    assert shielded(position) == loot("Hook 5 | Key 6 | Oracle 4 | Mermaid 3")
    draw(position, 2)
    assert shielded(position) == loot("Hook 5 | Key 6 | Oracle 4 | Mermaid 3 | Chest 7")


@pytest.mark.rule("DMD-30.7", "DMD-65.2")
def test_a_misers_second_hook_starts_anew() -> None:
    position = table(
        draw="Hook 5, Key 6, Oracle 4, Hook 3, Chest 7, Cannon 2", pirates=["miser"], options=STRANGE_LANDS
    )
    draw(position, 3)
    assert shielded(position) == loot("Hook 5 | Key 6")
    draw(position, 3)
    assert shielded(position) == loot("Hook 5, 3 | Key 6 | Oracle 4 | Chest 7")


# Captain's Hook


@pytest.mark.rule("DMD-31.1")
def test_captains_hook_places_two_cards() -> None:
    position = table(draw="Hook 3", banks=["Key 6 | Oracle 5 | Mermaid 7"], pirates=["captains-hook"])
    draw(position)
    choose(position, "Key 6")
    assert kind(position) == "hook"
    choose(position, "Mermaid 7")
    assert in_play(position) == "Hook 3, Key 6, Mermaid 7"
    assert in_bank(position, DENISE) == loot("Oracle 5")
    assert kind(position) == "turn"


@pytest.mark.rule("DMD-31.1")
def test_everybody_elses_hook_places_one() -> None:
    position = table(
        active=CLARA, draw="Hook 3", banks=["", "Key 6 | Oracle 5"], pirates=["captains-hook", None]
    )
    draw(position)
    choose(position, "Key 6")
    assert in_play(position) == "Hook 3, Key 6"
    assert kind(position) == "turn"


@pytest.mark.rule("DMD-31.2")
def test_the_first_card_is_resolved_in_full_before_the_second_is_chosen() -> None:
    position = table(
        draw="Hook 3",
        banks=["Sword 5 | Key 4 | Chest 3", "Map 6 | Oracle 7"],
        discard="Anchor 2",
        pirates=["captains-hook"],
    )
    draw(position)
    choose(position, "Sword 5")
    assert kind(position) == "sword"
    choose(position, "Map 6")
    assert in_play(position) == "Hook 3, Sword 5, Map 6, Anchor 2"
    assert kind(position) == "hook"
    assert sorted(offered(position)) == ["Chest 3", "Key 4"]


@pytest.mark.rule("DMD-31.2")
def test_the_second_is_chosen_from_the_bank_as_it_then_stands() -> None:
    position = table(
        draw="Hook 3", banks=["Cannon 4 | Key 5, 2 | Oracle 3", ""], pirates=["captains-hook", "misfire"]
    )
    draw(position)
    choose(position, "Cannon 4")
    assert kind(position) == "cannon"
    choose(position, "Key 5")
    assert kind(position) == "hook"
    assert sorted(offered(position)) == ["Key 2", "Oracle 3"]


@pytest.mark.rule("DMD-31.3")
def test_both_cards_are_due_even_into_a_bust() -> None:
    position = table(draw="Hook 3", banks=["Key 6, 4"], pirates=["captains-hook"])
    before = in_discard(position)
    draw(position)
    assert position.active == CLARA
    assert in_discard(position) - before == loot("Hook 3 | Key 6, 4")
    assert in_bank(position, DENISE) == set()


@pytest.mark.rule("DMD-31.3")
def test_the_second_card_can_not_be_declined_and_is_a_top_card() -> None:
    position = table(draw="Hook 3", banks=["Key 6, 4 | Oracle 5, 2 | Mermaid 7"], pirates=["captains-hook"])
    draw(position)
    choose(position, "Key 6")
    assert sorted(offered(position)) == ["Key 4", "Mermaid 7", "Oracle 5"]
    assert refused(position, 1) == "DMD-3.10"


@pytest.mark.rule("DMD-31.4")
def test_with_one_card_in_the_bank_one_is_placed() -> None:
    position = table(draw="Hook 3", banks=["Key 6"], pirates=["captains-hook"])
    draw(position)
    assert in_play(position) == "Hook 3, Key 6"
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-31.4")
def test_if_the_first_card_busts_there_is_no_second() -> None:
    position = table(
        play="Key 5", draw="Hook 3", banks=["Key 6 | Oracle 5 | Mermaid 7"], pirates=["captains-hook"]
    )
    draw(position)
    choose(position, "Key 6")
    assert position.active == CLARA
    assert kind(position) == "turn"
    assert in_bank(position, DENISE) == loot("Oracle 5 | Mermaid 7")


@pytest.mark.rule("DMD-31.2", "DMD-40.12")
def test_a_hook_recalled_by_the_mermaid_it_brought_places_two_more_before_its_own_second() -> None:
    position = table(
        draw="Hook 3",
        banks=["Mermaid 6 | Key 5 | Chest 4 | Oracle 2"],
        pirates=["captains-hook"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    choose(position, "Mermaid 6")
    for card in ("Key 5", "Chest 4"):
        choose(position, card)
    assert in_play(position) == "Mermaid 6, Hook 3, Key 5, Chest 4, Oracle 2"
    assert in_bank(position, DENISE) == set()
