"""Answer times and speed against the number of tables, as an SVG that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, log2

from taverna.bench.server.plan import Load, Report

WIDTH, HEIGHT = 720, 560
LEFT, RIGHT = 70, 650
LINES: tuple[tuple[str, str, Callable[[Load], float]], ...] = (
    ("p99", "#b3412e", lambda load: load.p99),
    ("p95", "#c98a1b", lambda load: load.p95),
    ("p50", "#2f6f8f", lambda load: load.p50),
)
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #333 } .title { font-size: 16px; font-weight: 600 }
.axis { stroke: #888 } .grid { stroke: #ddd } .line { fill: none; stroke-width: 2.5 } .end { text-anchor: end }
.mid { text-anchor: middle }
"""


class Panel:
    """A part of the picture with a scale of its own; the horizontal one, by doublings, is shared."""

    def __init__(self, loads: Sequence[Load], top: int, bottom: int, most: float) -> None:
        self._first = log2(loads[0].tables)
        self._span = log2(loads[-1].tables) - self._first or 1.0
        self._top = top
        self._bottom = bottom
        self._step = round_step(most)
        self._most = self._step * max(1, ceil(most / self._step))

    def x(self, load: Load) -> float:
        return LEFT + (RIGHT - LEFT) * (log2(load.tables) - self._first) / self._span

    def y(self, value: float) -> float:
        return self._bottom - (self._bottom - self._top) * value / self._most

    def frame(self, title: str) -> list[str]:
        parts = [f'<text x="{LEFT}" y="{self._top - 14}">{escape(title)}</text>']
        for number in range(round(self._most / self._step) + 1):
            value = number * self._step
            y = self.y(value)
            kind = "grid" if number else "axis"
            parts.append(f'<line class="{kind}" x1="{LEFT}" y1="{y:.1f}" x2="{RIGHT}" y2="{y:.1f}"/>')
            parts.append(f'<text class="end" x="{LEFT - 8}" y="{y + 4:.1f}">{value:,.0f}</text>')
        return parts

    def line(self, loads: Sequence[Load], name: str, colour: str, get: Callable[[Load], float]) -> list[str]:
        points = [(self.x(load), self.y(get(load))) for load in loads]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in points)
        end = f'<text x="{points[-1][0] + 10:.1f}" y="{points[-1][1] + 4:.1f}" fill="{colour}">{name}</text>'
        return [f'<polyline class="line" stroke="{colour}" points="{path}"/>', dots, end]

    def tables(self, loads: Sequence[Load]) -> list[str]:
        y = self._bottom + 20
        return [f'<text class="mid" x="{self.x(load):.1f}" y="{y}">{load.tables}</text>' for load in loads]


def picture(report: Report) -> str:
    loads = report.loads
    times = Panel(loads, 80, 300, max(load.p99 for load in loads))
    speed = Panel(loads, 370, 500, max(load.steps_per_second for load in loads))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">',
        f'<style>{STYLE}</style><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text class="title" x="{LEFT}" y="34">{escape(_title(report))}</text>',
        *times.frame("answer time, milliseconds"),
        *(part for name, colour, get in LINES for part in times.line(loads, name, colour, get)),
        *speed.frame("steps a second, committed"),
        *speed.line(loads, "", "#2f6f8f", lambda load: load.steps_per_second),
        *speed.tables(loads),
        f'<text class="mid" x="{(LEFT + RIGHT) / 2}" y="{HEIGHT - 16}">tables of two programs that play at once</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def round_step(most: float, lines: int = 5) -> float:
    """The smallest of 1, 2, 5, 10, 20, ... with which so many lines reach to `most`."""
    step = 1.0
    while True:
        for factor in (1, 2, 5):
            if step * factor * lines >= most:
                return step * factor
        step *= 10


def _title(report: Report) -> str:
    return f"Taverna server, {report.build} rules, {report.cores} cores with the clients on them"
