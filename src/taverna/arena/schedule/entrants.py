"""Who takes part: checks what was asked for, and says which series follow from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import taverna
from taverna.arena.schedule.series import Options, Series
from taverna.bots import bot, level_players
from taverna.kernel import AnyGame, BadCall, Setting, game as find_game
from taverna.kernel.options import check_options


@dataclass(frozen=True)
class Entrants:
    """A game, its table and its bots, all known to be good."""

    game: AnyGame
    seats: int
    seed: int
    options: Options
    bots: tuple[str, ...]
    survey: bool = False

    def series(self, bots: Sequence[str], changed: Mapping[str, Setting] | None = None) -> Series:
        """Games of these bots, with some options changed."""
        options = tuple((name, (changed or {}).get(name, value)) for name, value in self.options)
        return Series(
            game=self.game.id,
            version=self.game.version,
            taverna=taverna.__version__,
            seats=self.seats,
            seed=self.seed,
            bots=tuple(bots),
            options=options,
            survey=self.survey,
        )

    def origin(self, format: str) -> dict[str, object]:
        """What a file of results must agree with; `format` is the plan by which bots met."""
        return {
            "format": format,
            "game": self.game.id,
            "version": self.game.version,
            "taverna": taverna.__version__,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "levels": level_players(self.game),
        }


def make_entrants(
    game_id: str,
    bots: Sequence[str],
    seats: int | None,
    seed: int,
    options: Mapping[str, object] | None,
    survey: bool = False,
) -> Entrants:
    game = find_game(game_id)
    if not bots:
        raise BadCall("no-bots", "bots: name at least one", values={"name": "bots"})
    for name in bots:
        bot(name, _no_time)
    seats = game.seats_with(options or {}).start if seats is None else seats
    first = game.setup(seats, seed, options)
    found = game.rules.settings(first)
    return Entrants(game, seats, seed, tuple(found.items()), tuple(name.strip() for name in bots), survey)


def check_whole(name: str, value: int, low: int = 1) -> None:
    if type(value) is not int or value < low:
        raise BadCall(
            "bad-number",
            f"{name} must be a whole number from {low} up, not {value!r}",
            values={"name": name, "low": low, "value": str(value)},
        )


def variants(game: AnyGame, varied: Sequence[str], seats: int) -> list[dict[str, Setting]]:
    """Every combination of the values of these options that so many can play."""
    check_options(game.options, {name: _default(game, name) for name in varied})
    known = {option.name: option for option in game.options}
    values: list[list[Setting]] = [list(known[name].choices) or [False, True] for name in varied]
    found = [dict(zip(varied, chosen, strict=True)) for chosen in product(*values)]
    return [chosen for chosen in found if seats in game.seats_with(chosen)]


def _default(game: AnyGame, name: str) -> Setting | None:
    return next((option.default for option in game.options if option.name == name), None)


def _no_time() -> float:
    return 0.0
