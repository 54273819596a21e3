// How a thing on the table is asked what it is: by a mouse that rests on it, a long press, "?".
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { BoardContext, Sheet } from './boardContext';

const HOVER = 350;
const PRESS = 450;

type Peeking = Pick<BoardContext, 'peek' | 'unpeek'>;

/** `{@attach explains(table, () => sheet)}`: its `onclick` is not called for a press that has explained. */
export function explains(table: Peeking, sheet: () => Sheet): Attachment<HTMLElement> {
  return (anchor) => new Explainer(table, sheet, anchor).listen();
}

class Explainer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;

  constructor(
    private readonly table: Peeking,
    private readonly sheet: () => Sheet,
    private readonly anchor: HTMLElement,
  ) {}

  /** Until what it gives back is called. */
  listen(): () => void {
    const { anchor } = this;
    const ends = [
      // A pointer that comes to rest wants to know; one under which the table has changed does not.
      on(anchor, 'pointermove', ({ pointerType }) => pointerType === 'mouse' && this.wait(HOVER, false)),
      on(anchor, 'pointerdown', (event) => this.press(event)),
      on(anchor, 'pointerup', () => this.rest()),
      on(anchor, 'pointercancel', () => this.rest()),
      on(anchor, 'pointerleave', () => this.leave()),
      on(anchor, 'blur', () => this.leave()),
      on(anchor, 'click', (event) => this.click(event), { capture: true }),
      on(anchor, 'contextmenu', (event) => this.pressed && event.preventDefault()),
      on(anchor, 'keydown', (event) => this.key(event)),
    ];
    return () => {
      this.rest();
      for (const end of ends) end();
    };
  }

  private rest(): void {
    clearTimeout(this.timer);
  }

  private wait(delay: number, stays: boolean): void {
    this.rest();
    this.timer = setTimeout(() => {
      this.pressed = stays;
      this.table.peek(this.sheet(), this.anchor, stays);
    }, delay);
  }

  private leave(): void {
    this.rest();
    this.table.unpeek();
  }

  private press({ pointerType }: PointerEvent): void {
    this.pressed = false;
    if (pointerType !== 'mouse') this.wait(PRESS, true);
  }

  private click(event: MouseEvent): void {
    if (this.pressed) event.stopPropagation();
    else this.leave();
    this.pressed = false;
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== '?') return;
    event.preventDefault();
    event.stopPropagation();
    this.table.peek(this.sheet(), this.anchor, true);
  }
}
