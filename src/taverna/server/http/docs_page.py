"""/docs: what the server understands, as one plain page that loads nothing from elsewhere and has no script."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any

from litestar import MediaType, Response, get
from litestar.enums import OpenAPIMediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Tag

import taverna
from taverna.server.http.requests import AnyRequest
from taverna.wire.schema import schema

TAGS = {
    "me": "Who I am",
    "account": "Accounts and sessions",
    "people": "Friends, blocking and invitations",
    "games": "Games, rules and texts",
    "tables": "Tables",
    "seats": "Seats",
    "campaigns": "Campaigns",
    "looking back": "Records and replays",
    "results": "What came of games: results, ratings, the best players",
    "operating": "For whoever runs the server",
}
SOCKET = """
<section><h2>Play over a WebSocket</h2>
<p><code>/ws/tables/{table_id}?seat=N&amp;since=N</code>. The messages are described in <code>docs/bot-api.md</code>;
their JSON schema is at <a href="/docs/messages.json">/docs/messages.json</a>.</p></section>
"""
STYLE = """
:root {
  color-scheme: dark light;
  --ground: light-dark(#f6ecd9, #120e0b); --panel: light-dark(#fbf5e8, #1d1611); --edge: light-dark(#cbb182, #4a3626);
  --text: light-dark(#2b2015, #f0e4c9); --candle: light-dark(#7a4d0b, #f4cf86); --dim: light-dark(#5c4a30, #b7a488);
}
body {
  font: 16px/1.5 "Source Sans 3", system-ui, sans-serif; max-width: 60rem; margin: 0 auto 3rem; padding: 0 1rem;
  background: var(--ground); color: var(--text);
}
header { margin: 0 -1rem 1.5rem; padding: .8rem 1rem; border-bottom: 1px solid var(--edge); }
h1, h2, .brand { font-family: "Alegreya", Georgia, serif; color: var(--candle); }
.brand { font-size: 1.5rem; font-weight: 700; letter-spacing: .05em; text-decoration: none; }
a { color: var(--candle); }
section {
  margin: 1rem 0; padding: .5rem 1.2rem 1rem;
  border: 1px solid var(--edge); border-radius: 14px; background: var(--panel);
}
code, pre { font: 14px/1.4 ui-monospace, monospace; }
summary { cursor: pointer; padding: .3rem 0; }
summary b { color: var(--dim); }
summary b { display: inline-block; min-width: 4.5rem; }
details > div { padding: 0 0 1rem 5rem; }
pre { overflow-x: auto; }
"""


class Cached(OpenAPIRenderPlugin):
    """The description does not change while the server runs: each page of it is made once."""

    def __init__(self, path: str, media_type: MediaType | OpenAPIMediaType = MediaType.HTML) -> None:
        super().__init__(path=path, media_type=media_type)
        self._made: bytes | None = None

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        if self._made is None:
            self._made = self.make(openapi_schema)
        return self._made

    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        raise NotImplementedError


class PlainPage(Cached):
    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        return "".join(_page(openapi_schema)).encode()


class JsonPage(Cached):
    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        return json.dumps(openapi_schema, ensure_ascii=False).encode()


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Taverna",
        version=taverna.__version__,
        description="Tables, seats and games over HTTP. Every refusal is a Problem with a code of a closed list.",
        path="/docs",
        render_plugins=[PlainPage("/"), JsonPage("/openapi.json", OpenAPIMediaType.OPENAPI_JSON)],
        tags=[Tag(name=name, description=text) for name, text in TAGS.items()],
        use_handler_docstrings=True,
    )


@get("/docs/style.css", include_in_schema=False)
async def style() -> Response[str]:
    return Response(STYLE, media_type=MediaType.CSS)


@get("/docs/messages.json", include_in_schema=False)
async def messages() -> Response[bytes]:
    return Response(_messages(), media_type=MediaType.JSON)


@cache
def _messages() -> bytes:
    return json.dumps(schema(), ensure_ascii=False).encode()


def _page(schema: dict[str, Any]) -> Iterator[str]:
    yield '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    yield '<title>Taverna: API</title><link rel="stylesheet" href="/docs/style.css">'
    yield '<header><a class="brand" href="/">Taverna</a></header>'
    yield f"<h1>Taverna {escape(taverna.__version__)}: API</h1><p>{escape(schema['info']['description'])} "
    yield 'As OpenAPI: <a href="/docs/openapi.json">/docs/openapi.json</a>.</p>'
    for tag, title in TAGS.items():
        yield f"<section><h2>{escape(title)}</h2>"
        for path, methods in schema["paths"].items():
            for method, operation in methods.items():
                if isinstance(operation, dict) and tag in (operation.get("tags") or []):
                    yield from _operation(path, method, operation)
        yield "</section>"
    yield SOCKET
    yield "<section><h2>Structs</h2>"
    for name, struct in schema.get("components", {}).get("schemas", {}).items():
        yield f'<details id="{escape(name)}"><summary>{escape(name)}</summary><div>{_json(struct)}</div></details>'
    yield "</section></html>"


def _operation(path: str, method: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<details><summary><b>{escape(method.upper())}</b> <code>{escape(path)}</code></summary><div>"
    yield f"<p>{escape(operation.get('description') or '')}</p>"
    for parameter in operation.get("parameters") or []:
        yield f"<p><code>{escape(parameter['name'])}</code> in {escape(parameter['in'])}</p>"
    body = operation.get("requestBody")
    if body:
        yield f"<p>Takes {_json(body['content'])}</p>"
    for status, answer in (operation.get("responses") or {}).items():
        if status.startswith("2"):
            yield f"<p>Answers {escape(status)} {_json(answer.get('content') or {})}</p>"
    yield "</div></details>"


def _json(value: object) -> str:
    return f"<pre>{escape(json.dumps(value, indent=2, ensure_ascii=False))}</pre>"
