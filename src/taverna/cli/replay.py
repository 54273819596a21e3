"""`taverna replay`: a record step by step on the screen, or its log in words."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from taverna.cli.cards import Cards
from taverna.cli.content_files import Content
from taverna.cli.errors import about, read_record
from taverna.cli.parameters import Lang, language
from taverna.cli.scenarios import Scenarios
from taverna.cli.seating import YOU, seat_recorded
from taverna.cli.texts import texts_in
from taverna.i18n import Words
from taverna.kernel import Match, Record, replay as play_again


def replay(
    file: Annotated[Path, typer.Argument(help="A record that `taverna play --save` wrote.")],
    plain: Annotated[bool, typer.Option("--plain", help="Print the whole log in words.")] = False,
    cards: Cards = None,
    content: Content = None,
    scenarios: Scenarios = None,
    lang: Lang = None,
) -> None:
    """Step through a recorded game, or print its log."""
    spoken = language(lang)
    record = read_record(file)
    with about(file):
        match = play_again(record)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        for line in log_in_words(record, match, spoken):
            typer.echo(line)
        return
    from taverna.cli.table.replay_screen import ReplayApp

    ReplayApp(record, spoken).run()


def record_words(record: Record, lang: str) -> Words:
    """Everyone by name, but for the person who gave none: that was "you"."""
    texts = texts_in(lang)
    players = seat_recorded(record.names, record.seats)
    reader = next((seat for seat, player in enumerate(players) if player.name == YOU), None)
    return Words(lang, record.game, [texts.player(player) for player in players], reader)


def log_in_words(record: Record, match: Match, lang: str) -> list[str]:
    words, texts = record_words(record, lang), texts_in(lang)
    names = words.join([words.name(seat) for seat in range(record.seats)])
    lines = [f"{words.text('game-title')}: {names}", texts("record-seed", seed=str(record.seed)), ""]
    width = max((len(event.rule) for _, event in match.events(None)), default=0)
    lines += [f"{event.rule:<{width}}  {words.event(event)}" for _, event in match.events(None)]
    return lines if match.over else [*lines, "", texts("left-unfinished")]
