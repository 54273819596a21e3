"""A record on the screen: forwards, backwards, to any step, as a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from taverna.cli.screens.replay import ReplayApp, ReplayScreen
from taverna.kernel import Record, replay
from tests.support.cli.screens import LARGE, SMALL, advised, press, session_of, text


def a_record(*players: str) -> Record:
    session = session_of(*players, seed=3)
    while (decision := session.decision()) is not None:
        session.submit(decision.seat, advised(session, decision))
    return session.match.record()


@asynccontextmanager
async def watching(
    record: Record, size: tuple[int, int] = SMALL
) -> AsyncIterator[tuple[ReplayScreen, ReplayApp, Pilot[None]]]:
    app = ReplayApp(record, "en")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        yield app.screen, app, pilot


def test_steps_forwards_backwards_first_last_and_jump() -> None:
    async def story() -> None:
        record = a_record("Ana", "greedy")
        last = len(record.steps)
        async with watching(record) as (screen, app, pilot):
            assert f"Step 0 of {last}" in text(app)
            await press(app, pilot, "right", "right", "right", "left")
            assert screen.at == 2
            assert screen.match.view(None) == replay(record, 2).view(None)
            await press(app, pilot, "end")
            assert f"Step {last} of {last}" in text(app)
            assert "win" in text(app)
            await press(app, pilot, "right")
            assert screen.at == last
            await press(app, pilot, "g", "1", "5", "enter")
            assert screen.at == 15
            await press(app, pilot, "home")
            assert screen.at == 0

    asyncio.run(story())


def test_every_step_can_be_shown_in_every_language() -> None:
    async def story() -> None:
        record = a_record("you", "greedy", "random")
        async with watching(record, LARGE) as (screen, _, pilot):
            for at in range(0, len(record.steps) + 1, 7):
                screen.action_go(at)
                screen.action_language()
                await pilot.pause(0)
            assert screen.lang in ("en", "pt-BR", "es")

    asyncio.run(story())


def test_a_spectator_sees_no_offers() -> None:
    async def story() -> None:
        record = a_record("Ana", "Bruno")
        kept = [str(player["pirate"]) for player in replay(record, 2).view(None)["players"]]  # type: ignore[attr-defined]
        offers = [pirate for seat in (0, 1) for pirate in replay(record, 0).view(seat)["offers"]]  # type: ignore[attr-defined]
        refused = [name.replace("-", " ").title() for name in offers if name not in kept]
        async with watching(record) as (_, app, pilot):
            for _ in range(4):
                assert not any(name in text(app) for name in refused)
                await press(app, pilot, "right")

    asyncio.run(story())


def test_the_step_says_what_was_chosen() -> None:
    async def story() -> None:
        record = a_record("Ana", "Bruno")
        async with watching(record) as (_, app, pilot):
            await press(app, pilot, "right")
            assert "a secret choice" in text(app)
            await press(app, pilot, "right", "right")
            assert ": Draw" in text(app)

    asyncio.run(story())
