"""OpenSpiel: the games as Python games of its own, so that its algorithms run on them.

Importing this module registers every game: `pyspiel.load_game("taverna_dead_mans_draw(players=2,pirates=False)")`.
Chance is explicit, sealed decisions are taken in the order of the seats, and the utility is the share of the victory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from taverna.adapters.extras import missing

try:
    import numpy as np
    import pyspiel
except ImportError as problem:
    raise missing("open_spiel", problem) from problem

from taverna.adapters.numbers import Encoder
from taverna.adapters.open_spiel_core import Position
from taverna.bots import Bot
from taverna.kernel import AnyGame, BadCall, GameOption, Rng, Setting, State, games

MAX_LENGTH = 100_000
"""No game takes so many decisions, or so many results of chance."""
MAX_OUTCOMES = 256
"""No result of chance is drawn out of more than this."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its number of players and its options as parameters. Each game has a subclass."""

    engine: AnyGame

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.engine
        seats = int(params["players"])
        self.options: dict[str, Setting] = {
            option.name: setting(option, params[option.name]) for option in game.options
        }
        self.root = Position.root(game, seats, self.options)
        self.encoder = Encoder(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.codes,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(game_type(game), info, dict(params))

    def new_initial_state(self, line: str = "") -> SpielState:
        """The deal; or a position as one line of text, from `taverna.Game.line`."""
        if not line:
            return SpielState(self, self.root)
        table = self.engine.parse(line)
        if table.seats != self.root.seats or self.engine.rules.settings(table) != self.options:
            raise BadCall("bad-position", "the position has other players or options than this game")
        return SpielState(self, Position.at(self.engine, table))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadCall("bad-params", f"observers have no parameters, but {params!r} were given")
        return SpielObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        table = self.position.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.pending[0].seat

    def is_terminal(self) -> bool:
        return self.position.table is not None and self.position.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        limit = self.position.limit
        assert limit <= MAX_OUTCOMES, f"chance has {limit} results"
        return [(result, 1.0 / limit) for result in range(limit)]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.seats
        rewards: list[float] = self.position.game.outcome(self.table).rewards()
        return rewards

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that the player can't tell from this one; its history is not known."""
        return self.imagined(player, Rng(int(sampler() * (1 << 53))))

    def imagined(self, player: int, rng: Rng) -> SpielState:
        return SpielState(self.get_game(), self.position.imagined(player, rng))

    @property
    def table(self) -> State:
        """The whole position, secrets included; not while chance decides."""
        assert self.position.table is not None
        return self.position.table

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if position.table is None:
            return f"{action} of {position.limit}"
        option = position.game.describe(position.table, action)
        words = [option.key, *(f"{name}={value}" for name, value in option.args.items())]
        return f"{action}: {' '.join(words)}"

    def __str__(self) -> str:
        return self.position.line()


class SpielObserver:
    """The observation, field by field; with perfect recall there is only the text."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.recalls: bool = kind.perfect_recall
        self.encoder = game.encoder
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recalls:
            self.tensor = np.zeros(self.encoder.size, np.float32)
            for field in game.engine.observation.layout.fields:
                cells = self.tensor[field.start : field.start + field.size]
                self.dict[field.name] = cells.reshape(field.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.recalls:
            raise BadCall("no-tensor", "what a player remembers is told as a string, not as a tensor")
        if state.position.table is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.encoder.observation(state.position.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.position.memory(player) if self.recalls else state.position.sight(player)


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots as a bot of OpenSpiel."""

    def __init__(self, bot: Bot, rng: Rng) -> None:
        super().__init__()
        self.bot = bot
        self.rng = rng

    def step(self, state: SpielState) -> int:
        table = state.table
        return self.bot.choose(state.position.game, table, table.pending[0], self.rng)

    def restart(self) -> None:
        """Bots remember nothing from game to game."""

    def restart_at(self, state: SpielState) -> None:
        """Nor from position to position."""


def resampler(rng: Rng) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: imagined worlds out of one stream, so that the same seed gives the same search."""

    def resample(state: SpielState, player: int) -> SpielState:
        return state.imagined(player, rng)

    return resample


def short_name(game: AnyGame) -> str:
    return f"taverna_{game.id.replace('-', '_')}"


def parameter(option: GameOption, value: Setting) -> bool | int | str:
    """A setting as a parameter of OpenSpiel, which takes any text of digits for a number.

    Where all choices are numbers, so is the parameter; where some are, those get a `_` before them.
    """
    numbers = [choice for choice in option.choices if choice.isdecimal()]
    if not numbers or isinstance(value, bool):
        return value
    if len(numbers) == len(option.choices):
        return int(value)
    return f"_{value}" if value in numbers else value


def setting(option: GameOption, value: bool | int | str) -> Setting:
    """And back."""
    return value if isinstance(value, bool) else str(value).removeprefix("_")


def game_type(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Taverna: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats.start,
            **{option.name: parameter(option, option.default) for option in game.options},
        },
    )


def register() -> None:
    """Make every game known to `pyspiel.load_game`."""
    known = pyspiel.registered_names()
    for game in games():
        if short_name(game) not in known:
            # OpenSpiel keeps what it is given until after Python has ended: a class survives that, a function does not.
            creator = type(short_name(game), (SpielGame,), {"engine": game})
            pyspiel.register_game(game_type(game), creator)


register()
