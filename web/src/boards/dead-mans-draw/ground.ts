// What all parts of this board share: what the frame gives, and the sheet that explains things.
import { createContext } from 'svelte';
import type { EventInfo } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { Target } from '../board';
import type { TableView } from './view';

/** What is told about a thing on the table. */
export interface Sheet {
  title: string;
  /** Cards that belong to it and may not be seen at a glance. */
  cards?: readonly string[];
  lines?: readonly string[];
  rule?: string;
}

export interface Ground {
  readonly view: TableView;
  readonly event: EventInfo | null;
  readonly words: Words;
  readonly odds: boolean;
  /** Cards in the air: where they will land they are not to be seen yet. */
  readonly flying: ReadonlySet<string>;
  target(place: string | undefined): Target | undefined;
  isLit(place: string | undefined): boolean;
  choose(code: number): void;
  point(places: readonly string[]): void;
  /** `stays`: until something else is touched; otherwise while the pointer is there. */
  peek(sheet: Sheet, anchor: HTMLElement, stays: boolean): void;
  unpeek(): void;
}

export const [ground, setGround] = createContext<Ground>();
