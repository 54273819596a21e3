"""Links that are shared: the head of a page says what is there, in the reader's language. And inviting the house."""

from __future__ import annotations

import re
import socket
from html import unescape
from pathlib import Path

import pytest

from taverna.server.common.settings import Settings
from taverna.server.serving import running
from tests.support.server.serving import Serving, serving, settings_for

pytestmark = pytest.mark.anyio


async def tags(server: Serving, path: str, language: str = "en") -> dict[str, str]:
    answer = await server.stranger().http.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.text)
    return {name: unescape(value) for name, value in found}


@pytest.mark.parametrize(
    ("path", "language", "title"),
    [
        ("/", "en", "Taverna"),
        ("/bloodborne", "en", "Bloodborne: The Card Game"),
        ("/bloodborne", "es", "Bloodborne: El juego de cartas"),
        ("/rules/dungeon-raiders", "en", "Dungeon Raiders"),
        ("/learn/gloomhaven", "pt-BR", "Gloomhaven"),
        ("/no-such-game", "en", "Taverna"),
        ("/account", "en", "Taverna"),
        ("/t/AAAAAAAAAAAA", "en", "Taverna"),
        ("/t/nonsense!", "en", "Taverna"),
    ],
)
async def test_a_page_says_which_game_it_is_about(
    server: Serving, path: str, language: str, title: str
) -> None:
    found = await tags(server, path, language)
    assert found["og:title"] == title
    assert found["og:url"].endswith(path if path != "/" else "/")
    assert found["og:locale"] == language.replace("-", "_")


async def test_a_table_invites_and_a_replay_tells_and_neither_names_anybody(server: Serving) -> None:
    ana = await server.person("Ana Secreta")
    table = await ana.open_table()
    invitation = await tags(server, f"/t/{table['id']}")
    assert "invited" in invitation["og:description"]
    replay = await tags(server, f"/replay/{table['id']}?step=3")
    assert replay["og:title"] == "Dead Man's Draw"
    assert "step by step" in replay["og:description"]
    page = (await server.stranger().http.get(f"/t/{table['id']}")).text
    assert "Ana Secreta" not in page
    assert ana.cookie not in page


async def test_what_an_address_says_is_no_part_of_the_page(server: Serving) -> None:
    answer = await server.stranger().http.get('/"><script>alert(1)</script>')
    assert "<script>alert" not in answer.text


async def test_the_same_page_is_not_sent_twice(server: Serving) -> None:
    http = server.stranger().http
    first = await http.get("/bloodborne")
    assert "accept-language" in first.headers["vary"]
    again = await http.get("/bloodborne", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await http.get("/gloomhaven", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


async def test_too_many_who_ask_for_tables_get_the_page_without_a_preview(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, address_rate=1)) as server:
        ana = await server.person("Ana")
        table = await ana.open_table()
        for _ in range(5):
            found = await tags(server, f"/t/{table['id']}")
        assert found["og:title"] == "Taverna"


@pytest.mark.parametrize("addresses", [(), ("192.168.1.7", "10.0.0.3")], ids=["none", "two"])
def test_the_house_is_told_the_addresses_and_shown_a_picture(
    monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, ...]
) -> None:
    monkeypatch.setattr(running, "house_addresses", lambda: addresses)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        said = running.invite_the_house(Settings(host="0.0.0.0"), listening)
    for address in addresses:
        assert f"http://{address}:{port}" in said
    assert ("█" in said) == bool(addresses)
    assert addresses or "can't reach" in said
