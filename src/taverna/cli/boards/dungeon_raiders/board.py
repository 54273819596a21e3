"""The board of Dungeon Raiders: the others, the row of rooms with the current one in words, the cards laid, me."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget

from taverna.cli.boards.board import Board, Part, Scene
from taverna.cli.boards.dungeon_raiders.cards import (
    BACK,
    COIN,
    COLOURS,
    ITEM_SIGNS,
    WOUND,
    change,
    open_card,
    supply_line,
)
from taverna.cli.boards.dungeon_raiders.ending import ending
from taverna.cli.boards.dungeon_raiders.look import closer_look
from taverna.cli.boards.dungeon_raiders.players import hand_lines, player_line
from taverna.cli.boards.dungeon_raiders.rooms import current_room, in_words, room_row
from taverna.cli.boards.dungeon_raiders.story import Story, room_before
from taverna.cli.boards.painting import ends, flow, line, piece, wrap
from taverna.games.dungeon_raiders import codes
from taverna.kernel import Option

MARGIN = 1
TALL = 34
"""From so many lines on there is room for air."""
CODE_KEYS = "12345678900"
"""A power card has its own number; then come torch, ball, key and sword as cards, and the torch that is announced."""


def seats_around(scene: Scene) -> list[int]:
    """In turn order from the left of who is shown below; in the tactical game from the starting player."""
    count = len(scene.view["players"])
    first = (
        scene.view["map"] if scene.view["map"] is not None else 0 if scene.eyes is None else scene.eyes + 1
    )
    return [(first + left) % count for left in range(count)]


class Opponents(Part):
    def paint(self, width: int) -> Sequence[Content]:
        count = len(self.scene.view["players"])
        first = 0 if self.scene.eyes is None else self.scene.eyes + 1
        seats = [(first + left) % count for left in range(count)]
        return [player_line(self.scene, seat, width) for seat in seats if seat != self.scene.eyes]


class Middle(Part):
    """How deep we are, the row, the current room in words, the cards laid, what came of the room before."""

    def paint(self, width: int) -> Sequence[Content]:
        scene, room = self.scene, width - 2 * MARGIN
        parts = [[_level_line(scene, room)], room_row(scene, room)]
        here = current_room(scene)
        if here:
            parts += [in_words(scene, here, room), laid_lines(scene, room)]
        tall = self.app.size.height >= TALL
        parts.append(before_lines(scene, room, tall))
        air = [piece("")] if tall else []
        rows: list[Content] = []
        for part in parts:
            rows += [*air, *part] if rows and part else part
        return [line(piece(" " * MARGIN), row) for row in rows]


def _level_line(scene: Scene, width: int) -> Content:
    level = scene.words.text("status-level", number=scene.view["level"])
    left = line(
        piece(level, "bold $candle"), piece(f"  {scene.texts('dr-pile', number=scene.view['pile'])}", "$dim")
    )
    return ends(left, supply_line(scene), width)


def laid_lines(scene: Scene, width: int) -> list[Content]:
    """Each player's card in this room: none, face down, or open. My own sealed one I may see."""
    tokens = [piece(scene.texts("dr-laid"), "$dim")]
    for seat in seats_around(scene):
        player = scene.view["players"][seat]
        name = piece(f"{scene.words.name(seat)} ", "$words")
        mine = seat == scene.view["seat"] and scene.view["sealed"]
        if player["card"]:
            tokens.append(line(name, open_card(scene, player["card"])))
        elif mine:
            secret = piece(f" {scene.texts('dr-secret')}", "italic $dim")
            tokens.append(line(name, open_card(scene, scene.view["sealed"]), secret))
        else:
            tokens.append(
                line(
                    name,
                    piece(BACK if player["committed"] else "··", "$ember" if player["committed"] else "$dim"),
                )
            )
    return flow(tokens, width, 2)


def before_lines(scene: Scene, width: int, reasons: bool) -> list[Content]:
    """The room before: who played what and what it brought them. Why is in the log, and here where there is room."""
    last = scene.view["last"]
    if not last:
        return []
    story = room_before(scene.log)
    title = f"{scene.words.text('zone-last')}, {scene.words.component('room', last['room']['id'])}:"
    tokens = [piece(title, "$dim")]
    for seat, card in enumerate(last["cards"]):
        if card:
            tokens.append(
                line(
                    piece(f"{scene.words.name(seat)} ", "$dim"),
                    open_card(scene, card),
                    *_winnings(story, seat),
                )
            )
    rows = flow(tokens, width, 2)
    for event in story.causes if reasons else []:
        rows += wrap(
            line(piece(scene.words.event(event), "italic $words"), piece(f"  {event.rule}", "$dim")), width
        )
    return rows


def _winnings(story: Story, seat: int) -> list[Content]:
    coins, wounds = story.coins.get(seat, 0), story.wounds.get(seat, 0)
    pieces: list[Content] = []
    if coins:
        pieces.append(change(COIN, coins, coins > 0))
    if wounds:
        pieces.append(change(WOUND, wounds, wounds < 0))
    return pieces + [change(ITEM_SIGNS[item], 1, True) for item in story.items.get(seat, [])]


class Mine(Part):
    def paint(self, width: int) -> Sequence[Content]:
        seat = self.scene.eyes
        if seat is None:
            return []
        return [player_line(self.scene, seat, width), *hand_lines(self.scene, seat, width)]


class DungeonRaidersBoard(Board):
    DEFAULT_CSS = """
    DungeonRaidersBoard #opponents { height: auto; background: $walnut; scrollbar-size-vertical: 1; }
    DungeonRaidersBoard Middle { background: $night; }
    DungeonRaidersBoard Mine { background: $walnut; }
    """

    colours: ClassVar[dict[str, tuple[str, str]]] = COLOURS
    keys: ClassVar[dict[int, str]] = {code: CODE_KEYS[code] for code in range(codes.COUNT)}
    closer_look = staticmethod(closer_look)
    ending = staticmethod(ending)

    def compose(self) -> Iterator[Widget]:
        with VerticalScroll(id="opponents", can_focus=False):
            yield Opponents(self)
        yield Middle(self)
        yield Mine(self)

    @staticmethod
    def dangerous(option: Option) -> bool:
        """A torch that would show nothing new (R-9)."""
        return option.key == "look-in-vain"


BOARD = DungeonRaidersBoard
