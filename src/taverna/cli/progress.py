"""How far a long piece of work is, on a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Bar:
    """It appears with the first news, so whatever is refused leaves no trace of it."""

    def __init__(self, title: str, hidden: bool) -> None:
        console = Console(stderr=True)
        self.title = title
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=hidden or not console.is_terminal,
        )

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *problem: object) -> None:
        if self.progress.tasks:
            self.progress.stop()

    def say(self, text: str) -> None:
        """A line above the bar."""
        self.progress.console.print(text, highlight=False, markup=False)

    def tell(self, done: int, total: int) -> None:
        if not self.progress.tasks:
            self.progress.add_task(self.title, total=total, completed=done)
            self.progress.start()
        self.progress.update(self.progress.task_ids[0], completed=done, total=total)


STOPPED = 130
"""The exit code of whatever Ctrl-C ended."""


@contextmanager
def stoppable(bar: Bar, stopped: str) -> Iterator[None]:
    """Work under a bar; Ctrl-C ends the command with a line that says what became of it."""
    try:
        with bar:
            yield
    except KeyboardInterrupt:
        typer.echo(stopped, err=True)
        raise typer.Exit(STOPPED) from None
