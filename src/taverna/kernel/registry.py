"""Which games and campaigns there are. Each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taverna.kernel.campaign import Campaign
from taverna.kernel.errors import UnknownCampaign, UnknownGame, suggestion
from taverna.kernel.game import Game
from taverna.kernel.survey import Survey

AnyGame = Game[Any]
AnySurvey = Survey[Any]
"""A game, and what it counts, whose own kind of state is nobody's business here."""
AnyCampaign = Campaign[Any]

_loaders: dict[str, Callable[[], AnyGame]] = {}
_loaded: dict[str, AnyGame] = {}
_campaign_loaders: dict[str, Callable[[], AnyCampaign]] = {}
_loaded_campaigns: dict[str, AnyCampaign] = {}


def register(game_id: str, loader: Callable[[], AnyGame]) -> None:
    """Make a game known; `loader` is called when the game is first asked for."""
    _loaders[game_id] = loader
    _loaded.pop(game_id, None)


def game(game_id: str) -> AnyGame:
    """The game of that id."""
    if not isinstance(game_id, str) or game_id not in _loaders:
        raise UnknownGame(
            "unknown-game",
            f"there is no game {game_id!r}{suggestion(str(game_id), _loaders)}",
            values={"name": str(game_id), "allowed": ", ".join(_loaders)},
        )
    if game_id not in _loaded:
        _loaded[game_id] = _loaders[game_id]()
    return _loaded[game_id]


def games() -> list[AnyGame]:
    """All games known here."""
    return [game(game_id) for game_id in _loaders]


def register_campaign(campaign_id: str, loader: Callable[[], AnyCampaign]) -> None:
    """Make a campaign known; `loader` is called when the campaign is first asked for."""
    _campaign_loaders[campaign_id] = loader
    _loaded_campaigns.pop(campaign_id, None)


def campaign(campaign_id: str) -> AnyCampaign:
    """The campaign of that id."""
    if not isinstance(campaign_id, str) or campaign_id not in _campaign_loaders:
        raise UnknownCampaign(
            "unknown-campaign",
            f"there is no campaign {campaign_id!r}{suggestion(str(campaign_id), _campaign_loaders)}",
            values={"name": str(campaign_id), "allowed": ", ".join(_campaign_loaders)},
        )
    if campaign_id not in _loaded_campaigns:
        _loaded_campaigns[campaign_id] = _campaign_loaders[campaign_id]()
    return _loaded_campaigns[campaign_id]


def campaigns() -> list[AnyCampaign]:
    """All campaigns known here."""
    return [campaign(campaign_id) for campaign_id in _campaign_loaders]
