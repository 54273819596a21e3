"""The table as a person plays at it: by keys and clicks, at small and large screens."""

from __future__ import annotations

import asyncio
import re

import pytest
from textual.geometry import Offset

from taverna.cli.screens.app import TavernaApp
from taverna.cli.screens.choices import Choices
from taverna.cli.screens.dialogs import Reader, RulesBrowser
from taverna.cli.screens.log import Log
from taverna.cli.screens.play import PlayScreen
from taverna.cli.screens.session import Session
from taverna.cli.texts import texts_in
from taverna.i18n import Words
from tests.support.cli.screens import (
    LARGE,
    SMALL,
    advised,
    at_table,
    hinted_key,
    nearly_over,
    playing,
    press,
    session_of,
    settle,
    text,
)


@pytest.mark.parametrize(("size", "lang"), [(SMALL, "en"), (LARGE, "pt-BR")])
def test_a_whole_game_by_keys_against_a_bot(size: tuple[int, int], lang: str) -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy"), lang, size) as (app, pilot):
            session = playing(app).session
            while isinstance(app.screen, PlayScreen):
                assert str(session.match.outcome().scores[0]) in text(app)
                await press(app, pilot, hinted_key(app))
            assert session.match.over
            assert isinstance(app.screen, Reader)
            shown = text(app)
            for score in session.match.outcome().scores:
                assert f" = {score}" in shown, "the scores are explained"
            assert "DMD-51.4" in shown, "and so is the victory"

    asyncio.run(story())


@pytest.mark.parametrize("lang", ["en", "pt-BR", "es"])
def test_medium_screens_show_everything_too(lang: str) -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", "random"), lang, (100, 30)) as (app, pilot):
            for _ in range(5):
                shown = text(app)
                assert playing(app).query_one(Choices).question in shown
                for choice in playing(app).query_one(Choices).choices:
                    assert choice.text.split()[0] in shown
                await press(app, pilot, hinted_key(app))

    asyncio.run(story())


def test_the_end_can_be_looked_at_and_played_again() -> None:
    async def story() -> None:
        first = nearly_over(session_of("you", "random", pirates=False))
        async with at_table(first) as (app, pilot):
            while isinstance(app.screen, PlayScreen):
                await press(app, pilot, hinted_key(app))
            await press(app, pilot, "escape")
            assert "New game" in text(app)
            assert "Log" in text(app)
            await press(app, pilot, "a")
            again = playing(app).session
            assert again is not first
            assert again.match.seed == first.match.seed
            assert not again.match.over

    asyncio.run(story())


def test_what_is_not_allowed_is_shown_with_its_reason() -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=7, pirates=False)) as (app, pilot):
            choices = playing(app).query_one(Choices)
            draw, bank = choices.choices
            assert (draw.key, draw.refused) == ("d", "")
            assert bank.key == "b"
            assert "(DMD-3.2)" in bank.refused
            assert "First you must draw" in text(app)
            assert choices._styles(1)[1] == "$dim on $night"
            steps = len(playing(app).session.match.steps)
            await press(app, pilot, "b")
            assert len(playing(app).session.match.steps) == steps
            assert playing(app).notice == bank.refused

    asyncio.run(story())


def test_the_price_of_a_draw_is_told() -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=7, pirates=False)) as (app, pilot):
            await press(app, pilot, "d")
            risk = playing(app).session.view()["risk"]
            assert isinstance(risk, list)
            draw = playing(app).query_one(Choices).choices[0].text
            assert f"{risk[0]} of {risk[1]}" in draw
            assert "%" in draw

    asyncio.run(story())


def test_choices_can_be_clicked_and_taken_with_the_cursor() -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=7, pirates=False)) as (app, pilot):
            match = playing(app).session.match
            before = len(match.steps)
            await pilot.click(Choices, offset=(6, 1))
            await settle(app, pilot)
            assert len(match.steps) > before
            before = len(match.steps)
            await press(app, pilot, "enter")
            assert len(match.steps) == before, "Enter does nothing before an arrow key has chosen"
            await press(app, pilot, "right", "enter")
            assert len(match.steps) > before

    asyncio.run(story())


def test_the_draw_pile_can_be_clicked() -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=7, pirates=False)) as (app, pilot):
            match = playing(app).session.match
            before = len(match.steps)
            await pilot.click("Middle", offset=Offset(4, 2))
            await settle(app, pilot)
            assert len(match.steps) > before

    asyncio.run(story())


def test_the_language_changes_everything_on_the_screen() -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=7, pirates=False)) as (app, pilot):
            assert "Draw or bank?" in text(app)
            await press(app, pilot, "h")
            assert "The strong bot" in text(app)
            await press(app, pilot, "l")
            portuguese = text(app)
            assert "The strong bot" not in portuguese
            assert "Sacar ou coletar?" in portuguese
            assert "Diário" in portuguese
            assert "Log" not in portuguese
            await press(app, pilot, "l")
            assert "¿Robar" in text(app)
            await press(app, pilot, "l")
            assert "Draw or bank?" in text(app)

    asyncio.run(story())


