"""Taverna: published games, their rules enforced in full, for people, bots and researchers.

`taverna.games()` lists the games; the package of the same name is reached with `from taverna.games import ...`.
"""

from taverna.games import register_games
from taverna.kernel import (
    Decision,
    Event,
    Game,
    Match,
    Option,
    Outcome,
    Record,
    Rng,
    State,
    TavernaError,
    game,
    games,
    register,
    replay,
)

__all__ = [
    "Decision",
    "Event",
    "Game",
    "Match",
    "Option",
    "Outcome",
    "Record",
    "Rng",
    "State",
    "TavernaError",
    "game",
    "games",
    "register",
    "replay",
]
__version__ = "0.1.0"

register_games()
