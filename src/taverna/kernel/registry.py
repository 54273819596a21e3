"""Which games there are. A game is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taverna.kernel.errors import UnknownGame, suggestion
from taverna.kernel.game import Game
from taverna.kernel.survey import Survey

AnyGame = Game[Any]
AnySurvey = Survey[Any]
"""A game, and what it counts, whose own kind of state is nobody's business here."""

_loaders: dict[str, Callable[[], AnyGame]] = {}
_loaded: dict[str, AnyGame] = {}


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
