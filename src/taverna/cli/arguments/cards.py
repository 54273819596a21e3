"""`--cards FILE`: custom card files for Bloodborne and Dungeon Raiders, laid out before anything is played with them.

A file says which game it is for (`game = "dungeon-raiders"`), or its entries show it.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from taverna.kernel import AnyGame, Match, game as find_game, register
from taverna.kernel.fields import bad
from taverna.kit.own_content import CARDS, SUPPLIED

BLOODBORNE = "bloodborne"
DUNGEON_RAIDERS = "dungeon-raiders"
GAMES = (BLOODBORNE, DUNGEON_RAIDERS)
"""The games that read card files."""
DUNGEON_RAIDERS_ENTRIES = {"room", "boss", "level", "character", "item"}


def lay_out(files: list[Path] | None) -> list[Path] | None:
    """Name the files in the environment, where worker processes find them too, and load their games at once."""
    read = {file: set_id(file) for file in files or []}  # what is wrong is told before anything is changed
    for id in GAMES:
        own = [file for file in read if game_of(file) == id]
        if own:
            variable = variable_of(id)
            named = [path for path in os.environ.get(variable, "").split(os.pathsep) if path]
            os.environ[variable] = os.pathsep.join(named + [str(file.resolve()) for file in own])
            _load_anew(id)
    return files


Cards = Annotated[
    list[Path] | None,
    typer.Option(
        "--cards",
        metavar="FILE",
        help="A custom card file: see docs/bloodborne-cards.md and docs/dungeon-raiders-cards.md. "
        "May be given several times.",
        callback=lay_out,
    ),
]


def with_cards(items: list[str], game_id: str | None, files: list[Path] | None) -> list[str]:
    """The options typed; who names a card file means to play with it, unless an option says otherwise."""
    own = [file for file in files or [] if game_of(file) == game_id]
    if not own or any(item.replace(" ", "").startswith(f"{CARDS}=") for item in items):
        return items
    return [*items, f"{CARDS}={set_id(own[-1])}"]


def typed_files(match: Match) -> list[str]:
    """What to type for the same card files again; nothing for a game with the cards it comes with."""
    if match.game.id not in GAMES or match.options[CARDS] == SUPPLIED:
        return []
    named = os.environ.get(variable_of(match.game.id), "").split(os.pathsep)
    return [f"--cards {quote(path)}" for path in named if path]


def game_of(file: Path) -> str:
    """Which game a card file is for: what it says itself, or else what it holds."""
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return BLOODBORNE  # whoever reads the cards will say what is wrong
    game = data.get("game", DUNGEON_RAIDERS if data.keys() & DUNGEON_RAIDERS_ENTRIES else BLOODBORNE)
    if game not in GAMES:
        raise bad(f"{file.name}: game", f"{game!r} reads no card files; those that do are {', '.join(GAMES)}")
    return str(game)


def set_id(file: Path) -> str:
    """The choice of the option `cards` that this file makes; what is wrong with it is told."""
    if game_of(file) == DUNGEON_RAIDERS:
        from taverna.games.dungeon_raiders.own_content import read as read_box

        return read_box(file).id
    from taverna.games.bloodborne.own_content import read as read_cards

    return read_cards(file).id


def variable_of(game_id: str) -> str:
    if game_id == DUNGEON_RAIDERS:
        from taverna.games.dungeon_raiders.content import VARIABLE as DUNGEON_RAIDERS_CARDS

        return DUNGEON_RAIDERS_CARDS
    from taverna.games.bloodborne.content import VARIABLE as BLOODBORNE_CARDS

    return BLOODBORNE_CARDS


def _load_anew(game_id: str) -> AnyGame:
    if game_id == DUNGEON_RAIDERS:
        from taverna.games import dungeon_raiders

        register(game_id, dungeon_raiders.load)
    else:
        from taverna.games import bloodborne

        register(game_id, bloodborne.load)
    return find_game(game_id)
