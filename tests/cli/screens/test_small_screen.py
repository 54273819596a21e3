"""What a small screen shows of a table, and that nothing is cut off."""

from __future__ import annotations

import asyncio

import pytest

from taverna.cli.boards.board import PlainBoard
from taverna.cli.boards.dead_mans_draw.board import seat_lines
from taverna.cli.screens.choices import Choices
from taverna.cli.screens.scenes import choices_of, scene_of
from tests.support.cli.screens import (
    LARGE,
    SMALL,
    at_table,
    hinted_key,
    playing,
    press,
    session_of,
    text,
)


def named_pirates(width: int) -> list[str]:
    """The line of each player's name, with a pirate whose help is long."""
    session = session_of("you", "greedy", seed=5)
    scene = scene_of(session, "en")
    for player in scene.view["players"]:
        player["pirate"] = "davy-jones-locker"
    return [seat_lines(scene, seat, width)[0].plain for seat in (0, 1)]


def test_the_help_of_a_pirate_is_shown_whole_or_not_at_all() -> None:
    told = scene_of(session_of("you", "greedy"), "en").words.component_help("pirate", "davy-jones-locker")
    for line in named_pirates(52):
        assert "Davy Jones" in line
        assert told[:12] not in line
        assert "…" not in line
    mine, theirs = named_pirates(200)
    assert told in mine
    assert f"“{told}”" in theirs, "it speaks to its owner"


def test_every_board_shows_what_players_look_for() -> None:
    session = session_of("you", "greedy", seed=7, pirates=False)
    decision = session.decision()
    while decision is not None and session.is_bot(decision.seat):
        session.submit(decision.seat, session.think(decision))
        decision = session.decision()
    assert decision is not None
    choices = choices_of(session, decision, scene_of(session, "en"), PlainBoard)
    assert [bool(choice.refused) for choice in choices] == [False, True], "draw, and why not bank"


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_eight_players_fit(size: tuple[int, int]) -> None:
    async def story() -> None:
        async with at_table(session_of("you", *["greedy"] * 7, seed=6), size=size) as (app, pilot):
            for _ in range(4):
                await press(app, pilot, hinted_key(app))
            shown = text(app)
            assert "Greedy 2" in shown
            assert playing(app).query_one(Choices).question in shown

    asyncio.run(story())
