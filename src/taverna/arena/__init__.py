"""Many games: simulation, statistics, measurements. Knows the kernel and the bots, no single game's rules."""

from taverna.arena.simulation import lineup, simulate
from taverna.arena.statistics.certainty import wilson
from taverna.arena.statistics.summary import BotResult, SeatResult, Spread, Summary

__all__ = ["BotResult", "SeatResult", "Spread", "Summary", "lineup", "simulate", "wilson"]
