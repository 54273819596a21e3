"""Taverna: four published games, their rules enforced in full, for people, bots and researchers."""

import taverna.games  # makes the games known
from taverna.kernel import (
    Match,
    Record,
    Rng,
    TavernaError,
    game,
    games,
    register,
    replay,
)

__all__ = ["Match", "Record", "Rng", "TavernaError", "game", "games", "register", "replay"]
__version__ = "0.1.0"
