"""Stores of earlier forms: `stores/forms` has one of each, with the tokens of its people. Nobody loses a seat."""

from __future__ import annotations

import gzip
import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command

from taverna.server.admin import checking, order
from taverna.server.store.engine import database_url, migrate, migration_config, open_database
from tests.support.server.people import Json, Person
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio

FORMS = Path(__file__).parent / "stores" / "forms"


def unpacked(form: str, folder: Path) -> Json:
    """The store in that folder; returns who was there, and at which tables."""
    (folder / "taverna.db").write_bytes(gzip.decompress((FORMS / f"{form}.db.gz").read_bytes()))
    known: Json = json.loads((FORMS / f"{form}.json").read_text())
    return known


def back_again(server: Serving, token: str) -> Person:
    """The browser of before, with its cookie."""
    person = server.stranger()
    person.http.cookies.set(person.cookie_name, token)
    return person


async def test_guests_and_tables_of_before_accounts_go_on(tmp_path: Path) -> None:
    known = unpacked("0005", tmp_path)
    settings = settings_for(tmp_path)
    async with serving(settings) as server:
        ana, bia = back_again(server, known["ana"]), back_again(server, known["bia"])
        robot = server.stranger(authorization=f"Bearer {known['robot']}")
        me = await ana.get("/api/me")
        assert (me["id"], me["nickname"], me["language"]) == (known["ids"]["ana"], "Ana", "pt-BR")
        assert me["account"] is False
        assert (await robot.get("/api/me"))["nickname"] == "Robot"
        mine = {table["id"] for table in (await ana.get("/api/tables", which="mine"))["tables"]}
        assert mine == {known["playing"], known["open"]}
        async with ana.at(known["finished"]) as player:
            assert [said["text"] for said in player.hello["said"]] == ["arr"]
        async with ana.at(known["playing"]) as one, bia.at(known["playing"]) as other:
            assert (one.hello["seat"], other.hello["seat"]) == (0, 1)
            assert one.update["step"] == known["step"]
            asked = one if one.update["decision"] else other
            await asked.choose()
            await asked.answered()
        await ana.post("/api/account", name="Ana", password="candle & rope")
        assert (await ana.get("/api/me"))["id"] == known["ids"]["ana"]
        assert len((await ana.get("/api/account"))["sessions"]) == 1
        assert (await bia.get("/api/me"))["id"] == known["ids"]["bia"]
    assert (await checking.verify(settings.database)).problems == []
    assert [person.nickname for person in await order.people(settings.database, members=True)] == ["Ana"]


async def test_guests_of_a_process_of_before_are_known_and_sent_away_by_one_of_today(tmp_path: Path) -> None:
    """While one process after the other is brought up to date, both let people in on one store."""
    settings = settings_for(tmp_path)
    async with serving(settings) as server:
        token = "given by a process of before"
        hashed = hashlib.sha256(token.encode()).digest()
        with closing(sqlite3.connect(settings.database)) as store:
            store.execute(
                "INSERT INTO guests (id, token_hash, nickname, language, created, seen)"
                " VALUES ('00112233aabbccdd', ?, 'Otto', 'es', 1, 1)",
                (hashed,),
            )
            store.commit()
        otto = back_again(server, token)
        assert (await otto.get("/api/me"))["nickname"] == "Otto"
        assert len((await otto.get("/api/account"))["sessions"]) == 1
        ana = await server.person("Ana")
        with closing(sqlite3.connect(settings.database)) as store:
            [[known]] = store.execute("SELECT token_hash FROM guests WHERE nickname = 'Ana'").fetchall()
        assert known == hashlib.sha256(ana.cookie.encode()).digest()
        for person in (otto, ana):
            cookie = person.cookie
            await person.http.delete("/api/me/sessions/current")
            assert (await back_again(server, cookie).http.get("/api/me")).json() is None


async def test_going_back_to_before_accounts_keeps_everyones_last_session(tmp_path: Path) -> None:
    known = unpacked("0005", tmp_path)
    settings = settings_for(tmp_path)
    async with serving(settings) as server:
        ana = back_again(server, known["ana"])
        await ana.post("/api/account", name="Ana", password="candle & rope")
    opened = open_database(database_url(settings.database), "normal")

    def work(connection: sa.Connection) -> list[str]:
        config = migration_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0005")
        return sorted(connection.execute(sa.text("SELECT nickname FROM guests")).scalars())

    assert await opened.write(work) == ["Ana", "Bia", "Robot"]
    await migrate(opened)
    await opened.close()
    async with serving(settings) as server:
        assert (await back_again(server, known["ana"]).get("/api/me"))["id"] == known["ids"]["ana"]
        assert (await back_again(server, known["bia"]).get("/api/me"))["id"] == known["ids"]["bia"]
