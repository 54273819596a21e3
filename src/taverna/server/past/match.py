"""A table's match under earlier rules: a copy of what their process says after each step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from taverna.kernel import BadData, Decision, Gesture, NoUndo, TavernaError, gesture as gestures
from taverna.server.common.problems import Refused
from taverna.server.matches.match import TableFailed
from taverna.server.past.process import Json, PastProcess
from taverna.server.store.rows import Step, TableRow
from taverna.server.think.tasks import Advice
from taverna.server.think.thoughts import Thought
from taverna.wire.replay import RecordFile
from taverna.wire.table import DecisionInfo, EventInfo, Offers, Result


class PastMatch:
    def __init__(self, process: PastProcess, archive: Path, table: TableRow) -> None:
        self._process = process
        self._archive = archive
        self._table = table
        self._now: Json = {}
        self._log: list[Json] = []
        self._gestures: list[tuple[int, int]] = []
        """Seat and length of each that was not taken back: those rules know single steps only."""

    async def open(self, steps: list[Step]) -> None:
        """Play the stored steps again, under the rules they were made under."""
        table = self._table
        self._log = []
        self._gestures = []
        known = [(step.seat, code) for step in steps for code in self._note(step)]
        await self._ask(
            {
                "do": "open",
                "game": table.game,
                "seats": len(table.seats),
                "seed": table.seed,
                "options": table.options,
                "names": [seat.name for seat in table.seats],
                "steps": known,
            }
        )

    async def take(self, seat: int, codes: list[int], ticket: int | None = None) -> Gesture:
        """One after another, and with the same reasons to stop as under the rules in force."""
        gesture = Gesture()
        kind = self._kind(seat)
        while gesture.applied < len(codes) and not gesture.stopped:
            before, code = self._now, codes[gesture.applied]
            sealed = self._seals(seat)
            await self._step(seat, code, ticket if not gesture.applied else None)
            self._note(Step(seat, code, gesture.applied > 0))
            gesture.applied += 1
            if gesture.applied < len(codes):
                surprise = self._surprise(seat, before, sealed)
                gesture.stopped = surprise or self._obstacle(seat, kind, codes[gesture.applied])
        return gesture

    async def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise NoUndo("no-undo", f"seat {seat} has nothing to take back", values={"seat": seat})
        try:
            await self.follow(Step(seat, None))
        except NoUndo as problem:  # half of it may be done
            raise TableFailed from problem

    async def follow(self, step: Step) -> None:
        for code in self._note(step):
            await self._step(step.seat, code, None)

    async def _step(self, seat: int, code: int | None, ticket: int | None) -> None:
        try:
            await self._ask({"do": "take", "seat": seat, "code": code, "ticket": ticket})
        except (BadData, Refused) as problem:
            raise TableFailed from problem

    def _note(self, step: Step) -> list[int | None]:
        """The single steps that those rules are told instead."""
        if step.code is not None:
            length = self._gestures.pop()[1] if step.joined and self._gestures else 0
            self._gestures.append((step.seat, length + 1))
            return [step.code]
        for place in range(len(self._gestures) - 1, -1, -1):
            if self._gestures[place][0] == step.seat:
                return [None] * self._gestures.pop(place)[1]
        return [None]  # they will refuse it

    # Why a gesture stops, as `kernel.match` sees it

    def _surprise(self, seat: int, before: Json, sealed: bool) -> str:
        now = self._now
        if self.over:
            return gestures.OVER
        if _chance(now) != _chance(before):
            return gestures.CHANCE
        if not self.can_undo(seat):
            return gestures.REVEALED
        if sealed:
            return gestures.SECRET
        for decision in self.pending:
            other = decision.seat
            if other != seat and now["tickets"][other] != before["tickets"][other]:
                return gestures.OTHERS
        return ""

    def _obstacle(self, seat: int, kind: str, code: int) -> str:
        if self._kind(seat) != kind:
            return gestures.DECISION if self._kind(seat) else gestures.OTHERS
        if self._seals(seat):
            return gestures.SECRET
        return "" if any(option["code"] == code for option in self._options(seat)) else gestures.REFUSED

    def _options(self, seat: int) -> list[Json]:
        """Asked or offered."""
        asked = self._now["questions"][seat] or self._now["offers"][seat]
        return asked["choices"] if asked else []

    def _kind(self, seat: int) -> str:
        decision = self.decision(seat)
        return "" if decision is None else decision.kind

    def _seals(self, seat: int) -> bool:
        """Those rules don't say which codes they announce: to a secret decision every code is taken for the answer."""
        decision = self.decision(seat)
        return decision is not None and decision.sealed

    async def _ask(self, request: Json) -> None:
        self._now = await self._process.ask({**request, "table": self._table.id})
        self._log += self._now["log"]

    @property
    def pending(self) -> list[Decision]:
        return [
            Decision(one["seat"], one["kind"], one["options"], one["sealed"]) for one in self._now["pending"]
        ]

    @property
    def over(self) -> bool:
        return bool(self._now["result"]["over"])

    @property
    def length(self) -> int:
        return len(self._log)

    def decision(self, seat: int) -> Decision | None:
        return next((decision for decision in self.pending if decision.seat == seat), None)

    def ticket(self, seat: int) -> int:
        return int(self._now["tickets"][seat])

    def can_undo(self, seat: int) -> bool:
        return bool(self._now["can_undo"][seat])

    def view(self, eyes: int | None) -> dict[str, Any]:
        view: dict[str, Any] = self._now["views"][_place(eyes)]
        return view

    def events(self, eyes: int | None, since: int) -> list[EventInfo]:
        place = _place(eyes)
        return [msgspec.convert(event, EventInfo) for event in self._log[since:] if event["seen"][place]]

    def decision_info(self, seat: int, may_undo: bool) -> DecisionInfo | None:
        info = msgspec.convert(_renamed(self._now["questions"][seat]), DecisionInfo | None)
        return _without_undo(info) if info is not None and not may_undo else info

    def offers(self, seat: int, may_undo: bool) -> Offers | None:
        offers = msgspec.convert(_renamed(self._now["offers"][seat]), Offers | None)
        return _without_undo(offers) if offers is not None and not may_undo else offers

    def finals(self, seat: int) -> list[int]:
        return [option["code"] for option in self._options(seat) if not option["undoable"]]

    def signs(self, seat: int) -> dict[str, list[int]]:
        """The archives know nothing of it."""
        return {}

    def forecast(self, seat: int, code: int) -> Json:
        return {}

    def answered(self) -> list[int]:
        return list(self._now["answered"])

    def headline(self) -> dict[str, Any]:
        """Earlier rules need not know the question."""
        return {}

    def result(self) -> Result:
        return msgspec.convert(self._now["result"], Result)

    def record(self) -> RecordFile:
        return msgspec.convert(self._now["record"], RecordFile)

    def thought(self, decision: Decision) -> Thought:
        return PastThought(self._process, self._archive, self._table.game, self._now["position"], decision)

    async def foreseen(self, bots: list[int]) -> Thought | None:
        """Those rules are not asked what would come."""
        return None


