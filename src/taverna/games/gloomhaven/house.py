"""A house's own scenarios and content files, named by the environment: read once, when the game is first loaded.

The id of each holds a hash of its file, so that a record is never replayed on another map or with other cards.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content_house import read_house
from taverna.games.gloomhaven.game import Gloomhaven

VARIABLE: Final = "TAVERNA_GLOOMHAVEN_SCENARIOS"
"""Folders of scenario files, separated as the system separates paths."""
CONTENT_VARIABLE: Final = "TAVERNA_GLOOMHAVEN_CONTENT"
"""Content files, separated likewise."""


def named_by_environment() -> list[str]:
    """The ids of the scenarios in those folders; the same file twice is one."""
    found: list[str] = []
    for folder in os.environ.get(VARIABLE, "").split(os.pathsep):
        if folder.strip():
            found += [id for id in content.add_scenarios(folder.strip(), True) if id not in found]
    return found


def content_named_by_environment() -> list[str]:
    """The ids of those content files; the same file twice is one."""
    paths = [path.strip() for path in os.environ.get(CONTENT_VARIABLE, "").split(os.pathsep)]
    return list(dict.fromkeys([read_house(Path(path)).id for path in paths if path]))


def load() -> Gloomhaven:
    """The game with the printed components and those of the house; scenarios may name new monsters."""
    houses = content_named_by_environment()
    return Gloomhaven(named_by_environment(), houses)
