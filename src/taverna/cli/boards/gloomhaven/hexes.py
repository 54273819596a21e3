"""The map: a line of letters for each row of hexes, every other one half a hex farther to the right.

Letters at the top and numbers at the left name the hexes as the options and the log do. Where there is room, a second
line under each row tells the hit points.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.gloomhaven.pieces import (
    HEART,
    Json,
    figure_style,
    hp_style,
    short_names,
    sign_of,
)
from taverna.cli.boards.painting import line, piece
from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD, LOCKED, OBSTACLE, OPENED, PLATE, TRAP
from taverna.games.gloomhaven.board.maps import column_name, column_of

HEX, HALF, MARGIN = 4, 2, 3
LIT = "bold $candle-text on $candle"
OPEN = "bold $candle on $edge"
WAY = "$words on $edge"


@dataclass
class Spot:
    """A hex: where it is, and its three letters with their style; under it another three."""

    cell: int
    column: int
    row: int
    shift: int
    """Every other row lies half a hex farther to the right."""
    text: str = " · "
    style: str = "$gh-stone"
    under: str = ""
    under_style: str = ""
    walls: set[str] = field(default_factory=set)


@dataclass
class Window:
    """The part of the map that is shown; `cut` has the directions in which there is more of it."""

    west: int
    columns: int
    north: int
    rows: int
    cut: str = ""


def map_lines(scene: Scene, width: int, height: int) -> list[Content]:
    """As much of the map as fits into so many lines, with hit points where they fit too."""
    spots = _spots(scene)
    if not spots:
        return []
    high = 1 + max(spot.row for spot in spots.values()) - min(spot.row for spot in spots.values())
    double = 2 * high + 1 <= height
    window = _window(scene, spots, width, (height - 1) // (2 if double else 1))
    rows = [_letters(window)]
    for row in range(window.north, window.north + window.rows):
        there = [
            spot
            for spot in spots.values()
            if spot.row == row and window.west <= spot.column < window.west + window.columns
        ]
        there.sort(key=lambda spot: spot.column)
        rows.append(_row(scene, window, row, there, False))
        if double:
            rows.append(_row(scene, window, row, there, True))
    return rows


# What lies where


def _spots(scene: Scene) -> dict[int, Spot]:
    board: Json = scene.view["board"]
    west, north = board["corner"]
    found: dict[int, Spot] = {}
    for cell, q, r, terrain in board["cells"]:
        spot = Spot(cell, column_of(q, r) - west, r - north, HALF * (r & 1))
        _lay_terrain(spot, terrain)
        found[cell] = spot
    for cell, q, r, state in board["doors"]:
        spot = Spot(cell, column_of(q, r) - west, r - north, HALF * (r & 1))
        sign = {OPENED: "/", LOCKED: "x"}.get(state, "+")
        spot.text, spot.style = f"[{sign}]", "bold $ember"
        found[cell] = spot
    _lay_things(board, found)
    _lay_walls(board, found)
    _put_figures(scene, found)
    _mark(scene, found)
    return found


def _lay_terrain(spot: Spot, terrain: int) -> None:
    for bit, text, style in (
        (OBSTACLE, "▒▒▒", "$gh-stone"),
        (TRAP, " ◇ ", "bold $blood"),
        (HAZARD, "^^^", "$blood"),
        (DIFFICULT, "~~~", "$gh-ice"),
        (PLATE, " ◎ ", "$gh-light"),
    ):
        if terrain & bit:
            spot.text, spot.style = text, style
            return


def _lay_things(board: Json, spots: dict[int, Spot]) -> None:
    for cell, count in board["coins"]:
        if cell in spots:
            spots[cell].text = f" ${count}" if count > 1 else " $ "
            spots[cell].style = "bold $gh-elite"
    for cell, _ in board["treasures"]:
        if cell in spots:
            spots[cell].text, spots[cell].style = " ▣ ", "bold $gh-light"
    for cell, label in board.get("signs", []):
        if cell in spots:
            spots[cell].under, spots[cell].under_style = f"({label})"[:3].center(3), "$dim"


def _lay_walls(board: Json, spots: dict[int, Spot]) -> None:
    """A wall between two neighbours is seen beside the eastern or the southern one."""
    for one, other in board["walls"]:
        first, second = spots.get(one), spots.get(other)
        if first is None or second is None:
            continue
        if first.row == second.row:
            (first if first.column > second.column else second).walls.add("│")
            continue
        upper, lower = sorted([first, second], key=lambda spot: spot.row)
        east = _x(lower) > _x(upper)
        upper.walls.add("/" if east else "\\")


def _put_figures(scene: Scene, spots: dict[int, Spot]) -> None:
    names = short_names(scene)
    for figure in scene.view["figures"]:
        spot = spots.get(figure["cell"])
        if spot is None:
            continue
        spot.text, spot.style = sign_of(scene, figure, names), figure_style(figure)
        if figure["slot"] == scene.view["turn"]:
            spot.style += " reverse"
        spot.under = f"{HEART}{figure['hp']:<2}"
        spot.under_style = hp_style(figure["hp"], figure["max_hp"])


def _mark(scene: Scene, spots: dict[int, Spot]) -> None:
    """What can be chosen shows its key; what is under the cursor is lit, and so is the way there."""
    for cell in _way(scene):
        if cell in spots:
            spots[cell].style = WAY
    figures = {figure["cell"]: figure["slot"] for figure in scene.view["figures"]}
    for cell, spot in spots.items():
        place, figure = f"cell-{cell}", f"figure-{figures.get(cell, '')}"
        if place in scene.targets:
            spot.text, spot.style = f" {scene.keys.get(place) or '•'} ", OPEN
        if figure in scene.targets:
            spot.style += " underline"
        if place in scene.pointed or figure in scene.pointed:
            spot.style = LIT


def _way(scene: Scene) -> list[int]:
    """Of the move under the cursor."""
    for cell, _, _, path in scene.view["choosing"].get("ways", []):
        if f"cell-{cell}" in scene.pointed:
            return list(path)
    return []


# Where to look


def _window(scene: Scene, spots: dict[int, Spot], width: int, rows: int) -> Window:
    columns = max(1, (width - MARGIN - HALF) // HEX)
    west, east = min(spot.column for spot in spots.values()), max(spot.column for spot in spots.values())
    north, south = min(spot.row for spot in spots.values()), max(spot.row for spot in spots.values())
    middle = _centre(scene, spots)
    window = Window(
        _slide(west, east, middle.column, columns),
        min(columns, east - west + 1),
        _slide(north, south, middle.row, rows),
        min(rows, south - north + 1),
    )
    ends = {
        "w": west < window.west,
        "e": window.west + window.columns <= east,
        "n": north < window.north,
        "s": window.north + window.rows <= south,
    }
    window.cut = "".join([side for side, more in ends.items() if more])
    return window


def _slide(first: int, last: int, middle: int, room: int) -> int:
    """Where a window of this size begins so that the middle is in it, and nothing beyond the ends."""
    if last - first < room:
        return first
    return max(first, min(last - room + 1, middle - room // 2))


def _centre(scene: Scene, spots: dict[int, Spot]) -> Spot:
    """What is under the cursor, else what can be chosen, else who acts, else the reader's hero."""
    for wanted in (scene.pointed, list(scene.targets)):
        for target in wanted:
            kind, _, number = target.partition("-")
            cell = int(number) if kind == "cell" and number.isdecimal() else _cell_of(scene, target)
            if cell in spots:
                return spots[cell]
    turn = _cell_of(scene, f"figure-{scene.view['turn']}")
    mine = next(
        (
            figure["cell"]
            for figure in scene.view["figures"]
            if figure["kind"] == "hero" and figure["owner"] == scene.eyes
        ),
        -1,
    )
    for cell in (turn, mine):
        if cell in spots:
            return spots[cell]
    return next(iter(spots.values()))


