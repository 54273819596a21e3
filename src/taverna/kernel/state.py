"""What every position has: chance, the agenda, the open questions, and what happened."""

from __future__ import annotations

from typing import Final

from taverna.kernel.decision import Decision
from taverna.kernel.errors import BadData
from taverna.kernel.event import Event
from taverna.kernel.rng import Rng
from taverna.kernel.subclassing import mypyc_attr

Step = tuple[int, int, int]
"""A step of the agenda: which handler, and two plain values for it."""

NO_ANSWER: Final = -1
NOBODY_ASKED: Final[list[Decision]] = []
"""Shared by all positions between two questions: `pending` is replaced, never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a position that the kernel runs. A game's state adds what lies on its table.

    `agenda` is a stack of steps still to be done; the top one is last. A step that asks stays on top until its
    answer comes. `pending` and `answers` are replaced, never changed in place, so that clones may share them.
    """

    __slots__ = ("agenda", "answers", "events", "pending", "rng", "seats", "telling")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.agenda: list[Step] = []
        self.pending: list[Decision] = []
        self.answers: list[int] = []
        self.telling = True
        self.events: list[Event] = []

    def copy_kernel(self, other: State) -> None:
        """The kernel's share of a game's `clone`: `self`, just made, becomes like `other`, without its events."""
        self.agenda = other.agenda[:]
        self.pending = other.pending
        self.answers = other.answers
        self.telling = other.telling

    def clone(self) -> State:
        raise NotImplementedError

    def blinded(self) -> State:
        """A clone that does not know the chance of the game: for whoever thinks about it."""
        other = self.clone()
        other.rng = Rng(0)
        return other

    def quiet(self) -> None:
        """Tell nothing from now on: for search and simulation."""
        self.telling = False
        self.events = []

    def drain(self) -> list[Event]:
        """The events since the last time, which are then forgotten here."""
        events = self.events
        self.events = []
        return events

    def ask(self, seat: int, kind: str, options: list[int]) -> None:
        self.pending = [Decision(seat, kind, options)]

    def ask_all(self, kind: str, options: list[list[int]]) -> None:
        """Ask every seat that has options at the same time; answers stay sealed until all are in."""
        if not self.answers:
            self.answers = [NO_ANSWER] * self.seats
            self.pending = [
                Decision(seat, kind, choices, True) for seat, choices in enumerate(options) if choices
            ]
            if self.pending:
                return
        self.pending = [
            Decision(seat, kind, choices, True)
            for seat, choices in enumerate(options)
            if choices and self.answers[seat] == NO_ANSWER
        ]
        for seat, code in enumerate(self.answers):
            if code != NO_ANSWER and code not in options[seat]:
                raise _bad_answers(f"seat {seat} was not offered {code}")
        if not self.pending:
            raise _bad_answers("every seat that is asked has answered already")

    def seal(self, decision: Decision, code: int) -> None:
        answers = self.answers[:]
        answers[decision.seat] = code
        self.answers = answers
        if self.pending[0] is decision:
            self.pending = self.pending[1:]
        else:
            self.pending = [other for other in self.pending if other is not decision]

    @property
    def over(self) -> bool:
        return not self.pending


def _bad_answers(problem: str) -> BadData:
    """Only a position read from data can have these."""
    path = "position.answers"
    return BadData("bad-data", f"{path}: {problem}", values={"path": path, "problem": problem})
