"""A monster's turn as JSON: the position read and checked, the plan written (docs/gloomhaven-monsters.md)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.areas import Attack
from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD, OBSTACLE, TRAP, Board, new_board
from taverna.games.gloomhaven.board.figures import CHARACTERS, MONSTERS, NOBODY
from taverna.games.gloomhaven.board.maps import MAX_CELLS, NO_CELL, Map
from taverna.games.gloomhaven.board.paths import FLY, JUMP, WALK
from taverna.games.gloomhaven.language.patterns import AROUND, FREE, Pattern
from taverna.games.gloomhaven.monsters.ability import Ability
from taverna.games.gloomhaven.monsters.turn import Plan
from taverna.kernel.fields import Fields, bad
from taverna.kit.hexes import Hex, direction

FARTHEST: Final = 9999
MOST: Final = 99
MAX_AREA: Final = 60
SIDES: Final = {"character": CHARACTERS, "monster": MONSTERS}
ORIGINS: Final = {"attacker": AROUND, "free": FREE}
OVERLAYS: Final = (("obstacles", OBSTACLE), ("traps", TRAP), ("hazards", HAZARD), ("difficult", DIFFICULT))

Walls = list[tuple[Hex, Hex]]
Maps = dict[tuple[tuple[Hex, ...], tuple[tuple[Hex, Hex], ...]], Map]
"""Maps met before: positions on one floor share what has been worked out about it."""


class Position:
    """A board, who acts on it and how. `ids` are the figures' names in the file, by number."""

    __slots__ = ("ability", "acting", "board", "ids")

    def __init__(self, board: Board, ids: list[str], acting: int, ability: Ability) -> None:
        self.board = board
        self.ids = ids
        self.acting = acting
        self.ability = ability


def read_position(data: object, path: str, known: Maps) -> Position:
    """`path` is what the position is called in a refusal."""
    fields = Fields(data, path)
    board = _read_board(fields, known)
    ids = _read_figures(fields, board)
    acting = fields.text("acting")
    if acting not in ids:
        raise fields.bad("acting", f"no figure has the id {acting!r}")
    figure = ids.index(acting)
    ability = _read_ability(Fields(fields.value("ability"), f"{path}.ability"), board.figures.flying[figure])
    fields.done()
    return Position(board, ids, figure, ability)


# The board


def _read_board(fields: Fields, known: Maps) -> Board:
    cells: dict[Hex, int] = dict.fromkeys(_hexes(fields, "floor", None), 0)
    if not cells:
        raise fields.bad("floor", "must hold at least one hex")
    for name, kind in OVERLAYS:
        for hex in _hexes(fields, name, []):
            cells[hex] = cells.get(hex, 0) | kind
    for number, hex in enumerate(_hexes(fields, "wall_hexes", [])):
        if hex in cells:
            raise fields.bad(f"wall_hexes[{number}]", f"{_written(hex)} is no wall: another list has it too")
    if len(cells) > MAX_CELLS:
        raise fields.bad("floor", f"must not hold more than {MAX_CELLS} hexes")
    walls = _read_walls(fields)
    key = (tuple(cells), tuple(walls))
    if key not in known:
        known[key] = Map([list(cells)], (), walls)
    board = new_board(known[key])
    for cell, kind in enumerate(cells.values()):
        if kind:
            board.put(cell, kind)
    return board


def _read_walls(fields: Fields) -> Walls:
    found: Walls = []
    for number, item in enumerate(fields.items("walls", [])):
        path = f"{fields.path}.walls[{number}]"
        if not isinstance(item, (list, tuple)) or len(item) != 2:
            raise bad(path, f"must be a pair of hexes, not {item!r}")
        one, other = _hex(item[0], f"{path}[0]"), _hex(item[1], f"{path}[1]")
        if direction(one, other) < 0:
            raise bad(path, f"{_written(one)} and {_written(other)} are no neighbours")
        found.append((one, other))
    return found


def _hexes(fields: Fields, name: str, default: list[object] | None) -> list[Hex]:
    path = f"{fields.path}.{name}"
    return [_hex(item, f"{path}[{number}]") for number, item in enumerate(fields.items(name, default))]


