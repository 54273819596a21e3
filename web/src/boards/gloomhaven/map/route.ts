// A way of one's own: from hex to hex, or from one chosen hex to the next, at the prices that the server names.
import { DIRECTIONS } from './hexes';
import { HAZARD, TRAP, type BoardView, type Choosing } from '../view';

export interface Way {
  cost: number;
  /** Traps and hazards that take effect. */
  negatives: number;
  /** The cells entered. */
  cells: readonly number[];
}

/** What a move may enter, and who lies next to whom. */
export interface BoardContext {
  points: number;
  prices: ReadonlyMap<number, { price: number; hurts: number }>;
  near: (cell: number) => readonly number[];
  /** Where a move may end: the way that the server would take. */
  ends: ReadonlyMap<number, Way>;
  /** Traps and hazards hurt only where a jump ends. */
  hurtsAtEnd: (cell: number) => number;
}

type Places = ReadonlyMap<number, readonly [number, number]>;

export function groundOf(choosing: Choosing, board: BoardView, places: Places): BoardContext {
  const by = new Map([...places].map(([cell, [q, r]]) => [`${q},${r}`, cell]));
  const walls = new Set(board.walls.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const terrain = new Map(board.cells.map(([cell, , , bits]) => [cell, bits]));
  const near = (cell: number) => {
    const [q, r] = places.get(cell) ?? [NaN, NaN];
    return DIRECTIONS.flatMap(([dq, dr]) => by.get(`${q + dq},${r + dr}`) ?? []).filter((other) => !walls.has(`${cell} ${other}`));
  };
  return {
    points: choosing.points ?? 0,
    prices: new Map((choosing.enter ?? []).map(([cell, price, hurts]) => [cell, { price, hurts }])),
    near,
    ends: new Map((choosing.ways ?? []).map(([end, cost, negatives, cells]) => [end, { cost, negatives, cells }])),
    hurtsAtEnd: (cell) => (choosing.jump && (terrain.get(cell) ?? 0) & (TRAP | HAZARD) ? 1 : 0),
  };
}

/** What a way costs and hurts; a cell that can't be entered makes it endless. */
export function priceOf(ground: BoardContext, cells: readonly number[]): Way {
  const end = cells.at(-1);
  const sum = cells.reduce((total, cell) => total + (priceAt(ground, cell)?.price ?? Infinity), 0);
  const hurts = cells.reduce((total, cell) => total + (priceAt(ground, cell)?.hurts ?? 0), 0);
  const more = end === undefined ? 0 : landing(ground, end);
  return { cost: sum + more, negatives: hurts + (end === undefined ? 0 : ground.hurtsAtEnd(end)), cells };
}

/** A closed door is entered as plain floor, and only as the end of a way. */
function priceAt({ prices, ends }: BoardContext, cell: number): { price: number; hurts: number } | undefined {
  return prices.get(cell) ?? (ends.has(cell) ? { price: 1, hurts: 0 } : undefined);
}

/** What the last hex of a jump costs more than one that is jumped over. */
function landing({ prices, ends }: BoardContext, end: number): number {
  const way = ends.get(end);
  if (!way) return 0;
  return way.cost - way.cells.reduce((total, cell) => total + (prices.get(cell)?.price ?? 1), 0);
}

/** Everything that can still be reached at the end of a way: the safest way there, then the cheapest. */
export function reachFrom(ground: BoardContext, start: number, route: readonly number[]): Map<number, Way> {
  const found = new Map<number, Way>();
  const queue: Way[] = [priceSoFar(ground, route)];
  for (let way = queue.shift(); way; way = queue.shift()) {
    const here = way.cells.at(-1) ?? start;
    if (!ground.prices.has(here) && way.cells.length > route.length) continue;
    for (const cell of ground.near(here)) {
      const step = priceAt(ground, cell);
      if (!step || way.cost + step.price > ground.points) continue;
      const next = { cost: way.cost + step.price, negatives: way.negatives + step.hurts, cells: [...way.cells, cell] };
      // They come in the order of their cost: a later one must be safer.
      if ((found.get(cell)?.negatives ?? Infinity) <= next.negatives) continue;
      found.set(cell, next);
      insert(queue, next);
    }
  }
  return new Map([...found].map(([cell, { cells }]): [number, Way] => [cell, priceOf(ground, cells)]).filter(([, { cost }]) => cost <= ground.points));
}

function priceSoFar(ground: BoardContext, cells: readonly number[]): Way {
  const sums = cells.map((cell) => priceAt(ground, cell) ?? { price: Infinity, hurts: 0 });
  return { cost: sums.reduce((sum, { price }) => sum + price, 0), negatives: sums.reduce((sum, { hurts }) => sum + hurts, 0), cells };
}

/** In the order of their cost. */
function insert(queue: Way[], way: Way): void {
  const at = queue.findIndex(({ cost }) => cost > way.cost);
  queue.splice(at < 0 ? queue.length : at, 0, way);
}

/** The way with one more hex to go over: back to it if it is on the way already, straight to a neighbour, else the best way. */
export function extended(ground: BoardContext, start: number, route: readonly number[], cell: number): readonly number[] {
  const at = route.indexOf(cell);
  if (at >= 0) return route.slice(0, at + 1);
  if (cell === start) return [];
  const here = route.at(-1) ?? start;
  // Behind a door nobody knows what comes.
  if (route.length && !ground.prices.has(here)) return route;
  const direct = [...route, cell];
  if (ground.near(here).includes(cell) && priceSoFar(ground, direct).cost <= ground.points) return direct;
  return reachFrom(ground, start, route).get(cell)?.cells ?? route;
}

export const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((cell, index) => cell === other[index]);
