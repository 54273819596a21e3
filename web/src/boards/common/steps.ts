// For tests: the steps that `tools/board_fixtures.py` has written, each with the whole view before and after it.
import type { Happening } from './happening';

export interface Step<V> {
  name: string;
  /** Whose eyes saw it; null for a spectator. */
  seat: number | null;
  before: V;
  events: Happening[];
  after: V;
}

type Written<V> = [number | null, V, Happening[], Partial<V>];

/** `stepsOf<TableView>(import.meta.glob('./*.json', { eager: true, import: 'default' }), rest)`; `rest` are the fields that the files leave out. */
export function stepsOf<V extends object>(files: Record<string, unknown>, rest: Partial<V> = {}): Step<V>[] {
  return Object.entries(files).flatMap(([path, steps]) =>
    (steps as Written<V>[]).map(([seat, before, events, changed], index) => ({
      name: `${path.replace(/^.*\/|\.json$/g, '')} ${index}: ${events.map((event) => event.kind).join(', ')}`,
      seat,
      before: { ...rest, ...before },
      events,
      after: { ...rest, ...before, ...changed },
    })),
  );
}
