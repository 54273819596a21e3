"""What a bot is asked to think about: a seat's decision in a position, under the rules in force or earlier ones."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Protocol

from taverna.kernel import AnyGame, Decision, State
from taverna.server.think.judging import advise, greedy
from taverna.server.think.tasks import Advice


class Thought(Protocol):
    @property
    def game(self) -> str: ...

    @property
    def decision(self) -> Decision: ...

    @property
    def rules(self) -> Path | None:
        """The archive of earlier rules that know the position; None: those in force do."""
        ...

    def position(self) -> str:
        """As `game.line` writes it."""
        ...

    async def answer(self, seed: int) -> int:
        """At once: where nobody has the time to think."""
        ...

    async def advice(self, bot: str) -> Advice: ...


EXPECTED_STEPS = 4
"""So many choices of others are foreseen, at most."""


class PresentThought:
    rules: Path | None = None

    def __init__(self, game: AnyGame, state: State, decision: Decision) -> None:
        self._game = game
        self._state = state
        self.decision = decision
        self.game = game.id

    def position(self) -> str:
        return self._game.line(self._state)

    async def answer(self, seed: int) -> int:
        return greedy(self._game, self._state, self.decision, seed)

    async def advice(self, bot: str) -> Advice:
        """Beside the event loop: this may take longer than anyone's turn."""
        return await asyncio.to_thread(advise, self._game, self._state, self.decision, bot, 0.0, 0)


def foresee(game: AnyGame, ahead: State, bots: list[int]) -> PresentThought | None:
    """The next question with a choice in it to one of the bots, if people choose what looks best to the game.

    `ahead`, a copy of the position, is played on with the chance of the game itself, so that it becomes the very
    position that will come; what is thought about is blinded, as ever.
    """
    ahead.quiet()
    for _ in range(EXPECTED_STEPS):
        if len(ahead.pending) != 1:
            return None
        decision = ahead.pending[0]
        if decision.seat in bots and len(decision.options) > 1:
            return PresentThought(game, ahead.blinded(), decision)
        game.apply(ahead, decision.seat, greedy(game, ahead, decision, 0))
    return None
