"""Hints: a ranking, and the game's own reasons for what stands first."""

from __future__ import annotations

import pytest

from taverna.kernel import Decision, Option, registry
from taverna.server.think.tasks import Task
from taverna.server.think.worker import think
from tests.support.server.serving import Serving
from tests.support.toy_game import Beach, DiversJudgement, PearlDivers

pytestmark = pytest.mark.anyio


class Talkative(DiversJudgement):
    """Says why; or fails to say anything."""

    speechless = False

    def reasons(self, state: Beach, decision: Decision, code: int) -> list[Option]:
        if self.speechless:
            raise RuntimeError("no words")
        return [Option("lowest", {"number": code, "seat": decision.seat}, ["pile"], "TOY-2")]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> PearlDivers:
    found = PearlDivers(Talkative)
    monkeypatch.setitem(registry._loaders, found.id, lambda: found)
    monkeypatch.setitem(registry._loaded, found.id, found)
    return found


async def test_a_hint_says_what_speaks_for_the_best_option(server: Serving, game: PearlDivers) -> None:
    ana = await server.person("Ana")
    table = await ana.post("/api/quick", game=game.id, people=["Ana", "Bia"], bots=[])
    async with ana.at(table) as player, server.stranger().at(table) as watching:
        best = min(player.codes)  # the toy's own judgement: the lower the better
        await player.send("hint", id=3)
        hint = await player.next("hint")
        assert hint["ranking"][0]["code"] == best
        assert hint["reasons"] == [{"key": "lowest", "args": {"number": best, "seat": 0}, "rule": "TOY-2"}]
        await watching.quiet()
        assert "hint" not in [message["type"] for message in watching.received]


async def test_a_game_without_reasons_gives_none(server: Serving, divers: str) -> None:
    ana = await server.person("Ana")
    table = await ana.post("/api/quick", game=divers, people=["Ana", "Bia"], bots=[])
    async with ana.at(table) as player:
        await player.send("hint")
        assert (await player.next("hint"))["reasons"] == []


async def test_a_game_that_fails_at_it_is_refused_in_words_and_may_be_asked_again(
    server: Serving, game: PearlDivers, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await server.person("Ana")
    table = await ana.post("/api/quick", game=game.id, people=["Ana", "Bia"], bots=[])
    async with ana.at(table) as player:
        monkeypatch.setattr(Talkative, "speechless", True)
        await player.send("hint", id=1)
        fault = await player.next("fault")
        assert (fault["code"], fault["sent"]) == ("internal", 1)
        monkeypatch.setattr(Talkative, "speechless", False)
        await player.send("hint", id=2)
        assert (await player.next("hint"))["sent"] == 2


def test_a_worker_sends_them_along(game: PearlDivers) -> None:
    state = game.setup(2, 5)
    task = Task(game=game.id, position=game.line(state), seat=1, bot="greedy", seed=0, want="advice")
    advice = think(task).advice
    assert advice is not None
    assert [reason.key for reason in advice.reasons] == ["lowest"]
    assert advice.reasons[0].args == {"number": advice.ranking[0].code, "seat": 1}
