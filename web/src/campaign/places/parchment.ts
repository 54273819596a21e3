// Hills and trees of the world map: from a seeded generator, so that they cost no download and never move.

export interface Mark {
  kind: 'hill' | 'tree';
  x: number;
  y: number;
  size: number;
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

export function landscape(taken: readonly { x: number; y: number }[], seed = 20): Mark[] {
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
