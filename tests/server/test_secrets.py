"""A socket is told what its seat may know, and nothing else."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from taverna.kernel import AnyGame, Match, Record, State, replay
from taverna.kernel.fairness import commitment
from taverna.server.think import thoughts
from taverna.server.think.judging import advise, greedy
from taverna.server.think.tasks import Advice
from tests.support.server.people import Json, Player, play_on, secrets_of
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio

MAY_TELL = {
    "update": {
        "type",
        "step",
        "view",
        "unchanged",
        "events",
        "since",
        "next",
        "decision",
        "offers",
        "waiting",
        "answered",
        "can_undo",
        "clock",
        "result",
    },
    "seats": {"type", "table", "seat"},
    "hello": {"type", "table", "seat", "said"},
}


async def test_every_update_is_the_view_of_its_seat(server: Serving) -> None:
    """Three people, pirates dealt in secret, an Oracle that only its player sees; and a spectator."""
    people = [await server.person(name) for name in ("Ana", "Rui", "Eva")]
    options = {"pirates": True, "private_oracle": True}
    table = await people[0].open_table(3, options=options, public=True)
    for seat in (1, 2):
        await people[seat].sit(table, seat)
    await people[0].start(table)
    async with (
        people[0].at(table) as first,
        people[1].at(table) as second,
        people[2].at(table) as third,
        people[2].at(table, seat="watch") as spectator,
    ):
        players = [first, second, third]
        await asyncio.gather(*(play_on(player) for player in players))
        await spectator.next("update", lambda update: bool(update["result"]["over"]))
    record = Record.from_dict(await people[0].get(f"/api/tables/{table['id']}/record"))
    for eyes, player in [*enumerate(players), (None, spectator)]:
        check(record, player, eyes)
        told = json.dumps(player.received)
        assert not [secret for secret in secrets_of(record.seed) if secret in told]
        promised = [message["table"]["commitment"] for message in player.received if "table" in message]
        assert promised
        assert set(promised) == {commitment("dead-mans-draw", record.seed)}, "and it never changes"
    assert record.commitment == promised[0]


async def test_nothing_that_can_be_asked_before_the_end_tells_the_seed(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables, lists, records, reports, replays; and what a bot or a hint is given to think about."""
    asked: list[str] = []

    def advice(game: AnyGame, state: State, *more: Any) -> Advice:
        asked.append(game.line(state))
        return advise(game, state, *more)

    def choice(game: AnyGame, state: State, *more: Any) -> int:
        asked.append(game.line(state))
        return greedy(game, state, *more)

    monkeypatch.setattr(thoughts, "advise", advice)
    monkeypatch.setattr(thoughts, "greedy", choice)
    ana = await server.person("Ana")
    table = await ana.quick("strong", options={})
    path = f"/api/tables/{table['id']}"
    async with ana.at(table) as player:
        for _ in range(4):
            await player.until_asked()
            await player.choose()
            await player.next_step()
        await player.until_asked()
        await player.send("hint")
        await player.next("hint")
        answers = [
            await ana.http.request(method, place, json=body)
            for method, place, body in (
                ("GET", path, None),
                ("GET", f"{path}/report", None),
                ("GET", f"{path}/record", None),
                ("GET", "/api/tables", None),
                ("POST", "/api/replay", {"table": table["id"]}),
                ("POST", "/api/analysis", {"table": table["id"]}),
            )
        ]
        told = "".join(answer.text for answer in answers) + json.dumps(player.received)
    live = server.process.peek(table["id"])
    assert live is not None
    assert (
        answers[0].json()["commitment"]
        == live.table.commitment
        == commitment("dead-mans-draw", live.table.seed)
    )
    assert len(asked) > 1
    assert not [secret for secret in secrets_of(live.table.seed) if secret in told + "".join(asked)]
    assert answers[2].status_code == answers[4].status_code == answers[5].status_code == 409


def check(record: Record, player: Player, eyes: int | None) -> None:
    match = replay(record, 0)
    told = 0
    for message in player.received:
        assert set(message) == MAY_TELL[message["type"]]
        if message["type"] == "update":
            while len(match.steps) < message["step"]:
                match.submit(*record.steps[len(match.steps)])
            check_update(match, message, eyes, told)
            told = message["next"]


def check_update(match: Match, update: Json, eyes: int | None, told: int) -> None:
    assert update["view"] == as_json(match.view(eyes))
    assert [(event["n"], event["kind"], event["args"]) for event in update["events"]] == [
        (number, event.kind, as_json(event.args)) for number, event in match.events(eyes, told)
    ]
    decision = None if eyes is None else match.decision(eyes)
    assert (update["decision"] is None) == (decision is None)
    assert update["offers"] is None or update["offers"]["seat"] == eyes
    if decision is not None:
        assert [option["code"] for option in update["decision"]["options"]] == decision.options


def as_json(value: object) -> object:
    return json.loads(json.dumps(value))


async def test_a_sealed_answer_is_seen_by_nobody_else_until_all_are_in(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.open_table(options={"pirates": True})
    await rui.sit(table, 1)
    await ana.start(table)
    async with ana.at(table) as first, rui.at(table) as second, server.stranger().at(table) as spectator:
        before = {player: player.update["view"] for player in (second, spectator)}
        kept = first.decision["options"][0]["args"]["pirate"]
        await first.choose()
        assert (await first.next_step())["view"]["kept"] == kept
        for player in (second, spectator):
            update = await player.next_step()
            assert kept not in json.dumps(update["events"])
            assert {**update["view"], "asked": None} == {**before[player], "asked": None}
            assert update["waiting"] == [1]


async def test_what_a_seat_may_announce_is_told_to_that_seat_only(server: Serving, divers: str) -> None:
    """A whole game with bells (TOY-5) that nobody rings."""
    people = [await server.person(name) for name in ("Ana", "Rui")]
    table = await people[0].post("/api/tables", game=divers, seats=2, options={"bells": True})
    await people[1].sit(table, 1)
    await people[0].start(table)
    async with (
        people[0].at(table) as first,
        people[1].at(table) as second,
        people[0].at(table, seat="watch") as spectator,
    ):
        await play_by_turns(first, second)
        await spectator.next("update", lambda update: bool(update["result"]["over"]))
    record = Record.from_dict(await people[0].get(f"/api/tables/{table['id']}/record"))
    offered: dict[int | None, set[int]] = {}
    for eyes, player in ((0, first), (1, second), (None, spectator)):
        check(record, player, eyes)
        offers = [message["offers"] for message in player.received if message["type"] == "update"]
        offered[eyes] = {found["seat"] for found in offers if found}
    assert offered == {0: {0}, 1: {1}, None: set()}


async def play_by_turns(*players: Player) -> None:
    """Search for pearls and keep the bell. When all are asked, each time another one is first: it has offers then."""
    order = list(players)
    while not players[0].over:
        if all(player.decision for player in players):
            order.reverse()
        for player in order:
            if player.decision:
                await player.choose(player.codes[0])
                for other in players:
                    await other.next_step()


async def test_nobody_gets_another_seats_eyes(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.quick("greedy", options={})
    async with rui.at(table, seat=0) as peeping:
        assert peeping.hello["seat"] is None
        assert peeping.update["view"]["offers"] == []
        await peeping.send("look", seat=0)
        assert await peeping.fault() == "not-your-seat"
        await peeping.send("look", seat=7)
        assert await peeping.fault() == "not-your-seat"
    async with ana.at(table, seat="watch") as watching:
        assert watching.update["view"]["offers"] == []
        await watching.send("choose", ticket=1, code=0)
        assert await watching.fault() == "no-seat"
