"""All that lies open in Dungeon Raiders and does not fit on the table."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.dungeon_raiders.cards import ITEM_SIGNS
from taverna.cli.boards.dungeon_raiders.rooms import in_words
from taverna.cli.boards.painting import heading, line, piece, wrap


def closer_look(scene: Scene, width: int) -> list[Content]:
    """Every room of the row in words, then what the items and the kinds of rooms do."""
    rows = [heading(scene.words.text("zone-row"))]
    for at in scene.view["row"]:
        rows += _room_in_full(scene, at, width)
    rows += [piece(""), heading(scene.words.text("zone-supply"))]
    for item, number in scene.view["supply"].items():
        said = f"{ITEM_SIGNS[item]} {scene.words.component('item', item)} ({number}): "
        rows += wrap(
            line(piece(said, "bold $words"), piece(scene.words.component_help("item", item), "$words")), width
        )
    rows += [piece(""), heading(scene.texts("dr-kinds"))]
    for kind in ("treasure", "monster", "vault", "trap", "boss"):
        name = piece(f"{scene.words.component('kind', kind)}: ", f"bold $dr-{kind}")
        rows += wrap(line(name, piece(scene.words.component_help("kind", kind), "$words")), width)
    return rows


def _room_in_full(scene: Scene, at: dict[str, object], width: int) -> list[Content]:
    room = at["room"]
    number = piece(f"{at['place']} ", "$dim")
    if not isinstance(room, dict):
        return [line(number, piece(scene.words.component("room", "dark"), "$dim"))]
    seen = [piece(scene.words.text("status-seen"), "italic $candle")] if at["seen"] else []
    return [
        line(number, row) if place == 0 else row for place, row in enumerate(in_words(scene, room, width - 2))
    ] + seen
