"""The tables of observations in docs/learning.md, made from the games.

`python -m tests.support.adapters.layout_tables` prints them.
"""

from __future__ import annotations

import taverna
from taverna.kernel import AnyGame, Field
from tests.support.places import ROOT

PAGE = ROOT / "docs" / "learning.md"
FIRST, LAST = "<!-- tables -->", "<!-- end of tables -->"


def table(game: AnyGame) -> str:
    layout = game.observation.layout
    cells = sum(field.size for field in layout.fields if field.name != "settings")
    lines = [
        f"### `{game.id}`: {cells:,} cells and the settings; {game.codes:,} actions",
        "",
        "| field | shape | up to | meaning |",
        "| --- | --- | --- | --- |",
        *[
            f"| `{field.name}` | {_shape(field)} | {_high(field)} | {field.help} |"
            for field in layout.fields
            if field.name != "settings"
        ],
        "| `settings` | as many as there are | 1 | the options of the game, in their order |",
    ]
    return "\n".join(lines)


def _shape(field: Field) -> str:
    return " × ".join(str(length) for length in field.shape)


def _high(field: Field) -> str:
    highs = dict.fromkeys(field.highs)
    return " and ".join(str(high) for high in highs)


def tables() -> str:
    return "\n\n".join(table(game) for game in taverna.games())


def written() -> str:
    """The page with tables as the games have them now."""
    text = PAGE.read_text("utf-8")
    before, rest = text.split(FIRST)
    _, after = rest.split(LAST)
    return f"{before}{FIRST}\n\n{tables()}\n\n{LAST}{after}"


if __name__ == "__main__":
    PAGE.write_text(written(), "utf-8")
