"""Bots in worker processes, also bad ones: the table goes on."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from pathlib import Path

import pytest

import taverna
from taverna.bots import rating_with
from taverna.kernel import Decision, State
from taverna.server.common.clock import Clock
from taverna.server.live.bots import FADING, BotsAtWork
from taverna.server.live.pause import Pause
from taverna.server.matches.match import PresentMatch
from taverna.server.store.rows import Seat
from taverna.server.think import thinkers
from taverna.server.think.judging import greedy
from taverna.server.think.tasks import Answer, AnyTask, Task
from taverna.server.think.thinkers import COMMAND, Thinkers
from taverna.server.think.thoughts import PresentThought, Thought
from tests.support.server.people import BANK, play_on
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio

GAME = taverna.game("dead-mans-draw")
CRASHES = "import sys; sys.stdin.readline(); sys.exit(3)"
SLEEPS = "import sys, time; sys.stdin.readline(); time.sleep(60)"
BABBLES = "import sys\nfor line in sys.stdin: print('arr', flush=True)"
CHEATS = "import sys\nfor line in sys.stdin: print('{\"code\": 99999}', flush=True)"
TIRES = """
import sys, time
sys.stdin.readline()
print('{"code": 0}', flush=True)
time.sleep(60)
"""
WAKES_SLOWLY = "import sys, time; time.sleep(2)\nfor line in sys.stdin: print('{\"code\": 0}', flush=True)"
DRAWS = "import sys\nfor line in sys.stdin: print('{\"code\": 0}', flush=True)"


def choice() -> tuple[State, Decision]:
    """A position where one may draw or bank."""
    state = GAME.load({"seats": 2, "play": ["oracle-5"], "rest": "draw"})
    return state, state.pending[0]


class Bench:
    def __init__(self, *command: str, seconds: float = 20.0) -> None:
        self.seen: Counter[str] = Counter()
        self.thinkers = Thinkers(1, seconds, self.note, command or COMMAND)

    def note(self, bot: str, how: str) -> None:
        self.seen[how] += 1

    async def choose(self, bot: str = "greedy") -> int:
        state, decision = choice()
        return await self.thinkers.choose(PresentThought(GAME, state, decision), bot, 5)


async def test_a_worker_thinks() -> None:
    bench = Bench()
    try:
        codes = [await bench.choose(bot) for bot in ("greedy", "random", "greedy")]
        assert codes[0] == codes[2]
        assert bench.seen == {"thought": 3}
        state, decision = choice()
        advice = await bench.thinkers.advise(PresentThought(GAME, state, decision))
        assert advice.bot == "strong"
        assert sorted(one.code for one in advice.ranking) == sorted(decision.options)
        assert advice.ranking[0].share == max(one.share for one in advice.ranking) > 0
        assert all(0 < (one.expected or 0) < 1 for one in advice.ranking if one.share > 0.1)
        assert await bench.choose("no such bot") in (0, BANK)
        assert bench.seen["broken"] == 1
        assert await bench.choose() == codes[0]
    finally:
        await bench.thinkers.stop()


@pytest.mark.parametrize(("script", "how"), [(CRASHES, "broken"), (BABBLES, "broken"), (CHEATS, "")])
async def test_a_bad_worker_is_replaced_by_the_greedy_bot(script: str, how: str) -> None:
    bench = Bench(sys.executable, "-c", script)
    try:
        for _ in range(2):
            assert await bench.choose() in (0, BANK)
        assert bench.seen == ({how: 2} if how else {})
    finally:
        await bench.thinkers.stop()


class Gone:
    """A process whose end of the pipe is closed, as uvloop tells it."""

    returncode = None
    stdin: Gone
    stdout: Gone

    def __init__(self) -> None:
        self.stdin = self.stdout = self

    def write(self, line: bytes) -> None:
        raise RuntimeError("the handler is closed")

    def kill(self) -> None:
        raise ProcessLookupError

    async def wait(self) -> int:
        return 1


async def test_a_worker_that_died_while_nobody_looked_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()
    monkeypatch.setattr(bench.thinkers._workers[0], "_process", Gone())
    try:
        assert await bench.choose() in (0, BANK)
        assert await bench.choose() in (0, BANK)
        assert bench.seen == {"broken": 1, "thought": 1}
    finally:
        await bench.thinkers.stop()


async def test_a_worker_that_is_late_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 1.0)
    bench = Bench(sys.executable, "-c", SLEEPS, seconds=0.3)
    try:
        assert await bench.choose() in (0, BANK)
        assert bench.seen == {"late": 1}
        while bench.thinkers._warming:
            await asyncio.sleep(0.05)
        assert bench.thinkers._workers[0]._process is None
    finally:
        await bench.thinkers.stop()


async def test_a_worker_that_knows_the_game_and_is_late_is_killed_at_once() -> None:
    bench = Bench(sys.executable, "-c", TIRES, seconds=10)
    try:
        assert await bench.choose() == 0
        bench.thinkers._seconds = 0.3
        assert await bench.choose() in (0, BANK)
        assert bench.seen == {"thought": 1, "late": 1}
        assert not bench.thinkers._warming
        assert bench.thinkers._workers[0]._process is None
    finally:
        await bench.thinkers.stop()


async def test_a_worker_that_still_has_to_get_ready_is_waited_for() -> None:
    """Else it would be killed again and again on a slow machine, and never think."""
    bench = Bench(sys.executable, "-c", WAKES_SLOWLY, seconds=0.5)
    try:
        assert await bench.choose() in (0, BANK)
        process = bench.thinkers._workers[0]._process
        while bench.thinkers._warming:
            await asyncio.sleep(0.05)
        bench.thinkers._seconds = 20
        assert await bench.choose() == 0
        assert bench.seen == {"late": 1, "thought": 1}
        assert bench.thinkers._workers[0]._process is process
    finally:
        await bench.thinkers.stop()


@pytest.mark.parametrize("script", [CRASHES, CHEATS, DRAWS])
async def test_a_game_goes_on_whatever_the_workers_do(tmp_path: Path, script: str) -> None:
    bench = Bench(sys.executable, "-c", script)
    async with serving(settings_for(tmp_path), thinkers=bench.thinkers) as server:
        ana = await server.person("Ana")
        table = await ana.quick("greedy")
        async with ana.at(table) as player:
            await play_on(player)
            assert player.over


async def test_bots_and_hints_come_from_workers(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, workers=1, bot_seconds=20)) as server:
        ana = await server.person("Ana")
        table = await ana.quick("greedy")
        async with ana.at(table) as player:
            while BANK not in (player.codes if await player.until_asked() else [BANK]):
                await player.choose()
                await player.answered()
            assert not player.over
            await player.send("hint", id=3)
            await player.send("hint", id=4)
            fault = await player.next("fault")
            assert (fault["code"], fault["sent"]) == ("too-fast", 4)
            hint = next((message for message in player.received if message["type"] == "hint"), None)
            hint = hint or await player.next("hint")
            assert (hint["sent"], hint["ticket"]) == (3, player.decision["ticket"])
            assert sorted(one["code"] for one in hint["ranking"]) == sorted(player.codes)
            await play_on(player)
        page = (await ana.http.get("/metrics")).text
        assert 'taverna_bot_answers_total{bot="greedy",how="thought"}' in page
        assert 'how="late"' not in page


async def test_a_bot_is_asked_once_for_one_question() -> None:
    """Its answer may be on the way while another seat's sealed answer is told."""
    match = taverna.Match("dead-mans-draw", seats=2, seed=1)
    bots = [Seat(number, "bot", "greedy", bot="greedy") for number in range(2)]
    answers: list[tuple[int, int, int]] = []
    bench = Bench()
    pause = Pause(Clock(), 0)
    at_work = BotsAtWork(lambda thought: bench.thinkers, pause, lambda *answer: answers.append(answer))
    at_work.start(PresentMatch(match), bots)
    while len(answers) < 2:
        await asyncio.sleep(0)
    seat, ticket, code = answers[0]
    at_work.start(PresentMatch(match), bots)
    match.submit(seat, code, ticket)
    at_work.start(PresentMatch(match), bots)
    assert not at_work.busy
    assert len(answers) == 2
    await bench.thinkers.stop()


