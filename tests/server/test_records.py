"""Records, replays and complaints."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import taverna
from taverna.kernel import Match, Record, Rng
from taverna.server.people.names import BOTS
from taverna.server.think.thinkers import Thinkers
from tests.support.server.people import Json, Person, play_on
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio


async def finished(person: Person) -> Json:
    table = await person.quick("greedy")
    async with person.at(table) as player:
        await play_on(player)
    return table


def record_of_a_game(seed: int = 7) -> Json:
    match = Match("dead-mans-draw", 2, seed, names=["Ana", "Rui"])
    rng = Rng(seed)
    while not match.over:
        decision = match.pending[0]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    return match.record().to_dict()


async def test_the_record_is_for_after_the_end(server: Serving) -> None:
    ana = await server.person("Ana", "pt-BR")
    table = await ana.quick("greedy")
    problem = await ana.refused("GET", f"/api/tables/{table['id']}/record", 409, "not-finished")
    assert problem["text"] == "A partida ainda não terminou."
    await ana.refused("POST", "/api/replay", 409, "not-finished", json={"table": table["id"]})
    async with ana.at(table) as player:
        await play_on(player)
    answer = await server.stranger().http.get(f"/api/tables/{table['id']}/record")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.json()["format"] == "taverna-record"


async def test_a_report_in_play_holds_what_the_seat_knows_and_no_seed(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.quick("greedy", options={})
    path = f"/api/tables/{table['id']}/report"
    async with ana.at(table) as player:
        await player.until_asked()
        report = await ana.get(path)
        assert report["view"] == player.update["view"]
        assert report["decision"]["ticket"] == player.decision["ticket"]
        assert report["events"] == player.events
    assert report["record"] is None
    live = server.process.peek(table["id"])
    assert live is not None
    assert str(live.table.seed) not in json.dumps(report)
    assert report["reference"] == f"{table['id']}-{report['step']}"
    await rui.refused("GET", path, 403, "no-seat")
    await ana.refused("GET", path, 403, "not-your-seat", params={"seat": 1})
    await server.stranger().refused("GET", path, 401, "introduce-yourself")


async def test_a_report_after_the_end_reproduces_the_game(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await finished(ana)
    report = await ana.get(f"/api/tables/{table['id']}/report")
    match = taverna.replay(taverna.Record.from_dict(report["record"]))
    assert json.loads(json.dumps(match.view(0))) == report["view"]


async def test_a_record_is_replayed_frame_by_frame(server: Serving) -> None:
    record = record_of_a_game()
    person = server.stranger()
    steps = len(record["steps"])
    frames: list[Json] = []
    while len(frames) <= steps:
        page = await person.post("/api/replay", record=record, first=len(frames), last=len(frames) + 30)
        assert (page["steps"], page["names"]) == (steps, ["Ana", "Rui"])
        assert page["frames"]
        frames += page["frames"]
    match = Match("dead-mans-draw", 2, 7, names=["Ana", "Rui"])
    for number, frame in enumerate(frames):
        if number:
            match.submit(*record["steps"][number - 1])
            assert [frame["seat"], frame["code"]] == record["steps"][number - 1]
        assert frame["step"] == number
        assert frame["view"] == json.loads(json.dumps(match.view(None)))
    assert [event["n"] for frame in frames for event in frame["events"]] == [
        number for number, _ in match.events(None)
    ]
    assert frames[-1]["result"]["over"]


async def test_a_finished_table_is_replayed(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await finished(ana)
    page = await server.stranger().post("/api/replay", table=table["id"])
    assert page["names"] == ["Ana", BOTS[0]]
    assert page["frames"][0]["step"] == 0


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "bad-request"),
        ({"record": {}, "table": "A" * 12}, "bad-request"),
        ({"record": {}}, "bad-data"),
        ({"record": {**record_of_a_game(), "steps": [[0, 10**30]]}}, "bad-data"),
        ({"record": {**record_of_a_game(), "steps": [[0, 9]]}}, "bad-data"),
        ({"record": {**record_of_a_game(), "seed": -1}}, "bad-data"),
        ({"record": {**record_of_a_game(), "names": ["x"]}}, "bad-data"),
        ({"record": {**record_of_a_game(), "game": "chess"}}, "bad-data"),
        ({"record": record_of_a_game(), "first": -1}, "bad-request"),
    ],
)
async def test_a_damaged_record_is_refused(server: Serving, body: Json, code: str) -> None:
    await server.stranger().refused("POST", "/api/replay", 400, code, json=body)


async def test_a_record_of_another_version_is_refused(server: Serving) -> None:
    record = {**record_of_a_game(), "game_version": 99}
    await server.stranger().refused("POST", "/api/replay", 409, "wrong-version", json={"record": record})


async def test_what_json_can_not_hold_is_refused(server: Serving) -> None:
    person = server.stranger()
    for body in (
        b'{"record": {"seed": ' + b"9" * 5000 + b"}}",
        b'{"record": ' + b"[" * 5000,
        b"\xff",
        b'"\\ud800"',
    ):
        answer = await person.http.post(
            "/api/replay", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400, answer.text


async def test_frames_and_bytes_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = settings_for(tmp_path_factory.mktemp("limits"), max_frames=5, max_record=20_000)
    async with serving(settings) as server:
        person = server.stranger()
        page = await person.post("/api/replay", record=record_of_a_game())
        assert [frame["step"] for frame in page["frames"]] == [0, 1, 2, 3, 4]
        problem = await person.refused(
            "POST", "/api/replay", 413, "too-large", json={"record": {"names": ["x" * 20_000]}}
        )
        assert "20,000" in problem["text"]


async def test_a_finished_game_is_looked_into_part_by_part(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy")
    await ana.refused("POST", "/api/analysis", 409, "not-finished", json={"table": table["id"]})
    async with ana.at(table) as player:
        await play_on(player)
    record = await ana.get(f"/api/tables/{table['id']}/record")
    verdicts: list[Json] = []
    part: Json = {"end": None}
    while part["end"] is None:
        part = await ana.post("/api/analysis", table=table["id"], first=len(verdicts))
        assert part["verdicts"], "each part brings it further"
        verdicts += part["verdicts"]
    assert [[one["seat"], one["chosen"]["code"]] for one in verdicts] == record["steps"]
    assert part["steps"] == len(verdicts)
    assert part["end"] == taverna.replay(Record.from_dict(record)).outcome().rewards()
    assert (await ana.post("/api/analysis", table=table["id"], first=10_000))["verdicts"] == []


async def test_secret_choices_come_to_light_with_the_last(server: Serving) -> None:
    """Two pirates are chosen in secret, then a card is drawn; the parts may be cut anywhere."""
    ana = await server.person("Ana")
    record = record_of_a_game()
    record["steps"] = record["steps"][:3]
    for first in (0, 1):
        part = await ana.post("/api/analysis", record=record, first=first)
        told = {one["step"]: one["revealed"] for one in part["verdicts"]}
        assert {step: told[step] for step in told if told[step]} in ({}, {1: [0]})
        assert told[first] == ([0] if first else [])


async def test_a_record_with_a_fault_is_not_looked_into(server: Serving) -> None:
    ana = await server.person("Ana")
    record = record_of_a_game()
    record["steps"][5][1] = 9999
    problem = await ana.refused("POST", "/api/analysis", 400, "bad-data", json={"record": record})
    assert "steps[5]" in json.dumps(problem)
    await ana.refused("POST", "/api/analysis", 400, "bad-request", json={})


async def test_a_worker_that_fails_at_it_is_said_to_be_busy(tmp_path: Path) -> None:
    crashes = Thinkers(1, 20.0, lambda *_: None, (sys.executable, "-c", "import sys; sys.stdin.readline()"))
    async with serving(settings_for(tmp_path), thinkers=crashes) as server:
        ana = await server.person("Ana")
        await ana.refused("POST", "/api/analysis", 503, "unavailable", json={"record": record_of_a_game()})


async def test_a_worker_with_little_time_is_asked_for_less_at_once(tmp_path: Path) -> None:
    """It begins its last step in that time and may need it again: half of the worker's at most."""
    tells = (
        "import sys, json\ntask = json.loads(sys.stdin.readline())\n"
        "print(json.dumps({'part': {'steps': 0, 'verdicts': [], 'end': [task['seconds']]}}), flush=True)"
    )
    for seconds, given in [(0.4, 0.1), (20.0, 0.8)]:
        thinkers = Thinkers(1, seconds, lambda *_: None, (sys.executable, "-c", tells))
        await thinkers.start()
        try:
            part = await thinkers.study(record_of_a_game(), 0)
        finally:
            await thinkers.stop()
        assert part is not None
        assert part.end == [given]


