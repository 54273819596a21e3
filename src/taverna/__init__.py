"""Taverna: published games, their rules enforced in full, for people, bots and researchers.

`taverna.games()` lists the games; it is also the package of that name, so that what is in it can be imported.
"""

from typing import TYPE_CHECKING

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
    register,
    replay,
)

if TYPE_CHECKING:
    from taverna.kernel import games

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
