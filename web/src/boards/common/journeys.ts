// Which things are elsewhere in one picture than in the picture before: these fly. A thing is whatever has a name of its
// own: a card, a token, a coin.

/** The `data-place` where a thing lies: `draw`, `discard`, `stack:1:key`, `card:map-5`. */
export type Spot = string;

export interface Journey {
  thing: string;
  from: Spot;
  to: Spot;
}

export interface Ways {
  /** Where a thing comes from that was nowhere: a draw pile. Undefined: it does not fly. */
  origin?: (thing: string) => Spot | undefined;
  /** True for a thing that moves although its place is called the same: it changes from one row to another. */
  moved?: (thing: string) => boolean;
}

export function journeysBetween(
  before: ReadonlyMap<string, Spot>,
  now: ReadonlyMap<string, Spot>,
  { origin = () => undefined, moved = () => false }: Ways = {},
): Journey[] {
  const found: Journey[] = [];
  for (const [thing, to] of now) {
    const from = before.get(thing) ?? origin(thing);
    if (from !== undefined && (from !== to || moved(thing))) found.push({ thing, from, to });
  }
  return found;
}
