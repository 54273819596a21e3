"""Every test begins with nothing left to look at, also after one that failed halfway."""

from __future__ import annotations

import pytest

from tests.games.gloomhaven.cards.judging import Scene


@pytest.fixture(autouse=True)
def _fresh() -> None:
    Scene.performed = {}
