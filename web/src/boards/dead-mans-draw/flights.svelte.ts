// Cards in the air. Before a new picture is drawn, where cards lie is measured; afterwards, where they have come to.
import { SvelteSet } from 'svelte/reactivity';
import { flightTime } from '../motion';
import { journeys, type Journey, type Place } from './journeys';
import type { TableView } from './view';

export interface Spot {
  x: number;
  y: number;
  height: number;
}

export interface Flight {
  id: number;
  card: string;
  from: Spot;
  to: Spot;
  delay: number;
  time: number;
  /** Drawn from the pile: it turns over on the way. */
  turns: boolean;
  /** Lost in a bust: thrown about before it lands. */
  scattered: boolean;
}

interface Start extends Journey {
  spot: Spot | undefined;
}

/** Milliseconds between one card of a bunch and the next, and for the whole bunch at most. */
const BETWEEN = 45;
const BUNCH = 320;

export class Flights {
  list: readonly Flight[] = $state.raw([]);
  readonly cards = new SvelteSet<string>();
  private starts: Start[] = [];
  private shown: TableView | null = null;
  private lastId = 0;

  /** The picture is about to change. */
  before(root: HTMLElement | undefined, next: TableView): void {
    const shown = this.shown;
    const moves = root && shown && shown.seat === next.seat && flightTime() > 0;
    this.starts = moves
      ? journeys(shown, next).map((journey) => ({ ...journey, spot: spotOf(root, journey.from) }))
      : [];
    this.shown = next;
  }

  /** The picture has changed. */
  after(root: HTMLElement, scattered: boolean): void {
    const starts = this.starts;
    this.starts = [];
    const between = Math.min(BETWEEN, BUNCH / Math.max(1, starts.length));
    const added = starts.flatMap(({ card, from, to, spot }, index): Flight[] => {
      const end = spotOf(root, to);
      if (!spot || !end) return [];
      const flight = { id: ++this.lastId, card, from: spot, to: end, turns: from === 'draw', scattered };
      return [{ ...flight, delay: flightTime(between) * index, time: flightTime(scattered ? 360 : 280) }];
    });
    if (!added.length) return;
    for (const { card } of added) this.cards.add(card);
    const taken = new Set(added.map(({ card }) => card));
    this.list = [...this.list.filter(({ card }) => !taken.has(card)), ...added];
  }

  land(flight: Flight): void {
    if (!this.list.includes(flight)) return;
    this.list = this.list.filter((one) => one !== flight);
    this.cards.delete(flight.card);
  }
}

/** The middle and the height of a place, measured from the board's corner. */
function spotOf(root: HTMLElement, place: Place): Spot | undefined {
  const element = root.querySelector(`[data-place="${place}"]`);
  if (!element) return undefined;
  const box = element.getBoundingClientRect();
  const corner = root.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - corner.left,
    y: box.top + box.height / 2 - corner.top,
    height: box.height,
  };
}
