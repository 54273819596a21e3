// Hills, trees and waves of the world map, from a seeded generator, so that they cost no download and never move; and
// where the names of places go, so that none lies on another.

export interface Mark {
  kind: 'hill' | 'tree';
  x: number;
  y: number;
  size: number;
}

interface Point {
  x: number;
  y: number;
}

/** The same numbers on every screen. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const RANGES: [Mark['kind'], number, number, number, number][] = [
  ['hill', 150, 120, 110, 26],
  ['hill', 820, 90, 90, 14],
  ['hill', 130, 640, 100, 16],
  ['tree', 250, 420, 150, 44],
  ['tree', 640, 330, 120, 26],
  ['tree', 480, 700, 130, 30],
];

export function landscape(taken: readonly Point[], seed = 20): Mark[] {
  const next = chance(seed);
  const marks: Mark[] = [];
  for (const [kind, x, y, spread, many] of RANGES) {
    for (let count = 0; count < many; count += 1) {
      const mark = { kind, x: x + (next() + next() - 1) * spread * 1.4, y: y + (next() + next() - 1) * spread, size: 0.7 + next() * 0.7 };
      if (taken.every((one) => Math.hypot(one.x - mark.x, one.y - mark.y) > 40)) marks.push(mark);
    }
  }
  return marks.sort((one, other) => one.y - other.y);
}

/** On the sea, right of the coast. */
export function waves(seed = 7): Point[] {
  const next = chance(seed);
  return Array.from({ length: 46 }, () => ({ x: 660 + next() * 450, y: 300 + next() * 540 })).filter(({ x, y }) => x > 1150 - (y - 120) * 0.64);
}

export interface Label extends Point {
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const DISC = 24;
const LETTER = 8.3;
const LINE = 18;
const meets = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function boxOf({ x, y, anchor }: Label, letters: number): Box {
  const width = letters * LETTER;
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'start' ? x : x - width;
  return { left, right: left + width, top: y - LINE + 4, bottom: y + 4 };
}

/** A name below its place, or wherever else around it there is room. */
export function labels(places: readonly (Point & { name: string })[]): Label[] {
  const taken: Box[] = places.map(({ x, y }) => ({ left: x - DISC, right: x + DISC, top: y - DISC, bottom: y + DISC }));
  return places.map(({ x, y, name }) => {
    const tries: Label[] = [
      { x, y: y + 40, anchor: 'middle' },
      { x, y: y - 30, anchor: 'middle' },
      { x: x + 30, y: y + 6, anchor: 'start' },
      { x: x - 30, y: y + 6, anchor: 'end' },
      { x: x + 8, y: y + 40, anchor: 'start' },
      { x: x - 8, y: y + 40, anchor: 'end' },
      { x: x + 8, y: y - 30, anchor: 'start' },
      { x: x - 8, y: y - 30, anchor: 'end' },
    ];
    const best = tries.find((one) => !taken.some((other) => meets(boxOf(one, name.length), other))) ?? (tries[0] as Label);
    taken.push(boxOf(best, name.length));
    return best;
  });
}
