"""How long a monster of Gloomhaven thinks about its turn.

On the largest map of scenarios 1 to 20, all doors open, with 4 heroes and 12 monsters.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from statistics import mean
from time import process_time

from taverna.games.gloomhaven.board.areas import Attack
from taverna.games.gloomhaven.board.board import HAZARD, OBSTACLE, TRAP, Board, new_board
from taverna.games.gloomhaven.board.figures import CHARACTERS, MONSTERS
from taverna.games.gloomhaven.board.maps import Map
from taverna.games.gloomhaven.board.paths import FLY, JUMP, WALK
from taverna.games.gloomhaven.language.patterns import AROUND, FREE, Pattern
from taverna.games.gloomhaven.monsters.ability import Ability
from taverna.games.gloomhaven.monsters.turn import plan
from taverna.kernel import Rng
from taverna.kit.hexes import Hex, row

CROWDS = 20
HEROES, FIGURES = 4, 16
# Scenario 3: by room, rows as (r, first q, last q).
ROOMS = [
    [(-6, -6, 3), (-5, -6, 2), (-4, -7, 2), (-3, -7, 1), (-2, -8, 1), (-1, -8, 0), (0, -9, 0)],
    [(2, -5, -2), (3, -5, -3), (4, -6, -3), (5, -6, -4)],
    [(-11, 2, 4), (-10, 1, 4), (-9, 1, 3), (-8, 0, 3)],
    [(2, -10, -7), (3, -10, -8), (4, -11, -8), (5, -11, -9)],
    [(-11, -3, -1), (-10, -4, -1), (-9, -4, -2), (-8, -5, -2)],
    [(-5, -11, -8), (-4, -12, -8), (-3, -12, -9), (-2, -13, -9), (-1, -13, -10)],
]
DOORS: list[Hex] = [(-3, 1), (1, -7), (-8, 1), (-4, -7), (-8, -3)]
WALLS: list[tuple[Hex, Hex]] = [((-8, -4), (-7, -4)), ((-9, -2), (-8, -2))]
OVERLAYS: dict[int, list[Hex]] = {
    HAZARD: [(-1, 0), (-1, -6), (-6, -2)],
    OBSTACLE: [(-3, -4), (-3, -3), (-4, -2), (-8, 4), (-4, -9), (-6, 4), (3, -9)],
    TRAP: [(-8, -4), (-9, -3), (-9, -2)],
}
FLOWER: list[Hex] = [(0, 0), (1, -1), (1, 0), (0, 1), (2, -1), (2, 0), (1, 1)]
ABILITIES = {
    "melee": Ability(3, WALK, Attack()),
    "melee, move 1": Ability(1, WALK, Attack()),
    "range 4": Ability(2, WALK, Attack(4)),
    "melee, 3 targets": Ability(3, WALK, Attack(0, 3)),
    "range 4, 3 targets": Ability(2, WALK, Attack(4, 3)),
    "jump": Ability(3, JUMP, Attack()),
    "fly": Ability(3, FLY, Attack()),
    "cone around": Ability(
        2, WALK, Attack(0, 1, Pattern(AROUND, [(1, -1), (2, -2), (2, -1), (1, 0), (2, 0)]))
    ),
    "triangle, range 4": Ability(1, WALK, Attack(4, 1, Pattern(FREE, [(0, 0), (1, -1), (1, 0)]))),
    "flower, range 5, 2 targets": Ability(1, WALK, Attack(5, 2, Pattern(FREE, FLOWER))),
}


def largest_map() -> Map:
    rooms = [[hex for r, first, last in rows for hex in row(first, last, r)] for rows in ROOMS]
    return Map(rooms, DOORS, WALLS)


def largest_board(map: Map) -> Board:
    board = new_board(map)
    for door in range(len(DOORS)):
        board.open_door(door)
    for kind, hexes in OVERLAYS.items():
        for hex in hexes:
            board.put(map.cell(hex), kind)
    return board


def crowd(board: Board, rng: Rng) -> Board:
    """4 heroes and 12 monsters on random free cells."""
    board = board.clone()
    for number in range(FIGURES):
        slot = board.figures.add(CHARACTERS if number < HEROES else MONSTERS, number)
        cell = rng.below(board.map.size)
        while board.occupant[cell] >= 0 or board.terrain[cell] & OBSTACLE:
            cell = rng.below(board.map.size)
        board.place(slot, cell)
    return board


@dataclass(frozen=True)
class MonsterRow:
    """Microseconds of a whole plan: where the map is new to it, and where ways and sight are known already."""

    ability: str
    first: float
    mean: float
    late: float
    """95 of 100 plans take no longer."""
    worst: float

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


def measure_monsters(seconds: float) -> list[MonsterRow]:
    """A row for each ability, each for about so many seconds."""
    empty = largest_board(largest_map())
    rng = Rng(1)
    crowds = [crowd(empty, rng) for _ in range(CROWDS)]
    return [measure_ability(name, crowds, seconds) for name in ABILITIES]


def measure_ability(name: str, crowds: list[Board], seconds: float) -> MonsterRow:
    ability = ABILITIES[name]
    first = plans(crowds, ability)
    again: list[float] = []
    started = process_time()
    while not again or process_time() - started < seconds:
        again += plans(crowds, ability)
    again.sort()
    return MonsterRow(name, mean(first), mean(again), again[len(again) * 95 // 100], again[-1])


def plans(boards: list[Board], ability: Ability) -> list[float]:
    """Microseconds of each plan, for every monster of every board."""
    found: list[float] = []
    for board in boards:
        for acting in range(HEROES, FIGURES):
            start = process_time()
            plan(board, acting, ability)
            found.append((process_time() - start) * 1e6)
    return found
