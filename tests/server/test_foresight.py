"""What would follow a choice: asked over the socket by who is asked, for their own eyes."""

from __future__ import annotations

import pytest

from taverna.kernel import Decision, registry
from tests.support.server.serving import Serving
from tests.support.toy_game import Beach, DiversRules, DiversSight, PearlDivers

pytestmark = pytest.mark.anyio


class FarSighted(DiversSight):
    """Tells what it was asked, and how often."""

    asked = 0

    def forecast(self, state: Beach, seat: int, code: int) -> dict[str, object]:
        FarSighted.asked += 1
        return {"seat": seat, "code": code}

    def signs(self, state: Beach, decision: Decision) -> dict[str, list[int]]:
        return {"first": decision.options[:1]}


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> PearlDivers:
    found = PearlDivers()
    assert isinstance(found.rules, DiversRules)
    found.sight = FarSighted(found.rules)
    FarSighted.asked = 0
    monkeypatch.setitem(registry._loaders, found.id, lambda: found)
    monkeypatch.setitem(registry._loaded, found.id, found)
    return found


async def test_who_is_asked_is_told_what_would_follow(server: Serving, game: PearlDivers) -> None:
    ana = await server.person("Ana")
    table = await ana.post("/api/quick", game=game.id, people=["Ana", "Bia"], bots=[])
    async with ana.at(table) as player, server.stranger().at(table) as watching:
        code = player.codes[-1]
        for wanted in (code, code, -1):
            await player.send("forecast", id=5, **({} if wanted < 0 else {"code": wanted}))
            told = await player.next("forecast")
            assert told["foreseen"] == {"seat": player.decision["seat"], "code": wanted}
            assert (told["ticket"], told["code"], told["sent"]) == (player.decision["ticket"], wanted, 5)
        assert FarSighted.asked == 2, "the same question is answered once for each step"
        await player.send("finals")
        assert (await player.next("finals"))["signs"] == {"first": player.codes[:1]}
        await watching.send("forecast")
        assert (await watching.next("fault"))["code"]
        await watching.quiet()
        assert "forecast" not in [message["type"] for message in watching.received]


async def test_of_what_cannot_be_chosen_nothing_is_said(server: Serving, game: PearlDivers) -> None:
    ana = await server.person("Ana")
    table = await ana.post("/api/quick", game=game.id, people=["Ana", "Bia"], bots=[])
    async with ana.at(table) as player:
        await player.send("forecast", code=max(player.codes) + 1000)
        assert (await player.next("forecast"))["foreseen"] == {}
        await player.send("forecast", code=-2)
        assert (await player.next("fault"))["code"]


async def test_a_game_that_does_not_look_ahead_says_nothing(server: Serving, divers: str) -> None:
    ana = await server.person("Ana")
    table = await ana.post("/api/quick", game=divers, people=["Ana", "Bia"], bots=[])
    async with ana.at(table) as player:
        await player.send("forecast")
        assert (await player.next("forecast"))["foreseen"] == {}
        await player.send("finals")
        assert (await player.next("finals"))["signs"] == {}
