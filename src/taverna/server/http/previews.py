"""What a link shows of itself where it is shared: the page's head says which game, and whether it is an invitation."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

import taverna
from taverna.i18n import load_catalogue
from taverna.i18n.catalogue import game_package
from taverna.kernel import BadCall, TavernaError
from taverna.server.common.addresses import address_of, scheme_of
from taverna.server.common.problems import Refused
from taverna.server.http.requests import AnyRequest, check_table_id
from taverna.server.people.identity import language_of
from taverna.server.process import Process
from taverna.server.store import tables

NAME: Final = "Taverna"
TITLE: Final = re.compile(rb"<title>.*?</title>", re.DOTALL)
OF_GAMES: Final = ("learn", "rules", "more")
OF_TABLES: Final = {"t": "preview-invitation", "replay": "preview-replay"}


class Preview(NamedTuple):
    title: str
    text: str
    language: str


async def preview(request: AnyRequest) -> Preview:
    """Of the page at this address. What is not known of it, is left out."""
    language = language_of(request, None)
    first, _, rest = request.scope["path"].strip("/").partition("/")
    second = rest.partition("/")[0]
    own = load_catalogue(language, "taverna.server")
    if first in OF_TABLES and second:
        game = await _game_of(request, second)
        if game:
            title, _ = _words(game, language)
            return Preview(title, own.format(OF_TABLES[first], {"game": title}), language)
    game = second if first in OF_GAMES else first
    if game:
        title, tagline = _words(game, language)
        if title:
            return Preview(title, tagline, language)
    return Preview(NAME, own.format("preview-home", {}), language)


def with_preview(page: bytes, shown: Preview, request: AnyRequest) -> bytes:
    process: Process = request.app.state.process
    host = request.headers.get("host", "")[:200]
    address = f"{scheme_of(request, process.services.settings)}://{host}{request.scope['path'][:200]}"
    return TITLE.sub(lambda _: _tags(shown, address), page, count=1)


def _tags(shown: Preview, address: str) -> bytes:
    title = shown.title if shown.title == NAME else f"{shown.title} · {NAME}"
    tags = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:title": shown.title,
        "og:description": shown.text,
        "og:url": address,
        "og:locale": shown.language.replace("-", "_"),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return "\n    ".join([f"<title>{escape(title)}</title>", *lines]).encode()


async def _game_of(request: AnyRequest, table_id: str) -> str:
    """Pages are not rated otherwise; asking the store is."""
    process: Process = request.app.state.process
    try:
        wanted = check_table_id(table_id)
        process.addresses.take(address_of(request))
        found = await process.services.store.read(lambda connection: tables.find(connection, wanted))
    except Refused:
        return ""
    return found.game if found else ""


@lru_cache(256)
def _words(game: str, language: str) -> tuple[str, str]:
    """Title and tagline; nothing of a game that there is not."""
    try:
        words = load_catalogue(language, game_package(taverna.game(game).id))
    except (BadCall, TavernaError):
        return "", ""
    return words.format("game-title", {}), words.format("game-tagline", {})
