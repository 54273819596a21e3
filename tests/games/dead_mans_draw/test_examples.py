"""The acceptance examples that the rulebook tells (EX-1 to EX-11), in its own order and notation."""

from __future__ import annotations

import pytest

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
    kind,
    known,
    loot,
    offered,
    on_top,
    table,
    told,
)

MERMAID_EFFECT: dict[str, object] = {"mermaid_effect": True}


@pytest.mark.rule("DMD-10.1", "DMD-10.2", "DMD-4.3", "DMD-4.5")
def test_ex_01_anchor() -> None:
    position = table(play="Mermaid 6, Cannon 3", draw="Anchor 4, Mermaid 8")
    before = in_discard(position)
    draw(position, 2)
    assert in_bank(position, DENISE) == loot("Mermaid 6, Cannon 3")
    assert in_discard(position) - before == loot("Anchor 4, Mermaid 8")
    assert position.active == CLARA


@pytest.mark.rule("DMD-13.2", "DMD-13.3", "DMD-13.4", "DMD-13.5")
def test_ex_02_key_and_chest() -> None:
    position = table(active=CLARA, play="Mermaid 7, Key 5, Anchor 6, Chest 3, Oracle 4")
    before = in_discard(position)
    bank(position)
    gained = in_bank(position, CLARA)
    assert len(before) == len(gained) == 10
    assert gained - before == loot("Mermaid 7, Key 5, Anchor 6, Chest 3, Oracle 4")
    assert in_discard(position) == before - gained
    assert len(position.discard) == 5


def _oracle_shows_a_sword() -> Table:
    position = table(play="Key 3", draw="Oracle 5, Sword 6")
    draw(position)
    position.drain()
    return position


@pytest.mark.rule("DMD-15.1", "DMD-15.2")
def test_ex_03_oracle() -> None:
    position = _oracle_shows_a_sword()
    assert known(position, CLARA) == known(position, DENISE) == "Sword 6"
    assert on_top(position) == "Sword 6"
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-15.1", "DMD-15.2")
def test_ex_03a_oracle_then_draw() -> None:
    position = _oracle_shows_a_sword()
    draw(position)
    assert in_play(position) == "Key 3, Oracle 5, Sword 6"
    assert ("void", "DMD-16.5") in told(position)


@pytest.mark.rule("DMD-15.1", "DMD-15.2")
def test_ex_03b_oracle_then_bank() -> None:
    position = _oracle_shows_a_sword()
    bank(position)
    assert in_bank(position, DENISE) == loot("Key 3, Oracle 5")
    draw(position)
    drawn = happened(position, "drew")
    assert drawn.args == {"seat": CLARA, "card": "sword-6"}


@pytest.mark.rule("DMD-15.3")
def test_ex_03c_oracle_as_the_last_card() -> None:
    position = table(draw="Oracle 5", rest="aside")
    draw(position)
    assert ("void", "DMD-15.3") in told(position)
    assert known(position) == ""
    assert offered(position) == ["bank"]
    bank(position)
    assert kind(position) == "over"


@pytest.mark.rule("DMD-16.2")
def test_ex_04_sword_limit() -> None:
    position = table(
        active=CLARA,
        draw="Sword 4",
        banks=["Anchor 6 | Hook 7 | Cannon 3 | Map 5", "Anchor 4 | Hook 3 | Cannon 5"],
    )
    draw(position)
    assert in_play(position) == "Sword 4, Map 5"
    assert in_bank(position, DENISE) == loot("Anchor 6 | Hook 7 | Cannon 3")
    assert kind(position) == "map"
    assert len(offered(position)) == 3


@pytest.mark.rule("DMD-16.5")
def test_ex_04b_sword_without_a_target() -> None:
    position = table(
        active=CLARA,
        draw="Sword 4",
        banks=["Anchor 6 | Hook 7 | Cannon 3", "Anchor 4 | Hook 3 | Cannon 5"],
    )
    draw(position)
    assert in_play(position) == "Sword 4"
    assert in_bank(position, DENISE) == loot("Anchor 6 | Hook 7 | Cannon 3")
    assert ("void", "DMD-16.5") in told(position)


@pytest.mark.rule("DMD-30.1", "DMD-30.2", "DMD-30.4", "DMD-30.5")
def test_ex_05_miser() -> None:
    position = table(play="Cannon 3", draw="Hook 5, Mermaid 7, Cannon 6", pirates=["miser"])
    before = in_discard(position)
    draw(position, 3)
    assert in_bank(position, DENISE) == loot("Cannon 3, Hook 5, Mermaid 7")
    assert in_discard(position) - before == loot("Cannon 6")
    assert position.active == CLARA


