"""A house's own scenarios, in folders that the environment names: read once, when the game is first loaded.

The id of each holds a hash of its file, so that a record is never replayed on another map.
"""

from __future__ import annotations

import os
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.game import Gloomhaven

VARIABLE: Final = "TAVERNA_GLOOMHAVEN_SCENARIOS"
"""Folders of scenario files, separated as the system separates paths."""


def named_by_environment() -> list[str]:
    """The ids of the scenarios in those folders; the same file twice is one."""
    found: list[str] = []
    for folder in os.environ.get(VARIABLE, "").split(os.pathsep):
        if folder.strip():
            found += [id for id in content.add_scenarios(folder.strip(), True) if id not in found]
    return found


def load() -> Gloomhaven:
    """The game with the printed scenarios and those of the house."""
    return Gloomhaven(named_by_environment())
