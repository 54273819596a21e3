// What lies on each hex, put together from the lists of the view.
import { DIFFICULT, HAZARD, OBSTACLE, PLATE, TRAP, type BoardView } from '../view';

export type Terrain = 'obstacle' | 'trap' | 'hazard' | 'difficult' | 'plate' | 'door' | 'floor';

export interface Thing {
  cell: number;
  terrain: Terrain;
  art?: string | undefined;
  /** Damage of a trap; how a door stands; coins. */
  number?: number | undefined;
  /** What a trap brings. */
  conditions?: readonly string[] | undefined;
}

export function terrainOf(bits: number): Terrain {
  if (bits & OBSTACLE) return 'obstacle';
  if (bits & TRAP) return 'trap';
  if (bits & HAZARD) return 'hazard';
  if (bits & DIFFICULT) return 'difficult';
  return bits & PLATE ? 'plate' : 'floor';
}

export function thingsOf(board: BoardView): Thing[] {
  const art = new Map(board.art);
  const traps = new Map(board.traps.map(([cell, number, conditions]) => [cell, { number, conditions }]));
  const doors = new Set(board.doors.map(([cell]) => cell));
  const things = board.cells
    .filter(([cell, , , bits]) => terrainOf(bits) !== 'floor' && !doors.has(cell))
    .map(([cell, , , bits]): Thing => ({ cell, terrain: terrainOf(bits), art: art.get(cell), ...traps.get(cell) }));
  const openings = board.doors.map(([cell, , , state]): Thing => ({ cell, terrain: 'door', art: art.get(cell), number: state }));
  return [...things, ...openings];
}

/** Obstacles of several hexes are one piece: their hexes, by piece. */
export function piecesOf(board: BoardView): number[][] {
  const pieces = new Map<number, number[]>();
  for (const [cell, number] of board.obstacles) pieces.set(number, [...(pieces.get(number) ?? []), cell]);
  return [...pieces.values()];
}
