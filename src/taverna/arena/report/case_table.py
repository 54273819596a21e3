"""A table of cases as Markdown, and as a picture: a bar for each with what is left open by chance.

A page holds several tables, each in a section of its own between two marks; a new one takes the place of the old.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from taverna.arena.balance.cases import Counted

ROW = 16
LABEL = 230
WIDE = 360
TOP = 28
TICKS = (0, 25, 50, 75, 100)


@dataclass(frozen=True)
class Entry:
    """A row: what it is called, and what was counted."""

    label: str
    counted: Counted


def markdown(header: Sequence[str], entries: Sequence[Entry], deeds: Sequence[str], seats: int) -> str:
    """Label, games, win rate, interval, then what a game brought of each deed: a mean by seat, or by table if `*`."""
    lines = [f"| {' | '.join(header)} |", f"|{' --- |' * len(header)}"]
    for entry in entries:
        found = entry.counted
        low, high = found.bounds
        cells = [entry.label, str(found.games), f"{found.rate:.0%}", f"{low:.0%}–{high:.0%}"]
        for deed in deeds:
            times = seats if deed.endswith("*") else 1
            cells += [f"{found.mean(deed.rstrip('*')) * times:.1f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def picture(title: str, entries: Sequence[Entry]) -> str:
    """SVG that stands alone."""
    height = TOP + ROW * len(entries) + 8
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LABEL + WIDE + 60} {height}" role="img" '
        f'font-family="sans-serif" font-size="11"><title>{escape(title)}</title>',
        f'<rect width="{LABEL + WIDE + 60}" height="{height}" fill="#fff"/>',
    ]
    for tick in TICKS:
        x = LABEL + WIDE * tick / 100
        parts.append(f'<line x1="{x:.0f}" y1="{TOP - 6}" x2="{x:.0f}" y2="{height}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.0f}" y="{TOP - 10}" text-anchor="middle" fill="#555">{tick} %</text>')
    for number, entry in enumerate(entries):
        parts += _bar(entry, TOP + ROW * number)
    return "\n".join([*parts, "</svg>\n"])


def _bar(entry: Entry, y: int) -> list[str]:
    rate, (low, high) = entry.counted.rate, entry.counted.bounds
    middle = y + ROW / 2
    return [
        f'<text x="{LABEL - 6}" y="{middle + 4:.0f}" text-anchor="end" fill="#222">{escape(entry.label)}</text>',
        f'<rect x="{LABEL}" y="{y + 3}" width="{WIDE * rate:.1f}" height="{ROW - 6}" fill="#4a7a5c"/>',
        f'<line x1="{LABEL + WIDE * low:.1f}" y1="{middle:.1f}" x2="{LABEL + WIDE * high:.1f}" y2="{middle:.1f}" '
        'stroke="#222"/>',
    ]


def with_section(page: str, name: str, text: str) -> str:
    """The page with that section renewed, or added at its end."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    section = f"{begin}\n{text.strip()}\n{end}"
    if begin in page and end in page:
        return page[: page.index(begin)] + section + page[page.index(end) + len(end) :]
    return f"{page.rstrip()}\n\n{section}\n".lstrip()
