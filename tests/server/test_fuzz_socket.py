"""Nonsense by the thousand, on several sockets of one table: nothing breaks, nothing leaks, nothing changes."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from taverna.kernel import Match
from taverna.server.matches.match import PresentMatch
from taverna.wire.codes import Code
from tests.support.server.nonsense import Known, nonsense
from tests.support.server.people import Json, Person, Player, play_on, secrets_of
from tests.support.server.serving import Serving, told

pytestmark = pytest.mark.anyio

MESSAGES = 1200  # on each of the sockets
BATCH = 40
OUR_FAULT = {Code.INTERNAL, Code.TABLE_FAILED, Code.UNAVAILABLE}
TOO_BIG = 1009


class Scene:
    """Two players, a spectator, and a player who looks on as a spectator, all at one table."""

    def __init__(self, server: Serving, people: list[Person], table: Json) -> None:
        self.server = server
        self.people = people
        self.table = table
        self.players: list[Player] = []

    @property
    def match(self) -> Match | None:
        live = self.server.process.peek(self.table["id"])
        assert live is not None
        return live.match.match if isinstance(live.match, PresentMatch) else None

    @property
    def state(self) -> object:
        """Everything that a message might have changed."""
        live = self.server.process.peek(self.table["id"])
        assert live is not None
        table, match = msgspec.to_builtins(live.table), self.match
        if match is None:
            return table
        tickets = [match.ticket(seat) for seat in range(match.seats)]
        return [
            live.table,
            live.step,
            list(match.steps),
            len(match.log),
            tickets,
            match.game.dump(match.state),
        ]


@asynccontextmanager
async def scene(server: Serving, moment: str) -> AsyncIterator[Scene]:
    people = [await server.person(name) for name in ("Ana", "Rui", "Eva")]
    table = await people[0].open_table(options={"pirates": moment == "sealed", "private_oracle": True})
    await people[1].sit(table, 1)
    if moment != "open":
        await people[0].start(table)
    found = Scene(server, people, table)
    async with AsyncExitStack() as stack:
        for person, query in ((0, {}), (1, {}), (2, {}), (0, {"seat": "watch"})):
            player = await stack.enter_async_context(people[person].at(table, **query))
            found.players.append(player)
        if moment == "turn":
            await draw_once(found)
        if moment == "over":
            await end(found)
        yield found


async def draw_once(found: Scene) -> None:
    """What was revealed can't be taken back: there is nothing to undo."""
    mover = next(player for player in found.players if player.update["decision"])
    await mover.choose(0)
    for player in found.players:
        await player.quiet()
        assert not player.update["can_undo"]


async def end(found: Scene) -> None:
    first, second = found.players[:2]
    while not first.over:
        for player in (first, second):
            await player.quiet()
            if player.update["decision"]:
                await player.choose(player.codes[-1])
    for player in found.players:
        await player.quiet()


@pytest.mark.parametrize("moment", ["open", "sealed", "turn", "over"])
async def test_nothing_breaks_leaks_or_changes(
    server: Serving, moment: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with scene(server, moment) as found:
        before = found.state
        dice = random.Random(f"fuzz {moment}")
        known = [know(player, mine) for player, mine in zip(found.players, ([0], [1], [], [0]), strict=True)]
        for _ in range(MESSAGES // BATCH):
            batches = [[nonsense(dice, about) for _ in range(BATCH)] for about in known]
            await asyncio.gather(*map(pester, found.players, batches))
        assert found.state == before
        for player in found.players:
            check_frames(found, player)
        if moment == "sealed":
            check_secrets(found)
        assert told(caplog) == []
        await the_game_goes_on(found, moment)


async def pester(player: Player, messages: list[str | bytes]) -> None:
    faults = len([message for message in player.received if message["type"] == "fault"])
    for message in messages:
        await player.socket.send(message)
    await player.quiet()
    refused = [message for message in player.received if message["type"] == "fault"][faults:-1]
    assert len(refused) == len(messages), "each is refused, once"


def know(player: Player, mine: list[int]) -> Known:
    """What a clever attacker knows: the open question. What is legal is left out, that would be playing."""
    decision = player.update.get("decision") or {}
    return Known(
        ticket=decision.get("ticket", 1),
        legal=[option["code"] for option in decision.get("options", [])],
        step=player.update.get("step", 0),
        mine=mine,
    )


def check_frames(found: Scene, player: Player) -> None:
    eyes = player.hello["seat"]
    for message in player.received:
        assert message["type"] in ("hello", "update", "seats", "fault"), message
        if message["type"] == "fault":
            assert Code(message["code"]) not in OUR_FAULT
            assert message["text"]
        if message["type"] == "update":
            assert message["view"]["seat"] == eyes
    match = found.match
    if match is not None:
        assert player.update["view"] == json.loads(json.dumps(match.view(eyes)))
        told = json.dumps(player.received)
        assert not [secret for secret in secrets_of(match.seed) if secret in told]
        assert not any(person.cookie in told for person in found.people)


def check_secrets(found: Scene) -> None:
    offers = {player: player.update["view"]["offers"] for player in found.players}
    for player in found.players:
        others = {pirate for other in found.players[:2] if other is not player for pirate in offers[other]}
        told = json.dumps(player.received)
        assert not any(f'"{pirate}"' in told for pirate in others - set(offers[player]))


async def the_game_goes_on(found: Scene, moment: str) -> None:
    if moment == "open":
        await found.people[0].start(found.table)
        for player in found.players:
            await player.next("update")
    first, second = found.players[:2]
    await asyncio.gather(play_on(first), play_on(second))
    for player in found.players:
        await player.quiet()
        assert player.over
        assert player.update["result"] == first.update["result"]


@pytest.mark.parametrize("size", [8 * 1024 + 1, 300_000])
async def test_a_message_that_is_too_large_ends_its_connection_only(server: Serving, size: int) -> None:
    async with scene(server, "turn") as found:
        before = found.state
        for binary in (False, True):
            async with found.people[1].at(found.table) as player:
                text = json.dumps({"type": "say", "text": "x" * size})
                await player.socket.send(text.encode() if binary else text)
                assert await player.closed() == TOO_BIG
        assert found.state == before
        await the_game_goes_on(found, "turn")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("nowhere", "no-table"),
        ("%00", "no-table"),
        ("AAAAAAAAAAAA", "no-table"),
        ("x" * 2000, "no-table"),
        ("{table}?seat=-1", "bad-request"),
        ("{table}?seat=1e3", "bad-request"),
        ("{table}?seat=٣", "bad-request"),
        ("{table}?seat=" + "9" * 400, "bad-request"),
        ("{table}?since=-1", "bad-request"),
        ("{table}?since=NaN", "bad-request"),
        ("{table}?since=" + "9" * 5000, "bad-request"),
    ],
)
async def test_a_strange_way_in_is_refused_in_words(server: Serving, path: str, code: str) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy")
    address = f"{server.url}/ws/tables/{path.replace('{table}', table['id'])}".replace("http", "ws", 1)
    async with connect(address, additional_headers={"cookie": f"{ana.cookie_name}={ana.cookie}"}) as socket:
        assert json.loads(await socket.recv())["code"] == code
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert 4400 <= closed.value.rcvd.code < 4500
