"""Somebody with a browser, or a program: HTTP and sockets, and everything that was received."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import taverna

Json = dict[str, Any]
SECONDS = 15
DRAW, BANK = 0, 1


class Person:
    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url = url
        self.http = http

    @property
    def cookie(self) -> str:
        """The token in it."""
        return self.http.cookies.get(self.cookie_name) or ""

    @property
    def cookie_name(self) -> str:
        return f"taverna-{httpx.URL(self.url).port}"

    def become(self, other: Person) -> None:
        """The same browser, here."""
        self.http.cookies.set(self.cookie_name, other.cookie)

    async def get(self, path: str, **query: Any) -> Json:
        return _json(await self.http.get(path, params=query))

    async def post(self, path: str, **body: Any) -> Json:
        return _json(await self.http.post(path, json=body))

    async def quick(self, *bots: str, **more: Any) -> Json:
        options = more.pop("options", {"pirates": False})
        return await self.post("/api/quick", game="dead-mans-draw", bots=list(bots), options=options, **more)

    async def open_table(self, seats: int = 2, **more: Any) -> Json:
        options = more.pop("options", {"pirates": False})
        more.setdefault("watch", True)
        return await self.post("/api/tables", game="dead-mans-draw", seats=seats, options=options, **more)

    async def sit(self, table: Json, number: int, **more: Any) -> Json:
        return await self.post(f"/api/tables/{table['id']}/seats/{number}", **more)

    async def start(self, table: Json) -> Json:
        return await self.post(f"/api/tables/{table['id']}/start")

    async def refused(self, method: str, path: str, status: int, code: str, **more: Any) -> Json:
        """The problem that the server answers with."""
        answer = await self.http.request(method, path, **more)
        problem = cast(Json, answer.json())
        assert (answer.status_code, problem.get("code")) == (status, code), answer.text
        return problem

    @asynccontextmanager
    async def at(self, table: Json | str, **query: Any) -> AsyncIterator[Player]:
        """A connection to a table; greeted already."""
        async with self.socket(table, **query) as socket:
            player = Player(socket)
            player.hello = await player.next("hello")
            if player.hello["table"]["state"] != "open":
                await player.next("update")
            yield player

    @asynccontextmanager
    async def socket(self, table: Json | str, **query: Any) -> AsyncIterator[ClientConnection]:
        table_id = table if isinstance(table, str) else table["id"]
        headers = {
            name: self.http.headers[name]
            for name in ("authorization", "origin", "x-forwarded-for")
            if name in self.http.headers
        }
        if self.cookie:
            headers["cookie"] = f"{self.cookie_name}={self.cookie}"
        address = httpx.URL(f"{self.url}/ws/tables/{table_id}", params=query)
        async with connect(str(address).replace("http", "ws", 1), additional_headers=headers) as socket:
            yield socket


class Player:
    """One socket at a table. `received` is all that ever came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Json] = []
        self.hello: Json = {}
        self.update: Json = {}
        """The latest."""

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def choose(self, code: int | None = None, ticket: int | None = None, **more: Any) -> None:
        """Answer the open question; by default with its first option."""
        decision = self.decision
        await self.send(
            "choose",
            ticket=decision["ticket"] if ticket is None else ticket,
            code=decision["options"][0]["code"] if code is None else code,
            **more,
        )

    async def undoable(self) -> list[bool]:
        """Of each option of the open decision, or of what is offered, whether it can be taken back."""
        await self.send("finals", id=1000)
        finals = await self.next("finals")
        asked = self.update["decision"] or self.update["offers"]
        assert (finals["ticket"], finals["sent"]) == (asked["ticket"], 1000)
        assert all(
            option["undoable"] in (None, option["code"] not in finals["codes"]) for option in asked["options"]
        )
        return [option["code"] not in finals["codes"] for option in asked["options"]]

    async def next(self, type: str | None = None, where: Callable[[Json], bool] = bool) -> Json:
        """The next message of that type for which that is true; others are only noted."""
        async with asyncio.timeout(SECONDS):
            while True:
                message = await self._receive()
                if (type is None or message["type"] == type) and where(message):
                    return message

    async def next_step(self) -> Json:
        """The update after the next step."""
        step = self.update["step"]
        return await self.next("update", lambda update: bool(update["step"] > step))

    async def answered(self) -> Json:
        """The update in which my answer counts; somebody else's sealed answer may come first."""
        ticket = self.decision["ticket"]
        return await self.next("update", lambda update: (update["decision"] or {}).get("ticket") != ticket)

    async def fault(self) -> str:
        return cast(str, (await self.next("fault"))["code"])

    async def until_asked(self) -> Json:
        """The question, as soon as there is one; empty when the game is over."""
        while self.update["decision"] is None and not self.over:
            await self.next("update")
        return cast(Json, self.update["decision"] or {})

    async def closed(self) -> int:
        """The code that the server closed with."""
        try:
            async with asyncio.timeout(SECONDS):
                while True:
                    await self._receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    async def quiet(self) -> None:
        """Have everything that the server has sent so far: it answers messages in order."""
        await self.send("undo", step=-1, id=424242)
        await self.next("fault", lambda message: message["sent"] == 424242)

    async def _receive(self) -> Json:
        message = cast(Json, json.loads(await self.socket.recv()))
        self.received.append(message)
        if message["type"] == "update":
            self.update = message
        return message

    @property
    def decision(self) -> Json:
        return cast(Json, self.update["decision"])

    @property
    def codes(self) -> list[int]:
        return [option["code"] for option in self.decision["options"]]

    @property
    def eyes(self) -> int | None:
        seats = [message["seat"] for message in self.received if message["type"] in ("hello", "seats")]
        return cast("int | None", seats[-1])

    @property
    def over(self) -> bool:
        return cast(bool, self.update["result"]["over"])

    @property
    def events(self) -> list[Json]:
        return [
            event for message in self.received if message["type"] == "update" for event in message["events"]
        ]


def _json(answer: httpx.Response) -> Json:
    assert answer.status_code < 300, answer.text
    return cast(Json, answer.json())


async def play_on(player: Player) -> None:
    """Choose the last option each time (bank, where that is allowed) until the end."""
    while await player.until_asked():
        await player.choose(player.codes[-1])
        await player.answered()


async def one_step(first: Player, second: Player) -> None:
    """Whoever is asked answers, and both are told."""
    mover, other = (first, second) if first.update["decision"] else (second, first)
    await mover.choose(mover.codes[-1])
    step = (await mover.next_step())["step"]
    if other.update["step"] < step:
        await other.next("update", lambda update: bool(update["step"] == step))


def secrets_of(seed: int) -> list[str]:
    """In every form in which a seed is ever written: as number, in hexadecimal digits, as key of the stream."""
    return [str(seed), f"{seed:x}", f"{seed:064x}"]


def seed_of_a_second_card_that_busts() -> int:
    """For two seats without pirates: seat 0 begins, may bank after one card, and busts with the second."""
    game = taverna.game("dead-mans-draw")
    for seed in range(10_000):
        state = game.setup(2, seed, {"pirates": False})
        if state.pending[0].seat != 0:
            continue
        game.apply(state, 0, DRAW)
        if [(asked.seat, BANK in asked.options) for asked in state.pending] != [(0, True)]:
            continue
        game.apply(state, 0, DRAW)
        if [asked.seat for asked in state.pending] == [1]:
            return seed
    raise AssertionError("no such game")
