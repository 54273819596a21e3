"""The Map (DMD-14)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME, codes
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    card_code,
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
    texts,
    told,
)

FIVE = "Key 2, Chest 2, Sword 2, Oracle 2, Anchor 2"


@pytest.mark.rule("DMD-14.1")
def test_map_reveals_three_cards_and_places_one() -> None:
    position = table(draw="Map 5", discard=FIVE, rng={"script": [0, 1, 2]})
    draw(position)
    shown = offered(position)
    assert sorted(shown) == ["Chest 2", "Key 2", "Sword 2"]
    choose(position, "Key 2")
    assert in_play(position) == "Map 5, Key 2"
    assert in_discard(position) == loot(FIVE) - loot("Key 2")
    assert happened(position, "mapped").rule == "DMD-14.1"


@pytest.mark.rule("DMD-14.1")
def test_card_that_was_not_revealed_cannot_be_placed() -> None:
    position = table(draw="Map 5", discard=FIVE, rng={"script": [0, 1, 2]})
    draw(position)
    assert refused(position, card_code("Oracle 2")) == "DMD-14.1"


@pytest.mark.rule("DMD-14.1", "DMD-1.9")
def test_of_two_equal_cards_the_revealed_one_is_placed() -> None:
    """With two decks a twin of the revealed Key lies in the pile; it stays there."""
    position = table(
        seats=5, draw="Map 5", discard="Key 2-2, Chest 2, Sword 2, Key 2", rng={"script": [3, 2, 1]}
    )
    draw(position)
    assert texts(happened(position, "map-showed").args["cards"]) == ["key-2", "sword-2", "chest-2"]
    choose(position, "Key 2")
    assert in_play(position) == "Map 5, Key 2"
    assert in_discard(position) == loot("Key 2-2, Chest 2, Sword 2")


@pytest.mark.rule("DMD-14.2")
def test_map_is_mandatory_even_if_every_card_busts() -> None:
    position = table(play="Key 3, Chest 3", draw="Map 5", discard="Key 2, Chest 2")
    draw(position)
    assert offered(position) == ["Key 2", "Chest 2"]
    assert refused(position, codes.BANK) == "DMD-3.10"
    choose(position, "Chest 2")
    assert position.active == CLARA
    assert in_bank(position, DENISE) == set()


@pytest.mark.rule("DMD-14.3")
def test_map_reveals_the_only_card_there_is() -> None:
    position = table(draw="Map 5", discard="Key 2")
    draw(position)
    assert happened(position, "map-showed").args["cards"] == ["key-2"]
    assert in_play(position) == "Map 5, Key 2"
    assert in_discard(position) == set()


@pytest.mark.rule("DMD-14.3")
def test_map_reveals_both_of_two_cards() -> None:
    position = table(draw="Map 5", discard="Key 2, Chest 2")
    draw(position)
    assert offered(position) == ["Key 2", "Chest 2"]


@pytest.mark.rule("DMD-14.4")
def test_map_is_void_with_an_empty_discard_pile() -> None:
    position = table(draw="Map 5", discard="")
    draw(position)
    assert ("void", "DMD-14.4") in told(position)
    assert in_play(position) == "Map 5"
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-14.5")
def test_mapped_card_resolves_its_own_effect() -> None:
    position = table(draw="Map 5", discard="Cannon 2", banks=["", "Key 7 | Chest 7"])
    draw(position)
    assert kind(position) == "cannon"
    choose(position, "Key 7")
    assert in_bank(position, CLARA) == loot("Chest 7")


@pytest.mark.rule("DMD-14.6")
@pytest.mark.parametrize("viewer", [DENISE, CLARA, None])
def test_revealed_cards_are_shown_to_all(viewer: int | None) -> None:
    position = table(draw="Map 5", discard=FIVE, rng={"script": [0, 1, 2]})
    draw(position)
    view = GAME.view(position, viewer)
    shown = texts(view["revealed"])
    assert len(shown) == 3
    assert set(shown) | set(texts(view["discard"])) == loot(FIVE)
    assert happened(position, "map-showed").seen_by(viewer)


@pytest.mark.rule("DMD-14.6")
def test_cards_not_chosen_are_back_in_the_pile_before_the_chosen_one_is_placed() -> None:
    """The chosen Key busts; the bonus of the saved pair finds exactly the two cards that were not chosen."""
    position = table(
        play="Key 5, Chest 3, Anchor 6",
        protected="Key 5, Chest 3",
        draw="Map 4",
        discard="Key 2, Sword 2, Hook 2",
    )
    draw(position)
    choose(position, "Key 2")
    assert in_bank(position, DENISE) == loot("Key 5, Chest 3, Sword 2, Hook 2")
    assert in_discard(position) == loot("Anchor 6, Map 4, Key 2")
