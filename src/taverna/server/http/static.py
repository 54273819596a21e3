"""The browser client: a few built files, read once and kept in memory with their compressed forms.

An address that is no file and belongs to nobody else is a page of the client's own: it gets index.html, with a head
that says what is there.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from msgspec import Struct

from taverna.server.http.answering import FOREVER
from taverna.server.http.previews import preview, with_preview
from taverna.server.http.requests import AnyRequest

FOLDER = Path(__file__).parents[1] / "client"
INDEX = "index.html"
BROTLI = ".br"
"""The build writes a smaller form beside each file: to make it takes too long for the start of a server."""
OURS = ("api", "ws", "docs", "health", "metrics")
COMPRESSIBLE = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)
NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Taverna</title>
<h1>Taverna</h1>
<p>The server is running, but its browser client has not been built.</p>
<p>Programs can play all the same: <a href="/docs">what the server understands</a>.</p>
</html>
"""


class File(Struct):
    body: bytes
    packed: dict[str, bytes]
    """Compressed forms by the name of their encoding, the smallest first."""
    media_type: str
    etag: str
    cache: str


class ClientFiles:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != BROTLI
        }
        if INDEX not in self._files:
            self._files[INDEX] = _file(NOT_BUILT, INDEX)

    @property
    def index(self) -> File:
        return self._files[INDEX]

    def find(self, path: str) -> File:
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        if name.split("/")[0] in OURS or "." in name.rpartition("/")[2]:
            raise NotFoundException
        return self._files[INDEX]


@cache
def built_client() -> ClientFiles:
    """Read once, however many applications a process has: to compress them takes longer than all else at the start."""
    return ClientFiles()


def _read(path: Path, folder: Path) -> File:
    smaller = path.with_name(path.name + BROTLI)
    brotli = smaller.read_bytes() if smaller.is_file() else None
    return _file(path.read_bytes(), path.relative_to(folder).as_posix(), brotli)


def _file(body: bytes, name: str, brotli: bytes | None = None) -> File:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if media_type == "text/javascript":
        media_type = "application/javascript"
    worth_it = media_type.startswith(COMPRESSIBLE) and len(body) > 500
    # The build puts a hash into the names of what lies under assets/.
    kept = FOREVER if name.startswith("assets/") else "no-cache"
    packed = {"br": brotli} if brotli is not None else {}
    if worth_it:
        packed["gzip"] = gzip.compress(body, 9)
    return File(
        body=body,
        packed=packed,
        media_type=media_type,
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache=kept,
    )


def takes(encoding: str, accepted: str) -> bool:
    """`gzip;q=0` says that it does not."""
    for item in accepted.lower().split(","):
        name, _, quality = item.replace(" ", "").partition(";q=")
        if name in (encoding, "*"):
            return quality.strip("0.") != "" if quality else True
    return False


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    skip_compression=True,  # these have their compressed form already
)
async def client_file(request: AnyRequest) -> Response[bytes]:
    files: ClientFiles = request.app.state.client_files
    file = files.find(request.scope["path"])
    if file is files.index:
        shown = with_preview(file.body, await preview(request), request)
        file = _file(shown, INDEX)
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((name for name in file.packed if takes(name, accepted)), None)
    if encoding is not None:
        headers["content-encoding"] = encoding
    body = file.body if encoding is None else file.packed[encoding]
    return Response(body, headers=headers, media_type=file.media_type)
