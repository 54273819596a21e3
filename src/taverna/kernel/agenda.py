"""Handlers of an agenda with many kinds of steps: doing or asking, and answering, side by side."""

from __future__ import annotations

from typing import Generic, TypeVar

from taverna.kernel.roles import Rules
from taverna.kernel.state import State
from taverna.kernel.subclassing import mypyc_attr

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Handler(Generic[S]):
    """One kind of step. `first` and `second` are the two plain values that the step carries; each kind names them."""

    def run(self, state: S, first: int, second: int, /) -> None:
        """Finish the step and pop it, push others on it, or ask and leave it there."""
        raise AssertionError(f"no step of this kind is ever begun: {state.agenda}")

    def answer(self, state: S, first: int, second: int, code: int, /) -> None:
        """Carry out the answer to what the step asked."""
        raise AssertionError(f"this step asks nothing: {state.agenda}")


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaRules(Rules[S]):
    """Rules with a handler for each kind of step, in the order of the game's `steps`."""

    def __init__(self, handlers: list[Handler[S]]) -> None:
        self.handlers = handlers

    def step(self, state: S) -> None:
        op, first, second = state.agenda[-1]
        self.handlers[op].run(state, first, second)

    def run(self, state: S) -> None:
        """As `step` does them, without a call for each."""
        handlers = self.handlers
        while state.agenda and not state.pending:
            op, first, second = state.agenda[-1]
            handlers[op].run(state, first, second)

    def answer(self, state: S, code: int) -> None:
        op, first, second = state.agenda[-1]
        self.handlers[op].answer(state, first, second, code)
