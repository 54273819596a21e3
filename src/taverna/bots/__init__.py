"""Players that are not people. They know only the kernel."""

from taverna.bots.bot import Bot, GreedyBot, RandomBot, RankedOption
from taverna.bots.characters import CHARACTERS, Character
from taverna.bots.levels import (
    LevelBot,
    bot,
    bot_names,
    character_names,
    level_names,
    level_players,
    opponent_names,
)
from taverna.bots.naming import split_bots
from taverna.bots.playout import Choices, Length, play, playout
from taverna.bots.ratings import rating_with
from taverna.bots.search import SearchBot

__all__ = [
    "CHARACTERS",
    "Bot",
    "Character",
    "Choices",
    "GreedyBot",
    "Length",
    "LevelBot",
    "RandomBot",
    "RankedOption",
    "SearchBot",
    "bot",
    "bot_names",
    "character_names",
    "level_names",
    "level_players",
    "opponent_names",
    "play",
    "playout",
    "rating_with",
    "split_bots",
]
