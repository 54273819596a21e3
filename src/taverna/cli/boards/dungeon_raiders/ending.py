"""How a game of Dungeon Raiders was won and lost: wounds first, since they decide who faints, then coins."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.dungeon_raiders.cards import COIN, WOUND
from taverna.cli.boards.dungeon_raiders.players import fate
from taverna.cli.boards.dungeon_raiders.story import END
from taverna.cli.boards.painting import ends, line, piece, wrap
from taverna.kernel import Event

WORST = 4
HARM = {"wounded": WOUND, "paid": COIN}


def ending(scene: Scene, width: int) -> list[Content]:
    result = scene.view["result"]
    rows = [_row(scene, seat, width) for seat in result["ranking"]]
    rows.append(piece(""))
    for _, event in scene.log:
        if event.kind in END:
            rows += _sentence(scene, event, width)
    if scene.eyes is not None:
        rows += _losses(scene, scene.eyes, width)
    return rows


def _row(scene: Scene, seat: int, width: int) -> Content:
    """A player with as many hearts as wounds: whose line is longest has fainted."""
    player = scene.view["players"][seat]
    won = seat in scene.view["result"]["winners"]
    left = line(
        piece("★ " if won else "  ", "bold $candle"),
        piece(scene.words.name(seat), "bold $candle" if won else "bold $words"),
        piece(f"  {fate(scene, player)}", "bold $danger"),
    )
    right = line(
        piece(WOUND * player["wounds"], "$blood"),
        piece(f" {player['wounds']}  ", "bold $blood"),
        piece(f"{COIN} {player['coins']}".rjust(5), "bold $candle"),
    )
    return ends(left, right, width)


def _sentence(scene: Scene, event: Event, width: int) -> list[Content]:
    return wrap(line(piece(scene.words.event(event), "$words"), piece(f"  {event.rule}", "$dim")), width)


def _losses(scene: Scene, seat: int, width: int) -> list[Content]:
    """Where the reader was hurt or robbed most."""
    mine = [event for _, event in scene.log if event.kind in HARM and event.args.get("seat") == seat]
    worst = sorted(mine, key=lambda event: -_number(event))[:WORST]
    if not worst:
        return []
    rows = [piece(""), piece(scene.texts("dr-losses"), "bold $ember")]
    for event in worst:
        rows += _sentence(scene, event, width)
    return rows


def _number(event: Event) -> int:
    number = event.args["number"]
    assert isinstance(number, int)
    return number
