"""A match as a table needs it, whichever rules it runs on: those in force, or earlier ones (`taverna.server.past`)."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import msgspec

from taverna.kernel import BadData, Decision, Gesture, Match, TavernaError
from taverna.server.matches import infos
from taverna.server.store.rows import Step
from taverna.server.think.thoughts import PresentThought, Thought, foresee
from taverna.wire.replay import RecordFile
from taverna.wire.table import DecisionInfo, EventInfo, Offers, Result, Update


class TableFailed(Exception):
    """The match in memory can't be trusted any more."""


class TableMatch(Protocol):
    @property
    def pending(self) -> list[Decision]: ...

    @property
    def over(self) -> bool: ...

    @property
    def length(self) -> int:
        """Of the log, in events."""
        ...

    def decision(self, seat: int) -> Decision | None: ...
    def ticket(self, seat: int) -> int: ...
    def can_undo(self, seat: int) -> bool: ...
    def view(self, eyes: int | None) -> dict[str, Any]: ...
    def events(self, eyes: int | None, since: int) -> list[EventInfo]: ...
    def decision_info(self, seat: int, may_undo: bool) -> DecisionInfo | None: ...
    def offers(self, seat: int, may_undo: bool) -> Offers | None: ...
    def finals(self, seat: int) -> list[int]: ...
    def signs(self, seat: int) -> dict[str, list[int]]: ...
    def forecast(self, seat: int, code: int) -> dict[str, Any]: ...
    def answered(self) -> list[int]: ...
    def headline(self) -> dict[str, Any]: ...
    def result(self) -> Result: ...
    def record(self) -> RecordFile: ...

    def thought(self, decision: Decision) -> Thought:
        """The position as it is now, for a bot to think about: others may answer meanwhile."""
        ...

    async def foreseen(self, bots: list[int]) -> Thought | None:
        """The next question with a choice in it to one of these seats, if the others do what is expected of them; None
        if that is not soon, or can't be said."""
        ...

    async def take(self, seat: int, codes: list[int], ticket: int | None = None) -> Gesture:
        """A gesture of one or more choices. A refusal changes nothing. (Of the answer, the events are in the log.)"""
        ...

    async def undo(self, seat: int) -> None:
        """The taking back of the seat's last gesture. A refusal changes nothing."""
        ...

    async def follow(self, step: Step) -> None:
        """A step that is stored already."""
        ...


class PresentMatch:
    """Under the rules in force, in this process."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._shared: dict[str, Any] | None = None
        """What all see alike of the position as it is."""
        self._views: dict[int | None, dict[str, Any]] = {}
        self._result: Result | None = None

    @property
    def pending(self) -> list[Decision]:
        return self.match.pending

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def length(self) -> int:
        return len(self.match.log)

    def decision(self, seat: int) -> Decision | None:
        return self.match.decision(seat)

    def ticket(self, seat: int) -> int:
        return self.match.ticket(seat)

    def can_undo(self, seat: int) -> bool:
        return self.match.can_undo(seat)

    def view(self, eyes: int | None) -> dict[str, Any]:
        """Made once after each step, however often it is asked for."""
        if eyes not in self._views:
            sight, state = self.match.game.sight, self.match.state
            if self._shared is None:
                self._shared = sight.shared(state)
            self._views[eyes] = sight.view_with(state, eyes, self._shared)
        return self._views[eyes]

    def _gone_on(self) -> None:
        self._shared = None
        self._views = {}
        self._result = None

    def events(self, eyes: int | None, since: int) -> list[EventInfo]:
        return infos.events(self.match, eyes, since)

    def decision_info(self, seat: int, may_undo: bool) -> DecisionInfo | None:
        return infos.decision_info(self.match, seat, may_undo)

    def offers(self, seat: int, may_undo: bool) -> Offers | None:
        return infos.offers(self.match, seat, may_undo)

    def finals(self, seat: int) -> list[int]:
        return infos.finals(self.match, seat)

    def signs(self, seat: int) -> dict[str, list[int]]:
        return infos.signs(self.match, seat)

    def forecast(self, seat: int, code: int) -> dict[str, Any]:
        return infos.forecast(self.match, seat, code)

    def answered(self) -> list[int]:
        return infos.answered(self.match)

    def headline(self) -> dict[str, Any]:
        return self.match.game.sight.headline(self.match.state)

    def result(self) -> Result:
        if self._result is None:
            self._result = infos.result(self.match.outcome())
        return self._result

    def record(self) -> RecordFile:
        return msgspec.convert(self.match.record().to_dict(), RecordFile)

    def thought(self, decision: Decision) -> Thought:
        return PresentThought(self.match.game, self.match.state.blinded(), decision)

    async def foreseen(self, bots: list[int]) -> Thought | None:
        """Beside the event loop: a game may take a while to say what looks best."""
        return await asyncio.to_thread(foresee, self.match.game, self.match.state.clone(), bots)

    async def take(self, seat: int, codes: list[int], ticket: int | None = None) -> Gesture:
        self._gone_on()
        with _trusted:
            return self.match.gesture(seat, codes, ticket)

    async def undo(self, seat: int) -> None:
        self._gone_on()
        with _trusted:
            self.match.undo(seat)

    async def follow(self, step: Step) -> None:
        self._gone_on()
        with _trusted:
            if step.code is None:
                self.match.undo(step.seat)
            else:
                self.match.submit(step.seat, step.code, None, step.joined)


class _Trusted:
    """A refusal is passed on; after anything else the match can't be trusted."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        refusal = isinstance(problem, TavernaError) and not isinstance(problem, BadData)
        if isinstance(problem, Exception) and not refusal:
            raise TableFailed from problem


_trusted = _Trusted()


def update(
    match: TableMatch, step: int, eyes: int | None, since: int, clock: float | None, may_undo: bool = True
) -> Update:
    """Everything that these eyes may see, and nothing else: this and `game.view` are all that a socket is told.

    `may_undo`: whether that seat may still take back what the rules let it take back.
    """
    return Update(
        step=step,
        view=match.view(eyes),
        events=match.events(eyes, since),
        since=since,
        next=match.length,
        decision=None if eyes is None else match.decision_info(eyes, may_undo),
        offers=None if eyes is None else match.offers(eyes, may_undo),
        waiting=[decision.seat for decision in match.pending],
        answered=match.answered(),
        can_undo=eyes is not None and may_undo and match.can_undo(eyes),
        clock=clock,
        result=match.result(),
    )
