"""A closer look: used piles and trophy tracks in full, the die, and what every card at the table does."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.bloodborne.pieces import (
    BANK,
    BLOOD,
    HEART,
    INSTANT,
    Json,
    card_token,
    die_token,
    face_text,
)
from taverna.cli.boards.board import Scene
from taverna.cli.boards.painting import flow, heading, line, piece, wrap
from taverna.i18n import Words
from taverna.i18n.provenance import whole_fields


def closer_look(scene: Scene, width: int) -> list[Content]:
    rows = [*_legend(scene, width), piece("")]
    for player in scene.view["players"]:
        rows += [*_hunter(scene, player, width), piece("")]
    rows += [*_dungeon(scene, width), piece(""), *_dice(scene), piece("")]
    return rows + _cards(scene, width)


def _legend(scene: Scene, width: int) -> list[Content]:
    signs = {HEART: "zone-hp", BLOOD: "zone-collected", BANK: "zone-banked", INSTANT: "step-3"}
    signs |= {"⚑": "status-first", "✓": "status-picked", "☾": "status-dreaming", "✗": "status-dead"}
    return flow([piece(f"{sign} {scene.words.text(text)}", "$dim") for sign, text in signs.items()], width, 3)


def _hunter(scene: Scene, player: Json, width: int) -> list[Content]:
    words = scene.words
    hunter = words.component("hunter", player["hunter"])
    rows = [heading(f"{words.name(player['seat'])} · {hunter}")]
    tracks = [_track(scene, track) for track in player["trophies"]]
    rows += flow([piece(f"{words.text('zone-trophies')}:", "$dim"), *tracks], width)
    used = [card_token(scene, card) for card in player["used"]] or [piece("–", "$dim")]
    return rows + flow([piece(f"{words.text('zone-used')}:", "$dim"), *used], width)


def _track(scene: Scene, track: Json) -> Content:
    """`Kin 1 [3] 5 7 9`: the space with the marker is set apart."""
    spaces = [
        f"[{points}]" if place + 1 == track["place"] else str(points)
        for place, points in enumerate(scene.view["spaces"])
    ]
    name = scene.words.component("trophy", track["trophy"])
    return line(piece(f"{name} ", "$words"), piece(" ".join(spaces), "$candle" if track["place"] else "$dim"))


def _dungeon(scene: Scene, width: int) -> list[Content]:
    words, view = scene.words, scene.view
    met = words.join([words.component("monster", monster) for monster in view["met"]]) or "–"
    removed = words.join([words.component("card", card) for card in view["removed"]]) or "–"
    boss = words.component("monster", view["final_boss"]["id"])
    rows = [heading(f"{words.text('zone-final-boss')}: {boss}")]
    rows += wrap(piece(words.component_help("monster", view["final_boss"]["id"]), "$words"), width)
    rows += [piece(""), heading(f"{words.text('zone-deck')} ({view['deck']})")]
    rows += wrap(piece(f"{words.text('zone-met')}: {met}", "$words"), width)
    rows += wrap(piece(f"{words.text('zone-removed')}: {removed}", "$words"), width)
    return [*rows, piece(f"{words.text('zone-upgrades')}: {view['upgrades']}", "$words")]


def _dice(scene: Scene) -> list[Content]:
    return [
        line(die_token(scene, die), piece("  " + "  ".join(face_text(face) for face in faces), "$words"))
        for die, faces in scene.view["dice"].items()
    ]


def _cards(scene: Scene, width: int) -> list[Content]:
    """Those that somebody has, or could take."""
    view, words = scene.view, scene.words
    seen = {*view["hand"], *view["row"]}
    for player in view["players"]:
        seen.update(player["used"], player["played"])
    seen.update(card for card, about in view["cards"].items() if about["starting"])
    rows = [heading(scene.texts("bb-cards"))]
    for card in [card for card in view["cards"] if card in seen]:
        about = view["cards"][card]
        said = f": {words.component('type', about['type'])}. {words.component_help('card', card)}"
        said += _known(words, about)
        rule = piece(f"  {about['rule']}" if about["rule"] else "", "$dim")
        rows += wrap(line(card_token(scene, card), piece(said, "$words"), rule), width)
    return rows


def _known(words: Words, about: Json) -> str:
    """That a card is invented, or what one source alone tells of it."""
    if about["known"] == "proposed":
        return f" {words.text('status-proposed')}"
    fields = whole_fields(about["single_source"])
    return f" {words.text('status-single-source', fields=fields)}" if fields else ""
