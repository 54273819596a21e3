// Things in the air. Before a new picture is drawn, where they lie is measured; afterwards, where they have come to.
import { SvelteSet } from 'svelte/reactivity';
import type { Journey, Spot } from './journeys';
import { flightTime } from './motion';

export interface Point {
  x: number;
  y: number;
  height: number;
}

export interface Flight {
  id: number;
  thing: string;
  from: Point;
  to: Point;
  delay: number;
  time: number;
  /** It lay face down: it turns over on the way. */
  turns: boolean;
  /** Thrown about before it lands. */
  scattered: boolean;
}

/** How a bunch of things flies. */
export interface Manner {
  /** True for a journey that begins face down. */
  turns?: (journey: Journey) => boolean;
  scattered?: boolean;
}

interface Start extends Journey {
  point: Point | undefined;
}

/** Milliseconds between one thing of a bunch and the next, and for the whole bunch at most. */
const BETWEEN = 45;
const BUNCH = 320;

export class Flights {
  list: readonly Flight[] = $state.raw([]);
  readonly things = new SvelteSet<string>();
  private starts: Start[] = [];
  private lastId = 0;

  /** The picture is about to change. */
  before(root: HTMLElement | undefined, journeys: readonly Journey[]): void {
    const moves = root && flightTime() > 0;
    this.starts = moves ? journeys.map((journey) => ({ ...journey, point: pointOf(root, journey.from) })) : [];
  }

  /** The picture has changed. */
  after(root: HTMLElement, { turns = () => false, scattered = false }: Manner = {}): void {
    const starts = this.starts;
    this.starts = [];
    const between = Math.min(BETWEEN, BUNCH / Math.max(1, starts.length));
    const added = starts.flatMap((start, index): Flight[] => {
      const { thing, to, point } = start;
      const end = pointOf(root, to);
      if (!point || !end) return [];
      const flight = { id: ++this.lastId, thing, from: point, to: end, turns: turns(start), scattered };
      return [{ ...flight, delay: flightTime(between) * index, time: flightTime(scattered ? 360 : 280) }];
    });
    if (!added.length) return;
    for (const { thing } of added) this.things.add(thing);
    const taken = new Set(added.map(({ thing }) => thing));
    this.list = [...this.list.filter(({ thing }) => !taken.has(thing)), ...added];
  }

  land(flight: Flight): void {
    if (!this.list.includes(flight)) return;
    this.list = this.list.filter((one) => one !== flight);
    this.things.delete(flight.thing);
  }
}

/** The middle and the height of a place, measured from the board's corner. */
function pointOf(root: HTMLElement, spot: Spot): Point | undefined {
  const element = root.querySelector(`[data-place="${CSS.escape(spot)}"]`);
  if (!element) return undefined;
  const box = element.getBoundingClientRect();
  const corner = root.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - corner.left,
    y: box.top + box.height / 2 - corner.top,
    height: box.height,
  };
}
