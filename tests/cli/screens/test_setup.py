"""Sitting down: one key to the table, everything can be set, nothing impossible."""

from __future__ import annotations

import asyncio

import pytest

from taverna.cli.screens.app import TavernaApp
from taverna.cli.screens.setup import Plan, SetupScreen
from taverna.kernel import game
from tests.support.cli.screens import INSTANT, SMALL, playing, press, text


def test_one_key_from_the_set_up_to_the_table() -> None:
    async def story() -> None:
        app = TavernaApp("en", Plan(game("dead-mans-draw"), "en"), seed=11, speed=INSTANT)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, SetupScreen)
            assert "Enter: start" in text(app)
            await press(app, pilot, "enter")
            assert [player.name for player in playing(app).session.players] == ["you", "regular"]
            assert playing(app).session.match.seed == 11

    asyncio.run(story())


def test_the_set_up_changes_language_players_and_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taverna.cli.screens.session.THINKING", 0.02)

    async def story() -> None:
        app = TavernaApp("en", Plan(game("dead-mans-draw"), "en"), seed=11, speed=INSTANT)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await press(app, pilot, "down", "right")
            assert "Idioma" in text(app)
            await press(app, pilot, "down", "down", "right", "down", "right", "down", "right")
            assert "Cada pessoa" in text(app) or "piratas" in text(app)
            await press(app, pilot, "enter")
            session = playing(app).session
            assert [player.bot for player in session.players] == ["", "strong", "strong"]
            assert session.match.options["pirates"] is False
            assert app.lang == "pt-BR"

    asyncio.run(story())


def test_the_set_up_never_leaves_the_allowed_number_of_seats() -> None:
    plan = Plan(game("dead-mans-draw"), "en")
    for name in ("people", "bots"):
        for step in [1] * 10 + [-1] * 20 + [1] * 5:
            plan.turn(name, step)
            assert 2 <= len(plan.players()) <= 8
            assert plan.people >= 1


def test_a_solo_scenario_is_for_one_player_of_its_class() -> None:
    plan = Plan(game("gloomhaven"), "en")
    plan.turn("people", 1)
    while plan.options["scenario"] != "solo-tinkerer":
        plan.turn("scenario", -1)
    assert (plan.people, plan.bots) == (1, 0)
    assert (plan.options["class_1"], plan.options["level_1"]) == ("tinkerer", "5")
    plan.turn("bots", 1)
    plan.turn("class_1", 1)
    assert (plan.people, plan.bots, plan.options["class_1"]) == (1, 0, "tinkerer")
    while plan.options["scenario"] != "1":
        plan.turn("scenario", 1)
    assert plan.people + plan.bots == 2
