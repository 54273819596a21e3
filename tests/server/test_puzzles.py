"""The puzzle of the day: the same for everyone, made once, and its answer is not told before somebody has answered."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import taverna
from taverna.games.gloomhaven.content import STARTING_CLASSES
from taverna.i18n import LANGUAGES, Words
from taverna.kernel import Decision, Match
from taverna.server.lobby.puzzles import Wanted, seed_of
from taverna.server.store import puzzles
from taverna.server.think.puzzling import LEAD, compose
from taverna.server.think.tasks import Compose, Composed
from taverna.server.think.thinkers import Thinkers
from tests.support.server.people import Json, Person
from tests.support.server.serving import FakeClock, serving, settings_for

pytestmark = pytest.mark.anyio

GAME = "dungeon-raiders"


class Ready(Thinkers):
    """Bots that have the same puzzle at hand for whoever asks: the first that a search found."""

    def __init__(self, found: Composed | None) -> None:
        super().__init__(0, 5.0, lambda bot, how: None)
        self.found = found
        self.asked: list[tuple[str, int]] = []

    @property
    def makes_puzzles(self) -> bool:
        return True

    async def compose(self, game: str, seed: int) -> Composed | None:
        self.asked.append((game, seed))
        return self.found


@pytest.fixture(scope="module")
def found() -> Composed:
    return first_puzzle()


def first_puzzle() -> Composed:
    for seed in range(1, 200):
        found = compose(Compose(game=GAME, seed=seed))
        if found is not None and found.tricky:
            return found
    raise AssertionError("no puzzle in two hundred games")


@pytest.fixture(scope="module")
def together() -> Composed:
    """One of Gloomhaven, whose games are long: any that is clear will do."""
    for seed in range(100, 160):
        found = compose(Compose(game="gloomhaven", seed=seed))
        if found is not None:
            return found
    raise AssertionError("no puzzle in sixty scenarios")


def decision_of(found: Composed) -> tuple[Match, Decision]:
    match = Match(found.game, found.seats, found.seed, found.options)
    for seat, code in found.steps:
        match.submit(seat, code)
    decision = match.decision(found.seat)
    assert decision is not None
    return match, decision


async def puzzle_of(person: Person, game: str = GAME) -> Json:
    for _ in range(200):
        puzzle = await person.get(f"/api/puzzles/{game}")
        if puzzle["state"] != "making":
            return puzzle
        await asyncio.sleep(0.02)
    raise AssertionError("it is never ready")


@pytest.mark.compiled
def test_the_same_seed_finds_the_same_puzzle_with_one_clear_answer(found: Composed) -> None:
    assert compose(Compose(game=GAME, seed=found.seed)) == found
    best, second = (one.expected for one in found.ranking[:2])
    assert best is not None
    assert second is not None
    assert best - second >= LEAD
    _, decision = decision_of(found)
    assert found.reasons
    assert {one.code for one in found.ranking} == set(decision.options)


@pytest.mark.compiled
def test_gloomhaven_has_puzzles_with_one_clear_answer_and_why(together: Composed) -> None:
    """Its heroes and scenarios are those that everyone begins with: nobody is told what a campaign would reveal."""
    _, decision = decision_of(together)
    assert decision.kind in ("turn", "move", "target", "damage")
    assert {one.code for one in together.ranking} == set(decision.options)
    best, *others = (one.expected for one in together.ranking)
    assert best is not None
    assert all(other is not None and best - other >= LEAD for other in others)
    assert all(reason.key.startswith("gain-") for reason in together.reasons)
    assert together.reasons
    assert {together.options["class_1"], together.options["class_2"]} <= set(STARTING_CLASSES)
    for language in LANGUAGES:
        words = Words(language, "gloomhaven")
        for reason in together.reasons:
            assert words.text(f"reason-{reason.key}", **reason.args)


@pytest.mark.compiled
async def test_a_puzzle_of_gloomhaven_is_shown_to_its_hero(tmp_path: Path, together: Composed) -> None:
    async with serving(settings_for(tmp_path), thinkers=Ready(together)) as server:
        puzzle = await puzzle_of(server.stranger(), "gloomhaven")
    match, decision = decision_of(together)
    view = msgspec.json.decode(msgspec.json.encode(match.view(together.seat)))
    assert puzzle["position"]["view"] == view
    assert [one["code"] for one in puzzle["position"]["decision"]["options"]] == decision.options


def test_days_games_and_servers_have_puzzles_of_their_own() -> None:
    seeds = {
        seed_of(Wanted(game, day), number, attempt)
        for game in ("dead-mans-draw", GAME)
        for day in ("2026-11-18", "2026-11-19")
        for number in (1, 2)
        for attempt in (0, 1)
    }
    assert len(seeds) == 16


@pytest.mark.compiled
async def test_a_puzzle_is_made_once_and_solved(tmp_path: Path, found: Composed) -> None:
    thinkers = Ready(found)
    async with serving(settings_for(tmp_path), thinkers=thinkers) as server:
        ana, rui = await server.person("Ana"), await server.person("Rui", "es")
        puzzle = await puzzle_of(ana)
        assert puzzle["state"] == "ready"
        assert await puzzle_of(rui) == puzzle
        assert len(thinkers.asked) == 1
        position = puzzle["position"]
        assert position["seat"] == position["decision"]["seat"] == found.seat
        assert "candidates" not in puzzle
        best = found.ranking[0].code
        for option in position["decision"]["options"]:
            answer = {"day": puzzle["day"], "code": option["code"]}
            solution = await ana.post(f"/api/puzzles/{GAME}", **answer)
            assert solution["right"] == (option["code"] == best)
            assert solution["best"]["code"] == best
            assert len(solution["candidates"]) == len(found.ranking)
        await ana.refused(
            "POST", f"/api/puzzles/{GAME}", 400, "bad-request", json={"day": puzzle["day"], "code": 9999}
        )
    again = Ready(None)
    async with serving(settings_for(tmp_path), thinkers=again) as server:
        assert (await puzzle_of(server.stranger()))["position"] == position
        assert again.asked == []


@pytest.mark.compiled
async def test_the_seat_is_shown_what_it_may_know_and_no_more(tmp_path: Path, found: Composed) -> None:
    async with serving(settings_for(tmp_path), thinkers=Ready(found)) as server:
        puzzle = await puzzle_of(server.stranger())
    match, _ = decision_of(found)
    assert puzzle["position"]["view"]["seat"] == found.seat
    told = [number for number, _ in match.events(found.seat, 0)]
    assert [event["n"] for event in puzzle["position"]["events"]] == told
    assert "seed" not in str(puzzle)


async def test_there_is_none_where_nothing_is_found(tmp_path: Path) -> None:
    thinkers = Ready(None)
    async with serving(settings_for(tmp_path), thinkers=thinkers) as server:
        server.process.puzzles.pause = 0.0
        stranger = server.stranger()
        assert (await puzzle_of(stranger))["state"] == "none"
        assert (await stranger.get(f"/api/puzzles/{GAME}", day="2020-01-01"))["state"] == "none"
        assert {game for game, _ in thinkers.asked} == {GAME}
        wanted = {"day": "2020-01-01", "code": 0}
        await stranger.refused("POST", f"/api/puzzles/{GAME}", 404, "not-found", json=wanted)
        await stranger.refused("GET", "/api/puzzles/chess", 404, "unknown-game")


async def test_without_workers_nobody_makes_one(tmp_path: Path) -> None:
    """In the server's own process every table would wait for it."""
    async with serving(settings_for(tmp_path, workers=0)) as server:
        puzzle = await server.stranger().get(f"/api/puzzles/{GAME}")
        assert puzzle["state"] == "none"
        assert await server.process.services.thinkers.compose(GAME, 1) is None


@pytest.mark.compiled
async def test_a_puzzle_of_other_rules_is_made_anew(tmp_path: Path, found: Composed) -> None:
    thinkers = Ready(found)
    async with serving(settings_for(tmp_path), thinkers=thinkers) as server:
        day = server.process.puzzles.today()
        writer = server.process.services.store.writer
        await writer.transact(lambda connection: puzzles.keep(connection, GAME, day, 0, "{}"))
        assert (await puzzle_of(server.stranger()))["state"] == "ready"
        version = taverna.game(GAME).version
        kept = await server.process.services.store.read(
            lambda connection: puzzles.load(connection, GAME, day, version)
        )
        assert kept is not None


async def test_the_day_is_that_of_the_server_in_utc(tmp_path: Path) -> None:
    clock = FakeClock()
    async with serving(settings_for(tmp_path), clock=clock, thinkers=Ready(None)) as server:
        before = server.process.puzzles.today()
        clock._now += 86_400
        assert (before, server.process.puzzles.today()) == ("2023-11-14", "2023-11-15")
