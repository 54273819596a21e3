"""Taverna: published games, their rules enforced in full, for people, bots and researchers.

`taverna.games()` lists the games; it is also the package of that name, so that what is in it can be imported. So is
`taverna.campaigns()`.
"""

from typing import TYPE_CHECKING

from taverna.campaigns import register_campaigns
from taverna.games import register_games
from taverna.kernel import (
    Campaign,
    Chapter,
    Decision,
    Event,
    Game,
    Match,
    Option,
    Outcome,
    Record,
    Rng,
    Saga,
    State,
    TavernaError,
    campaign,
    game,
    register,
    register_campaign,
    replay,
)

if TYPE_CHECKING:
    from taverna.kernel import campaigns, games

__all__ = [
    "Campaign",
    "Chapter",
    "Decision",
    "Event",
    "Game",
    "Match",
    "Option",
    "Outcome",
    "Record",
    "Rng",
    "Saga",
    "State",
    "TavernaError",
    "campaign",
    "campaigns",
    "game",
    "games",
    "register",
    "register_campaign",
    "replay",
]
__version__ = "0.1.0"

register_games()
register_campaigns()
