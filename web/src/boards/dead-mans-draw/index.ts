// The board of Dead Man's Draw, as the frame loads it.
import type { Board } from '../board';
import { applyEvent, type Picture } from './events/applyEvent';
import Table from './Table.svelte';
import { duration, sound } from './events/timing';
import { legend } from './legend';

const board: Board<Picture> = {
  component: Table,
  letters: ['draw', 'bank'],
  applyEvent: (view, event) => ({ ...applyEvent(view, event) }),
  duration,
  sound,
  ending: () => import('./Ending.svelte'),
  legend,
  tutorial: () => import('./tutorial/Tutorial.svelte'),
};

export default board;
