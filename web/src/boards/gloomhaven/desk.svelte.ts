// What the parts of this board know of each other: the open choices by place, what the pointer is on, what is planned.
import { createContext } from 'svelte';
import type { BoardProps } from '../board';
import type { Choice } from '../../lib/wire';
import type { Picture } from './after';
import { indexOf, laysOver, wayTo } from './choices';
import { hexName } from './hexes';
import { reference, type CardInfo, type Components } from './reference.svelte';
import { say } from './texts';
import { figureAt, figureId, figureIn, type FigureView, type HeroView } from './view';

export type Tab = 'hand' | 'monsters' | 'party';

export class Desk {
  /** The cell under the pointer or the keyboard's cursor. */
  at: number | null = $state(null);
  /** A finger has touched this cell once: a second touch chooses it. */
  touched: number | null = $state(null);
  /** Moves go hex by hex. */
  stepping = $state(false);
  /** Numbers of all hexes are shown, as the log names them. */
  numbered = $state(false);
  tab: Tab = $state('hand');
  /** Which of the ways to lay a pattern is shown. */
  turned = $state(0);
  /** Targets that are still to be named, since a pattern was laid over all of them. */
  private planned: number[] = [];
  private readonly props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.props = props;
  }

  readonly board = $derived.by(() => this.props());
  readonly view = $derived(this.board.view as unknown as Picture);
  readonly words = $derived(this.board.words);
  readonly question = $derived(this.board.question);
  readonly index = $derived(indexOf(this.question, this.view.choosing ?? {}));
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
  /** The way that a move to the cell under the pointer would take. */
  readonly way = $derived(this.at === null || !this.index.cells.has(this.at) ? undefined : wayTo(this.view, this.at));
  /** The pattern as it would lie. */
  readonly lay = $derived.by(() => {
    if (this.at === null) return undefined;
    const lays = laysOver(this.view, this.at);
    return lays[this.turned % Math.max(1, lays.length)];
  });

  say(id: string, values: Record<string, string | number> = {}): string {
    return say(this.words.language, id, values);
  }

  name(figure: FigureView): string {
    return this.words.component('figure', figureId(figure));
  }

  card(name: string): CardInfo | undefined {
    return this.components.cards[name];
  }

  choose(choice: Choice | undefined): void {
    if (choice) this.board.choose(choice.code);
  }

  /** What a click on a cell would choose: the figure there, a step, or the cell itself. */
  choiceAt(cell: number): Choice | undefined {
    const { index, view } = this;
    const figure = figureAt(view, cell);
    if (figure && index.figures.has(figure.slot)) return index.figures.get(figure.slot);
    if (this.stepping && index.steps.size) return index.steps.get(cell);
    return index.cells.get(cell) ?? index.steps.get(cell);
  }

  /** A click, or Enter. With a pattern laid, all targets in it are named one after another. */
  act(cell: number): boolean {
    const lay = this.lay;
    if (lay && this.view.choosing.lays?.length) {
      const slots = lay.flatMap((one) => figureAt(this.view, one)?.slot ?? []).filter((slot) => this.index.figures.has(slot));
      const [first, ...rest] = slots;
      if (first !== undefined) {
        this.planned = rest;
        this.choose(this.index.figures.get(first));
        return true;
      }
    }
    const choice = this.choiceAt(cell);
    this.choose(choice);
    return choice !== undefined;
  }

  /** A new question: goes on with what was planned, or forgets it. */
  goOn(): void {
    if (!this.question) return;
    this.touched = null;
    const next = this.planned.shift();
    const choice = next === undefined ? undefined : this.index.figures.get(next);
    if (this.question.kind === 'target' && choice) this.choose(choice);
    else this.planned = [];
  }
}

const [get, set] = createContext<Desk>();

/** While a component of the board is made. */
export const desk = get;
export const setDesk = set;
