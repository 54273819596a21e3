"""The Mermaid of the base game (DMD-18)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from tests.support.dead_mans_draw.positions import (
    CLARA,
    bank,
    draw,
    in_discard,
    in_play,
    loot,
    offered,
    table,
    told,
)


@pytest.mark.rule("DMD-18.1")
def test_mermaid_has_no_effect_when_placed() -> None:
    position = table(play="Cannon 3, Sword 4", draw="Mermaid 6", banks=["Key 5", "Map 6"])
    draw(position)
    assert told(position) == [("drew", "DMD-3.3")]
    assert in_play(position) == "Cannon 3, Sword 4, Mermaid 6"
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-18.2")
def test_mermaid_busts_like_any_suit() -> None:
    position = table(play="Mermaid 6", draw="Mermaid 9")
    draw(position)
    assert in_discard(position) >= loot("Mermaid 6, 9")
    assert position.active == CLARA


@pytest.mark.rule("DMD-18.2")
def test_mermaid_scores_its_highest_card_up_to_nine() -> None:
    position = table(play="Mermaid 4", banks=["Mermaid 9, 8 | Key 7"])
    bank(position)
    assert GAME.outcome(position).scores == [9 + 7, 0]
