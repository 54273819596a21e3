"""A page that stands alone: its look, and the few elements that reports are made of. Nothing is loaded with it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

TALL = 24
"""From so many rows on a table scrolls beside its plot."""


def page(lang: str, title: str, body: Sequence[str]) -> str:
    style = files("taverna.arena.report").joinpath("page.css").read_text("utf-8")
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{lang}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{style}</style>",
            "</head>",
            "<body>",
            *body,
            "</body>",
            "</html>",
            "",
        ]
    )


def section(title: str, told: str, *parts: str) -> str:
    return "\n".join(
        [
            f"<section><h2>{escape(title)}</h2>",
            f"<p>{escape(told)}</p>" if told else "",
            *parts,
            "</section>",
        ]
    )


def side_by_side(plot: str, *tables: str) -> str:
    return f'<div class="pair"><figure>{plot}</figure><div>{"".join(tables)}</div></div>'


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first cell of a row names it; all cells are plain text."""
    heading = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = [f"<table><caption>{escape(caption)}</caption><thead><tr>{heading}</tr></thead><tbody>"]
    for first, *others in rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in others)
        lines.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    lines.append("</tbody></table>")
    kind = "scroll tall" if len(rows) >= TALL else "scroll"
    return f'<div class="{kind}" tabindex="0" role="region" aria-label="{escape(caption)}">{"".join(lines)}</div>'


def tiles(pairs: Sequence[tuple[str, str]]) -> str:
    """Names and numbers to be seen first."""
    found = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in pairs)
    return f'<dl class="tiles">{found}</dl>'


def bullets(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
