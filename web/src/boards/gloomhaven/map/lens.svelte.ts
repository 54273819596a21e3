// How the window looks at the map. The camera is put into the style by hand, once a frame, so that dragging draws
// nothing anew.
import { flightTime } from '../../common/motion';
import type { GloomhavenContext } from '../gloomhavenContext.svelte';
import { boxOf, centre, WIDTH, type Point } from './hexes';
import { figureOf } from '../view';
import { fit, keep, show, zoom, type Camera, type Size } from './camera';

const MARGIN = 20;
/** However large the map: a hex is at least 64 pixels wide, on a small screen large enough for a finger. All of it is shown on request. */
const LEAST = { finger: 0.5, mouse: 65 / WIDTH };
const NARROW = 760;
const NOTHING: Size = { width: 0, height: 0 };

export class Lens {
  /** The window that the camera looks through. */
  size: Size = $state({ width: 0, height: 0 });
  /** A pointer holds the map, or leads a figure. */
  held = false;
  private camera: Camera = { x: 0, y: 0, scale: 0.6 };
  /** Somebody has moved the map: it no longer fits itself to its window. */
  private moved = false;
  private drawing = 0;
  private frame!: HTMLElement;
  private svg!: SVGSVGElement;
  private readonly table: GloomhavenContext;

  constructor(table: GloomhavenContext) {
    this.table = table;
  }

  readonly box = $derived.by(() => boxOf([...this.table.places.values()], MARGIN));
  /** What of it lies under what is told. */
  readonly cover: Size = $derived.by(() => (this.size.width < NARROW ? NOTHING : this.table.cover));

  /** From now on it looks at this map through this window; returns how to end it. */
  open(frame: HTMLElement, svg: SVGSVGElement): () => void {
    this.frame = frame;
    this.svg = svg;
    const observer = new ResizeObserver(() => this.measure());
    observer.observe(frame);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.nearer(Math.exp(-event.deltaY * 0.0016), this.spot({ x: event.clientX, y: event.clientY }));
    };
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      frame.removeEventListener('wheel', wheel);
      cancelAnimationFrame(this.drawing);
    };
  }

  private measure(): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    this.size = { width, height };
  }

  /** A point of the screen, as the camera counts. */
  private spot({ x, y }: Point): Point {
    const corner = this.frame.getBoundingClientRect();
    return { x: x - corner.left, y: y - corner.top };
  }

  /** Until somebody has moved it, the map fits its window; a new room is shown in any case. */
  refit(grown: boolean): void {
    if (!this.moved || grown) this.fitAll();
    else this.place(this.camera);
  }

  /** `whole`: all of it, however small. */
  fitAll(whole = false): void {
    this.moved = whole;
    const me = this.table.me && figureOf(this.table.view, this.table.me.seat);
    const focus = me && this.table.places.get(me.cell);
    const finger = matchMedia('(pointer: coarse)').matches || this.size.width < NARROW;
    const least = whole ? 0 : finger ? LEAST.finger : LEAST.mouse;
    this.place(fit(this.box, this.size, least, focus ? centre(...focus) : null), true);
  }

  nearer(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.moved = true;
    this.place(keep(zoom(this.camera, factor, at), this.box, this.size));
  }

  /** Brings a hex into sight, and from under what `covers` the map. */
  show(cell: number, covers?: Size): void {
    const at = this.table.places.get(cell);
    if (at && this.size.width) this.place(show(this.camera, centre(...at), this.size, covers), true);
  }

  /** A pointer takes hold of the map. */
  grab(pointer: number): void {
    this.held = this.moved = true;
    this.frame.setPointerCapture(pointer);
    this.svg.style.willChange = 'transform';
  }

  letGo(): void {
    this.svg.style.willChange = '';
  }

  drag(before: Point, now: Point): void {
    this.place(keep(this.shifted(now.x - before.x, now.y - before.y), this.box, this.size));
  }

  /** One of two fingers has moved: the map follows both. */
  pinch(before: Point, now: Point, other: Point): void {
    const span = (point: Point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
    const middle = this.spot({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    const shifted = this.shifted((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.place(keep(zoom(shifted, span(now) / span(before), middle), this.box, this.size));
  }

  private shifted(x: number, y: number): Camera {
    return { ...this.camera, x: this.camera.x + x, y: this.camera.y + y };
  }

  private place(next: Camera, gently = false): void {
    this.camera = next;
    cancelAnimationFrame(this.drawing);
    this.drawing = requestAnimationFrame(() => {
      const { x, y, scale } = this.camera;
      this.svg.style.transition = gently && !this.held ? `transform ${flightTime(240)}ms ease-out` : 'none';
      this.svg.style.transform = `translate(${x + this.box.x * scale}px, ${y + this.box.y * scale}px) scale(${scale})`;
    });
  }
}
