"""Players that are not people. They know only the kernel."""

from taverna.bots.bot import Bot, GreedyBot, RandomBot, bot, bot_names
from taverna.bots.playout import playout

__all__ = ["Bot", "GreedyBot", "RandomBot", "bot", "bot_names", "playout"]
