// The board of Gloomhaven, as the frame loads it.
import type { Board } from '../board';
import { after, type Picture } from './after';
import { isOnBoard } from './choices';
import Table from './Table.svelte';
import { duration, sound } from './tempo';
import type { TableView } from './view';

const board: Board = {
  component: Table,
  letters: ['done-turn', 'done-move', 'done-target', 'rest-select', 'take-back', 'quick-prepare'],
  onBoard: isOnBoard,
  together: (view) => (view as unknown as TableView).options['solo'] === true,
  after: (view, event) => ({ ...after(view as unknown as Picture, event) }),
  duration,
  sound,
};

export default board;
