"""Bloodborne at the terminal: whole games by keys, what a death cost, and nobody sees another's pick."""

from __future__ import annotations

import asyncio

import pytest

from taverna.cli.boards.bloodborne.board import BloodborneBoard
from taverna.cli.boards.bloodborne.ending import sum_in_words
from taverna.cli.boards.bloodborne.story import stories
from taverna.cli.screens.app import TavernaApp
from taverna.cli.screens.choices import Choices
from taverna.cli.screens.dialogs import Curtain, Reader
from taverna.cli.screens.play import PlayScreen
from taverna.cli.screens.scenes import scene_of
from taverna.cli.screens.session import Session
from taverna.cli.seating import seat_all
from taverna.i18n import LANGUAGES
from taverna.kernel import Event, Rng, game
from tests.support.cli.screens import LARGE, SMALL, advised, at_table, hinted_key, playing, press, text


def session_of(*players: str, seed: int = 5, **options: object) -> Session:
    return Session.new(game("bloodborne"), seat_all(players), seed, options)


def play_until(session: Session, wanted: str) -> Session:
    """Away from the screen, until something has just happened to the first seat; it never dreams."""
    for _ in range(2000):
        decision = session.decision()
        assert decision is not None, f"no {wanted}"
        code = decision.options[0] if decision.seat == 0 else advised(session, decision)
        events = session.submit(decision.seat, code)
        if any(event.kind == wanted and event.args.get("seat") == 0 for event in events):
            return session
    raise AssertionError(f"no {wanted}")


def table_of(app: TavernaApp) -> str:
    """What is on the screen, without the log beside it, as one line."""
    return " ".join(" ".join(row.partition("▏")[0] for row in text(app).splitlines()).split())


@pytest.mark.parametrize(("size", "lang"), [(SMALL, "en"), (LARGE, "es")])
def test_a_whole_game_by_keys_against_bots(size: tuple[int, int], lang: str) -> None:
    async def story() -> None:
        session = nearly_over(session_of("you", "greedy", "greedy", seed=3))
        async with at_table(session, lang, size) as (app, pilot):
            while isinstance(app.screen, PlayScreen):
                await press(app, pilot, hinted_key(app))
            assert session.match.over
            assert isinstance(app.screen, Reader)
            for score in session.match.outcome().scores:
                assert f" = {score}" in text(app), "the scores are explained"
            assert "BB-9." in text(app), "and so is the victory"

    asyncio.run(story())


def nearly_over(session: Session) -> Session:
    """The final boss is in play, and a person is asked."""
    while True:
        decision = session.decision()
        assert decision is not None
        monster = session.match.view(None)["monster"]
        fought = isinstance(monster, dict) and monster["group"] == "final-boss"
        if fought and not session.is_bot(decision.seat):
            return session
        session.submit(decision.seat, advised(session, decision))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_everything_to_choose_by_is_on_the_screen(size: tuple[int, int], lang: str) -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", "random"), lang, size) as (app, pilot):
            for _ in range(4):
                scene, shown = playing(app).scene, table_of(app)
                view, words = scene.view, scene.words
                if view["monster"]:
                    assert words.component("monster", view["monster"]["id"]) in shown
                    assert f"{view['monster']['blood']}/{view['monster']['entered']}" in shown
                    assert words.component("die", view["monster"]["die"]) in shown
                assert words.component("monster", view["final_boss"]["id"]) in shown
                assert words.component("step", str(view["step"])) in shown
                for player in view["players"]:
                    assert f"♥{player['hp']}/{player['max']}" in shown
                for card in view["hand"]:
                    assert words.component("card", card) in shown
                await press(app, pilot, hinted_key(app))

    asyncio.run(story())


def test_five_hunters_fit_on_a_small_screen() -> None:
    async def story() -> None:
        players = ("you", "greedy", "greedy", "random", "random")
        async with at_table(session_of(*players), "es", SMALL) as (app, pilot):
            for _ in range(3):
                await press(app, pilot, hinted_key(app))
            shown = text(app)
            assert playing(app).query_one(Choices).question in shown
            for seat in range(5):
                assert playing(app).scene.words.name(seat) in shown

    asyncio.run(story())


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_death_says_what_killed_me_what_it_cost_and_the_rule(size: tuple[int, int]) -> None:
    async def story() -> None:
        session = play_until(session_of("you", "greedy", "greedy", seed=8), "died")
        async with at_table(session, "es", size) as (app, _):
            scene = playing(app).scene
            died = next(event for _, event in reversed(scene.log) if event.kind == "died")
            shown = table_of(app)
            assert scene.words.event(died) in shown
            assert "BB-6.2" in shown

    asyncio.run(story())


