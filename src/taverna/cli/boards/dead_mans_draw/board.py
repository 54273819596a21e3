"""The board of Dead Man's Draw: banks as stacks, the play area as cards, the piles at its sides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget

from taverna.cli.boards.board import Board, Part, Scene
from taverna.cli.boards.dead_mans_draw.cards import (
    COLOURS,
    WIDTH,
    Block,
    by_suit,
    card,
    note_block,
    pile,
    slot,
    suit_token,
)
from taverna.cli.boards.dead_mans_draw.ending import ending
from taverna.cli.boards.dead_mans_draw.look import closer_look
from taverna.cli.boards.painting import beside, ends, fit, flow, line, piece, wrap
from taverna.games.dead_mans_draw import codes
from taverna.kernel import Option

MARGIN = 1
TALL = 34
"""From so many lines on there is room for taller cards."""
NAME = 18
FEW = 3
"""More opponents than this get a line each."""
MIN_COLUMN = 52
"""Opponents sit side by side where each has at least so much room."""


def seat_lines(scene: Scene, seat: int, width: int) -> list[Content]:
    """A player: name, pirate and score on one line, the bank under it."""
    room = width - 2 * MARGIN
    rows = [_name_line(scene, seat, room), *_bank_lines(scene, seat, room)]
    pad = piece(" " * MARGIN)
    return [line(pad, row.pad_right(max(0, room - row.cell_length)), pad) for row in rows]


def _name_line(scene: Scene, seat: int, width: int) -> Content:
    player = scene.view["players"][seat]
    active = scene.view["active"] == seat and scene.view["phase"] != "over"
    mine = seat == scene.eyes
    target = f"seat:{seat}"
    name_style = "bold $candle" if active or target in scene.pointed else "bold $words"
    pieces = [piece("▸ " if active else "  ", "bold $candle")]
    pieces.append(piece(scene.words.name(seat), name_style, target))
    if scene.kinds[seat] and not mine:
        pieces.append(piece(f" {scene.words.text('word-bot')}", "$dim"))
    score = piece(str(player["score"]), "bold $candle")
    if player["pirate"]:
        pieces.append(piece(f"  {scene.words.component('pirate', player['pirate'])}", "$candle"))
        told = scene.words.component_help("pirate", player["pirate"], scene.view["options"])
        # It is written to its owner, so an opponent's is quoted; half a sentence would mislead, and `p` shows it whole.
        help_piece = piece(f"  {told}" if mine else f"  “{told}”", "$dim")
        if line(*pieces, help_piece, score).cell_length < width:
            pieces.append(help_piece)
    return ends(line(*pieces), score, width)


def _bank_lines(scene: Scene, seat: int, width: int) -> list[Content]:
    stacks = by_suit(scene.view["players"][seat]["bank"])
    if not stacks:
        return [piece("  " + scene.texts("dmd-empty-bank"), "italic $dim")]
    for short in (False, True):
        tokens = [
            suit_token(scene, suit, values, f"stack:{seat}:{suit}", short) for suit, values in stacks.items()
        ]
        rows = flow(tokens, width - 2)
        if len(rows) == 1:
            break
    return [line(piece("  "), row) for row in rows]


def compact_lines(scene: Scene, seat: int, width: int) -> list[Content]:
    """A player on one line, if the bank fits on it: for full tables."""
    player = scene.view["players"][seat]
    active = scene.view["active"] == seat and scene.view["phase"] != "over"
    name = line(
        piece(" ▸ " if active else "   ", "bold $candle"),
        piece(scene.words.name(seat), "bold $candle" if active else "bold $words", f"seat:{seat}"),
    )
    tokens = [
        suit_token(scene, suit, values, f"stack:{seat}:{suit}", short=True)
        for suit, values in by_suit(player["bank"]).items()
    ] or [piece(scene.texts("dmd-empty-bank"), "italic $dim")]
    first, *more = flow(tokens, width - NAME - 6, 1)
    left, score = line(fit(name, NAME), piece(" "), first), piece(f" {player['score']} ", "bold $candle")
    pirate = scene.words.component("pirate", player["pirate"]) if player["pirate"] else ""
    right = line(piece(pirate, "$dim"), score)
    fits = left.cell_length + right.cell_length < width
    indent = piece(" " * (NAME + 1))
    return [ends(left, right if fits else score, width), *[fit(line(indent, row), width) for row in more]]


class Opponents(Part):
    def seats(self) -> list[int]:
        """In turn order, from the left of who is shown below."""
        scene = self.scene
        count = len(scene.view["players"])
        first = 0 if scene.eyes is None else scene.eyes + 1
        seats = [(first + left) % count for left in range(count)]
        return [seat for seat in seats if seat != scene.eyes]

    def paint(self, width: int) -> Sequence[Content]:
        seats = self.seats()
        draw = compact_lines if len(seats) > FEW else seat_lines
        columns = max(1, min(len(seats), width // MIN_COLUMN))
        share = width // columns
        rows: list[Content] = []
        for start in range(0, len(seats), columns):
            rows += beside([draw(self.scene, seat, share) for seat in seats[start : start + columns]], 0)
        return rows

    def row_of_active(self) -> int:
        """About how far down the active player is."""
        seats, active = self.seats(), self.scene.view["active"]
        return seats.index(active) * self.size.height // len(seats) if active in seats else 0


class Middle(Part):
    """Draw pile, play area, discard pile; above them what is known and owed."""

    def paint(self, width: int) -> Sequence[Content]:
        scene, room, tall = self.scene, width - 2 * MARGIN, self.app.size.height >= TALL
        draw = pile(scene, scene.view["draw"], scene.texts("dmd-draw-pile"), "draw", tall)
        discard = pile(scene, len(scene.view["discard"]), scene.texts("dmd-discard-pile"), "look", tall)
        between = room - 2 * WIDTH - 2
        rows = [_status(scene)]
        for number, (left, part) in enumerate(_parts(scene, between, tall, draw)):
            block = [row.pad_right(max(0, between - row.cell_length)) for row in part]
            rows += beside([left, block, discard if number == 0 else note_block("", tall)])
        return [line(piece(" " * MARGIN), row) for row in rows]


def _status(scene: Scene) -> Content:
    pieces: list[Content] = []
    if scene.view["known"]:
        known = scene.words.join([scene.words.component("card", name) for name in scene.view["known"]])
        pieces.append(piece(f"☾ {scene.words.text('zone-known')}: {known}   ", "bold $candle"))
    if scene.view["owed"]:
        said = scene.words.text("status-owed", number=scene.view["owed"])
        pieces.append(piece(f"✺ {said}", "bold $ember"))
    return line(*pieces)


def _parts(scene: Scene, width: int, tall: bool, draw: Block) -> list[tuple[Block, Block]]:
    """Rows of cards, each with what stands at its left: the play area, then what a Map shows."""
    view = scene.view
    cards = [card(scene, name, name in view["protected"], tall=tall) for name in view["play"]]
    if view["busting"]:
        cards.append(card(scene, view["busting"], False, loss=True, tall=tall))
    if view["owed"]:
        cards.append(slot(scene.texts("dmd-owed", number=view["owed"]), tall))
    rows = _rows_of_cards(cards, width) or [_news(scene, width, len(draw))]
    parts = [(draw if number == 0 else note_block("", tall), row) for number, row in enumerate(rows)]
    shown = [card(scene, name, False, tall=tall) for name in view["revealed"]]
    label = f"✦ {scene.words.component('suit', 'map')} ▸"
    return parts + [(note_block(label, tall), row) for row in _rows_of_cards(shown, width)]


def _rows_of_cards(cards: list[Block], width: int) -> list[Block]:
    fitting = max(1, (width + 1) // (WIDTH + 1))
    return [beside(cards[start : start + fitting]) for start in range(0, len(cards), fitting)]


def _news(scene: Scene, width: int, height: int) -> Block:
    """What just happened, in the place of the cards."""
    rows: list[Content] = []
    for said in scene.news:
        rows += wrap(piece(said, "italic $words"), width - 2)
    rows = [line(piece(" "), row) for row in rows[-height:]]
    return rows + [piece("")] * (height - len(rows))


class Mine(Part):
    def paint(self, width: int) -> Sequence[Content]:
        scene = self.scene
        return [] if scene.eyes is None else seat_lines(scene, scene.eyes, width)


class DeadMansDrawBoard(Board):
    DEFAULT_CSS = """
    DeadMansDrawBoard #opponents { height: auto; background: $walnut; scrollbar-size-vertical: 1; }
    DeadMansDrawBoard Middle { background: $night; }
    DeadMansDrawBoard Mine { background: $walnut; }
    """

    colours: ClassVar[dict[str, tuple[str, str]]] = COLOURS
    keys: ClassVar[dict[int, str]] = {codes.DRAW: "d", codes.BANK: "b"}
    closer_look = staticmethod(closer_look)
    ending = staticmethod(ending)

    def compose(self) -> Iterator[Widget]:
        with VerticalScroll(id="opponents", can_focus=False):
            yield Opponents(self)
        yield Middle(self)
        yield Mine(self)

    def show(self, scene: Scene) -> None:
        super().show(scene)
        self.call_after_refresh(self._show_active)

    def on_resize(self) -> None:
        """Eight players do not fit on a small screen: the opponents scroll."""
        self.query_one("#opponents").styles.max_height = max(3, self.app.size.height // 3)

    def _show_active(self) -> None:
        row = self.query_one(Opponents).row_of_active()
        self.query_one("#opponents").scroll_to(y=max(0, row - 1), animate=False)

    @staticmethod
    def explain(option: Option, scene: Scene) -> str:
        pirate = option.args.get("pirate")
        if not isinstance(pirate, str):
            return ""
        return scene.words.component_help("pirate", pirate, scene.view["options"])

    @staticmethod
    def dangerous(option: Option) -> bool:
        """What is sure to bust."""
        busting, among = option.args.get("busting", 0), option.args.get("among", 0)
        return option.key.endswith("-busting") or (option.key == "draw" and busting == among != 0)


BOARD = DeadMansDrawBoard
