"""Figures, elements, conditions and cards in letters: told apart by sign and word as well as by colour."""

from __future__ import annotations

from typing import Any

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.painting import line, piece

Json = dict[str, Any]

# Every sign is one cell wide in any terminal, and in the fonts that terminals usually have.
HEART, COIN, HAND, SHIELD, CHEST = "♥", "$", "▯", "◈", "▣"
STRENGTH = {0: "○", 1: "◐", 2: "●"}
ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
COLOURS = {
    "gh-seat-0": ("#8ab8e0", "#2b5d86"),
    "gh-seat-1": ("#e58bb5", "#8f2f62"),
    "gh-seat-2": ("#9ec98a", "#37632a"),
    "gh-seat-3": ("#c7a6ee", "#5f3a93"),
    "gh-normal": ("#f0e4c9", "#3b3024"),
    "gh-elite": ("#f2c14e", "#7a5600"),
    "gh-boss": ("#ee8088", "#96202c"),
    "gh-ally": ("#8fd0c0", "#1f6353"),
    "gh-fire": ("#ff9a5c", "#a33c00"),
    "gh-ice": ("#a9dcf5", "#1c6486"),
    "gh-air": ("#d5dbe0", "#59636b"),
    "gh-earth": ("#b7cf7a", "#4c6213"),
    "gh-light": ("#fff0a0", "#7b6400"),
    "gh-dark": ("#b79be0", "#51307f"),
    "gh-stone": ("#8d8172", "#7d705e"),
}
TEN = 10

STATES = {4: "status-aside", 5: "status-asleep"}
"""By side: monsters that are out of play for a while, or sleep."""


def figure_id(figure: Json) -> str:
    """As the events name it."""
    if figure["kind"] == "hero":
        return str(figure["name"])
    rank = "-elite" if figure["rank"] == "elite" else ""
    return f"{figure['name']}{rank}-{figure['number']}"


def figure_name(scene: Scene, figure: Json) -> str:
    return scene.words.component("figure", figure_id(figure))


def figure_style(figure: Json) -> str:
    if figure["kind"] == "hero":
        return f"bold $gh-seat-{figure['owner']}"
    if figure["owner"] >= 0:
        return f"$gh-seat-{figure['owner']}"
    if figure["side"] in STATES:
        return "$dim"
    if figure["side"] != 1:
        return "$gh-ally"
    return {"elite": "bold $gh-elite", "boss": "bold $gh-boss"}.get(str(figure["rank"]), "$gh-normal")


def initials(name: str) -> str:
    """Two letters: of the first and the last word, or of the only one."""
    words = [word for word in name.replace("-", " ").split() if word[0].isalpha()]
    first, *rest = words or ["??"]
    return (first[0] + rest[-1][0] if rest else first[:2]).upper()


def short_names(scene: Scene) -> dict[str, str]:
    """By kind of figure: two letters that no other kind on the map has; three for a hero."""
    found: dict[str, str] = {}
    for figure in scene.view["figures"]:
        name = str(figure["name"])
        if name in found:
            continue
        said = scene.words.component("figure", name if figure["kind"] == "hero" else f"{name}-1")
        if figure["kind"] == "hero":
            found[name] = said[:3].upper()
            continue
        letters = [sign for sign in said.upper() if sign.isalpha()]
        tries = [initials(said), *[letters[0] + other for other in letters[1:]]]
        found[name] = next((two for two in tries if two not in found.values()), tries[0])
    return found


def sign_of(scene: Scene, figure: Json, names: dict[str, str]) -> str:
    """Three letters, as on the map: `BG3`, `BRU`. The tenth of its kind is `BGX`."""
    short = names[figure["name"]]
    if figure["kind"] == "hero":
        return short
    return short + ("X" if figure["number"] == TEN else str(figure["number"]))


def hp_style(hp: int, most: int) -> str:
    return "bold $blood" if 3 * hp <= most else "$words"


def figure_token(scene: Scene, figure: Json, names: dict[str, str]) -> Content:
    """`BG3 ♥5/6 wound`."""
    target = f"figure-{figure['slot']}"
    lit = target in scene.pointed
    style = "bold $candle-text on $candle" if lit else figure_style(figure)
    if not lit and target in scene.targets:
        style += " underline"
    pieces = [
        piece(sign_of(scene, figure, names), style, target),
        piece(f" {HEART}{figure['hp']}/{figure['max_hp']}", hp_style(figure["hp"], figure["max_hp"])),
    ]
    if figure["shield"]:
        pieces.append(piece(f" {SHIELD}{figure['shield']}", "$words"))
    if figure["conditions"]:
        told = [scene.words.component("condition", name) for name in figure["conditions"]]
        pieces.append(piece(" " + " ".join(told), "$ember"))
    if figure["side"] in STATES:
        pieces.append(piece(f" {scene.words.text(STATES[figure['side']])}", "$dim"))
    return line(*pieces)


def element_tokens(scene: Scene) -> list[Content]:
    """Those that are not inert, by sign and name."""
    found = []
    for element in ELEMENTS:
        strength = scene.view["elements"][element]
        if strength:
            name = scene.words.component("element", element)
            found.append(piece(f"{STRENGTH[strength]} {name}", f"$gh-{element}"))
    return found


def seat_figure(scene: Scene, seat: int) -> Json | None:
    for figure in scene.view["figures"]:
        if figure["kind"] == "hero" and figure["owner"] == seat:
            return dict(figure)
    return None
