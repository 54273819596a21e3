"""Since when each person is asked, as the store has it: another process that wakes the table goes by nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from taverna.server.common.leeway import Leeway
from taverna.server.live.turns import GRACE, Turns
from taverna.server.process import TICK_SECONDS
from taverna.server.store import turns as stored
from taverna.server.store.rows import TableRow
from taverna.server.store.schema import turns as rows
from taverna.server.store.writer import Change
from tests.support.server.serving import FakeClock, serving, settings_for

pytestmark = pytest.mark.anyio

CLOCK = 30


def table_of(since: dict[int, float], clock: int | None = CLOCK) -> TableRow:
    return TableRow("t", "toy", 1, 1, {}, False, clock, "playing", "ana", 0.0, 0.0, turns=since)


class Kept:
    """A table's turns, and what the store has of them."""

    def __init__(self, clock: FakeClock, clock_seconds: int | None = CLOCK) -> None:
        self.clock, self.seconds = clock, clock_seconds
        self.since: dict[int, float] = {}
        self.writes = 0
        self.late: list[int] = []
        self.leeway = Leeway(clock)
        clock.advance(1000)
        self.turns = self.woken()

    def woken(self) -> Turns:
        """By another process, which was started long ago."""
        return Turns(self.clock, table_of(self.since, self.seconds), self.leeway, self._late)

    def _late(self, seat: int, ticket: int) -> None:
        self.late.append(seat)

    def ask(self, asked: dict[int, int], bots: bool = False) -> None:
        self._store(self.turns.ask(asked, bots))
        self.turns.run()

    def _store(self, changes: list[Change]) -> None:
        if changes:
            self.writes += 1
            self.since = {values["seat"]: values["since"] for _, values in changes if "seat" in values}

    def left_elsewhere(self, asked: dict[int, int], bots: bool = False) -> float | None:
        other = self.woken()
        other.ask(asked, bots)
        other.run()
        left = other.left(next(iter(asked)))
        other.stop()
        return left


async def test_several_choices_in_a_row_have_a_clock_each_wherever_the_table_is_woken() -> None:
    kept = Kept(FakeClock())
    for ticket in range(5):
        kept.ask({0: ticket})
        assert kept.left_elsewhere({0: ticket}) == CLOCK
        kept.clock.advance(20)
        assert kept.left_elsewhere({0: ticket}) == 10


async def test_who_is_asked_together_with_bots_has_their_whole_time_too() -> None:
    kept = Kept(FakeClock())
    kept.ask({0: 1})
    kept.clock.advance(25)
    kept.ask({}, bots=True)
    kept.ask({0: 2}, bots=True)
    assert kept.left_elsewhere({0: 2}, bots=True) == CLOCK


async def test_who_had_answered_before_the_table_was_woken_is_asked_anew() -> None:
    """The bots that came next are asked first: the store still has the time of what was answered."""
    kept = Kept(FakeClock())
    kept.ask({0: 1})
    kept.clock.advance(25)
    other = kept.woken()
    other.ask({}, bots=True)
    other.ask({0: 2}, bots=False)
    other.run()
    assert other.left(0) == CLOCK


async def test_without_a_clock_the_store_is_told_whose_turn_it_is_and_no_more() -> None:
    kept = Kept(FakeClock(), None)
    for ticket in range(5):
        kept.clock.advance(20)
        kept.ask({0: ticket})
        kept.ask({0: ticket}, bots=True)
    assert kept.writes == 1
    kept.ask({1: 9})
    assert kept.writes == 2


async def test_after_the_machine_has_slept_nobody_is_late_at_once() -> None:
    kept = Kept(FakeClock())
    kept.ask({0: 1})
    kept.clock.advance(20)
    kept.clock.slept += 8 * 3600
    assert kept.left_elsewhere({0: 1}) == CLOCK
    kept.clock.advance(10)
    assert kept.late == []
    assert kept.turns.left(0) == CLOCK - 10
    kept.clock.advance(19.9)
    assert kept.late == []
    kept.clock.advance(0.2)
    assert kept.late == [0]


async def test_days_that_ran_out_during_a_sleep_leave_ten_minutes() -> None:
    kept = Kept(FakeClock(), 24 * 3600)
    kept.ask({0: 1})
    kept.clock.slept += 48 * 3600
    assert kept.left_elsewhere({0: 1}) == GRACE


async def test_a_clock_that_is_set_right_a_little_gives_nobody_more_time() -> None:
    kept = Kept(FakeClock())
    kept.ask({0: 1})
    kept.clock.slept += 10
    assert kept.left_elsewhere({0: 1}) == CLOCK - 10


async def test_a_process_notices_the_gap_when_it_ends(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock) as server:
        clock.slept += 3600
        clock.advance(TICK_SECONDS)
        ended = clock.time()
        clock.advance(100)
        assert server.process.services.leeway.since() == ended


async def test_only_tables_that_may_sleep_are_woken_when_they_are_due(tmp_path: Path) -> None:
    """One with a short clock is awake where it is played; a second process would play it too."""
    async with serving(settings_for(tmp_path)) as server:
        ana = await server.person("Ana")
        made = [
            await ana.post("/api/tables", game="dead-mans-draw", seats=2, clock=clock) for clock in (30, 7200)
        ]
        for table in made:
            await (await server.person("Rui")).sit(table, 1)
            await ana.start(table)

        def work(connection: sa.Connection) -> list[str]:
            connection.execute(rows.update().values(since=0.0))
            return stored.due(connection, 10_000.0)

        found: list[str] = []
        while not found:
            found = await server.process.services.store.writer.transact(work)
        assert found == [made[1]["id"]]
