"""The ways in which the parts of the package are imported."""

from __future__ import annotations

import subprocess
import sys

import pytest

import taverna

INNER = "taverna.games.gloomhaven.content"
WAYS = (
    f"import {INNER} as found",
    "from taverna.games.gloomhaven import content as found",
    f"import taverna; import {INNER}; found = {INNER}",
)


@pytest.mark.parametrize("way", WAYS)
def test_a_games_content_is_imported_in_every_way(way: str) -> None:
    """In a fresh interpreter, where nothing has been imported before."""
    told = subprocess.run(
        [sys.executable, "-c", f"{way}; print(found.monster('hound').id)"], capture_output=True, text=True
    )
    assert (told.stdout.strip(), told.stderr) == ("hound", "")


def test_the_package_of_games_also_lists_them() -> None:
    from taverna.games import gloomhaven

    assert [game.id for game in taverna.games()] == [
        "dead-mans-draw",
        "dungeon-raiders",
        "bloodborne",
        "gloomhaven",
    ]
    assert vars(taverna.games)["gloomhaven"] is gloomhaven
