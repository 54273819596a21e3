"""The games. Each is a package of the same inner files; none knows another."""

from taverna.kernel import AnyGame, register


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
    from taverna.games.gloomhaven.house import load

    return load()


def register_games() -> None:
    """Make the games known; each is loaded when first asked for."""
    register("dead-mans-draw", _dead_mans_draw)
    register("dungeon-raiders", _dungeon_raiders)
    register("bloodborne", _bloodborne)
    register("gloomhaven", _gloomhaven)
