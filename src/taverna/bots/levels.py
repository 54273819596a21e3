"""Bots by name: the plain ones, and the levels that people choose. A game may say who plays a level of it best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.bots.bot import Bot, GreedyBot, RandomBot, RankedOption
from taverna.bots.characters import CHARACTERS
from taverna.bots.naming import Parameter, Parameters, Spec, Value, check, parse
from taverna.bots.search import SearchBot
from taverna.bots.settings import PARAMETERS as SEARCH, Clock, check_clock
from taverna.kernel import AnyGame, Decision, Rng, State

LEVELS: Final = {
    "novice": "greedy:overlooks=0.3",
    "regular": "greedy",
    "strong": "search:depth=60,iterations=500",
    "master": "search:depth=60,iterations=4000",
}
"""Who plays a level, from weak to strong, where a game's own `levels` do not name another player."""

GREEDY: Final[Parameters] = {"overlooks": Parameter(0.0, 0.0, 1.0), "spread": Parameter(0.0, 0.0, 1000.0)}
NONE: Final[Parameters] = {}
EITHER: Final[Parameters] = {**GREEDY, **SEARCH}

PLAYERS: Final[dict[str, Parameters]] = {"random": NONE, "greedy": GREEDY, "search": SEARCH}
BOTS: Final[dict[str, Parameters]] = {
    "random": NONE,
    "greedy": GREEDY,
    **dict.fromkeys(LEVELS, EITHER),
    **dict.fromkeys(CHARACTERS, EITHER),
    "search": SEARCH,
}


def level_names() -> list[str]:
    """From weak to strong."""
    return list(LEVELS)


def character_names(game: AnyGame) -> list[str]:
    """Who of the regulars sits down to this game: tempers are for rivals, not for companions."""
    return [] if game.cooperative else list(CHARACTERS)


def opponent_names() -> list[str]:
    """Whom people choose: levels, from weak to strong, and characters. Each can be given a time to think."""
    return [*LEVELS, *CHARACTERS]


def level_players(game: AnyGame) -> dict[str, str]:
    """By level, from weak to strong: who plays it in this game."""
    return {level: game.levels.get(level, usual) for level, usual in LEVELS.items()}


def bot_names() -> list[str]:
    """Every name that `bot` knows."""
    return list(BOTS)


def bot(text: str, clock: Clock | None = None, **parameters: Value) -> Bot:
    """The bot of that name; parameters may stand in the text, `search:iterations=500`, or beside it.

    A level passes its parameters on to whoever plays it, as far as they mean something there.
    """
    spec = parse(text, BOTS)
    check(spec.name, parameters, BOTS[spec.name])
    spec.values.update(parameters)
    if spec.name in CHARACTERS:
        character = CHARACTERS[spec.name]
        return LevelBot(character.level, {"temper": character.temper, **spec.values}, clock, character.id)
    if spec.name in LEVELS:
        return LevelBot(spec.name, spec.values, clock)
    return _player(spec, clock)


def _player(spec: Spec, clock: Clock | None) -> Bot:
    if spec.name == "search":
        return SearchBot(clock, **spec.values)
    if spec.name == "greedy":
        values = spec.values
        return GreedyBot(float(values.get("overlooks", 0.0)), float(values.get("spread", 0.0)))
    return RandomBot()


class LevelBot(Bot):
    """Plays each game as its level is played there; `name` is another one if it is a character."""

    def __init__(
        self, level: str, values: Mapping[str, Value], clock: Clock | None = None, name: str = ""
    ) -> None:
        check_clock(values, clock)
        self.level = level
        self.name = name or level
        self.values = dict(values)
        self.clock = clock
        self._players: dict[str, Bot] = {}

    def player(self, game: AnyGame) -> Bot:
        """Who plays this level of that game."""
        if game.id not in self._players:
            spec = parse(level_players(game)[self.level], PLAYERS)
            for name, value in self.values.items():
                if name in PLAYERS[spec.name]:
                    spec.values[name] = value
            self._players[game.id] = _player(spec, self.clock)
        return self._players[game.id]

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        return self.player(game).choose(game, state, decision, rng)

    def judge(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> list[RankedOption]:
        return self.player(game).judge(game, state, decision, rng)

    def thought_share(self, game: AnyGame) -> float:
        return self.player(game).thought_share(game)
