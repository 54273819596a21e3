"""Dungeon Raiders: play your cards in secret, take the treasure, and don't be the most wounded. Rules: docs/rules/."""

from taverna.games.dungeon_raiders.game import DungeonRaiders

GAME = DungeonRaiders()
