"""Stores of earlier versions: every table that was ever played here goes on, ends and can be looked back at.

`stores/` has one of each released version, with what its players saw at the end: views, questions, records.
"""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest

import taverna
from taverna.i18n import LANGUAGES
from taverna.i18n.catalogue import game_package, source
from taverna.server import past
from taverna.server.past.archives import archives, earlier_texts, earlier_words
from tests.support.server.people import Json, Person, Player
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio

STORES = Path(__file__).parent / "stores"
VERSIONS = sorted(path.name.removesuffix(".db.gz") for path in STORES.glob("*.db.gz"))


def seen(version: str) -> list[Json]:
    """What the players of that store saw last."""
    return cast("list[Json]", json.loads(gzip.decompress((STORES / f"{version}.json.gz").read_bytes())))


def store_of(version: str, folder: Path) -> None:
    (folder / "taverna.db").write_bytes(gzip.decompress((STORES / f"{version}.db.gz").read_bytes()))


@asynccontextmanager
async def opened(version: str, folder: Path, **changes: Any) -> AsyncIterator[Serving]:
    """A server of today on a copy of that store."""
    store_of(version, folder)
    async with serving(settings_for(folder, **changes)) as server:
        yield server


def person(server: Serving, table: Json) -> Person:
    stranger = server.stranger()
    stranger.http.headers["authorization"] = f"Bearer {table['token']}"
    return stranger


def saying(asked: Json | None, undoable: list[bool]) -> Json | None:
    """A decision with what version 0.1 said of each option at once: whether it can be taken back."""
    if asked is None:
        return None
    options = [
        {**option, "undoable": known} for option, known in zip(asked["options"], undoable, strict=True)
    ]
    return {**asked, "options": options}


async def play_by_chance(player: Player) -> None:
    """To the end: who always takes the last option may wander for ever."""
    rng = random.Random(1)
    while await player.until_asked():
        await player.choose(rng.choice(player.codes))
        await player.answered()


def in_words_of_today(update: Json) -> Json:
    """Version 0.1 said `question` for a decision and `choices` for its options."""
    if "question" not in update:
        return update
    decision, offers = update["question"], update["offers"]
    return {**update, "decision": _with_options(decision), "offers": _with_options(offers)}


def _with_options(asked: Json | None) -> Json | None:
    return asked and {"options" if name == "choices" else name: value for name, value in asked.items()}


def tables_of(version: str, finished: bool) -> list[Json]:
    return [table for table in seen(version) if table["finished"] is finished]


@pytest.mark.parametrize("version", VERSIONS)
async def test_running_tables_stand_as_they_were_left_and_are_played_to_their_end(
    version: str, tmp_path: Path
) -> None:
    async with opened(version, tmp_path) as server:
        for table in tables_of(version, finished=False):
            who, before = person(server, table), in_words_of_today(table["update"])
            async with who.at(table["table"], since=0) as player:
                for part in ("step", "view", "events", "waiting", "result"):
                    assert player.update[part] == before[part], (table["game"], part)
                undoable = await player.undoable()
                for part in ("decision", "offers"):
                    asked = player.update[part]
                    now = saying(asked, undoable) if version == "0.1.0" else asked
                    assert now == before[part], (table["game"], part)
                await play_by_chance(player)
                assert player.over
            record = await who.get(f"/api/tables/{table['table']}/record")
            assert len(record["steps"]) > before["step"] / 2


@pytest.mark.parametrize("version", VERSIONS)
async def test_finished_tables_are_looked_back_at(version: str, tmp_path: Path) -> None:
    async with opened(version, tmp_path) as server:
        for table in tables_of(version, finished=True):
            stranger, last = server.stranger(), table["update"]
            record = await stranger.get(f"/api/tables/{table['table']}/record")
            assert {name: record[name] for name in table["record"]} == table["record"]
            steps = len(record["steps"])
            first = await stranger.post("/api/replay", table=table["table"], first=0, last=1)
            end = await stranger.post("/api/replay", record=record, first=steps, last=steps + 1)
            assert first["steps"] == end["steps"] == steps
            assert end["frames"][0]["result"] == last["result"]


@pytest.mark.parametrize("version", VERSIONS)
async def test_bots_of_earlier_rules_think_and_advise(version: str, tmp_path: Path) -> None:
    table = next(table for table in tables_of(version, finished=False) if table["game"] == "bloodborne")
    async with opened(version, tmp_path, workers=1) as server:
        async with person(server, table).at(table["table"]) as player:
            asked = await player.until_asked()
            await player.send("hint", id=7)
            hint = await player.next("hint")
            assert sorted(one["code"] for one in hint["ranking"]) == sorted(
                option["code"] for option in asked["options"]
            )
            await player.choose()
            mine = await player.answered()
            await player.next("update", lambda update: update["step"] > mine["step"])  # a bot's answer
        page = (await server.stranger().http.get("/metrics")).text
        assert 'how="thought"' in page


async def test_rules_that_were_not_kept_are_refused_in_words(tmp_path: Path) -> None:
    table = tables_of(VERSIONS[0], finished=True)[0]
    record = {**table["record"], "game_version": 99}
    async with serving(settings_for(tmp_path)) as server:
        stranger = await server.person("Ana")
        problem = await stranger.refused("POST", "/api/replay", 409, "wrong-version", json={"record": record})
        assert problem["values"]["version"] == 99
        assert "This server is older than that" in problem["text"]
        analysed = tables_of("0.1.0", finished=True)[-1]["record"]
        problem = await stranger.refused(
            "POST", "/api/analysis", 409, "wrong-version", json={"record": analysed}
        )
        assert "Only games under today’s rules are analysed." in problem["text"]


async def test_a_record_of_earlier_rules_with_a_fault_is_refused_with_its_place(tmp_path: Path) -> None:
    table = tables_of(VERSIONS[0], finished=True)[-1]
    damaged = {**table["record"], "steps": [[0, 9999], *table["record"]["steps"]]}
    async with serving(settings_for(tmp_path)) as server:
        problem = await server.stranger().refused(
            "POST", "/api/replay", 400, "bad-data", json={"record": damaged}
        )
        assert problem["detail"].startswith("record.steps[0]: ")


def test_every_earlier_version_is_kept() -> None:
    kept = archives()
    for game in taverna.games():
        for version in range(1, game.version):
            assert (game.id, version) in kept, (
                f"tools/keep_rules.py was not run before {game.id} {version + 1}"
            )


def test_the_client_has_the_words_of_earlier_versions() -> None:
    folder = Path(past.__file__).parent / "text"
    written = {(path.stem, path.parent.name): path.read_text("utf-8") for path in folder.rglob("*.ftl")}
    assert written == earlier_words(), "run python -m taverna.server.past.archives"
    assert "monster-amygdala" in written["bloodborne", "es"]


def test_words_of_earlier_versions_only_add_to_those_of_today() -> None:
    for game in taverna.games():
        for language in LANGUAGES:
            today = source(language, game_package(game.id))
            for line in earlier_texts(game.id, language, today).splitlines():
                if line and not line[0].isspace():
                    assert f"\n{line.split('=')[0]}=" not in today