class PastThought:
    """Bots of those rules think in a process of their own; where they can't, the tables' process answers greedily."""

    def __init__(self, process: PastProcess, archive: Path, game: str, line: str, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.rules: Path | None = archive
        self._process = process
        self._line = line

    def position(self) -> str:
        return self._line

    async def answer(self, seed: int) -> int:
        try:
            code: int = (await self._ask("greedy", seed))["code"]
        except TavernaError:
            return self.decision.options[0]  # any legal choice keeps the table going
        return code

    async def advice(self, bot: str) -> Advice:
        return msgspec.convert((await self._ask(bot, 0, "advice"))["advice"], Advice)

    async def _ask(self, bot: str, seed: int, want: str = "choice") -> Json:
        task = {
            "game": self.game,
            "position": self._line,
            "seat": self.decision.seat,
            "bot": bot,
            "seed": seed,
        }
        return await self._process.ask({"do": "think", **task, "want": want})


def _chance(now: Json) -> object:
    """Where in its stream of results the game is."""
    return json.loads(now["position"])["rng"]


def _place(eyes: int | None) -> int:
    """Spectators come first."""
    return 0 if eyes is None else eyes + 1


def _renamed(asked: Json | None) -> Json | None:
    """The archives' lines say `choices` for ever; they are options everywhere else."""
    if asked is None:
        return None
    return {"options" if name == "choices" else name: value for name, value in asked.items()}


def _without_undo(asked: DecisionInfo | Offers) -> Any:
    for option in asked.options:
        option.undoable = False
    return asked
