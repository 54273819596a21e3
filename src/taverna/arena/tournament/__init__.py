"""Bots against each other: how they meet, and how they stand afterwards."""

from taverna.arena.tournament.contest import Standings, tournament

__all__ = ["Standings", "tournament"]
