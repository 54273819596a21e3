"""`--scenarios FOLDER`: custom scenarios for Gloomhaven, laid out before anything is played with them."""

from __future__ import annotations

import os
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from taverna.kernel import Match, game as find_game, register

GAME = "gloomhaven"
OPTION = "scenario"


def lay_out(folders: list[Path] | None) -> list[Path] | None:
    """Name the folders in the environment, where worker processes find them too, and load the game with them."""
    if folders:
        from taverna.games.gloomhaven import content
        from taverna.games.gloomhaven.own_content import VARIABLE, load

        for folder in folders:
            content.add_scenarios(str(folder), True)  # what is wrong is told before anything is changed
        named = [path for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]
        os.environ[VARIABLE] = os.pathsep.join(named + [str(folder.resolve()) for folder in folders])
        register(GAME, load)
        find_game(GAME)
    return folders


Scenarios = Annotated[
    list[Path] | None,
    typer.Option(
        "--scenarios",
        metavar="FOLDER",
        help="A folder of your own Gloomhaven scenarios: see docs/gloomhaven-scenarios.md. May be given several times.",
        callback=lay_out,
    ),
]


def with_scenarios(items: list[str], game_id: str | None) -> list[str]:
    """The options typed, a house's scenario by its whole id: its name will do if no other has it."""
    if game_id != GAME:
        return items
    return [_whole(item) for item in items]


def _whole(item: str) -> str:
    name, equals, value = item.partition("=")
    if not equals or name.strip() != OPTION:
        return item
    from taverna.games.gloomhaven.content import MARK

    choices = next(option.choices for option in find_game(GAME).options if option.name == OPTION)
    typed = value.strip()
    found = [id for id in choices if id[: -MARK - 1] == typed]
    return f"{OPTION}={found[0]}" if typed not in choices and len(found) == 1 else item


def typed_folders(match: Match) -> list[str]:
    """What to type for the same folders again; nothing for a printed scenario."""
    if match.game.id != GAME:
        return []
    from taverna.games.gloomhaven.content import scenario
    from taverna.games.gloomhaven.own_content import VARIABLE

    if scenario(str(match.options[OPTION])).is_printed:
        return []

    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    return [f"--scenarios {quote(path)}" for path in named if path]
