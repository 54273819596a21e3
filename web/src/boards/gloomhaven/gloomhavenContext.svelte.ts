// What the parts of this board know of each other: the open choices by place, what the pointer is on, what is planned.
import { createContext } from 'svelte';
import type { BoardProps } from '../board';
import type { OptionInfo } from '../../lib/net/wire';
import type { Picture } from './events/applyEvent';
import { commands } from './commander/command.svelte';
import { indexOf, laysOver, stepCode } from './optionIndex';
import { hexName } from './map/hexes';
import type { Size } from './map/camera';
import { inOrder, shapeOf } from './map/patterns';
import { reference, type CardInfo, type Components } from './reference.svelte';
import { extended, groundOf, isSame, priceOf, reachFrom, type Way } from './map/route';
import { say } from './texts';
import { figureAt, figureId, figureIn, type FigureView, type Foreseen, type HeroView } from './view';

/** Questions at which it matters what the monsters will do. */
const BEFORE_THEM = ['turn', 'select', 'move'];
const NOTHING_MORE = -1;
const WATCHFUL = 'taverna.gloomhaven.watchful';

export type Panel = 'task' | 'monsters' | 'party';

export class GloomhavenContext {
  /** The cell under the pointer or the keyboard's cursor. */
  at: number | null = $state(null);
  /** A finger has touched this cell once: a second touch chooses it. */
  touched: number | null = $state(null);
  /** A way of one's own is being put together: a click adds a hex to it. */
  routing = $state(false);
  /** The hexes of it so far. */
  route: readonly number[] = $state.raw([]);
  /** Numbers of all hexes are shown, as the log names them. */
  numbered = $state(false);
  /** What lies over the right edge of the map. */
  panel: Panel | null = $state(null);
  /** How much of the map lies under what is told, from its upper left corner on. */
  cover: Size = $state.raw({ width: 0, height: 0 });
  /** The hands of all my heroes lie over the map, or are put aside for a moment. */
  lowered = $state(false);
  /** The whole hand lies over the map. */
  spread = $state(false);
  /** What the monsters would do is drawn before I choose. */
  watchful = $state(typeof localStorage === 'undefined' || localStorage.getItem(WATCHFUL) !== 'no');
  /** How a pattern should lie, as its shape around the hex that is pointed at; and the hex it was last laid over. */
  private turned = $state('');
  private anchor: number | null = $state(null);
  private readonly props: () => BoardProps<Picture>;

  constructor(props: () => BoardProps<Picture>) {
    this.props = props;
  }

  readonly board = $derived.by(() => this.props());
  readonly view = $derived(this.board.view);
  /** Several heroes of mine choose at once. */
  readonly commanding: boolean = $derived(commands(this.board.company ?? []));
  readonly words = $derived(this.board.words);
  readonly decision = $derived(this.board.decision);
  readonly index = $derived(indexOf(this.decision, this.view.choosing ?? {}));
  readonly components: Components = $derived(reference.in(this.words.language));
  /** Where every cell lies, doors too. */
  readonly places = $derived.by(() => {
    const { cells, doors } = this.view.board;
    return new Map<number, readonly [number, number]>([...doors, ...cells].map(([cell, q, r]) => [cell, [q, r]]));
  });
  /** How players call each cell. */
  readonly names = $derived(new Map([...this.places].map(([cell, [q, r]]) => [cell, hexName(q, r, this.view.board.corner)])));
  /** My hero; of a spectator, whoever acts. */
  readonly me: HeroView | undefined = $derived.by(() => {
    const { view } = this;
    const seat = this.board.seat ?? figureIn(view, view.turn)?.owner ?? 0;
    return view.heroes[Math.max(0, seat)];
  });
  /** Who moves, while a move can be laid out. */
  readonly mover: FigureView | undefined = $derived(
    this.decision && this.index.cells.size && this.view.choosing.enter?.length ? figureIn(this.view, this.view.choosing.slot) : undefined,
  );
  private readonly ground = $derived(groundOf(this.view.choosing ?? {}, this.view.board, this.places));
  /** Where a move can still get to, and by which way: mine so far, then the best. */
  readonly reach: ReadonlyMap<number, Way> = $derived(
    this.routing && this.mover ? reachFrom(this.ground, this.mover.cell, this.route) : this.ground.ends,
  );
  /** What my own way costs so far. */
  readonly routed: Way | undefined = $derived(this.route.length ? priceOf(this.ground, this.route) : undefined);
  /** Whether a move may end where my own way ends. */
  readonly mayGo = $derived(this.routed !== undefined && this.routed.cost <= this.ground.points && this.index.cells.has(this.route.at(-1) ?? -1));
  /** The way that a move to the cell under the pointer would take; my own one when the pointer is elsewhere. */
  readonly way: Way | undefined = $derived.by(() => {
    if (!this.index.cells.size) return undefined;
    if (this.at !== null && this.at === this.route.at(-1)) return this.routed;
    return (this.at === null || !(this.routing || this.index.cells.has(this.at)) ? undefined : this.reach.get(this.at)) ?? this.routed;
  });
  /** The ways that a pattern may lie over the hex that is pointed at. */
  readonly lays = $derived.by(() => {
    const at = this.at ?? this.anchor;
    return at === null ? [] : laysOver(this.view, at);
  });
  /** Which of them is shown: as it was turned, where it can lie so. */
  readonly laid = $derived(Math.max(0, this.lays.findIndex((cells) => this.shape(cells) === this.turned)));
  readonly lay = $derived(this.lays[this.laid]);

