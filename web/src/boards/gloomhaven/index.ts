// The board of Gloomhaven, as the frame loads it.
import type { Board } from '../board';
import { after, type Picture } from './after';
import { isAlone } from './alone';
import { isOnBoard } from './choices';
import Ending from './Ending.svelte';
import Table from './Table.svelte';
import { duration, sound } from './tempo';
import type { TableView } from './view';

const board: Board = {
  component: Table,
  letters: ['done-turn', 'done-move', 'done-target', 'rest-select', 'take-back', 'quick-prepare'],
  onBoard: isOnBoard,
  together: (view) => (view as unknown as TableView).options['solo'] === true || isAlone(location.pathname),
  after: (view, event) => ({ ...after(view as unknown as Picture, event) }),
  duration,
  longStories: true,
  sound,
  ending: Ending,
  tutorial: () => import('./tutorial/Tutorial.svelte'),
  pages: {
    setup: () => import('./pages/Setup.svelte'),
    scenarios: () => import('./pages/Gallery.svelte'),
  },
};

export default board;
