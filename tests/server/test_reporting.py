"""From a player's reference to everything that happened at the table, also in the middle of a game."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import taverna
from taverna.kernel import BadCall, Match, Record, replay
from taverna.server.lobby.lobby import new_id
from taverna.server.reporting import Case, find
from tests.support.server.people import Json, Person, Player
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio


async def choose_take_back_and_choose(player: Player, seat: int) -> None:
    await player.send("look", seat=seat)
    await player.next("update")
    await player.choose(player.codes[0])
    await player.send("undo", step=(await player.answered())["step"])
    await player.next_step()
    await player.choose(player.codes[1])
    await player.answered()


async def complained(server: Serving) -> tuple[Person, Json, Json]:
    """A game in which somebody took back a choice; a complaint; and then it went on."""
    ana = await server.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"], options={"pirates": True})
    async with ana.at(table) as player:
        await choose_take_back_and_choose(player, 0)
        report = await ana.get(f"/api/tables/{table['id']}/report", seat=0)
        await player.send("look", seat=1)
        await player.next("update")
        await player.choose()
        await player.next_step()
    return ana, table, report


async def test_a_reference_leads_to_the_position_that_the_player_saw(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as server:
        _, _, report = await complained(server)
        await execute(server, "UPDATE tables SET state = 'finished'")
        case = await find(settings.database, report["reference"])
    assert case.reference == report["reference"]
    assert (len(case.history), report["step"]) == (3, 3)
    assert case.history[1] == (0, None)
    assert case.history[0][1] != case.history[2][1]
    assert case.record is not None
    assert case.record.steps == [[0, case.history[2][1]]]
    assert as_json(by_record(case).view(0)) == report["view"]
    assert as_json(by_history(case).view(0)) == report["view"]
    assert [event["kind"] for event in report["events"]] == [
        event.kind for _, event in by_history(case).events(0)
    ]
    game = taverna.game(case.game)
    assert case.position is not None
    assert as_json(game.view(game.load(case.position), 0)) == report["view"]


async def execute(server: Serving, statement: str) -> None:
    await server.process.services.store.writer.transact(
        lambda connection: connection.exec_driver_sql(statement)
    )


async def test_while_the_game_goes_on_nothing_foretells_its_chance(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as server:
        _, table, report = await complained(server)
        case = await find(settings.database, report["reference"])
        live = server.process.peek(table["id"])
    assert live is not None
    assert (case.seed, case.record) == (None, None)
    assert "when it is over" in case.problem
    told = msgspec.json.encode(case).decode()
    assert "rng" not in told
    assert f"{live.table.seed:064x}" not in told
    assert str(live.table.seed) not in told
    assert case.commitment == live.table.commitment
    assert case.position is not None
    game = taverna.game(case.game)
    assert as_json(game.view(game.load(case.position), 0)) == report["view"]


def by_record(case: Case) -> Match:
    assert case.record is not None
    return replay(Record.from_json(msgspec.json.encode(case.record).decode()))


def by_history(case: Case) -> Match:
    match = Match(case.game, len(case.seats), by_record(case).seed, case.options)
    for seat, code in case.history:
        if code is None:
            match.undo(seat)
        else:
            match.submit(seat, code)
    return match


def as_json(value: object) -> object:
    return json.loads(json.dumps(value))


async def test_without_a_step_it_is_the_table_as_it_is(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as server:
        _, table, _ = await complained(server)
        case = await find(settings.database, table["id"])
    assert (case.reference, len(case.history)) == (f"{table['id']}-4", 4)
    assert (case.state, case.seats) == ("playing", ["Ana", "Bia"])


async def test_what_was_played_by_other_rules_is_told_without_a_record(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as server:
        _, table, _ = await complained(server)
        await execute(server, "UPDATE tables SET version = 99")
        case = await find(settings.database, table["id"])
    assert (case.record, case.position, len(case.history)) == (None, None, 4)
    assert "version" in case.problem


@pytest.mark.parametrize(
    "reference", ["", "x", "AAAAAAAAAAAA-0", "AAAAAAAAAAAA", "../../etc/passwd", "-" * 13]
)
async def test_a_reference_that_leads_nowhere(tmp_path: Path, reference: str) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings):
        with pytest.raises(BadCall) as refusal:
            await find(settings.database, reference)
    assert refusal.value.code == "no-reference"


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadCall, match="--database"):
        await find(str(tmp_path / "no" / "taverna.db"), "AAAAAAAAAAAA-0")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "other.db").write_text("not a database at all, but long enough to look at")
    with pytest.raises(BadCall, match="--database"):
        await find(str(tmp_path / "other.db"), "AAAAAAAAAAAA-0")


def test_references_can_be_typed_after_a_command() -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))
