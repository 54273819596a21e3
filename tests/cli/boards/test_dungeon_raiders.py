"""Dungeon Raiders on the terminal's table: by keys, in three languages, and with secrets at a shared screen."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from taverna.cli.boards.dungeon_raiders.cards import BACK
from taverna.cli.boards.dungeon_raiders.rooms import SEEN, penalties
from taverna.cli.screens.app import TavernaApp
from taverna.cli.screens.choices import Choices
from taverna.cli.screens.dialogs import Curtain, Reader
from taverna.cli.screens.play import PlayScreen
from taverna.cli.screens.session import Session
from taverna.cli.seating import seat_all
from taverna.kernel import game
from tests.support.cli.screens import LARGE, SMALL, at_table, hinted_key, playing, press, settle, text


def session_of(*players: str, seed: int = 5, **options: object) -> Session:
    return Session.new(game("dungeon-raiders"), seat_all(players), seed, options)


def view(session: Session, seat: int | None) -> dict[str, Any]:
    return session.match.view(seat)


def explorer_first(*players: str, face: str = "") -> Session:
    """The first player is the Explorer with a torch; rooms 2 and 4 are dark, and room 1 is of that face, if any."""
    for seed in range(5000):
        session = session_of(*players, seed=seed)
        shown = view(session, 0)
        dark = [at["place"] for at in shown["row"] if at["state"] == "dark"]
        first = shown["row"][0]["room"]["face"]
        if shown["players"][0]["character"] == "explorer" and {2, 4} <= set(dark) and face in ("", first):
            return session
    raise AssertionError("no such game")


@pytest.mark.parametrize(("size", "lang", "tactical"), [(SMALL, "en", True), (LARGE, "pt-BR", False)])
def test_a_whole_game_by_keys_against_bots(size: tuple[int, int], lang: str, tactical: bool) -> None:
    async def story() -> None:
        session = session_of("you", "greedy", "random", tactical=tactical)
        async with at_table(session, lang, size) as (app, pilot):
            while isinstance(app.screen, PlayScreen):
                mine = view(session, 0)["players"][0]
                assert f"● {mine['coins']}  ♥ {mine['wounds']}" in text(app)
                await press(app, pilot, hinted_key(app))
            assert session.match.over
            assert isinstance(app.screen, Reader)
            the_end_is_explained(session, text(app))

    asyncio.run(story())


def the_end_is_explained(session: Session, shown: str) -> None:
    """As many hearts as wounds, who fainted, and the rules that decided."""
    end = view(session, 0)
    for player in end["players"]:
        assert f"{'♥' * player['wounds']} {player['wounds']} " in shown
    assert end["result"]["fainting_rule"] in shown
    assert session.match.log[-1].rule in shown


@pytest.mark.parametrize("lang", ["en", "pt-BR", "es"])
def test_five_players_fit_on_a_medium_screen(lang: str) -> None:
    async def story() -> None:
        session = session_of("you", "greedy", "greedy", "random", "random", seed=6)
        async with at_table(session, lang, (100, 30)) as (app, pilot):
            for _ in range(6):
                shown = text(app)
                choices = playing(app).query_one(Choices)
                assert choices.question in shown
                for choice in choices.choices:
                    assert choice.text.split("(")[0].split(":")[0].strip() in shown
                for seat in range(5):
                    character = view(session, 0)["players"][seat]["character"]
                    assert playing(app).scene.words.component("character", character) in shown
                await press(app, pilot, hinted_key(app))

    asyncio.run(story())


def test_a_power_card_is_played_by_its_own_number() -> None:
    async def story() -> None:
        session = session_of("you", "greedy", "greedy")
        async with at_table(session) as (app, pilot):
            await press(app, pilot, "4")
            assert view(session, 0)["last"]["cards"][0] == "power-4"
            await press(app, pilot, "4")
            assert len(view(session, 0)["players"][0]["played"]) == 1, "it is not in my hand any more"
            await press(app, pilot, "2")
            assert view(session, 0)["last"]["cards"][0] == "power-2"

    asyncio.run(story())


def test_what_came_of_the_room_before_is_shown_with_its_rule() -> None:
    async def story() -> None:
        session = session_of("you", "greedy", "greedy", seed=5)
        async with at_table(session, size=LARGE) as (app, pilot):
            assert "The room before" not in text(app)
            await press(app, pilot, "5")
            shown = text(app)
            last = view(session, 0)["last"]
            assert (
                f"The room before, {playing(app).scene.words.component('room', last['room']['id'])}:" in shown
            )
            gains = [event for _, event in session.match.events(0) if event.kind == "gained"]
            assert gains, "the first room of this seed is a treasure"
            for event in gains:
                assert f"●+{event.args['number']}" in shown

    asyncio.run(story())


# Torches


def test_a_torch_shows_the_dark_rooms_to_its_owner() -> None:
    async def story() -> None:
        session = explorer_first("you", "random", "random")
        async with at_table(session) as (app, pilot):
            assert SEEN not in text(app)
            await press(app, pilot, "0")
            row = view(session, 0)["row"]
            dark = [at for at in row if at["state"] == "dark"]
            assert [at["place"] for at in row if at["seen"]] == [at["place"] for at in dark]
            for at in dark:
                assert f"{SEEN}{at['place']} " in text(app)
            await press(app, pilot, "p")
            assert "Only you have seen this room." in text(app)

    asyncio.run(story())


def test_a_torch_that_shows_nothing_new_is_warned_of() -> None:
    async def story() -> None:
        session = explorer_first("you", "random", "random", face="vault-items")  # a torch is above the 1
        async with at_table(session) as (app, pilot):
            await press(app, pilot, "1", "0")
            choices = playing(app).query_one(Choices)
            vain = choices.by_key("0")
            assert vain is not None
            assert vain.dangerous
            assert "nothing new" in vain.text

    asyncio.run(story())


def test_a_torch_can_be_announced_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the tactical game one plays after another; a torch may be lit at any time (DR-4.1, R-8)."""
    monkeypatch.setattr(
        "taverna.cli.screens.app.PAUSES", (600.0,)
    )  # a slow machine must not be too slow for it

    async def story() -> None:
        session = bot_first_and_torch()
        app = TavernaApp("en", session, speed=0)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            decision = session.decision()
            assert decision is not None
            assert session.is_bot(decision.seat)
            screen = playing(app)
            assert [choice.key for choice in screen.query_one(Choices).choices] == ["0"]
            await pilot.press("0")
            assert session.match.steps == [(0, 9)]
            assert session.decision() is decision, "the bot is still asked the same"
            assert SEEN in text(app)
            await pilot.press("space")
            await settle(app, pilot)
            assert len(session.match.steps) > 1

    asyncio.run(story())


