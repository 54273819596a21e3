// What all parts of a board share: what the frame gives, and the sheet that explains things. `BoardFrame` sets it.
import { createContext } from 'svelte';
import type { EventInfo, SeatInfo } from '../../lib/net/wire';
import type { Words } from '../../lib/words/words';
import type { ShownOption, View } from '../board';

/** What is told about a thing on the table. */
export interface Sheet {
  title: string;
  /** Cards that belong to it and may not be seen at a glance; drawn by the board's `face`. */
  cards?: readonly string[];
  lines?: readonly string[];
  rule?: string;
}

export interface BoardContext<V = View> {
  readonly view: V;
  readonly event: EventInfo | null;
  /** Everything told so far, what is being played last. */
  readonly log: readonly EventInfo[];
  readonly words: Words;
  readonly odds: boolean;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: number | null;
  /** Things in the air: where they will land they are not to be seen yet. */
  readonly flying: ReadonlySet<string>;
  optionAt(place: string | undefined): ShownOption | undefined;
  /** Why a choice is dangerous, in a word ("bust"); '' when it is not. */
  warning(option: ShownOption): string;
  isLit(place: string | undefined): boolean;
  choose(code: number): void;
  point(places: readonly string[]): void;
  /** `stays`: until something else is touched; otherwise while the pointer is there. */
  peek(sheet: Sheet, anchor: HTMLElement, stays: boolean): void;
  unpeek(): void;
  /** Who sits there; a record knows nothing of it. */
  info(seat: number): SeatInfo | undefined;
  /** Has answered in secret while others still think. */
  isDone(seat: number): boolean;
  /** What the seat has signalled a moment ago, in words; '' when nothing. */
  signal(seat: number): string;
}

const [get, set] = createContext<BoardContext<unknown>>();

/** `boardContext<TableView>()` while a component of the board is made. */
export function boardContext<V = View>(): BoardContext<V> {
  return get() as BoardContext<V>;
}

export const setBoardContext = set;
