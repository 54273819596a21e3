"""`taverna replay`: a record step by step on the screen, or its log in words."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from taverna.cli.arguments.cards import Cards
from taverna.cli.arguments.content_files import Content
from taverna.cli.arguments.parameters import Lang, language
from taverna.cli.arguments.scenarios import Scenarios
from taverna.cli.errors import CliError, about, read_record
from taverna.cli.texts import record_words, texts_in
from taverna.kernel import Match, Record, replay as play_again
from taverna.kernel.fairness import DIGITS, check_fairness, commitment as commitment_of, is_commitment


def replay(
    file: Annotated[Path, typer.Argument(help="A record that `taverna play --save` wrote.")],
    plain: Annotated[bool, typer.Option("--plain", help="Print the whole log in words.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Check that the game was played with the seed it began with.")
    ] = False,
    commitment: Annotated[
        str | None, typer.Option(help="With --verify: the hash that you noted when the game began.")
    ] = None,
    cards: Cards = None,
    content: Content = None,
    scenarios: Scenarios = None,
    lang: Lang = None,
) -> None:
    """Step through a recorded game, or print its log."""
    spoken = language(lang)
    record = read_record(file)
    if commitment is not None and not verify:
        raise CliError("commitment-alone", "--commitment goes with --verify")
    with about(file):
        match = play_again(record)
        if verify:
            check(record, commitment)
    if verify:
        for line in verdict(record, match, spoken):
            typer.echo(line)
        return
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        for line in log_in_words(record, match, spoken):
            typer.echo(line)
        return
    from taverna.cli.screens.replay import ReplayApp

    ReplayApp(record, spoken).run()


def check(record: Record, noted: str | None) -> None:
    """Against the hash that the player noted, else against the one in the record."""
    if noted is not None and not is_commitment(noted.strip().lower()):
        raise CliError(
            "bad-commitment", f"--commitment has {DIGITS} hexadecimal digits", values={"digits": DIGITS}
        )
    promised = record.commitment if noted is None else noted.strip().lower()
    check_fairness(record.game, record.seed, record.generator, promised)


def verdict(record: Record, match: Match, lang: str) -> list[str]:
    texts = texts_in(lang)
    lines = [
        texts("verified", hash=commitment_of(record.game, record.seed, record.generator)),
        texts("record-seed", seed=str(record.seed)),
        texts("verified-steps", steps=len(record.steps)),
    ]
    return lines if match.over else [*lines, texts("left-unfinished")]


def log_in_words(record: Record, match: Match, lang: str) -> list[str]:
    words, texts = record_words(record, lang), texts_in(lang)
    names = words.join([words.name(seat) for seat in range(record.seats)])
    lines = [f"{words.text('game-title')}: {names}", texts("record-seed", seed=str(record.seed)), ""]
    width = max((len(event.rule) for _, event in match.events(None)), default=0)
    lines += [f"{event.rule:<{width}}  {words.event(event)}" for _, event in match.events(None)]
    return lines if match.over else [*lines, "", texts("left-unfinished")]
