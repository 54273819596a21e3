"""Players on a line each: who they are, coins, wounds, the power cards of this level, how many cards they hold."""

from __future__ import annotations

from typing import Any

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.dungeon_raiders.cards import COIN, WOUND, card_token
from taverna.cli.boards.painting import ends, flow, line, piece

VALUES = range(1, 6)


def player_line(scene: Scene, seat: int, width: int) -> Content:
    player = scene.view["players"][seat]
    asked = seat in scene.view["asked"]
    mark = "▸ " if asked else "✓ " if player["committed"] else "  "
    name_style = "bold $candle" if asked else "bold $words"
    left = [piece(f" {mark}", "bold $candle"), piece(scene.words.name(seat), name_style, f"seat:{seat}")]
    left.append(piece(f"  {scene.words.component('character', player['character'])}", "$dim"))
    if scene.view["map"] == seat:
        left.append(piece(f"  ▣ {scene.words.text('status-map')}", "$candle"))
    return ends(line(*left), line(*_purse(scene, player), *_powers(scene, player)), width)


def _purse(scene: Scene, player: dict[str, Any]) -> list[Content]:
    pieces = [piece(f"{COIN} {player['coins']}  ", "bold $candle")]
    note = fate(scene, player)
    pieces.append(piece(f"{WOUND} {player['wounds']}", "bold $danger" if note else "$blood"))
    return [*pieces, piece(f" {note}  " if note else "  ", "bold $danger")]


def fate(scene: Scene, player: dict[str, Any]) -> str:
    """Out of the game, or in danger of it."""
    seat, result = player["seat"], scene.view["result"]
    if player["petrified"]:
        return scene.words.text("status-petrified")
    if result and seat in result["fainted"]:
        return scene.words.text("status-fainted")
    return scene.texts("dr-danger") if seat in scene.view["fainting"] else ""


def _powers(scene: Scene, player: dict[str, Any]) -> list[Content]:
    """Those that lie played are bright; the others are still to come."""
    pieces: list[Content] = []
    for value in VALUES:
        played = value in player["played"]
        pieces += [piece(str(value), "bold $ink on $parchment" if played else "$dim"), piece(" ")]
    return [*pieces, piece(scene.texts("dr-hand", number=player["cards"]) + " ", "$dim")]


def hand_lines(scene: Scene, seat: int, width: int) -> list[Content]:
    """My cards; nothing while somebody else may be looking."""
    if scene.view["seat"] != seat:
        return []
    hand: list[str] = scene.view["hand"]
    tokens = [card_token(scene, card, hand.count(card)) for card in dict.fromkeys(hand)]
    title = piece(f"   {scene.words.text('zone-hand')}:", "$dim")
    return flow([title, *tokens], width, 1)
