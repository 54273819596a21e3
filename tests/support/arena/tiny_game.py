"""Odd Numbers, a game of the tests' own whose results can be told beforehand.

In turn every seat names 0, 1 or 2, which is its score. The highest wins, level ones share; nobody wins with 0.
"""

from __future__ import annotations

from typing import cast

import pytest

from taverna.kernel import Decision, Game, Judgement, Outcome, Rng, Rules, Setting, State, registry

TINY = "odd-numbers"


class Numbers(State):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.named: list[int] = []


class NumbersRules(Rules[Numbers]):
    """The deals of this game are numbered as they are dealt."""

    def __init__(self) -> None:
        self.deals: list[bytes] = []

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Numbers:
        self.deals.append(rng.block.key)
        state = Numbers(seats, rng)
        state.agenda = [(0, 0, 0)]
        return state

    def step(self, state: Numbers) -> None:
        state.ask(len(state.named), "turn", [0, 1, 2])

    def answer(self, state: Numbers, code: int) -> None:
        state.named.append(code)
        if len(state.named) == state.seats:
            state.agenda = []

    def settings(self, state: Numbers) -> dict[str, Setting]:
        return {}

    def outcome(self, state: Numbers) -> Outcome:
        best = max(state.named)
        winners = [seat for seat, number in enumerate(state.named) if number == best and best]
        return Outcome(state.over, state.named, winners)


class NumbersJudgement(Judgement[Numbers]):
    def __init__(self, rules: NumbersRules, advice: list[int]) -> None:
        super().__init__(rules)
        self.deals = rules.deals
        self.advice = advice

    def rate_options(self, state: Numbers, decision: Decision) -> list[float]:
        # The first deal is the one with which the arguments are checked.
        wanted = self.advice[(len(self.deals) - 2) % len(self.advice)]
        return [1.0 if code == wanted else 0.0 for code in decision.options]


class OddNumbers(Game[Numbers]):
    """`advice` is what its greedy player names, by deal."""

    def __init__(self, advice: list[int]) -> None:
        rules = NumbersRules()
        super().__init__(
            TINY, 3, range(2, 5), 3, (), ("name",), rules, judgement=NumbersJudgement(rules, advice)
        )
        self.deals = rules.deals


def register_tiny(monkeypatch: pytest.MonkeyPatch, advice: list[int]) -> OddNumbers:
    """The game is known until the test ends."""
    game = OddNumbers(advice)
    monkeypatch.setitem(registry._loaders, TINY, lambda: cast("Game[State]", game))
    monkeypatch.setitem(registry._loaded, TINY, cast("Game[State]", game))
    return game
