// The board of Dead Man's Draw, as the frame loads it.
import type { Board } from '../board';
import { applyEvent } from './events/applyEvent';
import Table from './Table.svelte';
import { duration, sound } from './events/timing';
import type { TableView } from './view';

const board: Board = {
  component: Table,
  letters: ['draw', 'bank'],
  applyEvent: (view, event) => ({ ...applyEvent(view as unknown as TableView, event) }),
  duration,
  sound,
  tutorial: () => import('./tutorial/Tutorial.svelte'),
};

export default board;
