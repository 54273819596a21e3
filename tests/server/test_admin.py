"""Backups, moving a store, looking through it; and the commands that do it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from taverna.cli.app import app
from taverna.kernel import BadCall, BadData
from taverna.server.admin import checking, keeping, moving, order
from taverna.server.store.engine import known_forms
from taverna.server.store.holding import hold
from tests.support.server.people import Json, play_on
from tests.support.server.serving import serving, settings_for

pytestmark = pytest.mark.anyio


async def furnished(folder: Path) -> tuple[str, Json]:
    """A store with a finished game, one in play and an open table; the finished one is returned."""
    settings = settings_for(folder)
    async with serving(settings) as server:
        ana = await server.person("Ana")
        done = await ana.quick("greedy")
        async with ana.at(done) as player:
            await player.send("say", text="arr")
            await play_on(player)
        going = await ana.quick(people=["Ana", "Bia"], options={})
        async with ana.at(going, seat=0) as player:
            await player.choose()
            await player.answered()
        await ana.open_table()
    return settings.database, done


async def invoked(*words: str) -> Any:
    """A command, beside our own event loop."""
    return await asyncio.to_thread(CliRunner().invoke, app, list(words))


async def test_a_backup_of_a_running_server_is_whole_and_can_be_put_back(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    copy = tmp_path / "copy.db"
    async with serving(settings) as server:
        ana = await server.person("Ana")
        table = await ana.quick("greedy")
        async with ana.at(table) as player:
            await play_on(player)
        keeping.back_up(settings.database, copy)
        later = await ana.quick("greedy")
    before = keeping.restore(settings.database, copy)
    assert before is not None
    async with serving(settings) as server:
        http = server.stranger().http
        assert (await http.get(f"/api/tables/{table['id']}")).status_code == 200
        assert (await http.get(f"/api/tables/{later['id']}")).status_code == 404
    assert len(await order.list_tables(str(before))) == 2


async def test_nothing_is_put_back_under_a_running_server_or_from_a_file_of_another_kind(
    tmp_path: Path,
) -> None:
    database, _ = await furnished(tmp_path)
    copy = tmp_path / "copy.db"
    keeping.back_up(database, copy)
    with hold(database, shared=False), pytest.raises(BadCall, match="another server"):
        keeping.restore(database, copy)
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    with pytest.raises(BadCall, match="no store of Taverna's"):
        keeping.restore(database, foreign)
    (tmp_path / "text.db").write_text("hello " * 1000)
    with pytest.raises(BadCall):
        keeping.restore(database, tmp_path / "text.db")
    with pytest.raises(BadCall, match="already"):
        keeping.back_up(database, copy)
    assert len(await order.list_tables(database)) == 3


async def test_a_sound_store_is_found_sound_and_a_lost_step_is_found(tmp_path: Path) -> None:
    database, done = await furnished(tmp_path)
    found = await checking.verify(database)
    assert (found.tables, found.problems) == (3, [])
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DELETE FROM steps WHERE table_id = ? AND number = 2", (done["id"],))
        connection.commit()
    found = await checking.verify(database)
    assert found.problems == [f"{done['id']}: steps are missing"]


async def test_an_export_comes_in_again_with_every_row(tmp_path: Path) -> None:
    database, _ = await furnished(tmp_path)
    lines = tmp_path / "all.jsonl"
    number = await moving.export(database, lines)
    copy = str(tmp_path / "second" / "taverna.db")
    assert await moving.import_(copy, lines) == number
    again = tmp_path / "again.jsonl"
    await moving.export(copy, again)
    assert again.read_bytes() == lines.read_bytes()
    assert (await checking.verify(copy)).problems == []
    with pytest.raises(BadCall, match="only an empty one"):
        await moving.import_(copy, lines)


async def test_an_export_of_an_earlier_form_comes_in(tmp_path: Path) -> None:
    """Without the columns that migrations have added since."""
    database, _ = await furnished(tmp_path)
    lines = tmp_path / "all.jsonl"
    await moving.export(database, lines)
    head, *rows = (json.loads(line) for line in lines.read_text().splitlines())
    for line in rows:
        for name in ("banned", "muted_until", "closed", "joined"):
            line["row"].pop(name, None)
    head["form"] = "0003"
    lines.write_text("".join(f"{json.dumps(line)}\n" for line in (head, *rows)))
    copy = str(tmp_path / "second" / "taverna.db")
    assert await moving.import_(copy, lines) == len(rows)
    assert (await checking.verify(copy)).problems == []


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda lines: ["{}", *lines[1:]], "line 1: this is no export"),
        (lambda lines: lines[:-1], "there should be"),
        (lambda lines: [*lines[:-1], "{"], "line"),
        (lambda lines: [*lines[:-1], json.dumps({"in": "songs", "row": {}})], "not a row"),
        (lambda lines: [lines[0], lines[1].replace('"id":"', '"id":5,"x":"'), *lines[2:]], "line 2"),
    ],
    ids=["foreign", "cut", "damaged", "unknown", "edited"],
)
async def test_a_spoilt_export_is_refused_with_the_line_and_nothing_comes_in(
    tmp_path: Path, spoil: object, problem: str
) -> None:
    database, _ = await furnished(tmp_path)
    lines = tmp_path / "all.jsonl"
    await moving.export(database, lines)
    assert callable(spoil)
    lines.write_text("\n".join(spoil(lines.read_text().splitlines())) + "\n")
    copy = tmp_path / "second" / "taverna.db"
    with pytest.raises(BadData, match=problem):
        await moving.import_(str(copy), lines)
    assert not copy.exists()


async def test_what_there_is_of_a_person_holds_no_token_and_no_seed(tmp_path: Path) -> None:
    database, done = await furnished(tmp_path)
    [person] = await order.people(database, "ana")
    found = await moving.person(database, person.id)
    assert found["person"]["nickname"] == "Ana"
    assert {table["id"] for table in found["tables"]} >= {done["id"]}
    assert [words["text"] for words in found["said"]] == ["arr"]
    text = json.dumps(found)
    assert "token" not in text.replace("taverna-person", "")
    assert "seed" not in text
    assert "key" not in text


async def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    database, done = await furnished(tmp_path)

    async def command(*words: str) -> str:
        answer = await invoked("admin", *words, "--database", database)
        assert answer.exit_code == 0, answer.output
        return str(answer.output)

    assert "3 tables" in await command("verify", "--lang", "en")
    assert done["id"] in await command("tables")
    assert "Ana" in await command("people")
    [person] = await order.people(database)
    await command("mute", person.id, "--days", "1", "--why", "shouting")
    assert "shouting" in await command("history")
    await command("backup", str(tmp_path / "copy.db"))
    assert (tmp_path / "copy.db").exists()
    await command("export", str(tmp_path / "all.jsonl"))
    await command("export", str(tmp_path / "ana.json"), "--person", person.id)
    acts = [(act.what, act.target) for act in await order.history(database)]
    assert acts == [
        ("mute", person.id),
        ("backup", str(tmp_path / "copy.db")[-64:]),
        ("export", str(tmp_path / "all.jsonl")[-64:]),
        ("export", person.id),
    ]
    await command("restore", str(tmp_path / "copy.db"))
    acts = [(act.what, act.target) for act in await order.history(database)]
    assert acts == [("mute", person.id), ("restore", str(tmp_path / "copy.db")[-64:])]


async def test_a_store_of_before_can_be_backed_up_before_it_is_brought_up_to_date(tmp_path: Path) -> None:
    database, _ = await furnished(tmp_path)
    older = known_forms()[1]
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (older,))
        connection.commit()
    answer = await invoked("admin", "backup", str(tmp_path / "copy.db"), "--database", database)
    assert answer.exit_code == 0, answer.output
    with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (older,)


async def test_a_database_of_a_newer_server_is_refused_in_words(tmp_path: Path) -> None:
    database, _ = await furnished(tmp_path)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(BadCall, match="a newer Taverna"):
        await order.people(database)
    answer = await invoked("serve", "--port", "0", "--database", database)
    assert answer.exit_code != 0
    assert "newer Taverna" in answer.output


async def test_operators_help_people_with_their_accounts(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as server:
        ana = server.stranger()
        old = (await ana.post("/api/account", name="Ana", password="candle & rope"))["recovery_codes"]
        guest = await server.person("Bia")
        ids = [(await person.get("/api/me"))["id"] for person in (ana, guest)]
        listed = await invoked("admin", "people", "--accounts", "--database", settings.database)
        assert ids[0] in listed.output
        assert ids[1] not in listed.output
        signed = await invoked("admin", "sessions", ids[0], "--database", settings.database)
        assert "python-httpx" in signed.output
        made = await invoked("admin", "recovery", ids[0], "--database", settings.database)
        codes = made.output.split()
        assert len(codes) == 10
        lost = {"name": "Ana", "password": "another secret"}
        await server.stranger().refused(
            "POST", "/api/account/recover", 401, "bad-login", json={**lost, "code": old[0]}
        )
        await server.stranger().post("/api/account/recover", **lost, code=codes[0])
        refused = await invoked("admin", "recovery", ids[1], "--database", settings.database)
        assert refused.exit_code != 0
        acts = await order.history(settings.database)
        assert [(act.what, act.target) for act in acts] == [("recovery", ids[0])]
        assert not any(code in act.why for act in acts for code in codes)
