// The hex that the pointer or the keys are on: lit up on the bar too, said aloud, explained when asked.
import type { BoardContext } from '../../common/boardContext';
import type { GloomhavenContext } from '../gloomhavenContext.svelte';
import { cellSheet, spoken } from '../sheets';
import type { Lens } from './lens.svelte';

type Shared = Pick<BoardContext, 'peek' | 'unpeek' | 'point'>;

export class Cursor {
  /** For those who listen. */
  told = $state('');

  constructor(
    private readonly table: GloomhavenContext,
    private readonly shared: Shared,
    private readonly lens: Lens,
  ) {}

  point(cell: number | null): void {
    this.table.look(cell);
    this.shared.point((cell === null ? undefined : this.table.optionAt(cell))?.targets ?? []);
  }

  /** The keys have come here: it is said, and brought into sight. */
  look(cell: number): void {
    this.point(cell);
    this.say(cell);
    this.lens.show(cell);
  }

  say(cell: number): void {
    this.told = spoken(this.table, cell);
  }

  explain(cell: number, anchor: Element, stays: boolean): void {
    this.shared.peek(cellSheet(this.table, cell), anchor as HTMLElement, stays);
  }

  unpeek(): void {
    this.shared.unpeek();
  }
}
