"""Refusals: a closed list, in three languages; and nothing that is sent makes a 500."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from taverna.i18n import LANGUAGES, load_catalogue
from taverna.i18n.catalogue import SHARED, source
from taverna.server.common.problems import CODES, PLAINER, Speaker
from taverna.wire.codes import Code
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio

JUNK: list[Any] = [
    None,
    True,
    0,
    -1,
    1.5,
    "x",
    "\u0000",
    "\ud83d\ude00",
    [],
    {},
    [[]],
    {"a": 1},
    10**25,
    "x" * 5000,
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text_in_every_language(language: str) -> None:
    for code in Code:
        in_one = [
            package
            for package in (SHARED, "taverna.server")
            if re.search(rf"^error-{code.value} =", source(language, package), re.MULTILINE)
        ]
        assert len(in_one) == 1, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_over(language: str) -> None:
    texts = re.findall(r"^error-(\S+) =", source(language, "taverna.server"), re.MULTILINE)
    assert {f"error-{code}" for code in texts} <= {f"error-{code}" for code in CODES} | set(PLAINER.values())
    values: dict[str, str | int] = {"limit": 3}
    for code in texts:
        _, problems = load_catalogue(language, "taverna.server").attempt(f"error-{code}", values)
        assert not problems


def test_whose_reason_is_the_games_own_is_still_in_the_list() -> None:
    from taverna.kernel import BadData, BadOption, IllegalChoice

    speaker = Speaker("es", "dead-mans-draw")
    problem = speaker.problem(IllegalChoice("draw-first", "no", "DMD-3.2"))
    assert (problem.code, problem.why, problem.rule) == ("illegal-choice", "draw-first", "DMD-3.2")
    assert problem.text == speaker.words.text("error-draw-first")
    assert Speaker("es").problem(BadOption("odd-mix", "no")).text == "Esas opciones no van juntas."
    assert speaker.problem(BadData("not-json", "no")).code == "bad-data"


@pytest.mark.parametrize(
    ("headers", "text"),
    [
        ({}, "There is no such table. It may have been closed."),
        ({"accept-language": "pt-PT,pt;q=0.9,en;q=0.8"}, "Essa mesa não existe. Talvez tenha sido fechada."),
        ({"accept-language": "de, es;q=0.5"}, "Esa mesa no existe. Quizá se cerró."),
        ({"accept-language": "\xff;;,,x"}, "There is no such table. It may have been closed."),
    ],
)
async def test_a_stranger_is_answered_in_the_browsers_language(
    server: Serving, headers: dict[str, str], text: str
) -> None:
    person = server.stranger()
    person.http.headers["accept-language"] = ""
    raw = {name: value.encode("latin-1") for name, value in headers.items()}
    problem = await person.refused("GET", "/api/tables/AAAAAAAAAAAA", 404, "no-table", headers=raw)
    assert problem["text"] == text


async def test_a_guest_is_answered_in_their_own_language(server: Serving) -> None:
    person = await server.person("Ana", "es")
    problem = await person.refused("POST", "/api/tables", 400, "bad-request", json={"seats": 2})
    assert problem["text"] == "No se entiende esa petición."
    assert "`game`" in problem["detail"]
    table = await person.quick("greedy")
    async with person.at(table) as player:
        await player.send("nonsense")
        fault = await player.next("fault")
        assert fault["text"] == "No se entiende ese mensaje."
        assert "nonsense" in fault["detail"]
        await person.post("/api/me", nickname="Ana", language="pt-BR")
        await player.send("nonsense")
        assert (await player.next("fault"))["text"] == "Não foi possível entender essa mensagem."


async def test_a_damaged_record_is_refused_without_english_in_the_sentence(server: Serving) -> None:
    person = await server.person("Ana", "pt-BR")
    record = {"format": "taverna-record", "format_version": 1, "game": "dead-mans-draw", "steps": [[0]]}
    problem = await person.refused("POST", "/api/replay", 400, "bad-data", json={"record": record})
    assert problem["text"] == "Esse registro está danificado: não pode ser jogado de novo."
    assert problem["detail"].startswith("record.")
    assert problem["values"] == {}


@pytest.mark.parametrize(
    ("message", "sent"),
    [
        ('{"type": "choose", "ticket": 1, "id": 7}', 7),
        ('{"type": "sing", "id": 8}', 8),
        ('{"type": "say", "text": "", "colour": 3, "id": 9}', 9),
        ('{"type": "say", "text": "", "id": "9"}', None),
        ('{"type": "say", "id": 1e400}', None),
        ('{"id": 5', None),
        ("[5]", None),
    ],
)
async def test_a_malformed_message_is_named_if_its_number_can_be_read(
    server: Serving, message: str, sent: int | None
) -> None:
    person = await server.person("Ana")
    table = await person.quick("greedy")
    async with person.at(table) as player:
        await player.socket.send(message)
        fault = await player.next("fault")
        assert (fault["code"], fault["sent"]) == ("bad-message", sent)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/me"),
        ("POST", "/api/token"),
        ("POST", "/api/tables"),
        ("POST", "/api/quick"),
        ("POST", "/api/replay"),
        ("POST", "/api/tables/AAAAAAAAAAAA/rematch"),
        ("POST", "/api/tables/AAAAAAAAAAAA/seats/0"),
        ("PUT", "/api/tables/AAAAAAAAAAAA/seats/0/bot"),
    ],
)
async def test_junk_is_refused_politely(server: Serving, method: str, path: str) -> None:
    person = await server.person("Ana")
    fields = ["nickname", "language", "game", "seats", "options", "people", "bots", "bot", "record", "name"]
    bodies = [json.dumps(junk).encode() for junk in JUNK]
    bodies += [json.dumps(dict.fromkeys(fields, junk)).encode() for junk in JUNK]
    bodies += [b"", b"{", b"\xff\xfe", b"nul", b"[" * 10_000]
    for body in bodies:
        for kind in (
            "application/json",
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data",
        ):
            answer = await person.http.request(method, path, content=body, headers={"content-type": kind})
            assert answer.status_code in (200, 201, 400, 404, 413, 415), (body[:80], kind, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["code"] in CODES


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%F0%9F%98%80",
        "/api/tables/" + "a" * 3000,
        "/api/tables?page=99999999999999999999",
        "/api/tables?which=%00",
        "/api/rules/x/en",
        "/api/rules/dead-mans-draw/xx",
        "/api/texts/%2e%2e/dead-mans-draw",
        "/api/texts/en/..%2f..%2fetc",
        "/api/tables/AAAAAAAAAAAA/report?seat=99999999999999999999",
        "/..%2f..%2fetc/passwd.txt",
        "/assets/../../app.py",
        "/api/",
        "/ws/",
    ],
)
async def test_strange_addresses_are_refused_politely(server: Serving, path: str) -> None:
    person = await server.person("Ana")
    answer = await person.http.get(path)
    assert answer.status_code in (400, 404), answer.text
    assert answer.json()["code"] in CODES


async def test_junk_on_a_socket_is_refused_and_changes_nothing(server: Serving) -> None:
    person = await server.person("Ana")
    table = await person.quick(people=["Ana", "Bia"], options={})
    async with person.at(table) as player:
        before = player.update
        messages: list[str | bytes] = [json.dumps(junk) for junk in JUNK]
        for type in ("choose", "undo", "say", "hint", "back", "look", "signal", "pong", "update"):
            for junk in JUNK:
                if isinstance(junk, str):
                    junk = junk[:900]
                fields = dict.fromkeys(("ticket", "code", "step", "text", "seat", "key", "id"), junk)
                messages += [json.dumps({"type": type, **fields}), json.dumps({"type": type, "id": junk})]
        messages += ["", "{", "[" * 4000, b"\xff\xfe", b'{"type": "undo"}', '"\\ud800"']
        for message in messages:
            await player.socket.send(message)
            await player.quiet()
        assert player.update["step"] == 0
        assert player.update["view"] == before["view"]
        assert {message["type"] for message in player.received} <= {
            "hello",
            "update",
            "seats",
            "fault",
            "hint",
        }
