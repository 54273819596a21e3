"""What a card does at a range it states needs sight; what it does anywhere, or next to somebody else, does not."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.effects.selecting import states_range
from taverna.games.gloomhaven.language.abilities import Selector
from taverna.games.gloomhaven.language.vocabulary import ANYWHERE, ROOM
from tests.games.gloomhaven.cards.judging import Foes, Scene

# A wall runs between the row of the hero and the row of the others, from end to end but for the last hex.
ROWS = [(q, r) for q in range(-2, 6) for r in (0, 1)]
WALL = [((q, 0), (q, 1)) for q in range(-2, 5)] + [((q, 0), (q - 1, 1)) for q in range(-1, 5)]


@pytest.mark.rule("GH-S-LOS-01")
@pytest.mark.parametrize(
    "key", ["mindthief/164/top", "cragheart/136/top", "mindthief/152/bottom", "spellweaver/76/top"]
)
def test_no_enemy_behind_a_wall(key: str) -> None:
    """They are within 4 hexes by way of the gap."""
    foes: Foes = {"seen": (1, 0), "hidden": (3, 1)}
    scene = Scene(key, foes, at=(3, 0), floor=ROWS, walls=WALL)
    assert scene.table.distance(scene.cell((3, 0)), scene.cell((3, 1))) <= 4
    scene.plays().offers("seen").chooses("done").sees()


@pytest.mark.rule("GH-S-LOS-01")
def test_no_ally_behind_a_wall() -> None:
    scene = Scene(
        "tinkerer/45/bottom", None, {"brute": (1, 0), "scoundrel": (3, 1)}, (4, 0), ROWS, walls=WALL
    )
    scene.hands("brute", [], [], [1]).hands("scoundrel", [], [], [88])
    assert scene.table.distance(scene.cell((4, 0)), scene.cell((3, 1))) <= 3
    scene.plays().offers("brute").chooses("done").sees()


def test_anywhere_and_in_the_room_state_no_range() -> None:
    assert not states_range(Selector(1, 1, ANYWHERE))
    assert not states_range(Selector(1, 1, ROOM))
    assert not states_range(Selector(1, 1, 1))
    assert states_range(Selector(1, 1, 2))
