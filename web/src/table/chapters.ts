// The log in chapters: a turn is one line that says what came of it, and unfolds into everything that was told.
import type { EventInfo } from '../lib/net/wire';

/** Where something new begins. */
const HEADINGS = ['turn', 'round'];

export interface Chapter {
  /** The number of its first event. */
  n: number;
  events: readonly EventInfo[];
  /** A turn; else what is told between turns. */
  turn: boolean;
}

export function isHeading({ kind }: EventInfo): boolean {
  return HEADINGS.includes(kind);
}

export function chaptersOf(events: readonly EventInfo[]): Chapter[] {
  const found: { n: number; events: EventInfo[]; turn: boolean }[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (!last || isHeading(event)) found.push({ n: event.n, events: [event], turn: event.kind === 'turn' });
    else last.events.push(event);
  }
  return found;
}