class Noting(Thinkers):
    """Chooses the first option at once, and notes how much time each was given."""

    def __init__(self) -> None:
        super().__init__(2, 10.0, lambda *_: None)
        self.shares: list[float] = []
        self.seconds: list[float] = []

    async def choose(
        self, thought: Thought, bot: str, seed: int, share: float = 1.0, together: int = 1
    ) -> int:
        if len(thought.decision.options) > 1:
            self.shares.append(share)
        await super().choose(thought, bot, seed, share, together)
        return thought.decision.options[0]

    async def _ask(self, task: AnyTask) -> Answer | None:
        assert isinstance(task, Task)
        self.seconds.append(task.seconds)
        return None


async def test_bots_in_a_row_get_ever_less_time_until_a_person_is_asked() -> None:
    match = taverna.Match("dead-mans-draw", seats=2, seed=3, options={"pirates": False})
    seats = [Seat(0, "bot", "Midas", bot="midas"), Seat(1, "person", "Ana")]
    answers: list[tuple[int, int, int]] = []
    noting = Noting()
    at_work = BotsAtWork(lambda _: noting, Pause(Clock(), 0), lambda *answer: answers.append(answer))
    turns: list[list[float]] = [[]]
    while len(turns) < 4 and not match.over:
        at_work.start(PresentMatch(match), seats)
        asked = match.pending[0]
        if asked.seat == 1:
            match.submit(1, asked.options[-1])  # banks as soon as she may
            turns += [[]] if turns[-1] else []
            continue
        while not answers:
            await asyncio.sleep(0)
        match.submit(*answers.pop()[::2])
        turns[-1], noting.shares = turns[-1] + noting.shares, []
    assert max(len(turn) for turn in turns) > 1
    for turn in turns:
        assert turn == pytest.approx([FADING**place for place in range(len(turn))])


