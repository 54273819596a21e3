"""The puzzle of the day: made by the bots' workers when somebody first asks for it, one at a time, and kept.

A day, a game and the server's own number give the seeds of the games that are looked through, so that every process of
a server would make the same one.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

import taverna
from taverna.kernel import Match
from taverna.server.common.logs import note, trouble
from taverna.server.common.problems import Refused
from taverna.server.matches import infos
from taverna.server.people.names import BOTS
from taverna.server.services import Services
from taverna.server.store import puzzles
from taverna.server.think.tasks import Composed
from taverna.wire.codes import Code
from taverna.wire.puzzles import Candidate, Position, Puzzle, Solution
from taverna.wire.replay import Spoken
from taverna.wire.table import Reason

GAMES_LOOKED_THROUGH: Final = 60
"""At most, for one puzzle."""
ENOUGH: Final = 6
"""After so many games a puzzle that is solved at a glance will do."""
PAUSE: Final = 0.2
"""Seconds between two games."""


class Kept(Struct, kw_only=True):
    """What the store holds; `best` is the first of the candidates."""

    position: Position
    candidates: list[Candidate]
    reasons: list[Reason]


@dataclass(frozen=True)
class Wanted:
    game: str
    day: str


class Puzzles:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._making: dict[Wanted, asyncio.Task[None]] = {}
        self._in_vain: set[Wanted] = set()
        self._turn = asyncio.Lock()
        self.pause = PAUSE

    def today(self) -> str:
        return datetime.fromtimestamp(self._services.clock.time(), UTC).date().isoformat()

    async def show(self, game: str, day: str | None) -> Puzzle:
        """That of a day gone by only if it was made then."""
        wanted = Wanted(taverna.game(game).id, day or self.today())
        kept = await self._load(wanted)
        if kept is not None:
            return Puzzle(game=wanted.game, day=wanted.day, state="ready", position=kept.position)
        if not self._may_make(wanted):
            return Puzzle(game=wanted.game, day=wanted.day, state="none")
        self._begin(wanted)
        return Puzzle(game=wanted.game, day=wanted.day, state="making")

    async def solve(self, game: str, day: str, code: int) -> Solution:
        kept = await self._load(Wanted(taverna.game(game).id, day))
        if kept is None:
            raise Refused(Code.NOT_FOUND, "there is no puzzle of that day")
        if all(option.code != code for option in kept.position.decision.options):
            raise Refused(Code.BAD_REQUEST, "that is not among the options", {"problem": "`code`"})
        best = kept.candidates[0].option
        return Solution(right=best.code == code, best=best, candidates=kept.candidates, reasons=kept.reasons)

    def _may_make(self, wanted: Wanted) -> bool:
        able = self._services.thinkers.makes_puzzles
        return able and wanted not in self._in_vain and wanted.day == self.today()

    def cancel(self) -> None:
        """What is being made is given up; it is made when somebody asks again."""
        for task in self._making.values():
            task.cancel()

    def _begin(self, wanted: Wanted) -> None:
        if wanted not in self._making:
            task = asyncio.create_task(self._make_quietly(wanted))
            self._making[wanted] = task
            task.add_done_callback(lambda _: self._making.pop(wanted, None))

    async def _make_quietly(self, wanted: Wanted) -> None:
        try:
            async with self._turn:
                try:
                    await self._make(wanted)
                finally:
                    await self._services.thinkers.rest()
        except Exception as problem:
            self._in_vain.add(wanted)
            trouble("no puzzle", problem, game=wanted.game)

    async def _make(self, wanted: Wanted) -> None:
        number = await self._services.store.writer.transact(puzzles.own_number)
        found = await self._find(wanted, number)
        if found is None:
            self._in_vain.add(wanted)
            note("no puzzle found", game=wanted.game, day=wanted.day)
            return
        document = msgspec.json.encode(await asyncio.to_thread(_told, found)).decode()
        version = taverna.game(wanted.game).version
        await self._services.store.writer.transact(
            partial(puzzles.keep, game=wanted.game, day=wanted.day, version=version, document=document)
        )

    async def _find(self, wanted: Wanted, number: int) -> Composed | None:
        """One that is missed at a glance, if there is one among the first games."""
        clear: Composed | None = None
        for attempt in range(GAMES_LOOKED_THROUGH):
            if clear is not None and attempt >= ENOUGH:
                break
            found = await self._services.thinkers.compose(wanted.game, seed_of(wanted, number, attempt))
            if found is not None and found.tricky:
                return found
            clear = clear or found
            await asyncio.sleep(self.pause)
        return clear

    async def _load(self, wanted: Wanted) -> Kept | None:
        version = taverna.game(wanted.game).version
        look = partial(puzzles.load, game=wanted.game, day=wanted.day, version=version)
        document = await self._services.store.read(look)
        return None if document is None else msgspec.json.decode(document, type=Kept)


def seed_of(wanted: Wanted, number: int, attempt: int) -> int:
    text = f"{number} {wanted.day} {wanted.game} {attempt}"
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def _told(found: Composed) -> Kept:
    """The position as its seat sees it, and the solution in keys of texts."""
    match = Match(found.game, found.seats, found.seed, found.options)
    for seat, code in found.steps:
        match.submit(seat, code)
    decision = infos.decision_info(match, found.seat, may_undo=False)
    assert decision is not None
    position = Position(
        seat=found.seat,
        names=list(BOTS[: found.seats]),
        options=dict(match.options),
        view=match.view(found.seat),
        events=infos.events(match, found.seat, 0),
        decision=decision,
    )
    ranked = [Candidate(option=_spoken(match, one.code), expected=one.expected) for one in found.ranking]
    return Kept(position=position, candidates=ranked, reasons=found.reasons)


def _spoken(match: Match, code: int) -> Spoken:
    option = match.game.describe(match.state, code)
    return Spoken(code=code, key=option.key, args=option.args, rule=option.rule)
