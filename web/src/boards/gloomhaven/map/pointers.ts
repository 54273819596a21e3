// What the mouse and fingers do on the map: a tap chooses or explains, a drag moves the map or leads a figure, two fingers
// zoom.
import type { GloomhavenContext } from '../gloomhavenContext.svelte';
import type { Point } from './hexes';
import type { Cursor } from './cursor.svelte';
import type { Lens } from './lens.svelte';

const DRAG = 7;
const HOVER = 450;
const PRESS = 500;

export class Pointers {
  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A long press has explained: what ends it chooses nothing. */
  private pressed = false;
  /** A figure is led along its way: the hex where the pointer was last. */
  private traced: number | null = null;

  constructor(
    private readonly table: GloomhavenContext,
    private readonly lens: Lens,
    private readonly cursor: Cursor,
  ) {}

  readonly down = (event: PointerEvent): void => {
    this.start = positionOf(event);
    this.fingers.set(event.pointerId, this.start);
    this.pressed = false;
    const alone = this.fingers.size === 1;
    if (alone) this.lens.held = false;
    const cell = cellOf(event.target);
    this.traced = alone && event.button === 0 && cell !== null && cell === this.table.mover?.cell ? cell : null;
    this.rest();
    if (event.pointerType === 'mouse' || cell === null) return;
    const anchor = event.target as Element;
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.cursor.explain(cell, anchor, true);
    }, PRESS);
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return this.hover(event);
    const now = positionOf(event);
    if (!this.lens.held && Math.hypot(now.x - this.start.x, now.y - this.start.y) < DRAG) return;
    if (this.traced !== null && this.fingers.size === 1) return this.trace(now);
    if (!this.lens.held) {
      this.rest();
      this.cursor.unpeek();
      this.lens.grab(event.pointerId);
    }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.lens.pinch(before, now, other);
    else this.lens.drag(before, now);
    this.fingers.set(event.pointerId, now);
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    this.rest();
    if (this.lens.held) return this.lens.letGo();
    const cell = cellOf(event.target);
    if (cell === null || this.pressed || event.button !== 0) return;
    if (event.shiftKey && this.table.mover) this.table.via(cell);
    else this.tap(cell, event.pointerType !== 'mouse', event.target as Element);
  };

  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || this.fingers.size) return;
    this.rest();
    this.cursor.unpeek();
    this.cursor.point(null);
  };

  /** What ended a drag is no click: it must not hurry what is being played. */
  readonly click = (event: MouseEvent): void => {
    if (this.lens.held) event.stopPropagation();
    this.lens.held = false;
  };

  /** A right click explains, too. */
  readonly menu = (event: MouseEvent): void => {
    const cell = cellOf(event.target);
    if (this.pressed || cell !== null) event.preventDefault();
    if (!this.pressed && cell !== null) this.cursor.explain(cell, event.target as Element, true);
  };

  /** Nothing is waited for any more. */
  rest(): void {
    clearTimeout(this.timer);
  }

  private hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const cell = cellOf(event.target);
    if (cell !== this.table.at) this.cursor.point(cell);
    this.rest();
    this.cursor.unpeek();
    const anchor = event.target as Element;
    // Where something can be chosen the way there must stay in sight: what it costs is told in the corner.
    if (cell === null || this.table.optionAt(cell)) return;
    this.timer = setTimeout(() => this.cursor.explain(cell, anchor, false), HOVER);
  }

  /** My figure is dragged: its way follows the pointer, and is walked when it is chosen. */
  private trace({ x, y }: Point): void {
    this.lens.held = true;
    this.rest();
    this.cursor.unpeek();
    const cell = cellOf(document.elementFromPoint(x, y));
    if (cell === null || cell === this.traced) return;
    this.traced = cell;
    this.table.via(cell);
    this.cursor.point(cell);
  }

  /** With a mouse one sees first what a click will do; a finger touches twice where there is something to see. */
  private tap(cell: number, finger: boolean, anchor: Element): void {
    const { table } = this;
    this.cursor.unpeek();
    this.cursor.point(cell);
    const previews = table.optionAt(cell) && finger && !table.routing && (table.way !== undefined || table.lay !== undefined);
    if (previews && table.touched !== cell) {
      table.touched = cell;
      this.cursor.say(cell);
      return;
    }
    table.touched = null;
    if (!table.act(cell) && (!table.board.event || table.board.playback?.paused)) this.cursor.explain(cell, anchor, true);
  }
}

const positionOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

function cellOf(target: EventTarget | null): number | null {
  const found = target instanceof Element ? target.closest<SVGElement>('[data-cell]')?.dataset['cell'] : undefined;
  return found === undefined ? null : Number(found);
}
