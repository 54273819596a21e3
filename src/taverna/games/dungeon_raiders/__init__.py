"""Dungeon Raiders: play your cards in secret, take the treasure, and don't be the most wounded. Rules: docs/rules/."""

from taverna.games.dungeon_raiders.content import BOX
from taverna.games.dungeon_raiders.game import DungeonRaiders
from taverna.games.dungeon_raiders.own_content import named_by_environment

__all__ = ["BOX", "GAME", "DungeonRaiders", "load"]


def load() -> DungeonRaiders:
    """The game with the cards it comes with, and those of the files that the environment names."""
    return DungeonRaiders([BOX, *named_by_environment()])


GAME = load()
