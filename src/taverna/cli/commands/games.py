"""`taverna games`: which games there are, their options, and what is not certain about them."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from taverna.cli.arguments.content_files import Content
from taverna.cli.arguments.options import typed
from taverna.cli.arguments.parameters import Lang, language
from taverna.cli.texts import Texts, texts_in
from taverna.i18n import Words
from taverna.i18n.provenance import fields_in_words, in_words
from taverna.i18n.rules_pages import rule_text
from taverna.kernel import AnyGame, GameOption, Inventory, Setting, game as find_game, games as all_games
from taverna.kernel.provenance import STANDINGS


def games(
    game: Annotated[str | None, typer.Argument(help="One game, in detail.")] = None,
    facts: Annotated[
        bool, typer.Option("--facts", help="List what is not certain, for owners of the box to check.")
    ] = False,
    content: Content = None,
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
) -> None:
    """List the games, or tell about one: players, options, what is not certain."""
    chosen = [find_game(game)] if game else all_games()
    spoken = language(lang)
    if as_json:
        typer.echo(json.dumps([to_dict(one, spoken) for one in chosen], indent=2, ensure_ascii=False))
        return
    console = Console()
    if facts:
        for one in chosen:
            _show_provenance(one, spoken, console)
            console.print(_facts(one, spoken))
    elif game:
        _show_one(chosen[0], spoken, console)
    else:
        console.print(_overview(chosen, spoken))
        console.print(texts_in(spoken)("games-more"), style="dim", highlight=False)


def to_dict(game: AnyGame, lang: str) -> dict[str, object]:
    words = Words(lang, game.id)
    return {
        "id": game.id,
        "title": words.text("game-title"),
        "version": game.version,
        "players": [game.seats.start, game.seats.stop - 1],
        "options": [
            {
                "name": option.name,
                "title": words.game_option(option.name),
                "help": words.game_option_help(option.name),
                "default": option.default,
                "choices": _values(option),
                "rule": option.rule,
            }
            for option in game.picked_options
        ],
        "ratings": game.ratings,
        "facts": [
            {"component": name, "confidence": confidence, "rule": rule}
            for name, confidence, rule in game.components.facts()
        ],
        "provenance": _provenance(game.components.provenance()),
    }


def _provenance(known: Inventory) -> dict[str, object]:
    return {
        "unit": known.unit,
        "total": known.total,
        **{standing.replace("-", "_"): known.count(standing) for standing in STANDINGS},
        "weak": [
            {
                "kind": one.kind,
                "id": one.id,
                "copies": one.copies,
                "proposed": one.proposed,
                "guessed": one.guessed,
                "single_source": one.single_source,
            }
            for one in known.weak
        ],
    }


FEW = 6
"""Of more values than these, the overview shows the first; `taverna games GAME` shows them all."""


def _overview(chosen: list[AnyGame], lang: str) -> Table:
    texts = texts_in(lang)
    table = Table()
    for key in ("column-id", "column-title", "column-players", "column-options"):
        table.add_column(texts(key))
    for game in chosen:
        table.add_row(game.id, Words(lang, game.id).text("game-title"), _players(game), _short_options(game))
    return table


def _players(game: AnyGame) -> str:
    return f"{game.seats.start}–{game.seats.stop - 1}"


def _short_options(game: AnyGame) -> Text:
    """One line for each: name=default, the other values, the rule."""
    lines: list[Text] = []
    for option in game.picked_options:
        others = [typed(value) for value in _values(option) if value != option.default]
        told = [*others[:FEW], "…"] if len(others) > FEW + 1 else others
        lines.append(
            Text.assemble(
                (f"{option.name}={typed(option.default)}", "bold"),
                f" | {' | '.join(told)} ",
                (option.rule, "dim"),
            )
        )
    return Text("\n").join(lines)


def _values(option: GameOption) -> list[Setting]:
    return list(option.choices) or [True, False]


def _show_one(game: AnyGame, lang: str, console: Console) -> None:
    words, texts = Words(lang, game.id), texts_in(lang)
    console.print(Text(words.text("game-title"), "bold"), Text(f"({game.id})", "dim"))
    console.print(words.text("game-tagline"), highlight=False)
    console.print(texts("games-players", players=_players(game)), highlight=False)
    told = in_words(words, game.components.provenance())
    if told:
        console.print(told, texts("games-which", id=game.id), highlight=False)
    if game.ratings:
        levels = [f"{texts.bot(level)} {rating}" for level, rating in game.ratings.items()]
        console.print(texts("games-levels", levels=", ".join(levels)), highlight=False)
    table = Table(title=texts("column-options"), title_justify="left")
    for key in ("column-option", "column-values", "column-meaning", "column-rule"):
        table.add_column(texts(key), overflow="fold")
    for option in game.picked_options:
        table.add_row(
            Text(option.name, "bold"),
            _value_lines(option, texts("default")),
            _help(option, words),
            option.rule,
        )
    console.print(table)
    console.print(texts("games-try", id=game.id), style="dim", highlight=False)


def _value_lines(option: GameOption, default: str) -> Text:
    lines = [
        Text.assemble(typed(value), (f" ({default})" if value == option.default else "", "dim"))
        for value in _values(option)
    ]
    return Text("\n").join(lines)


def _help(option: GameOption, words: Words) -> Text:
    lines = [
        Text.assemble((words.game_option(option.name), "bold"), f": {words.game_option_help(option.name)}")
    ]
    for value in option.choices:
        told, name = words.component_help(option.name, value), words.choice(option.name, value)
        number = f"{value} " if value.isdecimal() and name != value else ""
        if told or name != value:
            lines.append(Text.assemble(number, (name, "italic"), f": {told}" if told else ""))
    return Text("\n").join(lines)


def _show_provenance(game: AnyGame, lang: str, console: Console) -> None:
    """How much of the box is proposed or rests on one source, and what; nothing for a game that does not tell."""
    words, texts, known = Words(lang, game.id), texts_in(lang), game.components.provenance()
    if not known.total:
        return
    table = Table(title=texts("weak-title", game=words.text("game-title")), title_justify="left")
    for key in ("column-component", "column-copies", "column-guessed", "column-single-source"):
        table.add_column(texts(key))
    for one in known.weak:
        guessed = texts("all-of-it") if one.proposed else fields_in_words(words, one.guessed)
        single = fields_in_words(words, one.single_source)
        table.add_row(words.component(one.kind, one.id), str(one.copies), guessed, single)
    console.print(table)
    console.print(in_words(words, known), highlight=False)


def _facts(game: AnyGame, lang: str) -> Table:
    words, texts = Words(lang, game.id), texts_in(lang)
    names = {one.id: words.component(one.kind, one.id) for one in game.components.provenance().weak}
    table = Table(title=texts("facts-title", game=words.text("game-title")), title_justify="left")
    for key in ("column-component", "column-confidence", "column-rule"):
        table.add_column(texts(key))
    for name, confidence, rule in game.components.facts():
        told = Text.assemble((rule, "bold"), f" {rule_text(game.id, lang, rule)}")
        table.add_row(names.get(name) or _own_name(words, name), confidence_in_words(texts, confidence), told)
    return table


def _own_name(words: Words, name: str) -> str:
    """Of a component whose text has its very id, as `die-green` has; others are called by their id."""
    return words.text(name) if words.catalogue.has(name) else name


def confidence_in_words(texts: Texts, confidence: str) -> str:
    key = f"confidence-{confidence}"
    return texts(key) if texts.has(key) else confidence
