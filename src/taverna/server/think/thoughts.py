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
