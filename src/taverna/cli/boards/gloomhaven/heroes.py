"""The heroes: a line each; the reader's own with hand, items and goal."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.gloomhaven.cards import initiative
from taverna.cli.boards.gloomhaven.pieces import (
    CHEST,
    COIN,
    HAND,
    HEART,
    SHIELD,
    Json,
    hp_style,
    seat_figure,
)
from taverna.cli.boards.painting import ends, flow, line, piece, wrap

GOAL = 0
"""The number of goal treasures."""
ITEM_STATES = ("ready", "spent", "consumed", "spare")


def hero_line(scene: Scene, hero: Json, width: int) -> Content:
    """`▸ Ana · Brute ♥8/10  ▯7 2 0  3 xp  $2   wound`."""
    seat = int(hero["seat"])
    asked = seat in scene.view["asked"] and scene.view["phase"] != "over"
    title = f"{scene.words.name(seat)} · {scene.words.component('class', hero['class'])} {hero['level']}"
    left = line(
        piece(" ▸ " if asked else "   ", "bold $candle"),
        piece(title, f"bold $gh-seat-{seat}"),
        piece("  "),
        *_state(scene, hero),
    )
    return ends(left, _purse(scene, hero), width)


def _state(scene: Scene, hero: Json) -> list[Content]:
    figure = seat_figure(scene, int(hero["seat"]))
    if hero["exhausted"] or figure is None:
        key = "status-exhausted" if hero["exhausted"] else ""
        key = "status-escaped" if hero.get("escaped") else key
        return [piece(scene.words.text(key) if key else "", "bold $blood")]
    hp = piece(f"{HEART}{figure['hp']}/{figure['max_hp']}", hp_style(figure["hp"], figure["max_hp"]))
    found = [hp]
    if figure["shield"]:
        found.append(piece(f" {SHIELD}{figure['shield']}", "$words"))
    if hero["resting"]:
        found.append(piece(f" {scene.words.text('status-resting')}", "$moss"))
    told = [scene.words.component("condition", name) for name in figure["conditions"]]
    return found + [piece(f" {name}", "$ember") for name in told]


def _purse(scene: Scene, hero: Json) -> Content:
    """Cards in hand, discarded and lost; experience; money tokens; goal treasures and what else it carries."""
    cards = f"{HAND}{hero['hand_size']} {len(hero['discard'])} {len(hero['lost'])}"
    return line(
        piece(f"{cards}  ", "$words"),
        piece(f"{scene.texts('gh-xp', number=hero['xp'])}  ", "$dim"),
        piece(f"{COIN}{hero['tokens']} ", "$gh-elite"),
        piece(f"{CHEST}{hero['treasures'].count(GOAL)} " if GOAL in hero["treasures"] else "", "$candle"),
    )


def mine_lines(scene: Scene, width: int, low: bool) -> list[Content]:
    """The reader's cards and items; on a low screen the hand alone."""
    if scene.eyes is None:
        return []
    hero: Json = scene.view["heroes"][scene.eyes]
    if scene.view["round"] == 0:
        return _prepared(scene, hero, width)
    rows = _zone(scene, "zone-hand", [card_token(scene, hero, card) for card in hero["hand"]], width, low)
    if low:
        return rows
    for zone in ("played", "active", "discard", "lost"):
        cards = [card_token(scene, hero, card) for card in hero[zone]]
        rows += _zone(scene, f"zone-{zone}", cards, width, low)
    rows += _zone(scene, "zone-items", [_item(scene, item) for item in hero["items"]], width, low)
    if hero["goal"]:
        goal = scene.words.component("goal", hero["goal"])
        help = scene.words.component_help("goal", hero["goal"])
        told = line(
            piece(f"{scene.texts('gh-goal')}: ", "$dim"), piece(f"{goal}. ", "$words"), piece(help, "$dim")
        )
        rows += [line(piece("   "), row) for row in wrap(told, width - 3)]
    return rows


def _prepared(scene: Scene, hero: Json, width: int) -> list[Content]:
    """During set-up: what is chosen so far."""
    rows: list[Content] = []
    cards = hero["prepared"].get("cards", []) or hero["hand"]
    rows += _zone(scene, "zone-hand", [card_token(scene, hero, card) for card in cards], width, False)
    rows += _zone(scene, "zone-items", [_item(scene, item) for item in hero["items"]], width, False)
    return rows


def _zone(scene: Scene, key: str, tokens: list[Content], width: int, low: bool) -> list[Content]:
    if not tokens:
        return []
    told = [piece(f"{scene.words.text(key)}:", "$dim"), *tokens]
    rows = flow(told, width - 5)
    if low and len(rows) > 2:
        rows = [rows[0], line(rows[1], piece(" …", "$dim"))]
    return [line(piece("   "), row) for row in rows]


def card_token(scene: Scene, hero: Json, card: str) -> Content:
    """`15 Trample`; the leading card is underlined."""
    target = f"card-{card}"
    lit = target in scene.pointed
    style = "bold $candle-text on $candle" if lit else "$words"
    if not lit and card in (hero["leading"], hero["chosen"]):
        style += " underline"
    name = scene.words.component("card", card)
    return line(
        piece(f"{initiative(scene, card)} ", style if lit else "$candle", target), piece(name, style, target)
    )


def _item(scene: Scene, item: list[object]) -> Content:
    name, state, _ = item
    target = f"item-{name}"
    word = ITEM_STATES[int(str(state))]
    lit = target in scene.pointed
    style = {"ready": "$words", "spare": "italic $dim"}.get(word, "strike $dim")
    if lit:
        style = "bold $candle-text on $candle"
    return piece(scene.words.component("item", str(name)), style, target)