def _hex(item: object, path: str) -> Hex:
    if not isinstance(item, (list, tuple)) or len(item) != 2:
        raise bad(path, f"must be a hex [q, r], not {item!r}")
    for number in item:
        if not isinstance(number, int) or isinstance(number, bool) or abs(number) > FARTHEST:
            raise bad(path, f"must be two whole numbers up to {FARTHEST}, not {item!r}")
    return int(item[0]), int(item[1])


def _written(hex: Hex) -> str:
    return f"[{hex[0]}, {hex[1]}]"


# Figures


def _read_figures(fields: Fields, board: Board) -> list[str]:
    ids: list[str] = []
    initiatives: list[float] = []
    for number, item in enumerate(fields.items("figures")):
        figure = Fields(item, f"{fields.path}.figures[{number}]")
        id = figure.text("id")
        if not _is_writable(id):
            raise figure.bad("id", f"{id!r} holds half a character, which can't be written")
        if id in ids:
            raise figure.bad("id", f"{id!r} is used twice")
        ids.append(id)
        initiatives.append(_initiative(figure))
        side = figure.text("side")
        if side not in SIDES:
            raise figure.bad("side", f'must be "monster" or "character", not {side!r}')
        slot = board.figures.add(
            SIDES[side], 0, figure.flag("invisible", False), figure.flag("flying", False)
        )
        _place(figure, board, slot)
        figure.done()
    order = sorted(set(initiatives))
    board.figures.order = [order.index(initiative) for initiative in initiatives]
    return ids


def _is_writable(text: str) -> bool:
    """JSON can name one half of a character beyond 16 bits (`\\ud800`), which no answer could print."""
    return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in text)


def _place(figure: Fields, board: Board, slot: int) -> None:
    hex = _hex(figure.value("at"), f"{figure.path}.at")
    cell = board.map.cell(hex)
    if cell == NO_CELL:
        raise figure.bad("at", f"{_written(hex)} is not on the floor")
    if board.occupant[cell] != NOBODY:
        raise figure.bad("at", f"another figure stands at {_written(hex)}")
    board.place(slot, cell)


def _initiative(figure: Fields) -> float:
    """A fraction is allowed: a summon counts just before its summoner (GH-S-FOC-11)."""
    value = figure.value("initiative", MOST)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= MOST:
        raise figure.bad("initiative", f"must be a number from 0 to {MOST}, not {value!r}")
    return float(value)


# The ability


def _read_ability(fields: Fields, flying: bool) -> Ability:
    mode = JUMP if fields.flag("jump", False) else WALK
    if fields.flag("flying", False) or flying:
        mode = FLY
    attack = Attack(
        fields.integer("range", 0, MOST, 0),
        fields.integer("targets", 1, MOST, 1),
        _read_area(fields),
        fields.flag("muddled", False),
    )
    found = Ability(fields.integer("move", 0, MOST, 0), mode, attack if fields.flag("attack", True) else None)
    fields.done()
    return found


def _read_area(ability: Fields) -> Pattern | None:
    data = ability.value("area")
    if data is None:
        return None
    fields = Fields(data, f"{ability.path}.area")
    origin = fields.text("origin")
    if origin not in ORIGINS:
        raise fields.bad("origin", f'must be "attacker" or "free", not {origin!r}')
    hexes = _hexes(fields, "hexes", None)
    if not 1 <= len(hexes) <= MAX_AREA:
        raise fields.bad("hexes", f"must hold 1 to {MAX_AREA} hexes")
    if origin == "attacker" and (0, 0) in hexes:
        raise fields.bad("hexes", "[0, 0] is the attacker's own hex, which is not attacked")
    fields.done()
    return Pattern(ORIGINS[origin], hexes)


# The answer


def write_plan(position: Position, plan: Plan) -> dict[str, list[object]]:
    """Focus and options, each in a fixed order; the reasons are told by whoever knows the language."""
    map, ids = position.board.map, position.ids
    options: set[tuple[Hex, tuple[str, ...], tuple[Hex, ...]]] = set()
    for option in plan.options:
        targets = [ids[figure] for figure in option.targets]
        path = [map.hex(cell) for cell in option.path]
        options.add((map.hex(option.end), tuple(targets), tuple(path)))
    return {
        "focus": [ids[figure] for figure in plan.focus],
        "options": [
            {"end": list(end), "targets": list(targets), "path": [list(hex) for hex in path]}
            for end, targets, path in sorted(options)
        ],
    }
