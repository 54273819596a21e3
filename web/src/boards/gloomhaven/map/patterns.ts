// How a pattern lies around a hex, as a word: to keep it turned the same way when the pointer moves on.

/** The steps from the hex to every cell of the pattern, in a fixed order. */
export function shapeOf(cells: readonly number[], around: number, places: ReadonlyMap<number, readonly [number, number]>): string {
  const [q, r] = places.get(around) ?? [0, 0];
  const steps = cells.map((cell) => places.get(cell) ?? [0, 0]).map(([atQ, atR]) => `${atQ - q},${atR - r}`);
  return steps.sort().join(' ');
}

/** Who under a pattern is named first, and who follows without being asked for: with several left, the player sets the order. */
export function inOrder(slots: readonly number[], clicked: number | undefined): { first: number | undefined; rest: number[] } {
  if (clicked === undefined || !slots.includes(clicked)) return { first: slots[0], rest: slots.slice(1) };
  const others = slots.filter((slot) => slot !== clicked);
  return { first: clicked, rest: others.length === 1 ? others : [] };
}
