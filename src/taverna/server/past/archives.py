"""Which earlier rules are kept here: one archive for each state of the games in which a version was raised later."""

from __future__ import annotations

import json
import re
import zipfile
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

from taverna.i18n import LANGUAGES
from taverna.i18n.catalogue import game_package, source
from taverna.kernel import BadData

FOLDER = "rules"


@cache
def archives() -> dict[tuple[str, int], Path]:
    """By game and version."""
    found: dict[tuple[str, int], Path] = {}
    with as_file(files("taverna.server.past") / FOLDER) as folder:
        for path in sorted(folder.glob("*.zip")):
            for game, version in _versions(path).items():
                found[game, version] = path
    return found


def archive(game: str, version: int, here: int) -> Path:
    """The rules of that version; `here` is the one in force."""
    path = archives().get((game, version))
    if path is None:
        newer = version > here
        problem = "this server is older than that" if newer else "those rules were not kept"
        raise BadData(
            "wrong-version",
            f"version {version} of {game} was played; here it is version {here}, and {problem}",
            values={"version": version, "here": here, "reason": "newer" if newer else "lost"},
        )
    return path


def earlier_texts(game: str, language: str, present: str) -> str:
    """The words for what only earlier versions of a game have: its tables and records still need them."""
    inside = f"taverna/games/{game.replace('-', '_')}/text/{language}.ftl"
    known = _entries(present)
    more: dict[str, str] = {}
    for version in sorted((version for name, version in archives() if name == game), reverse=True):
        for name, text in _entries(_read(archives()[game, version], inside)).items():
            if name not in known:
                more.setdefault(name, text)
    return "".join(more.values())


def _entries(source: str) -> dict[str, str]:
    """The messages and terms of a Fluent file by name."""
    parts = re.split(r"^(?=-?[A-Za-z][\w-]* *=)", source, flags=re.MULTILINE)
    return {part.split("=")[0].strip(): _without_comments(part) for part in parts if "=" in part}


def _without_comments(part: str) -> str:
    return "".join(f"{line}\n" for line in part.splitlines() if not line.startswith("#"))


def _versions(path: Path) -> dict[str, int]:
    versions: dict[str, int] = json.loads(_read(path, "rules.json"))
    return versions


def _read(path: Path, inside: str) -> str:
    with zipfile.ZipFile(path) as archive:
        return archive.read(inside).decode()


def write_texts() -> None:
    """The words that the client needs for earlier versions, in files that it can be built with."""
    for (game, language), text in earlier_words().items():
        path = Path(__file__).parent / "text" / language / f"{game}.ftl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def earlier_words() -> dict[tuple[str, str], str]:
    """By game and language, where there are any."""
    found: dict[tuple[str, str], str] = {}
    for game in sorted({game for game, _ in archives()}):
        for language in LANGUAGES:
            text = earlier_texts(game, language, source(language, game_package(game)))
            if text:
                found[game, language] = text
    return found


if __name__ == "__main__":
    write_texts()
