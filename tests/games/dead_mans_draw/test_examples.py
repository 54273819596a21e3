"""The acceptance examples of the rules, in their own order and notation."""

from __future__ import annotations

import pytest

from tests.games.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    bank,
    draw,
    in_bank,
    in_discard,
    in_play,
    loot,
    offered,
    table,
)


@pytest.mark.rule("DMD-10.1", "DMD-10.2", "DMD-4.3", "DMD-4.5")
def test_ex_1_anchor() -> None:
    position = table(play="Mermaid 6, Cannon 3", draw="Anchor 4, Mermaid 8")
    before = in_discard(position)
    draw(position, 2)
    assert in_bank(position, DENISE) == loot("Mermaid 6, Cannon 3")
    assert in_discard(position) - before == loot("Anchor 4, Mermaid 8")
    assert position.active == CLARA


@pytest.mark.rule("DMD-13.2", "DMD-13.3", "DMD-13.4", "DMD-13.5")
def test_ex_2_key_and_chest() -> None:
    position = table(active=CLARA, play="Mermaid 7, Key 5, Anchor 6, Chest 3, Oracle 4")
    bank(position)
    assert in_bank(position, CLARA) >= loot("Mermaid 7, Key 5, Anchor 6, Chest 3, Oracle 4")
    assert position.bank_size(CLARA) == 10
    assert len(position.discard) == 5


@pytest.mark.rule("DMD-13.9", "DMD-4.10")
def test_ex_17_anchored_key_and_chest_in_a_bust() -> None:
    position = table(
        play="Key 5, Chest 3, Anchor 6",
        protected="Key 5, Chest 3",
        draw="Key 7",
        discard="Sword 2, Hook 2, Map 2",
    )
    draw(position)
    gained = in_bank(position, DENISE)
    assert gained >= loot("Key 5, Chest 3")
    assert len(gained) == 4
    assert in_discard(position) >= loot("Anchor 6, Key 7")
    assert len(position.discard) == 3


@pytest.mark.rule("DMD-35.1", "DMD-35.2", "DMD-35.3", "DMD-35.4")
def test_ex_18_misfire() -> None:
    position = table(draw="Cannon 5", banks=["Sword 6, 3 | Key 4", "Map 7"], pirates=[None, "misfire"])
    draw(position)
    assert sorted(offered(position)) == ["Key 4", "Sword 6"]
    assert in_play(position) == "Cannon 5"
