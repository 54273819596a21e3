"""`--cards FILE`: a house's own card file for Bloodborne, laid out before anything is played with it."""

from __future__ import annotations

import os
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from taverna.kernel import Match, game as find_game, register

GAME = "bloodborne"
OPTION = "cards"
PRINTED = "printed"


def lay_out(files: list[Path] | None) -> list[Path] | None:
    """Name the files in the environment, where worker processes find them too, and load the game with them at once."""
    if files:
        from taverna.games.bloodborne import load
        from taverna.games.bloodborne.house import VARIABLE, read_house

        for file in files:
            read_house(file)  # what is wrong with it is told before anything is changed
        named = [path for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]
        os.environ[VARIABLE] = os.pathsep.join(named + [str(file.resolve()) for file in files])
        register(GAME, load)
        find_game(GAME)
    return files


Cards = Annotated[
    list[Path] | None,
    typer.Option(
        "--cards",
        metavar="FILE",
        help="A house's own card file for Bloodborne: see docs/bloodborne-cards.md. May be given several times.",
        callback=lay_out,
    ),
]


def with_cards(items: list[str], game_id: str | None, files: list[Path] | None) -> list[str]:
    """The options typed; who names a card file means to play with it, unless an option says otherwise."""
    if not files or game_id != GAME or any(item.replace(" ", "").startswith(f"{OPTION}=") for item in items):
        return items
    from taverna.games.bloodborne.house import read_house

    return [*items, f"{OPTION}={read_house(files[-1]).id}"]


def typed_files(match: Match) -> list[str]:
    """What to type for the same card files again; nothing for a game with the printed cards."""
    if match.game.id != GAME or match.options[OPTION] == PRINTED:
        return []
    from taverna.games.bloodborne.house import VARIABLE

    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    return [f"--cards {quote(path)}" for path in named if path]
