"""Cards, dice, blood and trophies in letters: told apart by sign and word as well as by colour."""

from __future__ import annotations

from typing import Any

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.painting import line, piece

# Every sign is one cell wide in any terminal, and in the fonts that terminals usually have.
TYPE_SIGNS = {"melee": "†", "ranged": "⌐", "utility": "✦"}
DIE_SIGNS = {"green": "●", "yellow": "◆", "red": "✶"}
COLOURS = {
    "bb-melee": ("#e88684", "#8e2f38"),
    "bb-ranged": ("#8ab8e0", "#2b5d86"),
    "bb-utility": ("#b9ae9c", "#5d564c"),
    "bb-green": ("#9ec98a", "#37632a"),
    "bb-yellow": ("#e9c65c", "#7a5600"),
    "bb-red": ("#ee8088", "#96202c"),
}
INSTANT, PROPOSED = "↯", "?"
HEART, BLOOD, BANK = "♥", "♦", "■"
BACK = "▒▒"
SHORT = 3

Json = dict[str, Any]


def card_token(scene: Scene, card: str, target: str = "", note: str = "") -> Content:
    """Sign of its type, name, damage; a bolt for an instant effect."""
    about: Json = scene.view["cards"].get(card, {})
    kind = about.get("type", "utility")
    sign_style, name_style = f"$bb-{kind}", "$words"
    if target and target in scene.pointed:
        sign_style = name_style = "bold $candle-text on $candle"
    elif target and target in scene.targets:
        name_style = "underline $words"
    signs = (INSTANT if about.get("instant") else "") + (PROPOSED if about.get("known") == "proposed" else "")
    name = f"{scene.words.component('card', card)}{note}"
    pieces = [piece(f"{TYPE_SIGNS[kind]} ", sign_style, target), piece(name, name_style, target)]
    if about.get("damage") is not None:
        pieces.append(
            piece(
                f" {about['damage']}",
                "bold $candle" if not target or target not in scene.pointed else name_style,
                target,
            )
        )
    if signs:
        pieces.append(piece(f" {signs}", "$dim", target))
    return line(*pieces)


def die_token(scene: Scene, die: str) -> Content:
    return piece(f"{DIE_SIGNS.get(die, '■')} {scene.words.component('die', die)}", f"bold $bb-{die}")


def face_text(face: Json) -> str:
    return f"{face['value']}{'+' if face['combo'] else ''}"


def blood_bar(monster: Json) -> Content:
    """A drop for each blood it came with, hollow where it is taken."""
    left, entered = monster["blood"], monster["entered"]
    return line(
        piece(BLOOD * left, "$blood"),
        piece("·" * max(0, entered - left), "$dim"),
        piece(f" {left}/{entered}", "bold $blood"),
    )


def hp_token(player: Json) -> Content:
    style = "bold $blood" if player["hp"] <= 2 else "$words"
    return piece(f"{HEART}{player['hp']}/{player['max']}", style)


def trophy_name(scene: Scene, trophy: str, short: bool) -> str:
    name = scene.words.component("trophy", trophy)
    return name[:SHORT] if short else name


def trophy_token(scene: Scene, track: Json, short: bool) -> Content:
    target = f"trophy:{track['trophy']}"
    lit = target in scene.pointed
    style = "bold $candle-text on $candle" if lit else "$candle" if track["place"] else "$dim"
    return piece(f"{trophy_name(scene, track['trophy'], short)} {track['points']}", style)
