// How a thing on the table is asked what it is: by a mouse that rests on it, a long press, "?".
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { BoardContext, Sheet } from './boardContext';

const HOVER = 350;
const PRESS = 450;

type Asked = Pick<BoardContext, 'peek' | 'unpeek'>;

/** `{@attach explains(table, () => sheet)}`: its `onclick` is not called for a press that has explained. */
export function explains(table: Asked, sheet: () => Sheet): Attachment<HTMLElement> {
  return (anchor) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const rest = () => clearTimeout(timer);

    function wait(delay: number, stays: boolean) {
      rest();
      timer = setTimeout(() => {
        pressed = stays;
        table.peek(sheet(), anchor, stays);
      }, delay);
    }

    function leave() {
      rest();
      table.unpeek();
    }

    function click(event: MouseEvent) {
      if (pressed) event.stopPropagation();
      else leave();
      pressed = false;
    }

    function key(event: KeyboardEvent) {
      if (event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      table.peek(sheet(), anchor, true);
    }

    const ends = [
      // A pointer that comes to rest wants to know; one under which the table has changed does not.
      on(anchor, 'pointermove', ({ pointerType }) => pointerType === 'mouse' && wait(HOVER, false)),
      on(anchor, 'pointerdown', ({ pointerType }) => {
        pressed = false;
        if (pointerType !== 'mouse') wait(PRESS, true);
      }),
      on(anchor, 'pointerup', rest),
      on(anchor, 'pointercancel', rest),
      on(anchor, 'pointerleave', leave),
      on(anchor, 'blur', leave),
      on(anchor, 'click', click, { capture: true }),
      on(anchor, 'contextmenu', (event) => pressed && event.preventDefault()),
      on(anchor, 'keydown', key),
    ];
    return () => {
      rest();
      for (const end of ends) end();
    };
  };
}
