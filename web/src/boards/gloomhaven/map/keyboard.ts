// What the keys do on the map: they walk over it, choose, explain, put a way together, turn a pattern, zoom.
import type { GloomhavenContext } from '../gloomhavenContext.svelte';
import { DIRECTIONS } from './hexes';
import { figureOf } from '../view';
import type { Cursor } from './cursor.svelte';
import type { Lens } from './lens.svelte';

/** By arrow, the directions to try. */
const ARROWS: Record<string, readonly number[]> = {
  ArrowRight: [0, 5, 1],
  ArrowLeft: [3, 4, 2],
  ArrowUp: [1, 2],
  ArrowDown: [5, 4],
};
const ZOOM = 1.2;

export class Keyboard {
  constructor(
    private readonly table: GloomhavenContext,
    private readonly lens: Lens,
    private readonly cursor: Cursor,
    private readonly anchorOf: (cell: number) => Element | null,
  ) {}

  readonly press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done = event.shiftKey && event.key === 'Enter' ? this.via() : this.act(event.key);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private act(name: string): boolean {
    const { table, lens } = this;
    const ways = ARROWS[name];
    if (ways) this.walk(ways);
    else if (name === 'Enter') this.choose();
    else if (name === '+' || name === '=') lens.nearer(ZOOM);
    else if (name === '-') lens.nearer(1 / ZOOM);
    else if (name === 'Home') lens.fitAll();
    else if (name === '.' || name === ',') this.cycle(name === '.' ? 1 : -1);
    else if (name === '/' || name === 'PageDown') this.turn(1);
    else if (name === 'PageUp') this.turn(-1);
    else if (name === '?' && table.at !== null) this.explain(table.at);
    else if (name === 'Backspace' && table.routing) this.back();
    else if (name === 'Escape' && table.routing) this.giveUp();
    else if (name === '#') table.numbered = !table.numbered;
    else return false;
    return true;
  }

  private choose(): void {
    if (this.table.at !== null) this.table.act(this.table.at);
  }

  private explain(cell: number): void {
    const anchor = this.anchorOf(cell);
    if (anchor) this.cursor.explain(cell, anchor, true);
  }

  private turn(step: number): void {
    const { table } = this;
    table.turn(step);
    if (table.lays.length > 1) this.cursor.told = table.say('board-turned', { number: table.laid + 1, all: table.lays.length });
  }

  // A way of one's own

  /** The way leads over the hex under the cursor. */
  private via(): boolean {
    const { table } = this;
    if (table.at === null || !table.mover) return false;
    this.tellRoute(table.via(table.at) ? 'board-route' : 'board-too-far');
    return true;
  }

  private back(): void {
    const { table } = this;
    table.back();
    const at = table.route.at(-1) ?? table.mover?.cell;
    if (at !== undefined) this.cursor.look(at);
  }

  private giveUp(): void {
    this.table.giveUp();
    if (this.table.routing) this.tellRoute('board-route');
  }

  private tellRoute(id: string): void {
    const { table } = this;
    this.cursor.told = table.say(id, { number: table.routed?.cost ?? 0, points: table.view.choosing.points ?? 0 });
  }

  // From hex to hex

  private walk(ways: readonly number[]): void {
    const { table } = this;
    const me = table.me && figureOf(table.view, table.me.seat);
    const from = table.at ?? me?.cell ?? [...table.places.keys()][0];
    const at = from === undefined ? undefined : table.places.get(from);
    if (from === undefined || !at) return;
    if (table.at === null) return this.cursor.look(from);
    // Up and down go zigzag: the side alternates by row.
    const order = ways.length === 2 && at[1] % 2 ? [...ways].reverse() : ways;
    for (const way of order) {
      const step = DIRECTIONS[way];
      const next = step && this.cellAt(at[0] + step[0], at[1] + step[1]);
      if (next !== undefined) return this.cursor.look(next);
    }
  }

  private cellAt(q: number, r: number): number | undefined {
    for (const [cell, place] of this.table.places) if (place[0] === q && place[1] === r) return cell;
    return undefined;
  }

  /** From one hex that may be chosen to the next. */
  private cycle(step: number): void {
    const { table } = this;
    const may = table.routing ? [...table.reach.keys()] : [...table.places.keys()].filter((cell) => table.optionAt(cell));
    const open = may.sort((one, other) => one - other);
    const next = open[(open.indexOf(table.at ?? -1) + step + open.length) % open.length] ?? open[0];
    if (next !== undefined) this.cursor.look(next);
  }
}