async def test_masters_who_are_asked_at_once_share_the_time_of_the_workers() -> None:
    """Three for two workers: one waits for another, and still all are done after little more than one thought."""
    state, decision = choice()
    noting = Noting()
    for together in (1, 2, 3):
        await noting.choose(PresentThought(GAME, state, decision), "master", 1, together=together)
    assert noting.seconds == pytest.approx([5.0, 5.0, 5.0 * 2 / 3])


class Pondered(Noting):
    """Notes who was asked before it was their turn, and chooses the last option there."""

    def __init__(self) -> None:
        super().__init__()
        self.pondered: list[str] = []

    async def ponder(self, thought: Thought, bot: str, seed: int) -> int | None:
        self.pondered.append(thought.position())
        return thought.decision.options[-1]


def _before_banking() -> taverna.Match:
    """Ana, at seat 1, may draw or bank, and everybody would bank."""
    for seed in range(20):
        match = taverna.Match("dead-mans-draw", seats=2, seed=seed, options={"pirates": False})
        while not match.over:
            asked = match.pending[0]
            expected = greedy(match.game, match.state, asked, 0)
            if asked.seat == 1 and len(asked.options) == 2 and expected == BANK:
                return match
            match.submit(asked.seat, expected)
    raise AssertionError("nobody banks any more")


async def _after(choice: int) -> tuple[Pondered, list[tuple[int, int, int]], list[int]]:
    """What a bot thinks and answers that was thinking while Ana chose so."""
    match = _before_banking()
    seats = [Seat(0, "bot", "Midas", bot="midas"), Seat(1, "person", "Ana")]
    answers: list[tuple[int, int, int]] = []
    pondered = Pondered()
    at_work = BotsAtWork(lambda _: pondered, Pause(Clock(), 0), lambda *answer: answers.append(answer))
    at_work.start(PresentMatch(match), seats)
    while not pondered.pondered:
        await asyncio.sleep(0.001)
    match.submit(1, choice)
    while match.pending[0].seat == 1 or len(match.pending[0].options) == 1:
        match.submit(match.pending[0].seat, match.pending[0].options[-1])
    at_work.start(PresentMatch(match), seats)
    while not answers:
        await asyncio.sleep(0.001)
    return pondered, answers, match.pending[0].options


async def test_a_bot_thinks_while_a_person_thinks() -> None:
    """She banks, as everybody would: its answer is the one that it has thought of meanwhile."""
    pondered, answers, options = await _after(BANK)
    assert len(pondered.pondered) == 1
    assert [code for _, _, code in answers] == [options[-1]]
    assert not pondered.shares


async def test_where_people_play_alone_nobody_thinks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    match = PresentMatch(_before_banking())
    at_work = BotsAtWork(lambda _: Pondered(), Pause(Clock(), 0), lambda *answer: None)
    looked: list[list[int]] = []

    async def foreseen(bots: list[int]) -> None:
        looked.append(bots)

    monkeypatch.setattr(match, "foreseen", foreseen)
    people = [Seat(0, "person", "Bia"), Seat(1, "person", "Ana")]
    at_work.start(match, people)
    await asyncio.sleep(0)
    assert not looked
    at_work.start(match, [Seat(0, "bot", "Midas", bot="midas"), people[1]])
    await asyncio.sleep(0)
    assert looked == [[0]]


async def test_what_was_thought_of_another_position_is_dropped() -> None:
    """She draws one more card: the bot thinks anew."""
    pondered, answers, options = await _after(0)
    assert len(pondered.pondered) == 1
    assert [code for _, _, code in answers] == [options[0]]
    assert pondered.shares


async def test_nobody_thinks_ahead_with_the_last_free_worker() -> None:
    bench = Bench(sys.executable, "-c", DRAWS)
    state, decision = choice()
    try:
        assert await bench.thinkers.ponder(PresentThought(GAME, state, decision), "greedy", 1) is None
        assert not bench.seen
    finally:
        await bench.thinkers.stop()


async def _ratings(server: Serving) -> dict[str, int]:
    games = (await server.stranger().http.get("/api/games")).json()
    found: dict[str, int] = next(game["ratings"] for game in games if game["id"] == GAME.id)
    return found


async def test_the_rating_shown_is_that_of_the_thought_a_bot_gets(tmp_path: Path) -> None:
    """A worker that says it did a hundredth of its iterations: a master of that kind is no master."""
    answer = '{"code": 1, "share": 0.01}'
    bench = Bench(sys.executable, "-c", f"import sys\nfor line in sys.stdin: print('{answer}', flush=True)")
    async with serving(settings_for(tmp_path), thinkers=bench.thinkers) as server:
        assert await _ratings(server) == GAME.ratings
        await bench.choose("master")
        after = await _ratings(server)
    assert after == {**GAME.ratings, "master": rating_with(GAME, "master", 0.01)}
    assert after["master"] < GAME.ratings["master"]
