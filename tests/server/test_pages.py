"""What a browser or an operator asks for: the client's files, documentation, rules, texts, health, metrics."""

from __future__ import annotations

import asyncio
import gzip
import re
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn, cast

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

import taverna
from taverna.i18n import LANGUAGES
from taverna.kernel import Components, Match
from taverna.server.http.static import ClientFiles, takes
from taverna.server.serving.app import create_app
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio


async def test_without_a_client_a_plain_page_points_at_the_documentation(tmp_path: Path) -> None:
    app = create_app(settings_for(tmp_path), client=ClientFiles(tmp_path / "nothing"))
    async with AsyncTestClient(app) as browser:
        page = await browser.get("/")
        assert page.status_code == 200
        assert 'href="/docs"' in page.text


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Taverna</title>" + " " * 600, "utf-8")
    (folder / "assets" / "app-1234.js").write_text("export {};" * 100, "utf-8")
    (folder / "font.woff2").write_bytes(b"wOF2" * 500)
    return create_app(settings_for(tmp_path), client=ClientFiles(folder))


async def test_the_clients_files_are_served_small_and_kept(app: Litestar) -> None:
    async with AsyncTestClient(app) as browser:
        script = await browser.get("/assets/app-1234.js")
        assert script.headers["content-type"].startswith("application/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.text == "export {};" * 100
        plain = await browser.get("/assets/app-1234.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        page = await browser.get("/")
        assert page.headers["cache-control"] == "no-cache"
        again = await browser.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        font = await browser.get("/font.woff2")
        assert font.content == b"wOF2" * 500
        assert (await browser.head("/")).status_code == 200


@pytest.mark.parametrize("path", ["/", "/assets/large-5678.js", "/table/AAAAAAAAAAAA"])
async def test_the_clients_files_are_compressed_exactly_once(tmp_path: Path, path: str) -> None:
    """By us when the server starts; the framework's own compression must keep off, however large they are."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    large = "export const words = 'yo ho ho';\n" * 500
    for name in ("index.html", "assets/large-5678.js"):
        (folder / name).write_text(large, "utf-8")
    app = create_app(settings_for(tmp_path), client=ClientFiles(folder))
    async with (
        AsyncTestClient(app) as browser,
        browser.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as answer,
    ):
        sent = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get_list("content-encoding") == ["gzip"]
        assert int(answer.headers["content-length"]) == len(sent)
        assert gzip.decompress(sent) == large.encode()


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, br", "br"), ("gzip, br;q=0", "gzip"), ("gzip", "gzip")]
)
async def test_who_takes_brotli_gets_what_the_build_has_made(
    tmp_path: Path, accepted: str, encoding: str
) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Taverna</title>", "utf-8")
    (folder / "assets/large-5678.js").write_text("export const words = 'yo ho ho';\n" * 500, "utf-8")
    (folder / "assets/large-5678.js.br").write_bytes(b"as the build has left it")
    app = create_app(settings_for(tmp_path), client=ClientFiles(folder))
    async with AsyncTestClient(app) as browser:
        asked = {"accept-encoding": accepted}
        async with browser.stream("GET", "/assets/large-5678.js", headers=asked) as answer:
            sent = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == encoding
        assert (sent == b"as the build has left it") is (encoding == "br")
        assert (await browser.get("/assets/large-5678.js.br")).status_code == 404


async def test_parts_of_a_page_are_sent_without_the_headers_of_pages(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Taverna</title>", "utf-8")
    (folder / "assets/small-1234.js").write_text("export {};", "utf-8")
    app = create_app(settings_for(tmp_path), client=ClientFiles(folder))
    async with AsyncTestClient(app) as browser:
        part = (await browser.get("/assets/small-1234.js")).headers
        assert part["x-content-type-options"] == "nosniff"
        assert part["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in part
        for page in ("/assets/small", "/assets/other-1234.js"):
            assert "content-security-policy" in (await browser.get(page)).headers, page


@pytest.mark.parametrize(
    ("accepted", "zipped"),
    [
        ("gzip", True),
        ("br, gzip;q=0.5", True),
        ("*", True),
        ("GZIP ; q=1.0", True),
        ("gzip;q=0, br", False),
        ("gzip;q=0.0", False),
        ("identity", False),
        ("xgzip", False),
        ("", False),
    ],
)
def test_who_takes_gzip(accepted: str, zipped: bool) -> None:
    assert takes("gzip", accepted) is zipped


@pytest.mark.parametrize("path", ["/table/AAAAAAAAAAAA", "/rules", "/a/b/c"])
async def test_addresses_of_the_clients_own_get_its_page(app: Litestar, path: str) -> None:
    async with AsyncTestClient(app) as browser:
        page = await browser.get(path)
        assert (page.status_code, "<title>Taverna" in page.text) == (200, True)


@pytest.mark.parametrize("path", ["/assets/other.js", "/favicon.ico", "/api/x", "/ws/x", "/docs.txt"])
async def test_other_addresses_do_not(app: Litestar, path: str) -> None:
    async with AsyncTestClient(app) as browser:
        assert (await browser.get(path)).status_code == 404


async def test_the_documentation_loads_nothing_from_elsewhere(server: Serving) -> None:
    browser = server.stranger().http
    page = await browser.get("/docs")
    assert page.status_code == 200
    assert "<script" not in page.text
    assert not re.search(r"""(src|href)=["']?(https?:)?//""", page.text)
    assert " style=" not in page.text
    for link in re.findall(r'href="([^"]+)"', page.text):
        assert (await browser.get(link)).status_code == 200, link
    schema = (await browser.get("/docs/openapi.json")).json()
    for path in schema["paths"]:
        assert path in page.text
    assert "Problem" in schema["components"]["schemas"]


@pytest.mark.parametrize("path", ["/docs", "/docs/openapi.json", "/docs/messages.json"])
async def test_the_documentation_is_made_once(
    server: Serving, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    browser = server.stranger().http
    first = await browser.get(path)

    def again(*_: object) -> NoReturn:
        raise AssertionError("made again")

    for maker in ("_page", "schema", "json.dumps"):
        monkeypatch.setattr(f"taverna.server.http.docs_page.{maker}", again)
    second = await browser.get(path)
    assert (second.status_code, second.content) == (200, first.content)
    assert second.headers["content-type"] == first.headers["content-type"]


async def test_the_messages_are_described_field_by_field(server: Serving) -> None:
    described = (await server.stranger().http.get("/docs/messages.json")).json()["$defs"]
    said = described["Said"]
    assert set(said["properties"]) == {"type", "n", "name", "seat", "text", "at", "signal"}
    assert described["Ping"]["properties"]["type"]["enum"] == ["ping"]
    assert described["Pong"]["properties"]["type"]["enum"] == ["pong"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_and_texts_in_every_language(server: Serving, language: str) -> None:
    person = server.stranger()
    rules = await person.get(f"/api/rules/dead-mans-draw/{language}")
    entries = {entry["id"]: entry for section in rules["sections"] for entry in section["entries"]}
    assert rules["language"] == language
    assert entries["DMD-3.2"]["text"]
    texts = await person.get(f"/api/texts/{language}/dead-mans-draw")
    together = "\n".join(texts["sources"])
    for key in ("error-draw-first", "error-seat-taken", "list-and"):
        assert re.search(rf"^{key} =", together, re.MULTILINE)


async def test_what_can_be_looked_up_about_a_game(server: Serving) -> None:
    person = server.stranger()
    in_spanish = await person.get("/api/reference/gloomhaven/components/es")
    assert in_spanish["cards"]["trample"]["top"].startswith("Ataque 3")
    assert len(await person.get("/api/reference/gloomhaven/scenarios/en")) >= 94
    assert await person.get("/api/reference/dead-mans-draw/components/en") == {}


async def test_content_files_are_read_beside_the_event_loop_and_never_by_two_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, divers: str
) -> None:
    """A table is set up and woken, a record is replayed and a page is asked for, all at once."""
    reading: list[int] = []
    readers: set[int] = set()
    together: list[int] = []

    def read(genuine: Callable[..., Any], *args: Any) -> Any:
        readers.add(threading.get_ident())
        reading.append(1)
        together.append(len(reading))
        time.sleep(0.02)  # long enough for another thread to come in, if it may
        try:
            return genuine(*args)
        finally:
            reading.pop()

    class Told(Components):
        def reference(self, part: str) -> dict[str, object]:
            return cast("dict[str, object]", read(lambda: {part: 1}))

    game = taverna.game(divers)  # interpreted in both builds, so that its methods can be watched
    deal = type(game.rules).deal
    record = Match(game, 2, 7).record().to_dict()
    monkeypatch.setattr(type(game.rules), "deal", lambda *args: read(deal, *args))
    monkeypatch.setattr("taverna.i18n.reference.find_game", lambda game: SimpleNamespace(components=Told()))
    async with serving(settings_for(tmp_path)) as server:
        ana = await server.person("Ana")
        await asyncio.gather(
            *(ana.get(f"/api/reference/gloomhaven/made-up-{number}/en") for number in range(3)),
            *(ana.post("/api/quick", game=divers, bots=["random"], options={}) for _ in range(3)),
            *(ana.post("/api/replay", record=record) for _ in range(3)),
        )
    assert len(together) == 3 + 2 * 3 + 3
    assert set(together) == {1}
    assert threading.get_ident() not in readers


async def test_health_and_metrics(server: Serving) -> None:
    person = await server.person("Ana")
    table = await person.quick(people=["Ana", "Bia"], options={})
    async with person.at(table) as player:
        await player.choose()
        await player.answered()
        assert (await person.get("/health"))["status"] == "ok"
        page = (await person.http.get("/metrics")).text
        for line in ("taverna_steps_total 1.0", "taverna_connections 1.0", "taverna_live_tables 1.0"):
            assert line in page
