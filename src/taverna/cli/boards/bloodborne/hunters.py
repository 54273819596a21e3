"""The hunters on their lines: health, blood, trophies, cards; mine with my hand and what I have used."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.bloodborne.pieces import (
    BANK,
    BLOOD,
    Json,
    card_token,
    hp_token,
    trophy_token,
)
from taverna.cli.boards.board import Scene
from taverna.cli.boards.painting import ends, flow, line, piece

TERSER = ((False, False), (True, False), (True, True))
"""Signs for the words of what a hunter has, then for those of the state too."""
WIDE = 96
"""From so many columns on, a hunter is one line with words in it."""


def hunter_lines(scene: Scene, seat: int, width: int, terse: bool = False) -> list[Content]:
    """Name, state and score; then what the hunter has. On one line where it fits, if need be with signs for words."""
    player: Json = scene.view["players"][seat]
    head, score = _head(scene, player, False), piece(f"{player['score']} ", "bold $candle")
    short = width < WIDE
    for signs, tags in TERSER if terse else TERSER[:1]:
        whole = line(_head(scene, player, tags), piece("  "), _have(scene, player, short, signs))
        if whole.cell_length + score.cell_length < width:
            return [ends(whole, score, width)]
    return [ends(head, score, width), line(piece("    "), _have(scene, player, short))]


def _head(scene: Scene, player: Json, signs: bool) -> Content:
    def tag(sign: str, text: str, style: str) -> Content:
        return piece(f" {sign}" if signs else f" {sign} {scene.words.text(text)}", style)

    seat = player["seat"]
    active = seat in scene.view["asked"] and scene.view["phase"] != "over"
    pieces = [piece(" ▸ " if active else "   ", "bold $candle")]
    pieces.append(piece(scene.words.name(seat), "bold $candle" if active else "bold $words"))
    if player["picked"]:
        pieces.append(tag("✓", "status-picked", "$moss"))
    if seat == scene.view["first"]:
        pieces.append(tag("⚑", "status-first", "$candle"))
    if player["gone"] or player["dead"]:
        pieces.append(tag("✗", "status-gone" if player["gone"] else "status-dead", "bold $blood"))
    elif player["dreaming"]:
        pieces.append(tag("☾", "status-dreaming", "$bb-ranged"))
    return line(*pieces)


def _have(scene: Scene, player: Json, short: bool, signs: bool = False) -> Content:
    texts = scene.texts
    collected, banked = player["collected"], player["banked"]
    if not signs:
        collected, banked = texts("bb-collected", number=collected), texts("bb-banked", number=banked)
    pieces = [
        hp_token(player),
        piece(f"{BLOOD}{collected}", "$ember"),
        piece(f"{BANK}{banked}", "$moss"),
        *[trophy_token(scene, track, short) for track in player["trophies"]],
        piece(texts("bb-hand", number=player["hand"]), "$dim"),
        piece(texts("bb-used", number=len(player["used"])), "$dim", "look"),
    ]
    return Content(" ").join(pieces) if short else Content("  ").join(pieces)


def hand_lines(scene: Scene, width: int, low: bool) -> list[Content]:
    """My cards; below them, what I have used, unless the screen is low: then the choices say it."""
    view = scene.view
    seat = view["seat"]
    if seat is None or not view["hand"]:
        return []
    secret = f" ({scene.texts('bb-picked')})"
    hand = [
        card_token(scene, card, f"hand:{card}", secret if card == view["pick"] else "")
        for card in _once(view["hand"])
    ]
    rows = flow([piece(f"{scene.words.text('zone-hand')}:", "$dim"), *hand], width - 4)
    used = view["players"][seat]["used"]
    if used and not low:
        tokens = [card_token(scene, card, f"used:{card}") for card in _once(used)]
        rows += flow([piece(f"{scene.words.text('zone-used')}:", "$dim"), *tokens], width - 4)
    return [line(piece("    "), row) for row in rows]


def _once(cards: list[str]) -> list[str]:
    return list(dict.fromkeys(cards))
