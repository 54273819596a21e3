"""A sound position, and what is said about it when one of its fields is damaged."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from taverna.kernel import BadData
from tests.support.dead_mans_draw.positions import table, texts


def sound() -> dict[str, object]:
    """A position of three players with something everywhere."""
    position = table(
        seats=3,
        play="Key 3, Anchor 4",
        draw="Hook 5, Map 3",
        banks=["Map 6, 4 | Chest 2", "Kraken 7", "Sword 5"],
        discard="Anchor 2, Cannon 2",
        pirates=["plunderer", "captains-hook", "navigator"],
    )
    return GAME.dump(position)


def refusal(path: str, **changes: object) -> str:
    """The message of the error, after checking that it names the field."""
    data = {**sound(), **changes}
    with pytest.raises(BadData) as error:
        GAME.load(data)
    assert str(error.value).startswith(f"position{path}: "), str(error.value)
    return str(error.value)


def names(field: str) -> list[str]:
    """What the sound position has in a field."""
    return texts(sound()[field])
