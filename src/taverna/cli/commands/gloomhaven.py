"""`taverna gloomhaven monster`: a monster's turn on a board given as JSON, every choice left to players, and why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from taverna.cli.arguments.content_files import Content
from taverna.cli.arguments.parameters import Lang, language
from taverna.cli.arguments.scenarios import Scenarios
from taverna.cli.errors import about, parse_json, read_file, read_stdin
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.monsters.position import Maps, Position, read_position, write_plan
from taverna.games.gloomhaven.monsters.reasons import Reason
from taverna.games.gloomhaven.monsters.turn import plan
from taverna.games.gloomhaven.saving.written.monster_turn import position_of
from taverna.i18n import Words
from taverna.kernel import game as find_game

STDIN = "-"

gloomhaven = typer.Typer()


@gloomhaven.callback(invoke_without_command=True)
def gloomhaven_command(ctx: typer.Context) -> None:
    """Tools for Gloomhaven."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@gloomhaven.command()
def monster(
    file: Annotated[
        str, typer.Argument(help="A position as JSON, or a list of them; - reads standard input.")
    ],
    content: Content = None,
    scenarios: Scenarios = None,
    lang: Lang = None,
) -> None:
    """Explain a monster's turn: its focus, where it may go, whom it attacks, and by which rules."""
    words = Words(language(lang), "gloomhaven")
    path = Path("<stdin>" if file == STDIN else file)
    text = read_stdin(path) if file == STDIN else read_file(path)
    with about(path):
        positions, is_list = read(text)
    turns = [written(explained(position, words)) for position in positions]
    typer.echo("[\n" + ",\n".join(turns) + "\n]" if is_list else turns[0])


def read(text: str) -> tuple[list[Position], bool]:
    """The positions, and whether they came as a list."""
    data = parse_json(text)
    known: Maps = {}
    if not isinstance(data, list):
        return [_position(data, "position", known)], False
    return [_position(item, f"position[{number}]", known) for number, item in enumerate(data)], True


def _position(data: object, path: str, known: Maps) -> Position:
    """A bare board with an ability, or a whole position whose turn is a monster's."""
    if not isinstance(data, dict) or "floor" in data:
        return read_position(data, path, known)
    game = find_game("gloomhaven")
    assert isinstance(game, Gloomhaven)
    return position_of(game, game.unplayed(data), path)


def explained(position: Position, words: Words) -> dict[str, list[object]]:
    found = plan(position.board, position.acting, position.ability, explain=True)
    return {
        **write_plan(position, found),
        "why": [{"rule": reason.rule, "text": told(reason, position, words)} for reason in found.why],
    }


def told(reason: Reason, position: Position, words: Words) -> str:
    hexes = [position.board.map.hex(cell) for cell in reason.cells]
    figures = [position.ids[figure] for figure in reason.figures]
    return words.text(
        f"why-{reason.key}", figures=figures, hexes=[f"({q}, {r})" for q, r in hexes], **reason.values
    )


def written(answer: dict[str, list[object]]) -> str:
    """JSON with a line for each option and each reason."""
    parts = [f'  "{name}": {_lines(items)}' for name, items in answer.items()]
    return "{\n" + ",\n".join(parts) + "\n}"


def _lines(items: list[object]) -> str:
    told = [json.dumps(item, ensure_ascii=False) for item in items]
    if not any(isinstance(item, dict) for item in items):
        return "[" + ", ".join(told) + "]"
    return "[\n    " + ",\n    ".join(told) + "\n  ]"
