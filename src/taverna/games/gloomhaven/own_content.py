"""Custom scenarios and content files, named by the environment: read once, when the game is first loaded.

The id of each holds a hash of its file, so that a record is never replayed on another map or with other cards.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.own_files import read_house
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.scenario.building import CONTENT_FILES
from taverna.kit.own_content import paths_in

VARIABLE: Final = "TAVERNA_GLOOMHAVEN_SCENARIOS"
"""Folders of scenario files, separated as the system separates paths."""


def named_by_environment() -> list[str]:
    """The ids of the scenarios in those folders; the same file twice is one."""
    found: list[str] = []
    for folder in paths_in(VARIABLE):
        found += [id for id in content.add_scenarios(str(folder), True) if id not in found]
    return found


def content_named_by_environment() -> list[str]:
    """The ids of those content files; the same file twice is one."""
    return list(dict.fromkeys([read_house(path).id for path in paths_in(CONTENT_FILES)]))


def load() -> Gloomhaven:
    """The game with the printed components and those of the house; scenarios may name new monsters."""
    houses = content_named_by_environment()
    return Gloomhaven(named_by_environment(), houses)
