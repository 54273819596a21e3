// The board of Dead Man's Draw, as the frame loads it.
import type { Board } from '../board';
import { applyEvent, type Picture } from './events/applyEvent';
import Ending from './Ending.svelte';
import Table from './Table.svelte';
import { duration, sound } from './events/timing';
import { legend } from './legend';

const board: Board<Picture> = {
  component: Table,
  letters: ['draw', 'bank'],
  applyEvent: (view, event) => ({ ...applyEvent(view, event) }),
  duration,
  sound,
  ending: Ending,
  legend,
  tutorial: () => import('./tutorial/Tutorial.svelte'),
};

export default board;
