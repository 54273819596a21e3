"""Safe Harbor (DMD-32): the pirate of the Anchor."""

from __future__ import annotations

import pytest

from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    choose,
    draw,
    happened,
    in_bank,
    in_discard,
    in_play,
    loot,
    shielded,
    table,
)


@pytest.mark.rule("DMD-32.1")
def test_safe_harbors_anchor_protects_itself() -> None:
    position = table(draw="Anchor 4, Anchor 6", pirates=["safe-harbor"])
    draw(position)
    assert happened(position, "anchored").rule == "DMD-32.1"
    draw(position)
    assert position.active == CLARA
    assert in_bank(position, DENISE) == loot("Anchor 4")


@pytest.mark.rule("DMD-32.1")
def test_nobody_elses_anchor_does() -> None:
    position = table(active=CLARA, draw="Anchor 4, Oracle 3, Anchor 6", pirates=["safe-harbor"])
    draw(position, 3)
    assert in_bank(position, CLARA) == set()


@pytest.mark.rule("DMD-32.2")
def test_the_next_two_cards_are_protected_and_no_third() -> None:
    position = table(draw="Anchor 4, Oracle 5, Key 3, Chest 7, Key 6", pirates=["safe-harbor"])
    before = in_discard(position)
    draw(position, 5)
    assert position.active == CLARA
    assert in_bank(position, DENISE) == loot("Anchor 4 | Oracle 5 | Key 3")
    assert in_discard(position) - before == loot("Chest 7 | Key 6")


@pytest.mark.rule("DMD-32.3")
@pytest.mark.parametrize("between", ["", "Oracle 5, "])
def test_the_busting_card_is_lost_although_it_is_one_of_the_two(between: str) -> None:
    position = table(play="Key 5", draw=f"Anchor 4, {between}Key 6", pirates=["safe-harbor"])
    before = in_discard(position)
    draw(position, 3 if between else 2)
    assert position.active == CLARA
    assert in_discard(position) - before == loot("Key 6")


@pytest.mark.rule("DMD-32.4")
def test_what_lay_there_before_is_protected_as_ever() -> None:
    position = table(play="Key 5, Mermaid 6", draw="Anchor 4", pirates=["safe-harbor"])
    draw(position)
    assert shielded(position) == loot("Key 5 | Mermaid 6 | Anchor 4")


@pytest.mark.rule("DMD-32.5")
def test_the_two_are_counted_by_placement_from_any_source() -> None:
    position = table(draw="Anchor 4, Map 5, Key 6", discard="Chest 2", pirates=["safe-harbor"])
    draw(position, 3)
    assert in_play(position) == "Anchor 4, Map 5, Chest 2, Key 6"
    assert shielded(position) == loot("Anchor 4 | Map 5 | Chest 2")


@pytest.mark.rule("DMD-32.5", "DMD-40.12")
def test_an_anchor_resolved_again_starts_a_new_count() -> None:
    position = table(
        draw="Anchor 4, Key 5, Chest 3, Oracle 6, Mermaid 2, Cannon 7, Hook 6, Sword 3",
        discard="",
        pirates=["safe-harbor"],
        options={"mermaid_effect": True},
    )
    draw(position, 5)
    choose(position, "Anchor 4")
    assert shielded(position) == loot("Anchor 4 | Key 5 | Chest 3 | Oracle 6 | Mermaid 2")
    draw(position, 3)
    assert shielded(position) == loot("Anchor 4 | Key 5 | Chest 3 | Oracle 6 | Mermaid 2 | Cannon 7 | Hook 6")


@pytest.mark.rule("DMD-32.5", "DMD-65.2")
def test_a_second_anchor_starts_a_new_count() -> None:
    position = table(
        draw="Anchor 4, Anchor 5, Key 3, Chest 7, Oracle 6",
        pirates=["safe-harbor"],
        options={"variation": "strange-lands"},
    )
    draw(position, 5)
    assert shielded(position) == loot("Anchor 4, 5 | Key 3 | Chest 7")