def test_nobody_sees_the_pick_of_another_at_the_same_screen() -> None:
    async def story() -> None:
        session = session_of("Ana", "Bruno", "random", seed=4)
        async with at_table(session, size=LARGE) as (app, pilot):
            assert isinstance(app.screen, Curtain)
            assert "Ana" in text(app)
            await press(app, pilot, "enter")
            assert "Which card do you play?" in text(app)
            await press(app, pilot, "1")
            assert isinstance(app.screen, Curtain), "the screen is passed on"
            assert "Bruno" in text(app)
            assert "Saw Cleaver" not in text(app)
            await press(app, pilot, "enter")
            shown = text(app)
            assert "Ana ▒▒" in shown, "hers lies face down"
            assert "your pick" not in shown
            await press(app, pilot, "2")
            assert "Ana reveals Saw Cleaver" in " ".join(
                playing(app).scene.words.event(event) for _, event in session.match.events(None)
            )

    asyncio.run(story())


def test_a_pick_can_be_changed_until_the_last_one_is_in() -> None:
    """BB-R.10: at a shared screen by who made it, before the next one looks."""
    session = session_of("Ana", "Bruno", "random", seed=4)
    session.face(0)
    session.submit(0, session.match.pending[0].options[0])
    assert session.match.view(0)["pick"] == "saw-cleaver"
    assert session.undo_seat() == 0
    session.undo(0)
    assert session.match.view(0)["pick"] is None


def test_upgrades_say_what_they_do_before_they_are_taken() -> None:
    async def story() -> None:
        session = session_of("you", "greedy", "greedy", seed=3)
        while True:
            decision = session.decision()
            assert decision is not None
            if decision.kind == "upgrade" and decision.seat == 0:
                break
            session.submit(decision.seat, advised(session, decision))
        async with at_table(session, "en", LARGE) as (app, pilot):
            for choice in playing(app).query_one(Choices).choices[:-1]:
                assert choice.note
            await press(app, pilot, "p")
            shown = text(app)
            assert "Used pile" in shown
            assert "Trophies" in shown

    asyncio.run(story())


# The parts


def test_a_round_is_told_from_marker_to_marker() -> None:
    def log(*events: Event) -> list[tuple[int, Event]]:
        return list(enumerate(events))

    told = log(
        Event("round", "BB-4.1", {"number": 2, "seat": 0}),
        Event("revealed", "BB-4.5", {"seat": 0, "card": "hunter-axe"}),
        Event("hurt-halved", "BB-4.21", {"seat": 1, "base": 3, "number": 1, "hp": 2}),
        Event("hurt", "BB-4.20", {"seat": 0, "base": 3, "number": 3, "hp": 0}),
        Event("died", "BB-6.2", {"seat": 0, "number": 4, "banked": 6}),
        Event("escaped", "BB-4.31", {"monster": "rabid-dog", "number": 5}),
        Event("banked", "BB-4.37", {"seat": 1, "number": 2, "total": 2}),
        Event("marker", "BB-4.46", {"seat": 1}),
        Event("round", "BB-4.1", {"number": 3, "seat": 1}),
    )
    now, last = stories(told)
    assert last is not None
    assert (now.round, last.round, last.monster) == (3, 2, "rabid-dog")
    assert [event.rule for event in last.of(0).death] == ["BB-4.20", "BB-6.2"]
    assert (last.of(0).cards, last.of(0).lost, last.of(0).died) == (["hunter-axe"], 3, True)
    assert (last.of(1).lost, last.of(1).soft, last.of(1).banked, last.of(1).died) == (1, True, 2, False)
    assert stories(told[:3])[1] is None


def test_a_score_adds_up_in_words() -> None:
    """BB-EX.16: 12 banked, Kin 3, Humanoids 5, Beasts 1 make 21."""
    scene = scene_of(session_of("you", "greedy", "greedy"), "en")
    player = scene.view["players"][0]
    player.update(banked=12, score=21)
    for track, points in zip(player["trophies"], (3, 5, 1), strict=True):
        track["points"] = points
    assert sum_in_words(scene, 0) == "12 banked + Kin 3 + Humanoids 5 + Beasts 1 = 21"
    assert any(" 21" in row.plain for row in BloodborneBoard.ending(scene, 78))


def asked_about(kind: str) -> Session:
    """A game in which a person at the first seat is asked that: searched for, whatever a seed happens to deal."""
    for seed in range(400):
        session, rng = session_of("you", "greedy", "greedy", seed=seed), Rng(seed)
        while (decision := session.decision()) is not None:
            if decision.kind == kind and decision.seat == 0:
                return session
            session.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    raise AssertionError(f"nobody is asked {kind}")


@pytest.mark.parametrize("kind", ["any-trophy", "lose-trophy", "discard"])
def test_what_abilities_ask_can_be_answered_by_keys(kind: str) -> None:
    async def story() -> None:
        session = asked_about(kind)
        before = len(session.match.steps)
        async with at_table(session, "en", SMALL) as (app, pilot):
            assert playing(app).scene.words.text(f"ask-{kind}") in " ".join(text(app).split())
            await press(app, pilot, hinted_key(app))
            assert len(session.match.steps) > before

    asyncio.run(story())
