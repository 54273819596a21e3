"""The puzzle of the day: the position, and whether an answer was the best."""

from __future__ import annotations

from litestar.params import FromPath, FromQuery, JSONBody

from taverna.server.http.requests import TheProcess
from taverna.server.http.verbs import get, post
from taverna.wire.puzzles import Puzzle, PuzzleAnswer, Solution


@get("/api/puzzles/{game:str}", tags=["looking back"])
async def show_puzzle(game: FromPath[str], process: TheProcess, day: FromQuery[str | None] = None) -> Puzzle:
    """Today's puzzle of a game, or that of a day gone by. Made when first asked for: then ask again in a moment."""
    return await process.puzzles.show(game, day)


@post("/api/puzzles/{game:str}", status_code=200, tags=["looking back"])
async def solve_puzzle(game: FromPath[str], data: JSONBody[PuzzleAnswer], process: TheProcess) -> Solution:
    """Whether that was the best answer, which one is, and what speaks for it."""
    return await process.puzzles.solve(game, data.day, data.code)


HANDLERS = [show_puzzle, solve_puzzle]
