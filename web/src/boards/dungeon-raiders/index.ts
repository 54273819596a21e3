// The board of Dungeon Raiders, as the frame loads it.
import type { Board } from '../board';
import { applyEvent, type Picture } from './events/applyEvent';
import Table from './Table.svelte';
import { duration, sound } from './events/timing';
import { legend } from './legend';

const board: Board<Picture> = {
  component: Table,
  hands: true,
  // A power card is chosen by its own number; items come after them, and the torch that is announced last.
  key: ({ code }) => '1234567890'[Math.min(code, 9)] ?? '',
  confirm: ({ key }) => key === 'look-in-vain',
  applyEvent: (view, event) => ({ ...applyEvent(view, event) }),
  duration,
  sound,
  legend,
  ending: () => import('./Ending.svelte'),
  tutorial: () => import('./tutorial/Tutorial.svelte'),
};

export default board;
