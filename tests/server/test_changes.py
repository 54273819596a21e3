"""Who asks for changes only is not sent again what stays as it was, and sees the same as everyone else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.server.people import Json, Player
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio


class Follower:
    """Puts views together as a client does."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.view: Json = {}
        self.left_out = 0

    def catch_up(self) -> None:
        """With all that came since."""
        self.view = {}
        self.left_out = 0
        for message in self.player.received:
            if message["type"] == "hello":
                self.view = {}
            elif message["type"] == "update":
                unchanged = message["unchanged"]
                self.view = {**{name: self.view[name] for name in unchanged}, **message["view"]}
                self.left_out += len(unchanged)


@pytest.mark.parametrize("game", ["dead-mans-draw", "gloomhaven"])
async def test_changes_add_up_to_the_whole(
    server: Serving, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taverna.server.live.showing.SMALL", 0)
    ana = await server.person("Ana")
    table = await ana.post("/api/quick", game=game, people=["Ana", "Bia"], bots=[], options={})
    async with (
        ana.at(table, seat=0) as whole,
        ana.at(table, seat=1) as second,
        ana.at(table, seat=0, changes="true") as first,
        ana.at(table, seat=0, changes="true") as late,
        ana.at(table, changes="true", seat="watch") as outside,
        ana.at(table, seat="watch") as there,
    ):
        followers = [Follower(first), Follower(late), Follower(outside)]
        for number in range(12):
            if number == 5:
                await late.send("look", seat=0, since=0)
                await late.next("hello")
                await late.next("update")
            mover = whole if whole.update["decision"] else second
            await mover.choose(mover.codes[number % len(mover.codes)])
            step = (await mover.next_step())["step"]
            for other in (whole, second, first, late, outside, there):
                while other.update["step"] < step:
                    await other.next_step()
            for follower in followers:
                follower.catch_up()
            assert followers[0].view == followers[1].view == whole.update["view"]
            assert followers[2].view == there.update["view"]
        assert all(follower.left_out for follower in followers)
        assert not any(message["unchanged"] for message in updates(whole) + updates(there))


async def test_who_changes_eyes_is_shown_all_of_it(server: Serving) -> None:
    """What was left out must never be filled in from another seat's view."""
    ana = await server.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"])
    async with ana.at(table, seat=0, changes="true") as player:
        for seat in (1, None, 0):
            await player.send("look", seat=seat, since=0)
            await player.next("hello")
            told = await player.next("update")
            assert told["unchanged"] == []
            assert told["view"]["seat"] == seat


def updates(player: Player) -> list[dict[str, Any]]:
    return [message for message in player.received if message["type"] == "update"]
