"""Loot cards in letters: parchment with a coloured band, told apart by sign and word as well as by colour."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.painting import line, piece

# Every sign is one cell wide in any terminal, and in the fonts that terminals usually have.
SIGNS = {
    "anchor": "↧",
    "hook": "↪",
    "cannon": "●",
    "key": "⊸",
    "chest": "▣",
    "map": "✦",
    "oracle": "☾",
    "sword": "†",
    "kraken": "✺",
    "mermaid": "♆",
}
COLOURS = {
    "suit-anchor": ("#6db8c8", "#1f5f6e"),
    "suit-hook": ("#cfa872", "#6e4a12"),
    "suit-cannon": ("#a9b4bf", "#46505a"),
    "suit-key": ("#e3c65c", "#6b5200"),
    "suit-chest": ("#de9255", "#85420c"),
    "suit-map": ("#b5c76f", "#4c5c10"),
    "suit-oracle": ("#b9a0e4", "#5b3f96"),
    "suit-sword": ("#e88684", "#962a2a"),
    "suit-kraken": ("#66c4a4", "#12604a"),
    "suit-mermaid": ("#e896bc", "#8c2a5c"),
}
WIDTH = 9
Block = list[Content]


def by_suit(cards: Sequence[str]) -> dict[str, list[int]]:
    """`["map-5", "map-3"]` -> {"map": [5, 3]}; the order is kept."""
    stacks: dict[str, list[int]] = {}
    for name in cards:
        suit, value, *_ = name.split("-")
        stacks.setdefault(suit, []).append(int(value))
    return stacks


def suit_token(scene: Scene, suit: str, values: list[int], target: str = "", short: bool = False) -> Content:
    """A stack on one line: sign, name, values with the top one bright."""
    name = scene.words.component("suit", suit)
    name = name[:3] if short else name
    sign_style, name_style, top_style = f"$suit-{suit}", "$words", "bold $candle"
    if target and target in scene.pointed:
        sign_style = name_style = top_style = "bold $candle-text on $candle"
    elif target in scene.targets:
        name_style = "underline $words"
    pieces = [piece(f"{SIGNS[suit]} ", sign_style, target), piece(name, name_style, target)]
    if values:
        pieces.append(piece(f" {values[0]}", top_style, target))
        pieces.append(piece("".join(f"·{value}" for value in values[1:]), "$dim", target))
    return line(*pieces)


def card(scene: Scene, name: str, safe: bool, loss: bool = False, tall: bool = False) -> Block:
    """Value and sign on the band, the name, and what protects or threatens it."""
    suit, value, *_ = name.split("-")
    target = f"card:{name}"
    paper, ink = ("$candle", "$candle-text") if target in scene.pointed else ("$parchment", "$ink")
    note, note_ink = "", ink
    if safe:
        note, note_ink = f"✓{scene.texts('dmd-safe')}", "$ink-safe"
    elif loss:
        note, note_ink = f"✗{scene.texts('dmd-bust')}", "$ink-loss"
    title = scene.words.component("suit", suit)
    band = piece(f" {value}".ljust(WIDTH - 2) + f"{SIGNS[suit]} ", f"bold $night on $suit-{suit}", target)
    blank = piece(" " * WIDTH, f"on {paper}", target)
    name_line = piece(f" {title}".ljust(WIDTH)[:WIDTH], f"bold {ink} on {paper}", target)
    note_line = piece(f" {note}".ljust(WIDTH)[:WIDTH], f"bold {note_ink} on {paper}", target)
    return [band, blank, name_line, blank, note_line] if tall else [band, name_line, note_line]


def pile(scene: Scene, count: int, label: str, target: str, tall: bool = False) -> Block:
    """Cards on a pile: how many."""
    paper, number, word = "$edge", "$candle", "$words"
    if target in scene.pointed:
        paper, number, word = "$candle", "$candle-text", "$candle-text"
    pattern = "░" * WIDTH if target == "draw" else " " * WIDTH
    edge = piece(pattern, f"$dim on {paper}", target)
    middle = [
        piece(str(count).center(WIDTH), f"bold {number} on {paper}", target),
        piece(label.center(WIDTH)[:WIDTH], f"{word} on {paper}", target),
    ]
    blank = piece(" " * WIDTH, f"on {paper}", target)
    return [edge, blank, *middle, edge] if tall else [edge, *middle]


def slot(text: str, tall: bool = False) -> Block:
    """A place still to be filled."""
    inner = WIDTH - 2
    side = piece("╎" + " " * inner + "╎", "$ember")
    middle = piece("╎" + text.center(inner)[:inner] + "╎", "bold $ember")
    top, bottom = piece("╭" + "╌" * inner + "╮", "$ember"), piece("╰" + "╌" * inner + "╯", "$ember")
    return [top, side, middle, side, bottom] if tall else [top, middle, bottom]


def note_block(text: str, tall: bool = False) -> Block:
    """Words in the place of a pile."""
    blank = piece(" " * WIDTH)
    middle = piece(text.rjust(WIDTH)[:WIDTH], "bold $candle")
    return [blank, blank, middle, blank, blank] if tall else [blank, middle, blank]
