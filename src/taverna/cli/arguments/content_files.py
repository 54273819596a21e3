"""`--content FILE`: custom components for Gloomhaven, laid out before anything is played with them."""

from __future__ import annotations

import os
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from taverna.kernel import Match, game as find_game, register

GAME = "gloomhaven"
OPTION = "content"
PRINTED = "printed"


def lay_out(files: list[Path] | None) -> list[Path] | None:
    """Name the files in the environment, where worker processes find them too, and load the game with them at once."""
    if files:
        from taverna.games.gloomhaven.content.own_files import read_house
        from taverna.games.gloomhaven.own_content import load
        from taverna.games.gloomhaven.scenario.building import CONTENT_FILES

        for file in files:
            read_house(file)  # what is wrong with it is told before anything is changed
        named = [path for path in os.environ.get(CONTENT_FILES, "").split(os.pathsep) if path]
        os.environ[CONTENT_FILES] = os.pathsep.join(named + [str(file.resolve()) for file in files])
        register(GAME, load)
        find_game(GAME)
    return files


Content = Annotated[
    list[Path] | None,
    typer.Option(
        "--content",
        metavar="FILE",
        help="Your own monsters, cards and items for Gloomhaven: see docs/gloomhaven-content.md. "
        "May be given several times.",
        callback=lay_out,
        is_eager=True,  # before --scenarios, which may name new monsters
    ),
]


def with_content(items: list[str], game_id: str | None, files: list[Path] | None) -> list[str]:
    """The options typed; who names a content file means to play with it, unless an option says otherwise."""
    if not files or game_id != GAME or any(item.replace(" ", "").startswith(f"{OPTION}=") for item in items):
        return items
    from taverna.games.gloomhaven.content.own_files import read_house

    return [*items, f"{OPTION}={read_house(files[-1]).id}"]


def typed_contents(match: Match) -> list[str]:
    """What to type for the same content files again; nothing for a game with the printed components."""
    if match.game.id != GAME or match.options[OPTION] == PRINTED:
        return []
    from taverna.games.gloomhaven.scenario.building import CONTENT_FILES

    named = os.environ.get(CONTENT_FILES, "").split(os.pathsep)
    return [f"--content {quote(path)}" for path in named if path]
