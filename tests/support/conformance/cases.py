"""Which games are played: every registered one, in all its seat counts and with every option tried.

Nothing here names a game: the option sets follow from `game.options`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

import taverna
from taverna.kernel import AnyGame, GameOption, Rng, Setting, State
from taverna.kernel.options import fitted
from tests.support.toy_game import TOY

RANDOM_SETS = 4
MANY_VALUES = 60
ON_BOTH_BUILDS = 8
"""Of the cases of a game with very many: the others are played on one build only, and `digest` compares the two."""
Options = dict[str, Setting]


class Case(NamedTuple):
    game: AnyGame
    seats: int
    options: Options
    seed: int
    """Large, so that a seed that leaks into a view is found by its digits."""

    def start(self) -> State:
        state: State = self.game.setup(self.seats, self.seed, self.options)
        return state

    def __str__(self) -> str:
        ordinary = {option.name: option.default for option in self.game.options}
        changed = [f"{name}={value}" for name, value in self.options.items() if value != ordinary[name]]
        return f"{self.game.id}-{self.seats}-{','.join(changed) or 'plain'}"


def all_games() -> list[AnyGame]:
    return [*taverna.games(), TOY]


def values_of(option: GameOption) -> list[Setting]:
    return list(option.choices) if option.choices else [False, True]


def has_many_cases(game: AnyGame) -> bool:
    return sum(len(values_of(option)) for option in game.options) > MANY_VALUES


def option_sets(game: AnyGame) -> list[Options]:
    """The defaults, each option changed alone, and a few mixed sets; with very many values, a covering sample."""
    if has_many_cases(game):
        return covering_sets(game)
    sets: list[Options] = [{}]
    for option in game.options:
        values: list[Setting] = list(option.choices) if option.choices else [not option.default]
        sets += [{option.name: value} for value in values if value != option.default]
    rng = Rng(2015)
    for _ in range(RANDOM_SETS if len(game.options) > 1 else 0):
        mixed: Options = {}
        for option in game.options:
            values = values_of(option)
            mixed[option.name] = values[rng.below(len(values))]
        sets.append(mixed)
    return sets


def covering_sets(game: AnyGame) -> list[Options]:
    """The defaults; then all options at once, each going round its own values, until the longest list is through."""
    longest = max(len(values_of(option)) for option in game.options)
    sets: list[Options] = [{}]
    for number in range(longest):
        mixed: Options = {}
        for place, option in enumerate(game.options):
            values = values_of(option)
            mixed[option.name] = values[(number + place) % len(values)]
        sets.append(mixed)
    return sets


def cases_of(game: AnyGame) -> list[Case]:
    """Every seat count plain; every other option set with one seat count, all seat counts in turn."""
    counts = list(game.seats)
    plain, *others = option_sets(game)
    pairs = [(seats, plain) for seats in counts]
    pairs += [(counts[number % len(counts)], options) for number, options in enumerate(others)]
    return [_case(game, seats, options, number) for number, (seats, options) in enumerate(pairs)]


def every_case_of(game: AnyGame) -> list[Case]:
    """Every seat count with every option set."""
    pairs = [(seats, options) for options in option_sets(game) for seats in game.seats]
    return [_case(game, seats, options, 500 + number) for number, (seats, options) in enumerate(pairs)]


def _case(game: AnyGame, seats: int, options: Options, number: int) -> Case:
    """Choices that are not for every table bring along what they demand."""
    able = game.seats_with(options)
    fitting = fitted(game.options, options)
    return Case(game, seats if seats in able else able.start, fitting, 987_650_000_000_000 + number)


Test = Callable[..., None]


def for_each_case(test: Test) -> Test:
    """Run the test on the chosen cases of every game."""
    return _on([case for game in all_games() for case in cases_of(game)], test)


def for_some_cases(test: Test) -> Test:
    """For what takes long, or depends little on options: fewer cases of every game."""
    return _on([case for game in all_games() for case in few_cases(game, 7)], test)


def _on(cases: list[Case], test: Test) -> Test:
    many = [case for case in cases if has_many_cases(case.game)]
    once = [case for place, case in enumerate(many) if place % -(-len(many) // ON_BOTH_BUILDS)]
    params = [
        pytest.param(case, id=str(case), marks=pytest.mark.compiled if case in once else ()) for case in cases
    ]
    decorated: Test = pytest.mark.parametrize("case", params)(test)
    return decorated


def for_each_game(test: Test) -> Test:
    decorated: Test = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)(test)
    return decorated


def few_cases(game: AnyGame, count: int) -> list[Case]:
    """Some of the game's cases, spread over all of them."""
    cases = cases_of(game)
    stride = -(-len(cases) // count)
    return cases[::stride]
