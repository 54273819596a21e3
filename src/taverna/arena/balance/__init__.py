"""How fair and how lively a game is: the games, the counts, and what they say."""

from taverna.arena.balance.findings import Balance
from taverna.arena.balance.study import balance

__all__ = ["Balance", "balance"]