def test_undo_takes_back_a_choice_or_says_why_not() -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=7, pirates=False)) as (app, pilot):
            screen = playing(app)
            await press(app, pilot, "u")
            assert "not chosen anything" in screen.notice
            await press(app, pilot, "d", "u")
            assert "Too late" in screen.notice

    asyncio.run(story())


def undoable_session() -> Session:
    """A game of two people, played until one of them can take a choice back."""
    session = session_of("Ana", "Bruno", seed=2, pirates=False)
    while session.undo_seat() is None:
        decision = session.decision()
        assert decision is not None
        session.face(decision.seat)
        session.submit(decision.seat, advised(session, decision))
    return session


def test_an_undone_choice_is_struck_out_and_asked_again() -> None:
    async def story() -> None:
        session = undoable_session()
        steps = len(session.match.steps)
        async with at_table(session) as (app, pilot):
            await press(app, pilot, "u")
            assert len(session.match.steps) == steps - 1
            assert "takes back" in text(app)
            prompts = [row.prompt for row in playing(app).query_one(Log).options]
            assert any("strike" in str(prompt.spans) for prompt in prompts if hasattr(prompt, "spans"))

    asyncio.run(story())


def spoken_reasons(session: Session) -> list[str]:
    """What may be said for either option of the turn."""
    decision = session.decision()
    assert decision is not None
    words = Words("en", session.game.id, session.match.names, session.eyes)
    found = [
        reason
        for code in decision.options
        for reason in session.game.judgement.reasons(session.match.state, decision, code)
    ]
    return [words.text(f"reason-{reason.key}", **reason.args) for reason in found]


def test_a_hint_names_the_option_that_the_strong_bot_would_take_and_its_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("taverna.cli.screens.session.THINKING", 0.05)

    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=7, pirates=False)) as (app, pilot):
            await press(app, pilot, "d")
            await press(app, pilot, "h")
            while playing(app).notice == texts_in("en")("hint-thinking"):
                await pilot.pause(0.02)
            notice = playing(app).notice
            texts = [choice.text for choice in playing(app).query_one(Choices).choices]
            assert len(texts) == 2
            assert all(text in notice for text in texts), (texts, notice)
            shares = [int(share) for share in re.findall(r"(\d+)% of its time", notice)]
            assert len(shares) == len(texts)
            assert shares == sorted(shares, reverse=True)
            assert abs(sum(shares) - 100) <= len(shares)
            assert re.search(r"gives you a [1-9]\d?% chance to win", notice)
            assert any(text in notice for text in spoken_reasons(playing(app).session))
            assert playing(app).query_one(Choices).cursor is not None

    asyncio.run(story())


def test_the_rule_behind_a_line_of_the_log_is_shown() -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=7, pirates=False)) as (app, pilot):
            await press(app, pilot, "d")
            log = playing(app).query_one(Log)
            drew = next(place for place, (_, event) in enumerate(log.lines) if event.kind == "drew")
            log.highlighted = drew
            await press(app, pilot, "r")
            assert isinstance(app.screen, RulesBrowser)
            assert "DMD-3.3  To draw, you take the top card" in text(app)
            await press(app, pilot, "escape")
            await press(app, pilot, "tab", "up", "enter")
            assert isinstance(app.screen, RulesBrowser), "Enter on a line of the log does the same"

    asyncio.run(story())


def test_rules_can_be_searched() -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=7, pirates=False)) as (app, pilot):
            await press(app, pilot, "r")
            await press(app, pilot, "slash", *"beast")
            shown = text(app)
            assert "Beastmaster" in shown
            assert "DMD-1.1 " not in shown

    asyncio.run(story())


def test_help_and_piles_are_pages_to_read() -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=7, pirates=False), size=LARGE) as (app, pilot):
            await press(app, pilot, "question_mark")
            assert "Undo your last choice" in text(app)
            await press(app, pilot, "escape")
            await press(app, pilot, "p")
            shown = text(app)
            assert "Discard pile (10)" in shown
            assert "Mermaid 4" in shown
            assert "Place the top card of one of your own stacks." in shown

    asyncio.run(story())


def test_bots_wait_while_something_is_being_read_and_can_be_skipped() -> None:
    async def story() -> None:
        app = TavernaApp("en", session_of("you", "greedy", seed=5, pirates=False), speed=0)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            session = playing(app).session
            decision = session.decision()
            assert decision is not None
            assert session.is_bot(decision.seat), "this seed lets the bot begin"
            assert "thinking" in text(app)
            await pilot.press("d", "b", "h")
            assert session.match.steps == [], "keys do nothing in a bot's turn"
            await press(app, pilot, "question_mark")
            assert isinstance(app.screen, Reader)
            await pilot.press("escape", "space")
            await settle(app, pilot)
            assert session.match.steps

    asyncio.run(story())


# The small screen
