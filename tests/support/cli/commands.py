"""The command, run as it is typed; and records for it to read."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from taverna.bots import bot
from taverna.cli.app import app
from taverna.kernel import Match, Rng

GAME = "dead-mans-draw"


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def refused(*words: str) -> str:
    """The one line with which the command refuses."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]


def recorded(path: Path, seed: int = 1, steps: int | None = None, names: list[str] | None = None) -> Path:
    """A game of two greedy bots, all of it or its first steps, as a record."""
    match = Match(GAME, 2, seed, names=names)
    rng = Rng(seed)
    while match.pending and (steps is None or len(match.steps) < steps):
        decision = match.pending[0]
        match.submit(decision.seat, bot("greedy").choose(match.game, match.state, decision, rng))
    path.write_text(match.record().to_json(), "utf-8")
    return path
