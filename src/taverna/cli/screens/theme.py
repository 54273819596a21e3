"""The colours of the table: candle light, and the same tavern in the morning."""

from __future__ import annotations

from pathlib import Path

from textual.app import App
from textual.theme import Theme

from taverna.cli.boards import BOARDS, board_for

CANDLE_LIGHT = {
    "night": "#120e0b",
    "walnut": "#241a13",
    "edge": "#4a3626",
    "candle": "#f4cf86",
    "candle-text": "#2a2018",
    "danger": "#ffab70",
    "ember": "#e2803f",
    "blood": "#e2777c",
    "moss": "#8fb07a",
    "parchment": "#f0e4c9",
    "parchment-low": "#e2d2ae",
    "ink": "#2a2018",
    "ink-safe": "#3d5a2b",
    "ink-loss": "#8e2a30",
    "words": "#eadfc9",
    "dim": "#a8977f",
}
MORNING = {
    "night": "#f8f2e6",
    "walnut": "#e9dcc3",
    "edge": "#d9c7a6",
    "candle": "#7a4b00",
    "candle-text": "#fffaf0",
    "danger": "#7a1018",
    "ember": "#9c3f08",
    "blood": "#962830",
    "moss": "#3d5f29",
    "parchment": "#fffaf0",
    "parchment-low": "#efe3c8",
    "ink": "#2a2018",
    "ink-safe": "#3d5a2b",
    "ink-loss": "#8e2a30",
    "words": "#2f241a",
    "dim": "#6a5a45",
}


def theme(name: str, colours: dict[str, str], dark: bool) -> Theme:
    return Theme(
        name,
        primary=colours["candle"],
        secondary=colours["moss"],
        accent=colours["ember"],
        warning=colours["ember"],
        error=colours["blood"],
        success=colours["moss"],
        foreground=colours["words"],
        background=colours["night"],
        surface=colours["walnut"],
        panel=colours["edge"],
        dark=dark,
        variables={
            **colours,
            "border-title": colours["dim"],
            "block-cursor-background": colours["edge"],
            "block-cursor-foreground": colours["words"],
            "block-cursor-blurred-background": colours["walnut"],
            "block-cursor-blurred-foreground": colours["words"],
            "block-cursor-text-style": "none",
            "scrollbar": colours["edge"],
            "scrollbar-background": colours["night"],
            "scrollbar-hover": colours["candle"],
            "scrollbar-active": colours["candle"],
        },
    )


class TableApp(App[None]):
    """An application in these colours, and in those that the boards add."""

    CSS_PATH = Path(__file__).with_name("taverna.tcss")
    TITLE = "Taverna"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 (Textual's own type is no ClassVar)
    VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        more = board_colours()
        self.register_theme(
            theme("candle-light", CANDLE_LIGHT | {name: more[name][0] for name in more}, True)
        )
        self.register_theme(theme("morning", MORNING | {name: more[name][1] for name in more}, False))
        self.theme = "candle-light"

    def get_theme_variable_defaults(self) -> dict[str, str]:
        # The style sheet is read before the themes are known.
        return CANDLE_LIGHT | {name: pair[0] for name, pair in board_colours().items()}

    def next_theme(self) -> None:
        self.theme = "morning" if self.theme == "candle-light" else "candle-light"


def board_colours() -> dict[str, tuple[str, str]]:
    """Name -> (by candle light, in the morning)."""
    return {name: pair for game in BOARDS for name, pair in board_for(game).colours.items()}