def bot_first_and_torch() -> Session:
    for seed in range(500):
        session = session_of("you", "random", "random", seed=seed, tactical=True)
        shown = view(session, 0)
        dark = any(at["state"] == "dark" for at in shown["row"])
        if shown["map"] == 1 and "torch" in shown["hand"] and dark:
            return session
    raise AssertionError("no such game")


# At a shared screen


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_nobody_sees_the_card_or_the_hand_of_the_other(size: tuple[int, int]) -> None:
    async def story() -> None:
        session = explorer_first("Ana", "Bia", "random")
        async with at_table(session, size=size) as (app, pilot):
            assert isinstance(app.screen, Curtain)
            assert not any(sign in text(app) for sign in ("☼ Torch", "† Sword", "⊸ Key"))
            await press(app, pilot, "enter")
            assert "☼ Torch" in text(app), "Ana is the Explorer"
            await press(app, pilot, "0")
            dark = [at for at in view(session, 0)["row"] if at["seen"]]
            assert f"{SEEN}2 " in text(app)
            await press(app, pilot, "4")
            assert isinstance(app.screen, Curtain)
            assert "Bia" in text(app)
            assert SEEN not in text(app)

            await press(app, pilot, "enter")
            shown = text(app)
            assert SEEN not in shown
            for at in dark:
                assert f"{at['place']} dark" in shown
            assert f"Ana {BACK}" in shown, "laid, and face down"
            assert "face down" not in shown, "only who has laid a card may see it"
            hand = next(row for row in shown.splitlines() if "Hand:" in row)
            assert " 4 " in hand, "her own 4 is still there"
            await press(app, pilot, "3")
            assert view(session, None)["last"]["cards"][:2] == ["power-4", "power-3"]

    asyncio.run(story())


# By the rules DR-9.2 to DR-9.5
@pytest.mark.parametrize(
    ("target", "by_highest", "said"),
    [
        ("most-coins", [0, 0, 1, 2, 3], "3:−1 4:−2 5:−3"),
        ("most-coins", [0, 1, 1, 2, 2], "2-3:−1 4-5:−2"),
        ("fewest-wounds", [0, 0, 1, 2, 2], "3:+1 4-5:+2"),
        ("fewest-wounds", [0, 1, 1, 1, 2], "2-4:+1 5:+2"),
    ],
)
def test_the_penalties_of_a_trap_fit_on_its_card(target: str, by_highest: list[int], said: str) -> None:
    assert penalties({"target": target, "by_highest": by_highest}) == said
    assert len(said) <= 14
