"""High Numbers, a game of the tests' own with a survey: everything that a report counts can be told beforehand.

In turn every seat names 0, 1 or 2, which is its score; the highest wins, level ones share, and nobody wins with 0. Its
greedy player names 2 at seat 0 and 1 elsewhere. Together (co-operative): the table wins when all named the same.
"""

from __future__ import annotations

from typing import cast

import pytest

from taverna.kernel import (
    TABLE,
    Decision,
    Game,
    GameOption,
    Judgement,
    Outcome,
    Rng,
    Rules,
    Setting,
    State,
    Survey,
    Trait,
    registry,
)

HIGH = "high-numbers"
TOGETHER = "same-numbers"
NUMBERS = ("none", "one", "two")


class Numbers(State):
    def __init__(self, seats: int, rng: Rng, options: dict[str, Setting]) -> None:
        super().__init__(seats, rng)
        self.named: list[int] = []
        self.options = options
        self.luck = rng.below(2)


class NumbersRules(Rules[Numbers]):
    def __init__(self, cooperative: bool) -> None:
        self.cooperative = cooperative

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Numbers:
        state = Numbers(seats, rng, options)
        state.agenda = [(0, 0, 0)]
        return state

    def step(self, state: Numbers) -> None:
        state.ask(len(state.named), "turn", [0, 1, 2])

    def answer(self, state: Numbers, code: int) -> None:
        state.named.append(code)
        if len(state.named) == state.seats:
            state.agenda = []

    def settings(self, state: Numbers) -> dict[str, Setting]:
        return dict(state.options)

    def outcome(self, state: Numbers) -> Outcome:
        if self.cooperative:
            won = len(set(state.named)) == 1
            return Outcome(state.over, state.named, list(range(state.seats)) if won else [], won)
        best = max(state.named, default=0)
        winners = [seat for seat, number in enumerate(state.named) if number == best and best]
        return Outcome(state.over, state.named, winners)


class NumbersJudgement(Judgement[Numbers]):
    def rate_options(self, state: Numbers, decision: Decision) -> list[float]:
        wanted = 1 if self.cooperative or decision.seat else 2
        return [1.0 if code == wanted else 0.0 for code in decision.options]


class NumbersSurvey(Survey[Numbers]):
    def __init__(self) -> None:
        traits = [Trait("number", id) for id in NUMBERS]
        traits += [Trait("luck", id, shared=True) for id in ("bad", "good")]
        super().__init__(traits, ["named"], ["something"], [-1, 0, 0])

    def traits_of(self, state: Numbers, seat: int) -> list[int]:
        return [3 + state.luck] if seat == TABLE else [state.named[seat]]

    def deeds_of(self, state: Numbers, seat: int) -> list[int]:
        return [state.named[seat]]


class HighNumbers(Game[Numbers]):
    def __init__(self, id: str, cooperative: bool) -> None:
        options = (GameOption("quick", False, "R-1"), GameOption("colour", "red", "R-2", ["red", "blue"]))
        rules = NumbersRules(cooperative)
        super().__init__(
            id,
            1,
            range(2, 5),
            3,
            options,
            ("name",),
            rules,
            judgement=NumbersJudgement(rules, cooperative),
            survey=NumbersSurvey(),
            cooperative=cooperative,
        )


@pytest.fixture
def high(monkeypatch: pytest.MonkeyPatch) -> HighNumbers:
    """The game is known until the test ends."""
    return _known(monkeypatch, HighNumbers(HIGH, cooperative=False))


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> HighNumbers:
    return _known(monkeypatch, HighNumbers(TOGETHER, cooperative=True))


def _known(monkeypatch: pytest.MonkeyPatch, game: HighNumbers) -> HighNumbers:
    monkeypatch.setitem(registry._loaders, game.id, lambda: cast("Game[State]", game))
    monkeypatch.setitem(registry._loaded, game.id, cast("Game[State]", game))
    return game
