"""How well a level plays that can't think as long as when it was rated: between itself and the level below it."""

from __future__ import annotations

from math import log

from taverna.bots.characters import CHARACTERS
from taverna.bots.levels import LEVELS, PLAYERS, level_players
from taverna.bots.naming import parse
from taverna.bots.settings import PARAMETERS
from taverna.kernel import AnyGame


def rating_with(game: AnyGame, name: str, share: float) -> int:
    """Of a level or character that does such a share of the iterations that it was rated with, rounded to tens.

    Ten times the thought is worth the same wherever it begins: the logarithm of the iterations tells how far it is
    from the level below, at whose iterations it plays like that one.
    """
    rated = game.ratings[name]
    level = CHARACTERS[name].level if name in CHARACTERS else name
    below = _below(game, level)
    if share >= 1.0 or not below:
        return rated
    most, least = _iterations(game, level), _iterations(game, below)
    did = max(1.0, share * most)
    if did <= least:
        return min(rated, rating_with(game, below, did / least))
    part = log(did / least) / log(most / least)
    return round((game.ratings[below] + part * (rated - game.ratings[below])) / 10) * 10


def _below(game: AnyGame, level: str) -> str:
    """The next weaker level that has a rating; none for those that do not look ahead."""
    ranks = list(LEVELS)
    place = ranks.index(level)
    return (
        ranks[place - 1]
        if place and ranks[place - 1] in game.ratings and _iterations(game, level) > 1
        else ""
    )


def _iterations(game: AnyGame, level: str) -> int:
    """1 for who does not look ahead."""
    spec = parse(level_players(game)[level], PLAYERS)
    if spec.name != "search":
        return 1
    return int(spec.values.get("iterations", PARAMETERS["iterations"].default))
