"""The row of rooms: small cards side by side, and under them the current one in words."""

from __future__ import annotations

from typing import Any

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.dungeon_raiders.cards import COIN, WOUND, benefit_text
from taverna.cli.boards.painting import beside, fit, line, piece, wrap

Room = dict[str, Any]
ROOMS_IN_ROW = 5
GAP = 1
MARKS = {"resolved": "✓", "current": "▸", "up": " ", "dark": " "}
SEEN = "◎"


def room_row(scene: Scene, width: int) -> list[Content]:
    share = (width - GAP * (ROOMS_IN_ROW - 1)) // ROOMS_IN_ROW
    return beside([_block(scene, place, share) for place in scene.view["row"]], GAP)


def _block(scene: Scene, at: dict[str, Any], width: int) -> list[Content]:
    """Three lines: place and name on a band, then two facts."""
    room, state = at["room"], at["state"]
    band, paper = _styles(scene, at)
    mark = SEEN if at["seen"] else MARKS[state]
    name = short_name(scene, room) if room else scene.texts("dr-dark")
    facts = facts_of(scene, room) if room else ["?", ""]
    target = f"room:{at['place']}"
    rows = [piece(f"{mark}{at['place']} {name}", band, target)]
    rows += [piece(f" {fact}", paper, target) for fact in facts[:2]]
    return [_fill(row, width, style) for row, style in zip(rows, (band, paper, paper), strict=True)]


def short_name(scene: Scene, room: Room) -> str:
    """The chests of a treasure are among its facts."""
    return (
        scene.texts("dr-treasure")
        if room["kind"] == "treasure"
        else scene.words.component("room", room["id"])
    )


def _fill(row: Content, width: int, style: str) -> Content:
    short = fit(row, width) if row.cell_length > width else row
    return line(short, piece(" " * (width - short.cell_length), style))


def _styles(scene: Scene, at: dict[str, Any]) -> tuple[str, str]:
    """Of the band and of the paper."""
    kind = at["room"]["kind"] if at["room"] else "dark"
    if f"room:{at['place']}" in scene.pointed:
        return "bold $candle-text on $candle", "$candle-text on $candle"
    if at["state"] == "current":
        return f"bold $night on $dr-{kind}", "bold $ink on $parchment"
    if at["state"] == "resolved":
        return "$dim on $edge", "$dim on $walnut"
    if at["seen"]:
        return f"bold italic $night on $dr-{kind}", "italic $candle on $walnut"
    return f"bold $night on $dr-{kind}", ("$words on $edge" if at["room"] else "$dim on $walnut")


def facts_of(scene: Scene, room: Room) -> list[str]:
    """Two short facts that fit on a small card."""
    texts, kind = scene.texts, room["kind"]
    if kind == "treasure":
        whom = (texts("dr-highest"), texts("dr-second"))
        chests = [f"{COIN} {number} {who}" for number, who in zip(room["chests"], whom, strict=False)]
        return [*chests, ""]
    if kind == "vault":
        given = [f"{value}{benefit_text(benefit)}" for value, benefit in enumerate(room["benefits"], 1)]
        return [" ".join(given[:3]), " ".join(given[3:])]
    if kind == "trap":
        whom_trap = "dr-most-coins" if room["target"] == "most-coins" else "dr-fewest-wounds"
        return [texts(whom_trap), penalties(room)]
    strength = texts("dr-strength", number=room["strength"]) if room["strength"] else texts("dr-invincible")
    return [strength, _attack(scene, room)]


def _attack(scene: Scene, room: Room) -> str:
    whom = scene.texts("dr-highest" if room.get("attacks") == "highest" else "dr-lowest")
    if room.get("eliminates"):
        return f"{scene.texts('dr-stone')} {whom}"
    harm = f"{WOUND} +{room['wounds']}" if room["wounds"] else f"{COIN} −{room['coins_lost']}"
    return f"{harm} {whom}"


def penalties(room: Room) -> str:
    """By the highest card: `3:−1 4:−2 5:−3`; neighbours that cost the same stand together, as in `2-3:−1`."""
    sign = "−" if room["target"] == "most-coins" else "+"
    groups: list[tuple[int, int, int]] = []
    for value, number in enumerate(room["by_highest"], 1):
        if groups and groups[-1][2] == number:
            groups[-1] = (groups[-1][0], value, number)
        else:
            groups.append((value, value, number))
    return " ".join(f"{_span(low, high)}:{sign}{number}" for low, high, number in groups if number)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def current_room(scene: Scene) -> Room | None:
    for at in scene.view["row"]:
        if at["state"] == "current":
            room: Room = at["room"]
            return room
    return None


def in_words(scene: Scene, room: Room, width: int) -> list[Content]:
    """What the room is, and what it does."""
    words = scene.words
    said = line(
        piece(
            f"{words.component('kind', room['kind'])}, {words.component('room', room['id'])}: ",
            "bold $candle",
        ),
        piece(words.component_help("room", room["id"]), "$words"),
        piece(f"  {room['rule']}", "$dim"),
    )
    return wrap(said, width)