def _cell_of(scene: Scene, target: str) -> int:
    for figure in scene.view["figures"]:
        if target == f"figure-{figure['slot']}":
            return int(figure["cell"])
    return -1


# Letters


def _x(spot: Spot) -> int:
    return HEX * spot.column + spot.shift


def _letters(window: Window) -> Content:
    names = [column_name(window.west + number) for number in range(window.columns)]
    shown = "".join(f" {name:^3}" for name in names)
    west, east = "‹" if "w" in window.cut else " ", "›" if "e" in window.cut else ""
    return piece(" " * (MARGIN - 1) + west + shown + east, "$dim")


def _more(window: Window, row: int) -> str:
    """At the edges: whether the map goes on above or below."""
    above = "n" in window.cut and row == window.north
    below = "s" in window.cut and row == window.north + window.rows - 1
    return "↕" if above and below else "↑" if above else "↓" if below else " "


def _row(scene: Scene, window: Window, row: int, spots: list[Spot], under: bool) -> Content:
    """Text by place on the line; later ones come on top."""
    laid: dict[int, Content] = {}
    if not under:
        laid[0] = piece(f"{row + 1:>2}{_more(window, row)}", "$dim")
    for spot in spots:
        start = MARGIN + _x(spot) - HEX * window.west
        for sign, place in (("│", 0), ("\\", 0), ("/", HEX)):
            if sign in spot.walls and under == (sign != "│"):
                laid[start + place] = piece(sign, "bold $ember")
        text, style = (spot.under or "   ", spot.under_style) if under else (spot.text, spot.style)
        laid[start + 1] = piece(text, style, _target(scene, spot))
    pieces: list[Content] = []
    at = 0
    for start in sorted(laid):
        pieces += [piece(" " * (start - at)), laid[start]]
        at = start + laid[start].cell_length
    return line(*pieces)


def _target(scene: Scene, spot: Spot) -> str:
    place = f"cell-{spot.cell}"
    if place in scene.targets:
        return place
    for figure in scene.view["figures"]:
        if figure["cell"] == spot.cell:
            return f"figure-{figure['slot']}"
    return ""
