"""The games. Each is a package of the same inner files; none knows another.

The package can also be called: `taverna.games()` lists the games.
"""

import sys
from types import ModuleType

from taverna.kernel import AnyGame, games, register


class _Games(ModuleType):
    """This package, so that `taverna.games` is both the list and the way to `taverna.games.gloomhaven.content`."""

    def __call__(self) -> list[AnyGame]:
        return games()


sys.modules[__name__].__class__ = _Games


def _dead_mans_draw() -> AnyGame:
    from taverna.games.dead_mans_draw import GAME

    return GAME


def _dungeon_raiders() -> AnyGame:
    from taverna.games.dungeon_raiders import GAME

    return GAME


def _bloodborne() -> AnyGame:
    from taverna.games.bloodborne import GAME

    return GAME


def _gloomhaven() -> AnyGame:
    from taverna.games.gloomhaven.own_content import load

    return load()


def register_games() -> None:
    """Make the games known; each is loaded when first asked for."""
    register("dead-mans-draw", _dead_mans_draw)
    register("dungeon-raiders", _dungeon_raiders)
    register("bloodborne", _bloodborne)
    register("gloomhaven", _gloomhaven)
