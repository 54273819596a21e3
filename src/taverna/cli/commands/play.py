"""`taverna play`: sit down at a table in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated

import typer

from taverna.cli.arguments.cards import Cards, typed_files
from taverna.cli.arguments.content_files import Content, typed_contents
from taverna.cli.arguments.options import parse_options, typed
from taverna.cli.arguments.own_files import with_own_files
from taverna.cli.arguments.parameters import GameOptions, Lang, language
from taverna.cli.arguments.scenarios import Scenarios, typed_folders
from taverna.cli.errors import CliError, about, check_writable, parse_json, read_file, read_record
from taverna.cli.seating import YOU, Player, seat_all, seat_recorded
from taverna.cli.texts import texts_in
from taverna.i18n import Words
from taverna.kernel import AnyGame, Fields, TavernaError, game as find_game, games

if TYPE_CHECKING:
    from taverna.cli.screens.app import TavernaApp
    from taverna.cli.screens.session import Session
    from taverna.cli.screens.setup import Plan


def play(
    game: Annotated[
        str | None, typer.Argument(help="The game's id; by default you choose on the screen.")
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            "--player",
            "-p",
            help="One seat for each: the level of a bot (novice, regular, strong, master) or the name of a person. "
            "Default: you and as many regular bots as the game needs.",
        ),
    ] = None,
    option: GameOptions = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record there when you leave.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    position: Annotated[
        Path | None, typer.Option(help="Begin with a position as JSON, such as one you wrote by hand.")
    ] = None,
    cards: Cards = None,
    content: Content = None,
    scenarios: Scenarios = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal, against bots or with people at the same screen."""
    spoken = language(lang)
    if save is not None:
        check_writable(save)
    items = with_own_files(option, game, cards, content) if player or option else []
    if position is not None:
        if items or option or seed is not None or resume is not None:
            raise CliError("position-alone", "--position brings its own options and chance")
        start: Session | Plan = _placed(position, game, player or [])
    else:
        start = _start(game, player or [], items, seed, resume, spoken)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CliError("no-terminal", "`taverna play` needs a terminal to draw on and to read keys from")
    _run(start, spoken, save or resume, seed)


def _start(
    game_id: str | None, seats: list[str], items: list[str], seed: int | None, resume: Path | None, lang: str
) -> Session | Plan:
    """A game to go on with, a game as asked for, or the set-up screen when nothing was asked for."""
    if resume is not None:
        if game_id or items or seed is not None:
            raise CliError("resume-alone", "--resume brings its own game, options and seed")
        return _resumed(resume, seats)
    from taverna.cli.screens.setup import Plan

    game = find_game(game_id) if game_id else games()[0]
    options = parse_options(game, items)
    if not seats and not items:
        return Plan(game, lang)
    return new_session(game, seat_all(seats or _smallest_table(game.seats_with(options))), options, seed)


def _smallest_table(able: range) -> list[str]:
    """You, and as many bots as the game needs at least; one where it could do without."""
    bots = max(1, able.start - 1)
    return [YOU] + ["regular"] * min(bots, able.stop - 2)


def new_session(
    game: AnyGame, players: list[Player], options: dict[str, bool | str], seed: int | None
) -> Session:
    from taverna.cli.screens.app import random_seed
    from taverna.cli.screens.session import Session

    return Session.new(game, players, random_seed() if seed is None else seed, dict(options))


def _resumed(path: Path, seats: list[str]) -> Session:
    from taverna.cli.screens.session import Session

    record = read_record(path)
    players = seat_all(seats) if seats else seat_recorded(record.names, record.seats)
    if seats and len(players) != record.seats:
        raise CliError(
            "resume-seats",
            f"{len(players)} players were named for {record.seats} seats",
            values={"given": len(players), "seats": record.seats},
        )
    with about(path):
        return Session.resumed(record, players)


def _placed(path: Path, game_id: str | None, seats: list[str]) -> Session:
    """The game that the position names, unless the command does; you and regular bots, unless players are named."""
    from taverna.cli.screens.session import Session

    text = read_file(path)
    with about(path):
        fields = Fields(parse_json(text), "position")
        game = find_game(game_id or fields.text("game"))
        state = game.load(fields.data)
        players = seat_all(seats) if seats else seat_recorded([], state.seats)
        return Session.placed(game, players, dict(fields.data))


def _run(start: Session | Plan, lang: str, save: Path | None, seed: int | None) -> None:
    from taverna.cli.screens.app import TavernaApp

    app = TavernaApp(lang, start, save, seed)
    app.run()
    report(app)


def report(app: TavernaApp) -> None:
    """What is left on the terminal when the screen is gone: result, where the record is, and after the end the seed."""
    session = app.session
    if session is None:
        return
    texts = texts_in(app.lang)
    problem = _save_at_last(app, session)
    _report_result(app, session)
    if app.saved and app.is_saved(session):
        path = str(app.saved)
        over = session.match.over
        typer.echo(texts("saved", path=path) if over else texts("saved-resume", path=path, typed=quote(path)))
    match = session.match
    if match.commitment and not match.position:
        typer.echo(texts("commitment", hash=match.commitment))
    if match.over and not match.position:
        typer.echo(texts("seed-line", seed=str(match.seed), command=command(session)))
    if problem is not None:
        raise problem


def _save_at_last(app: TavernaApp, session: Session) -> TavernaError | None:
    """What was to be saved and is not yet; the refusal waits until the result is told."""
    if not app.save_to or app.discarded or app.is_saved(session):
        return None
    try:
        app.save(session)
    except TavernaError as problem:
        return problem
    return None


def _report_result(app: TavernaApp, session: Session) -> None:
    from taverna.cli.screens.scenes import verdict

    texts, match = texts_in(app.lang), session.match
    if not match.over:
        typer.echo(texts("left-unfinished"))
        return
    names = [texts.player(player) for player in session.players]
    words = Words(app.lang, match.game.id, names, session.reader())
    outcome = match.outcome()
    typer.echo(verdict(outcome, words, texts))
    scores = [f"{words.name(seat)} {score}" for seat, score in enumerate(outcome.scores)]
    typer.echo(", ".join(scores))


def command(session: Session) -> str:
    """What to type for the same cards again."""
    match = session.match
    parts = ["taverna play", match.game.id, f"--seed {match.seed}"]
    parts += [f"-p {quote(player.bot or player.name)}" for player in session.players]
    for option in match.game.picked_options:
        value = match.options[option.name]
        if value != option.default:
            parts.append(f"-o {option.name}={typed(value)}")
    return " ".join(parts + typed_files(match) + typed_contents(match) + typed_folders(match))
