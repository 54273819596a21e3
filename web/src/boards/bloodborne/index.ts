// The board of Bloodborne, as the frame loads it.
import type { Board } from '../board';
import { applyEvent, type Picture } from './events/applyEvent';
import Table from './Table.svelte';
import { duration, sound } from './events/timing';
import { legend } from './legend';

const board: Board<Picture> = {
  component: Table,
  hands: true,
  letters: ['take-none'],
  applyEvent: (view, event) => ({ ...applyEvent(view, event) }),
  duration,
  sound,
  legend,
  lying: ({ row }) => row.map((card) => `row:${card}`),
  ending: () => import('./Ending.svelte'),
  tutorial: () => import('./tutorial/Tutorial.svelte'),
};

export default board;