def _mermaid_among_anchor_and_cannon() -> Table:
    position = table(
        play="Anchor 3, Cannon 4",
        draw="Mermaid 5, Cannon 7",
        banks=["", "Map 6 | Key 3"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    return position


@pytest.mark.rule("DMD-40.4")
def test_ex_06_mermaid_effect() -> None:
    position = _mermaid_among_anchor_and_cannon()
    assert kind(position) == "mermaid"
    assert offered(position) == ["Anchor 3", "Cannon 4"]


@pytest.mark.rule("DMD-40.5", "DMD-40.6")
def test_ex_06a_mermaid_fires_the_cannon_again() -> None:
    position = _mermaid_among_anchor_and_cannon()
    choose(position, "Cannon 4")
    assert in_play(position) == "Anchor 3, Mermaid 5, Cannon 4"
    assert kind(position) == "cannon"
    assert sorted(offered(position)) == ["Key 3", "Map 6"]
    choose(position, "Map 6")
    assert in_bank(position, CLARA) == loot("Key 3")


@pytest.mark.rule("DMD-40.5", "DMD-40.6", "DMD-40.9")
def test_ex_06b_mermaid_drops_the_anchor_again() -> None:
    position = _mermaid_among_anchor_and_cannon()
    choose(position, "Anchor 3")
    assert in_play(position) == "Cannon 4, Mermaid 5, Anchor 3"
    draw(position)
    assert in_bank(position, DENISE) == loot("Cannon 4, Mermaid 5")
    assert in_discard(position) >= loot("Anchor 3, Cannon 7")


@pytest.mark.rule("DMD-41.1", "DMD-41.2")
def test_ex_07_siren() -> None:
    position = table(
        play="Key 4, Sword 6",
        draw="Mermaid 5",
        banks=["", "Map 6"],
        pirates=[None, "siren"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    choose(position, "Sword 6")
    assert in_bank(position, CLARA) == loot("Map 6, Sword 6")
    assert in_play(position) == "Key 4, Mermaid 5"
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-17.2", "DMD-17.3")
def test_ex_08_kraken_settled_by_an_effect() -> None:
    position = table(draw="Kraken 3, Hook 4", banks=["Key 6"])
    draw(position)
    assert position.owed == 2
    draw(position)
    assert in_play(position) == "Kraken 3, Hook 4, Key 6"
    assert position.owed == 0
    assert "bank" in offered(position)


@pytest.mark.rule("DMD-22.1", "DMD-22.2", "DMD-22.3", "DMD-17.7")
def test_ex_09_casanova_under_a_kraken() -> None:
    position = table(play="Kraken 3", owed=2, draw="Mermaid 9", pirates=["casanova"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Mermaid 9")
    assert in_play(position) == "Kraken 3"
    assert position.owed == 2


def _safe_harbor(draw_pile: str) -> Table:
    """Mermaid 6 lies there, the Anchor is drawn, then the Oracle."""
    position = table(play="Mermaid 6", draw=f"Anchor 4, Oracle 5, {draw_pile}", pirates=["safe-harbor"])
    draw(position, 2)
    assert in_play(position) == "Mermaid 6, Anchor 4, Oracle 5"
    return position


@pytest.mark.rule("DMD-32.1", "DMD-32.2", "DMD-32.3", "DMD-32.4")
def test_ex_10a_safe_harbor_and_a_bust_two_cards_later() -> None:
    position = _safe_harbor("Mermaid 8")
    before = in_discard(position)
    draw(position)
    assert in_bank(position, DENISE) == loot("Mermaid 6, Anchor 4, Oracle 5")
    assert in_discard(position) - before == loot("Mermaid 8")


@pytest.mark.rule("DMD-32.1", "DMD-32.2", "DMD-32.4")
def test_ex_10b_safe_harbor_and_a_bust_four_cards_later() -> None:
    position = _safe_harbor("Key 3, Cannon 7, Key 5")
    before = in_discard(position)
    draw(position, 3)
    assert in_bank(position, DENISE) == loot("Mermaid 6, Anchor 4, Oracle 5, Key 3")
    assert in_discard(position) - before == loot("Cannon 7, Key 5")


@pytest.mark.rule("DMD-23.1", "DMD-23.3", "DMD-23.4")
def test_ex_11_plunderer_shortfall() -> None:
    position = table(
        active=CLARA,
        play="Key 5, Chest 3, Anchor 6, Mermaid 7",
        banks=["Map 6 | Sword 4, 3", ""],
        pirates=[None, "plunderer"],
    )
    bank(position)
    assert in_bank(position, CLARA) == loot("Key 5, Chest 3, Anchor 6, Mermaid 7, Map 6, Sword 4, Sword 3")
    assert in_bank(position, DENISE) == set()
    assert len(position.discard) == 10


@pytest.mark.rule("DMD-23.2")
def test_ex_11_plunderer_picks_one_of_two_opponents() -> None:
    position = table(
        seats=3,
        active=CLARA,
        play="Key 5, Chest 3, Anchor 6, Mermaid 7",
        banks=["Map 6 | Sword 4, 3", "", "Hook 7"],
        pirates=[None, "plunderer"],
    )
    bank(position)
    assert offered(position) == ["2", "0"]
    choose(position, "0")
    assert in_bank(position, DENISE) == set()
    assert in_bank(position, 2) == loot("Hook 7")
