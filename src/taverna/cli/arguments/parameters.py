"""What several commands take alike."""

from __future__ import annotations

from typing import Annotated

import typer

from taverna.cli.texts import chosen_language


def _remember(ctx: typer.Context, wanted: str | None) -> str:
    """Refusals are told in the language asked for, so the whole command must know it."""
    ctx.find_root().obj = wanted
    return chosen_language(wanted)


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang", help="Language: en, pt-BR or es; by default that of your system.", callback=_remember
    ),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", help="An option of the game: name=value. `taverna games GAME` lists them."
    ),
]


def language(lang: str | None) -> str:
    """The language after the option's callback has settled it."""
    return lang or chosen_language(None)
