"""The table in the terminal: Textual screens, and one board for each game.

A new game adds a module with a `BOARD` and a line in `BOARDS`; without one it gets a plain board.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taverna.cli.boards.board import Board

BOARDS = {
    "bloodborne": "taverna.cli.boards.bloodborne",
    "dead-mans-draw": "taverna.cli.boards.dead_mans_draw",
    "dungeon-raiders": "taverna.cli.boards.dungeon_raiders",
    "gloomhaven": "taverna.cli.boards.gloomhaven",
}


def board_for(game_id: str) -> type[Board]:
    module = import_module(BOARDS.get(game_id, "taverna.cli.boards.board"))
    board: type[Board] = module.BOARD
    return board
