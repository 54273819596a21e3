"""Plots as pieces of SVG for a page: their colours are those of the page, in light and in dark."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from io import StringIO
from typing import Any, NamedTuple

import matplotlib
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

# Matplotlib knows no variables: these stand in for them until the plot is drawn.
COLOURS = {
    "text": "#010203",
    "dim": "#040506",
    "edge": "#070809",
    "mark": "#0a0b0c",
    "gain": "#0d0e0f",
    "loss": "#101112",
}
Writing = Callable[[str], str]
WIDTH = 4.6
ROW = 0.26
MARGIN = 0.75
BARS = 40
SHAPES = {1: ("gain", "^"), 0: ("mark", "o"), -1: ("loss", "v")}


class Dot(NamedTuple):
    """A value and its interval; `stands_out` as in a line of the findings."""

    label: str
    value: float
    low: float
    high: float
    stands_out: int = 0


class Plot:
    """`about` is what somebody is told who can't see it; it also keeps the names inside apart from other plots'."""

    def __init__(self, about: str, rows: float, number: Writing) -> None:
        self.about = about
        self.number = number
        with matplotlib.rc_context({"font.size": 10}):
            self.figure = Figure(figsize=(WIDTH, rows * ROW + MARGIN), layout="constrained")
            FigureCanvasSVG(self.figure)
            self.axes: Any = self.figure.add_subplot()
        self.axes.spines[["top", "right", "left"]].set_visible(False)
        self.axes.spines["bottom"].set_color(COLOURS["edge"])
        self.axes.tick_params(colors=COLOURS["dim"], length=3)
        self.axes.tick_params(axis="y", length=0, labelcolor=COLOURS["text"])

    def mark(self, value: float, above: bool = False) -> None:
        """A line across, below or above what else is drawn."""
        colour, order = ("text", 3) if above else ("dim", 0)
        self.axes.axvline(value, color=COLOURS[colour], linewidth=1, linestyle=(0, (4, 3)), zorder=order)

    def name_rows(self, labels: Sequence[str]) -> None:
        """From top to bottom."""
        self.axes.set_yticks(range(len(labels)), list(labels)[::-1])
        self.axes.set_ylim(-0.7, len(labels) - 0.3)

    def name(self, axis: str, percent: bool) -> None:
        self.axes.set_xlabel(axis, color=COLOURS["dim"])
        self.axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 2.5, 5, 10]))
        self.axes.xaxis.set_major_formatter(self.percent if percent else self.plain)

    def percent(self, value: float, _: object) -> str:
        return self.number(f"{value * 100:.3g} %")

    def plain(self, value: float, _: object) -> str:
        return self.number(f"{value:.6g}".replace("-", "−"))

    def svg(self) -> str:
        found = StringIO()
        with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": self.about, "font.size": 10}):
            self.figure.savefig(found, format="svg", transparent=True, metadata={"Date": None})
        return _for_a_page(found.getvalue(), self.about)


class Plotter:
    """`number` writes numbers as they are written in the language of the page."""

    def __init__(self, number: Writing) -> None:
        self.number = number

    def dots(self, rows: Sequence[Dot], usual: float, axis: str, about: str, percent: bool = True) -> str:
        """Values with their intervals, one below the other, beside a line for what is usual."""
        plot = Plot(about, len(rows), self.number)
        plot.mark(usual)
        for place, row in enumerate(reversed(rows)):
            name, shape = SHAPES[row.stands_out]
            colour = COLOURS[name]
            plot.axes.plot(
                [row.low, row.high], [place] * 2, color=colour, linewidth=1.6, solid_capstyle="round"
            )
            plot.axes.plot([row.value], [place], shape, color=colour, markersize=5)
        plot.name_rows([row.label for row in rows])
        plot.name(axis, percent)
        return plot.svg()

    def numbered(self, rows: Mapping[str, Sequence[Dot]], usual: float, axis: str, about: str) -> str:
        """For every row several values, each drawn as its number: 1 for the first."""
        most = max(len(row) for row in rows.values())
        plot = Plot(about, (0.5 + 0.6 * most) * len(rows), self.number)
        plot.mark(usual)
        for place, row in enumerate(reversed(list(rows.values()))):
            for number, dot in enumerate(row):
                height = [place + (len(row) - 1 - 2 * number) * 0.38 / most] * 2
                plot.axes.plot([dot.low, dot.high], height, color=COLOURS["edge"], linewidth=1.4, zorder=1)
                shape = f"${number + 1}$"
                plot.axes.plot([dot.value], height[:1], marker=shape, color=COLOURS["text"], zorder=2)
        plot.name_rows(list(rows))
        plot.name(axis, percent=True)
        return plot.svg()

    def bars(self, counts: Mapping[int, int], middle: float, axis: str, share: str, about: str) -> str:
        """How often each value came up, in bins of whole numbers; a line marks the middle."""
        plot = Plot(about, 8, self.number)
        low, high, total = min(counts), max(counts), sum(counts.values())
        width = max(1, -(-(high - low + 1) // BARS))
        heights = [0] * ((high - low) // width + 1)
        for value, times in counts.items():
            heights[(value - low) // width] += times
        edges = [low + place * width - 0.5 for place in range(len(heights))]
        shares = [height / total for height in heights]
        plot.axes.bar(edges, shares, width * 0.9, align="edge", color=COLOURS["mark"])
        plot.mark(middle, above=True)
        plot.axes.set_ylabel(share, color=COLOURS["dim"])
        plot.axes.yaxis.set_major_formatter(plot.percent)
        plot.name(axis, percent=False)
        return plot.svg()


def _for_a_page(svg: str, about: str) -> str:
    """Without what belongs to a file of its own: prologue, size, style sheet, names that nothing refers to."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>|<defs>\s*<style.*?</defs>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'<g id="[^"]*"', "<g", svg)
    svg = re.sub(r"font-family: [^;\"]*", "font-family: var(--sans)", svg)
    for name, colour in COLOURS.items():
        svg = svg.replace(colour, f"var(--{name})")
    return svg.replace("<svg", f'<svg role="img" aria-label="{escape(about)}"', 1).strip()
