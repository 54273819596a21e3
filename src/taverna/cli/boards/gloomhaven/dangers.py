"""What traps and hazards do, in words: before one steps into them, and all of the map at a closer look."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.gloomhaven.pieces import Json
from taverna.cli.boards.painting import flow, piece
from taverna.games.gloomhaven.board.board import HAZARD
from taverna.games.gloomhaven.board.maps import column_name, column_of


def dangers(scene: Scene, cells: list[int]) -> str:
    """One sentence for each trap or hazard on these cells."""
    board: Json = scene.view["board"]
    traps = {cell: (damage, conditions) for cell, damage, conditions in board["traps"]}
    hazards = {cell for cell, _, _, terrain in board["cells"] if terrain & HAZARD}
    found: list[str] = []
    for cell in cells:
        if cell in traps:
            damage, conditions = traps[cell]
            found.append(scene.words.text("trap-does", damage=damage, conditions=conditions))
        elif cell in hazards:
            found.append(scene.words.text("hazard-does", damage=scene.view["numbers"]["hazard"]))
    return " ".join(found)


def trap_lines(scene: Scene, width: int) -> list[Content]:
    """`◇ C4, D5: Trap: 4 damage.`, for each kind of trap that lies on the map."""
    board: Json = scene.view["board"]
    west, north = board["corner"]
    names = {
        cell: f"{column_name(column_of(q, r) - west)}{r - north + 1}" for cell, q, r, _ in board["cells"]
    }
    kinds: dict[str, list[str]] = {}
    for cell, _, _ in board["traps"]:
        kinds.setdefault(dangers(scene, [cell]), []).append(names[cell])
    return flow([piece(f"◇ {', '.join(at)}: {does}", "$blood") for does, at in kinds.items()], width, 3)
