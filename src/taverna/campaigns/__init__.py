"""The campaigns: which there are, and those that belong to no single game.

A campaign of one game lies inside that game. The package can also be called: `taverna.campaigns()` lists the campaigns.
"""

import sys
from types import ModuleType

from taverna.kernel import AnyCampaign, campaigns, game, register_campaign


class _Campaigns(ModuleType):
    """This package, so that `taverna.campaigns` is both the list and the way to what is in it."""

    def __call__(self) -> list[AnyCampaign]:
        return campaigns()


sys.modules[__name__].__class__ = _Campaigns


def _evening() -> AnyCampaign:
    from taverna.campaigns.evening import CAMPAIGN

    return CAMPAIGN


def _gloomhaven_campaign() -> AnyCampaign:
    game("gloomhaven")  # opens its rooms, so that its content can be read
    from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN

    return CAMPAIGN


def register_campaigns() -> None:
    """Make the campaigns known; each is loaded when first asked for."""
    register_campaign("gloomhaven-campaign", _gloomhaven_campaign)
    register_campaign("evening", _evening)
