"""Requests made from the server's own OpenAPI description: nothing breaks, and every answer is described."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies as st
from hypothesis.strategies import SearchStrategy
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from taverna.server.serving.app import create_app
from tests.support.server.people import Json, play_on
from tests.support.server.serving import Serving, serving, settings_for, told

SCHEMA = schemathesis.openapi.from_dict(create_app().openapi_schema.to_schema())
FOUND: list[Any] = [found.ok() for found in cast(Any, SCHEMA.get_all_operations())]
OPERATIONS = {operation.label: operation for operation in FOUND}
EXAMPLES = 80
SEATS = 3
NAMES = {"game": "dead-mans-draw", "bot": "greedy", "language": "es"}
CONFORMS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


def can_be_unsound(operation: APIOperation[Any, Any, Any, Any]) -> bool:
    """Whether there is anything in it that could be wrong: every text is a possible name."""
    numbers = any(parameter.name == "number" for parameter in operation.path_parameters)
    return bool(list(operation.body) or list(operation.query) or numbers)


class Api:
    """A running server, a guest of it, that guest's tables (one of each state), and the record of the finished one."""

    def __init__(self, url: str, cookie: str, tables: list[str], record: Json) -> None:
        self.url = url
        self.tables = tables
        self.record = record
        self._cookie = cookie

    def ask(self, case: Case[Any], known: bool) -> Any:
        return case.call(base_url=self.url, headers={"cookie": self._cookie} if known else {})

    def ground(self, case: Case[Any], table: str) -> None:
        """Chance never finds a table or a game: put real ones in, and leave the rest as it is."""
        _put_names(case.path_parameters)
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        if "number" in case.path_parameters:
            case.path_parameters["number"] %= SEATS + 1
        if isinstance(case.body, dict):
            _put_names(case.body)
        if case.operation.label == "POST /api/replay" and isinstance(case.body, dict):
            record = case.body.pop("record", None)
            case.body.pop("table", None)
            case.body |= (
                {"table": table} if record is None else {"record": {**self.record, **cast(Json, record)}}
            )


def _put_names(values: Json) -> None:
    for name in values.keys() & NAMES.keys():
        values[name] = NAMES[name]
    if "bots" in values:
        values["bots"] = ["greedy"] * len(values["bots"])
    if "seats" in values:
        values["seats"] = values["seats"] % 9


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """The server has a thread and an event loop of its own: schemathesis waits for answers in this one."""
    folder = tmp_path_factory.mktemp("store")
    ready: list[Api] = []
    opened, enough = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving(settings_for(folder, max_tables=1_000_000)) as server:
            ready.append(await furnished(server))
            opened.set()
            await asyncio.to_thread(enough.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert opened.wait(20)
    yield ready[0]
    enough.set()
    thread.join(20)


async def furnished(server: Serving) -> Api:
    ana = await server.person("Ana")
    waiting, playing, finished = (
        await ana.open_table(SEATS),
        await ana.quick("greedy"),
        await ana.quick("greedy"),
    )
    async with ana.at(finished) as player:
        await play_on(player)
    record = await ana.get(f"/api/tables/{finished['id']}/record")
    cookie = f"{ana.cookie_name}={ana.cookie}"
    return Api(server.url, cookie, [table["id"] for table in (waiting, playing, finished)], record)


def test_half_of_the_requests_come_from_a_guest(api: Api) -> None:
    case = OPERATIONS["GET /api/me"].Case()
    assert api.ask(case, known=True).json()["nickname"] == "Ana"
    assert api.ask(case, known=False).json() is None


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_to_a_sound_request_is_described(
    label: str, api: Api, caplog: pytest.LogCaptureFixture
) -> None:
    ask_often(OPERATIONS[label].as_strategy(GenerationMode.POSITIVE), api, CONFORMS)
    assert told(caplog) == []


@pytest.mark.parametrize(
    "label", [label for label, operation in OPERATIONS.items() if can_be_unsound(operation)]
)
def test_an_unsound_request_is_refused(label: str, api: Api, caplog: pytest.LogCaptureFixture) -> None:
    checks = [*CONFORMS, negative_data_rejection]
    ask_often(OPERATIONS[label].as_strategy(GenerationMode.NEGATIVE), api, checks)
    assert told(caplog) == []


def ask_often(cases: SearchStrategy[Case[Any]], api: Api, checks: list[Any]) -> None:
    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(
        case=cases,
        table=st.sampled_from(api.tables),
        real=st.sampled_from([True, True, False]),
        known=st.sampled_from([True, True, False]),
    )
    def ask(case: Case[Any], table: str, real: bool, known: bool) -> None:
        if real and negative_data_rejection not in checks:
            api.ground(case, table)
        case.validate_response(api.ask(case, known), checks=checks)

    ask()