  /** The option whose consequences are to be seen; null: of none. */
  readonly wondered: number | null = $derived.by(() => {
    const { decision, board, at, index } = this;
    if (!this.watchful || !decision || !BEFORE_THEM.includes(decision.kind)) return null;
    if (typeof board.held === 'number') return board.held;
    if (decision.kind !== 'move') return NOTHING_MORE;
    return (at === null ? undefined : index.cells.get(at)?.code) ?? null;
  });
  readonly foreseen: Foreseen | undefined = $derived(
    this.wondered === null ? undefined : (this.board.forecasts?.get(this.wondered) as Foreseen | undefined),
  );
  /** The hex that my figure would stand on then; null: where it stands. */
  readonly imaginedAt: number | null = $derived.by(() => {
    const { wondered, index } = this;
    if (wondered === null || wondered === NOTHING_MORE) return null;
    return [...index.cells].find(([, { code }]) => code === wondered)?.[0] ?? null;
  });

  /** Whether to draw what the monsters would do; remembered. */
  watch(on: boolean): void {
    this.watchful = on;
    localStorage.setItem(WATCHFUL, on ? 'yes' : 'no');
  }

  say(id: string, values: Record<string, string | number> = {}): string {
    return say(this.words.language, id, values);
  }

  name(figure: FigureView): string {
    return this.words.component('figure', figureId(figure));
  }

  /** Who leads a hero; nobody's name where one person leads several. */
  person(seat: number): string {
    return this.board.seats?.find(({ number }) => number === seat)?.name ?? '';
  }

  card(name: string): CardInfo | undefined {
    return this.components.cards[name];
  }

  /** `then` follows by itself, as one gesture. */
  choose(option: OptionInfo | undefined, then: readonly number[] = []): void {
    if (option) this.board.choose(option.code, then);
  }

  /** What a click on a cell would choose: the figure there, a step, or the cell itself. */
  optionAt(cell: number): OptionInfo | undefined {
    const { index, view } = this;
    const figure = figureAt(view, cell);
    if (figure && index.figures.has(figure.slot)) return index.figures.get(figure.slot);
    return index.cells.get(cell) ?? index.steps.get(cell);
  }

  /** The pointer or the cursor is here now. */
  look(cell: number | null): void {
    this.at = cell;
    if (cell !== null && laysOver(this.view, cell).length) this.anchor = cell;
  }

  /** The pattern lies another way. */
  turn(step = 1): void {
    const { lays } = this;
    const next = lays[(this.laid + step + lays.length) % Math.max(1, lays.length)];
    if (next) this.turned = this.shape(next);
  }

  private shape(cells: readonly number[]): string {
    return shapeOf(cells, this.at ?? this.anchor ?? -1, this.places);
  }

  // A way of one's own

  /** My way leads over this hex too; named again, it ends there. */
  via(cell: number): boolean {
    if (!this.mover) return false;
    this.routing = true;
    const next = extended(this.ground, this.mover.cell, this.route, cell);
    const changed = !isSame(next, this.route);
    this.route = next;
    return changed;
  }

  /** One hex back. */
  back(): void {
    this.route = this.route.slice(0, -1);
  }

  /** The whole way is taken back; once there is none, the usual ways are shown again. */
  giveUp(): void {
    if (this.route.length) this.route = [];
    else this.endRoute();
  }

  private endRoute(): void {
    this.routing = false;
    this.route = [];
  }

  /** Walks my way in one gesture: as one choice where the server would take the same way, else hex by hex. */
  go(): void {
    const { mover, route, index } = this;
    const end = route.at(-1);
    const last = end === undefined ? undefined : index.cells.get(end);
    if (!this.mayGo || !mover || end === undefined || !last) return;
    const straight = isSame(this.ground.ends.get(end)?.cells ?? [], route);
    const before = straight ? [] : route.slice(0, -1);
    this.endRoute();
    const codes = before.map((cell, number) => stepCode(index, this.places, before[number - 1] ?? mover.cell, cell));
    const [first, ...then] = [...codes, last.code];
    if (first !== undefined) this.board.choose(first, then);
  }

  /** A click, or Enter. With a pattern laid, the target that is clicked is attacked first; the last one left follows by itself.
   * A click on an empty hex of it names all targets one after another, as they stand.
   */
  act(cell: number): boolean {
    if (this.routing && this.mover) {
      if (cell === this.route.at(-1) && this.mayGo) this.go();
      else this.via(cell);
      return true;
    }
    const lay = this.at === cell ? this.lay : undefined;
    if (lay && this.view.choosing.lays?.length) {
      const slots = lay.flatMap((one) => figureAt(this.view, one)?.slot ?? []).filter((slot) => this.index.figures.has(slot));
      const { first, rest } = inOrder(slots, figureAt(this.view, cell)?.slot);
      if (first !== undefined) {
        this.choose(
          this.index.figures.get(first),
          rest.flatMap((slot) => this.index.figures.get(slot)?.code ?? []),
        );
        return true;
      }
    }
    const option = this.optionAt(cell);
    this.choose(option);
    return option !== undefined;
  }

  /** A new decision: what was meant for the one before is forgotten. */
  goOn(): void {
    if (!this.decision) return;
    this.touched = null;
    this.anchor = null;
    this.endRoute();
    if (!this.index.cards.size) this.spread = false;
    if (!this.commanding) this.lowered = false;
  }
}

const [get, set] = createContext<GloomhavenContext>();

/** While a component of the board is made. */
export const gloomhavenContext = get;
export const setGloomhavenContext = set;
