"""The structs of the wire and their schema."""

from __future__ import annotations

import json

import msgspec
import pytest

from taverna.wire import schema as wire_schema
from taverna.wire.codes import Code
from taverna.wire.lobby import CreateTable
from taverna.wire.table import Choose, Fault, FromClient, FromServer, Look, Undo


def test_the_schema_has_every_message_and_closes_the_list_of_codes() -> None:
    definitions = wire_schema.schema()["$defs"]
    for union in (FromServer, FromClient):
        for struct in union.__args__:
            assert struct.__name__ in definitions
    assert definitions["Code"]["enum"] == sorted(code.value for code in Code)
    json.dumps(definitions)


def test_every_reference_in_the_schema_exists() -> None:
    document = wire_schema.schema()
    text = json.dumps(document)
    names = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert names <= set(document["$defs"])


@pytest.mark.parametrize(
    "message", [Choose(ticket=3, code=0, id=1), Undo(step=4), Look(seat=None), Look(seat=2, since=9)]
)
def test_messages_survive_the_way(message: FromClient) -> None:
    decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
    assert decoder.decode(msgspec.json.encode(message)) == message


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "choose", "ticket": 1}',
        '{"type": "choose", "ticket": 1, "code": 2, "seat": 0}',
        '{"type": "choose", "ticket": 1e300, "code": 2}',
        '{"type": "look", "seat": -1}',
        '{"type": "fault", "code": "internal", "text": ""}',
        '{"ticket": 1, "code": 2}',
    ],
)
def test_what_a_client_may_not_say(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(text, type=FromClient)


def test_a_fault_has_a_code_of_the_list() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode('{"type": "fault", "code": "made-up", "text": ""}', type=Fault)


def test_a_table_has_at_least_a_seat() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "x", "seats": 0}, CreateTable)
