// A room that is revealed while a story is told: everything about its cells comes from the view that is on its way.
import { DIRECTIONS } from '../map/hexes';
import type { BoardView } from '../view';

type Hex = readonly [number, number];

/** The board with one more room, its cells numbered from `first` to `last`; other rooms stay unknown. */
export function withRoom(board: BoardView, end: BoardView, first: number, last: number): BoardView {
  const inRoom = (cell: number) => cell >= first && cell <= last;
  const cells = end.cells.filter(([cell]) => inRoom(cell));
  const beside = besideOf(cells.map(([, q, r]): Hex => [q, r]));
  const isDoorHere = (cell: number) => end.doors.some(([at, q, r]) => at === cell && beside.has(`${q},${r}`));
  const known = new Set([...board.cells, ...board.doors].map(([cell]) => cell));
  const isNew = (cell: number) => !known.has(cell) && (inRoom(cell) || isDoorHere(cell));
  const more = <T extends readonly [number, ...unknown[]]>(old: readonly T[], all: readonly T[]) => [...old, ...all.filter(([cell]) => isNew(cell))];
  return {
    ...board,
    cells: more(board.cells, end.cells),
    doors: more(board.doors, end.doors),
    walls: [...board.walls, ...end.walls.filter((pair) => pair.some(isNew) && pair.every((cell) => isNew(cell) || known.has(cell)))],
    coins: more(board.coins, end.coins),
    treasures: more(board.treasures, end.treasures),
    traps: more(board.traps, end.traps),
    obstacles: more(board.obstacles, end.obstacles),
    art: more(board.art, end.art),
    signs: more(board.signs, end.signs),
  };
}

function besideOf(hexes: readonly Hex[]): Set<string> {
  return new Set(hexes.flatMap(([q, r]) => DIRECTIONS.map(([dq, dr]) => `${q + dq},${r + dr}`)));
}