async def test_a_finished_game_is_seen_through_the_eyes_of_each_seat(server: Serving) -> None:
    """The end has made all hands public: the record holds them. What was asked is told with it."""
    record = record_of_a_game()
    person = server.stranger()
    match = taverna.replay(Record.from_dict(record), 0)
    for seat in (0, 1):
        seen = await person.post("/api/replay", record=record, first=0, last=3, eyes=seat)
        assert [frame["view"]["seat"] for frame in seen["frames"]] == [seat] * 3
        asked = seen["frames"][0]["decision"]
        assert (asked is not None) == (match.decision(seat) is not None)
    watched = await person.post("/api/replay", record=record, first=0, last=3)
    assert [frame["view"]["seat"] for frame in watched["frames"]] == [None] * 3
    assert all(frame["decision"] is None for frame in watched["frames"])
    wrong = {"record": record, "eyes": 2}
    await person.refused("POST", "/api/replay", 404, "bad-seat", json=wrong)


@pytest.mark.parametrize("game", ["dungeon-raiders", "bloodborne", "gloomhaven"])
async def test_all_hands_of_a_finished_game_are_shown_at_once(server: Serving, game: str) -> None:
    """Whoever looks; and only if they are asked for."""
    match = Match(game, taverna.game(game).seats.start, 7)
    for _ in range(4):
        decision = match.pending[0]
        match.submit(decision.seat, decision.options[0])
    record = match.record().to_dict()
    person = await server.person("Ana")
    plain = await person.post("/api/replay", record=record)
    assert all(frame["hands"] == [] for frame in plain["frames"])
    seen = await person.post("/api/replay", record=record, hands=True, eyes=0)
    views = [await person.post("/api/replay", record=record, eyes=seat) for seat in range(match.seats)]
    for number, frame in enumerate(seen["frames"]):
        held = [of_seat["frames"][number]["view"] for of_seat in views]
        own = [view["hand"] if "hand" in view else view["heroes"][view["seat"]]["hand"] for view in held]
        assert frame["hands"] == own
