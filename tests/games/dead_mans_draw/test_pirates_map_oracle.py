"""Navigator (DMD-25) and Mystic (DMD-28): the pirates of the Map and of the Oracle."""

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
    kind,
    known,
    loot,
    offered,
    on_top,
    table,
    told,
)

# Navigator


@pytest.mark.rule("DMD-25.1")
def test_navigator_picks_any_card_of_the_discard_pile() -> None:
    position = table(draw="Map 5", pirates=["navigator"])
    draw(position)
    assert loot(" | ".join(offered(position))) == in_discard(position)
    assert len(offered(position)) == 10
    choose(position, "Key 2")
    assert in_play(position) == "Map 5, Key 2"
    assert len(position.discard) == 9
    assert happened(position, "mapped").rule == "DMD-25.1"


@pytest.mark.rule("DMD-25.1")
def test_only_the_navigators_own_map_shows_the_whole_pile() -> None:
    position = table(active=CLARA, draw="Map 5", pirates=["navigator"])
    draw(position)
    assert len(offered(position)) == 3


@pytest.mark.rule("DMD-25.2")
def test_the_navigator_must_pick_even_into_a_bust() -> None:
    position = table(play="Key 4, Chest 3", draw="Map 5", discard="Key 2, Chest 2", pirates=["navigator"])
    draw(position)
    assert kind(position) == "map"
    assert sorted(offered(position)) == ["Chest 2", "Key 2"]
    choose(position, "Key 2")
    assert position.active == CLARA
    assert in_bank(position, DENISE) == set()
    assert in_discard(position) == loot("Key 4, 2 | Chest 3, 2 | Map 5")


@pytest.mark.rule("DMD-25.2")
def test_the_navigators_map_is_void_when_the_discard_pile_is_empty() -> None:
    position = table(draw="Map 5", discard="", pirates=["navigator"])
    draw(position)
    assert in_play(position) == "Map 5"
    assert ("void", "DMD-14.4") in told(position)


@pytest.mark.rule("DMD-25.1")
def test_the_navigator_is_offered_equal_cards_of_two_decks_once() -> None:
    position = table(seats=5, draw="Map 5", discard="Key 2, Key 2-2, Oracle 2", pirates=["navigator"])
    draw(position)
    assert len(offered(position)) == 2
    choose(position, offered(position)[0])
    assert len(position.discard) == 2


# Mystic


@pytest.mark.rule("DMD-28.1")
def test_mystics_oracle_reveals_three_cards() -> None:
    position = table(draw="Oracle 5, Sword 6, Key 3, Map 7, Hook 4", pirates=["mystic"])
    draw(position)
    assert known(position) == "Sword 6, Key 3, Map 7"
    assert happened(position, "foresaw").rule == "DMD-28.1"


@pytest.mark.rule("DMD-28.1")
def test_only_the_mystics_own_oracle_reveals_three() -> None:
    position = table(active=CLARA, draw="Oracle 5, Sword 6, Key 3, Map 7", pirates=["mystic"])
    draw(position)
    assert known(position) == "Sword 6"


@pytest.mark.rule("DMD-28.2")
def test_the_revealed_cards_are_drawn_in_their_order() -> None:
    position = table(draw="Oracle 5, Mermaid 6, Key 3, Chest 7", pirates=["mystic"])
    draw(position)
    assert kind(position) == "turn"  # nothing about their order is asked
    draw(position, 3)
    assert in_play(position) == "Oracle 5, Mermaid 6, Key 3, Chest 7"


@pytest.mark.rule("DMD-28.3")
@pytest.mark.parametrize("left", ["Sword 6, Key 3", "Sword 6"])
def test_mystic_reveals_what_is_left_of_a_small_draw_pile(left: str) -> None:
    position = table(draw=f"Oracle 5, {left}", rest="aside", pirates=["mystic"])
    draw(position)
    assert known(position) == left


@pytest.mark.rule("DMD-28.3")
def test_mystic_may_stop_after_any_draw() -> None:
    position = table(draw="Oracle 5, Mermaid 6, Key 3, Chest 7", pirates=["mystic"])
    draw(position)
    assert offered(position) == ["draw", "bank"]
    draw(position)
    assert offered(position) == ["draw", "bank"]
    bank(position)
    assert in_bank(position, DENISE) == loot("Oracle 5 | Mermaid 6")
    assert on_top(position) == "Key 3"
    assert known(position, CLARA) == "Key 3, Chest 7"


@pytest.mark.rule("DMD-28.1", "DMD-15.4")
def test_what_mystic_showed_stays_known_when_another_oracle_shows_less() -> None:
    position = table(
        draw="Oracle 5, Oracle 3, Key 3, Chest 7", pirates=["mystic"], options={"variation": "strange-lands"}
    )
    draw(position)
    bank(position)
    draw(position)  # Clara's Oracle shows one card
    assert known(position) == "Key 3, Chest 7"
