"""Players that are not people. They know only the kernel."""

from taverna.bots.bot import Bot, GreedyBot, RandomBot, bot, bot_names
from taverna.bots.playout import Length, play, playout

__all__ = ["Bot", "GreedyBot", "Length", "RandomBot", "bot", "bot_names", "play", "playout"]
