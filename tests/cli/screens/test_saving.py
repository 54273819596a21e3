"""A game at the screen is saved, taken up again, or left without."""

from __future__ import annotations

import asyncio
import json
import shlex
from pathlib import Path

import pytest

from taverna.cli.commands.play import command, report
from taverna.cli.errors import CliError, read_record
from taverna.cli.screens.app import TavernaApp
from taverna.cli.screens.dialogs import Question
from taverna.cli.screens.play import PlayScreen
from taverna.cli.screens.session import Session
from taverna.cli.seating import seat_recorded
from taverna.kernel import replay
from taverna.kernel.fairness import commitment
from tests.support.cli.screens import (
    at_table,
    hinted_key,
    nearly_over,
    playing,
    press,
    session_of,
)

# Saving


def test_a_game_is_saved_on_leaving_and_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"

    async def leave() -> TavernaApp:
        async with at_table(session_of("you", "greedy", seed=9), save_to=path) as (app, pilot):
            for _ in range(5):
                await press(app, pilot, hinted_key(app))
            await press(app, pilot, "q")
            assert isinstance(app.screen, Question)
            await press(app, pilot, "s")
        return app

    app = asyncio.run(leave())
    report(app)
    told = capsys.readouterr().out
    assert str(path) in told
    assert "--resume" in told
    assert "--seed" not in told, "that is told when the game is over"
    assert commitment("dead-mans-draw", 9) in told

    record = read_record(path)
    assert json.loads(path.read_text("utf-8"))["names"] == ["you", "greedy"]
    session = Session.resumed(record, seat_recorded(record.names, record.seats))
    assert app.session is not None
    assert session.match.steps == app.session.match.steps
    assert session.view() == app.session.view()

    async def finish() -> None:
        async with at_table(nearly_over(session)) as (app, pilot):
            while isinstance(app.screen, PlayScreen):
                await press(app, pilot, hinted_key(app))
            assert session.match.over
        session.save(path)
        assert replay(read_record(path)).outcome().scores == session.match.outcome().scores

    asyncio.run(finish())


def test_leaving_asks_first() -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=9)) as (app, pilot):
            await press(app, pilot, "q")
            await press(app, pilot, "n")
            assert isinstance(app.screen, PlayScreen)
            await press(app, pilot, "q")
            await press(app, pilot, "q")
            assert app._exit
            assert app.saved is None

    asyncio.run(story())


def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=9), save_to=tmp_path / "no" / "x.json") as (
            app,
            pilot,
        ):
            await press(app, pilot, "s")
            assert "x.json" in playing(app).notice

    asyncio.run(story())


def test_who_cannot_save_can_still_leave(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no" / "x.json"

    async def story() -> TavernaApp:
        async with at_table(session_of("you", "greedy", seed=9), save_to=path) as (app, pilot):
            await press(app, pilot, "q", "s")
            assert not app._exit
            assert "x.json" in playing(app).notice
            await press(app, pilot, "q", "q")
            assert app._exit
        return app

    report(asyncio.run(story()))
    assert "x.json" not in capsys.readouterr().out


def test_an_earlier_save_does_not_stand_for_one_that_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.json"

    async def story() -> TavernaApp:
        async with at_table(session_of("you", "greedy", seed=9), save_to=path) as (app, pilot):
            await press(app, pilot, "s")
            assert app.is_saved(playing(app).session)
            await press(app, pilot, hinted_key(app))
            app.save_to = tmp_path / "no" / "x.json"
            await press(app, pilot, "q", "s")
            assert not app._exit
            await press(app, pilot, "q", "q")
        return app

    report(asyncio.run(story()))
    assert "Saved" not in capsys.readouterr().out


def test_leaving_without_saving_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "x.json"

    async def story() -> TavernaApp:
        async with at_table(session_of("you", "greedy", seed=9), save_to=path) as (app, pilot):
            await press(app, pilot, "q", "q")
        return app

    report(asyncio.run(story()))
    assert not path.exists()


def test_the_end_of_a_game_that_was_saved_before_is_saved_too(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    session = nearly_over(session_of("you", "random", pirates=False))

    async def story() -> TavernaApp:
        async with at_table(session, save_to=path) as (app, pilot):
            await press(app, pilot, "s")
            while isinstance(app.screen, PlayScreen):
                await press(app, pilot, hinted_key(app))
            await press(app, pilot, "q")
        return app

    report(asyncio.run(story()))
    assert len(read_record(path).steps) == len(session.match.steps)


def test_the_result_is_told_before_a_record_that_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = nearly_over(session_of("you", "random", pirates=False))

    async def story() -> TavernaApp:
        async with at_table(session, save_to=tmp_path / "no" / "x.json") as (app, pilot):
            while isinstance(app.screen, PlayScreen):
                await press(app, pilot, hinted_key(app))
            await press(app, pilot, "q")
        return app

    with pytest.raises(CliError, match=r"x\.json"):
        report(asyncio.run(story()))
    assert "Seed" in capsys.readouterr().out


@pytest.mark.parametrize("key", ["n", "a"])
def test_a_game_that_cannot_be_saved_is_given_up_for_the_next_only_on_request(
    tmp_path: Path, key: str
) -> None:
    async def story() -> None:
        first = nearly_over(session_of("you", "random", pirates=False))
        async with at_table(first, save_to=tmp_path / "no" / "x.json") as (app, pilot):
            while isinstance(app.screen, PlayScreen):
                await press(app, pilot, hinted_key(app))
            await press(app, pilot, key)
            assert isinstance(app.screen, Question)
            assert "x.json" in app.screen.question
            await press(app, pilot, "q")
            assert playing(app).session is first
            await press(app, pilot, key, "n")
            assert playing(app).session is not first
            assert (playing(app).session.match.seed == first.match.seed) == (key == "a")

    asyncio.run(story())


def test_what_to_type_for_the_same_cards_is_safe_in_a_shell() -> None:
    session = session_of("Ana $HOME", "d'Artagnan", "greedy", seed=9, pirates=False)
    assert shlex.split(command(session)) == [
        "taverna", "play", "dead-mans-draw", "--seed", "9",
        "-p", "Ana $HOME", "-p", "d'Artagnan", "-p", "greedy", "-o", "pirates=false",
    ]  # fmt: skip
