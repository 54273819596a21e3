"""How the tables of `taverna bench` look."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table


def new_table(title: str, first: str, *numbers: str) -> Table:
    """Narrow enough for a terminal of 80 columns."""
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False, title_justify="left")
    table.add_column(first, no_wrap=True)
    for column in numbers:
        table.add_column(column, justify="right", no_wrap=True)
    return table
