"""Driving the screens in tests: what is on them as text, and waiting until a person is asked. Bots never pause."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from textual import events
from textual.app import App
from textual.pilot import Pilot

from taverna.cli.screens.app import PAUSES, TavernaApp
from taverna.cli.screens.choices import Choices
from taverna.cli.screens.play import PlayScreen
from taverna.cli.screens.session import Session
from taverna.cli.seating import seat_all
from taverna.kernel import Decision, game

SMALL, LARGE = (80, 24), (120, 40)
INSTANT = PAUSES.index(0.0)
PATIENCE = 2000
HOPS = 12
"""A key goes from the application to the focused widget and up through its parents, one turn of the loop each."""
LAYOUT = 3
"""What is new is measured, placed and painted, one turn of the loop each."""
CHARACTERS = {"question_mark": "?", "slash": "/", "space": " "}


def session_of(*players: str, seed: int = 5, **options: object) -> Session:
    return Session.new(game("dead-mans-draw"), seat_all(players), seed, options)


def advised(session: Session, decision: Decision) -> int:
    """What a decent player would choose, at once."""
    worth = session.game.judgement.rate_options(session.match.state, decision)
    return decision.options[worth.index(max(worth))]


def nearly_over(session: Session, left: int = 8) -> Session:
    """Play on, away from the screen, until few cards are left to draw and a person is asked."""
    while True:
        decision = session.decision()
        assert decision is not None
        drawn_out = session.match.view(None)["draw"] in range(left + 1)
        if drawn_out and not session.is_bot(decision.seat):
            return session
        session.submit(decision.seat, advised(session, decision))


@asynccontextmanager
async def at_table(
    session: Session, lang: str = "en", size: tuple[int, int] = SMALL, save_to: Path | None = None
) -> AsyncIterator[tuple[TavernaApp, Pilot[None]]]:
    app = TavernaApp(lang, session, save_to, speed=INSTANT)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        yield app, pilot


def text(app: App[Any]) -> str:
    """All that is on the screen, screens underneath included where they shine through."""
    width, height = app.size
    console = Console(
        width=width, height=height, file=io.StringIO(), force_terminal=True, record=True, legacy_windows=False
    )
    update = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    console.print(update)
    return console.export_text()


async def settle(app: App[Any], pilot: Pilot[Any]) -> None:
    """Until a person is asked something, or another screen is on; and what there is to choose has found its place."""
    for _ in range(PATIENCE):
        await pilot.pause(0)
        if _is_ready(app):
            break
    else:
        raise AssertionError("nobody was asked:\n" + text(app))
    for _ in range(LAYOUT):
        await pilot.pause(0)


def _is_ready(app: App[Any]) -> bool:
    screen = app.screen
    if not isinstance(screen, PlayScreen):
        return bool(text(app).strip())
    decision = screen.session.decision()
    bots_turn = decision is not None and screen.session.is_bot(decision.seat)
    return not bots_turn and bool(screen.query_one(Choices).choices)


async def press(app: App[Any], pilot: Pilot[Any], *keys: str) -> None:
    """As `pilot.press`, but it waits for the screen, not for an idle processor, and so is ten times as fast."""
    for key in keys:
        character = key if len(key) == 1 else CHARACTERS.get(key)
        app.post_message(events.Key(key, character))
        for _ in range(HOPS):
            await pilot.pause(0)
        await settle(app, pilot)


def playing(app: TavernaApp) -> PlayScreen:
    assert isinstance(app.screen, PlayScreen), type(app.screen)
    return app.screen


def hinted_key(app: TavernaApp) -> str:
    """The key of the choice that a decent player would make."""
    screen = playing(app)
    decision = screen.session.decision()
    assert decision is not None
    code = advised(screen.session, decision)
    return next(choice.key for choice in screen.query_one(Choices).choices if choice.code == code)
