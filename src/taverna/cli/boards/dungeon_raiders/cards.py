"""Cards, items, coins and wounds in letters: each has a sign and a word, so that colour is never needed."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.painting import line, piece

# Every sign is one cell wide in any terminal, and in the fonts that terminals usually have.
COIN, WOUND = "●", "♥"
ITEM_SIGNS = {"torch": "☼", "crystal-ball": "◉", "key": "⊸", "sword": "†"}
BACK = "▒▒"
POWER = "power-"
COLOURS = {
    "dr-monster": ("#e88684", "#962a2a"),
    "dr-treasure": ("#e3c65c", "#6b5200"),
    "dr-vault": ("#6db8c8", "#1f5f6e"),
    "dr-trap": ("#de9255", "#85420c"),
    "dr-boss": ("#b9a0e4", "#5b3f96"),
    "dr-dark": ("#8a7a66", "#5f513f"),
}


def card_text(scene: Scene, card: str) -> str:
    """A power card is its number; an item has a sign and its name."""
    if card.startswith(POWER):
        return f" {card.removeprefix(POWER)} "
    return f" {ITEM_SIGNS[card]} {scene.words.component('card', card)} "


def card_token(scene: Scene, card: str, copies: int = 1) -> Content:
    """A card that may be clicked."""
    target = f"card:{card}"
    paper = "bold $ink on $parchment"
    if target in scene.pointed:
        paper = "bold $candle-text on $candle"
    elif scene.targets and target not in scene.targets:
        paper = "$dim on $edge"
    text = card_text(scene, card)
    return piece(f"{text}×{copies} " if copies > 1 else text, paper, target)


def open_card(scene: Scene, card: str) -> Content:
    """A card that lies open on the table."""
    return piece(card_text(scene, card), "bold $ink on $parchment")


def benefit_text(benefit: str) -> str:
    """`coins-2` -> ●2, `potion-1` -> ♥−1, `torch` -> ☼."""
    kind, _, amount = benefit.partition("-")
    if kind == "coins":
        return f"{COIN}{amount}"
    if kind == "potion":
        return f"{WOUND}−{amount}"
    return ITEM_SIGNS[benefit]


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def change(sign: str, number: int, good: bool) -> Content:
    """What somebody has won or lost."""
    return piece(f" {sign}{signed(number)}", "bold $moss" if good else "bold $blood")


def supply_line(scene: Scene) -> Content:
    tokens = [piece(scene.words.text("zone-supply") + ":", "$dim")]
    for item, number in scene.view["supply"].items():
        target = f"supply:{item}"
        style = "bold $candle-text on $candle" if target in scene.pointed else "$words"
        tokens.append(piece(f" {ITEM_SIGNS[item]} {number}", style, target))
    return line(*tokens)
