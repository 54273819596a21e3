// The tutorial as `common/Tutorial.svelte` gives it.
import type { Course } from '../../common/tutorial';
import type { TableView } from '../view';
import { FIRST_VIEW, ME, RIVAL, tell } from './game';
import { LESSONS } from './script';
import { teach } from './texts';

/** Without its board, which draws: so that it can be tested without a browser. */
export const COURSE: Omit<Course<TableView>, 'board'> = {
  game: 'dead-mans-draw',
  me: ME,
  bots: [RIVAL],
  first: FIRST_VIEW,
  lessons: LESSONS,
  tell,
  say: teach,
  names: ['lesson-you', 'lesson-rival'],
  end: ({ players }) => ({ mine: players[ME]?.score ?? 0, hers: players[RIVAL]?.score ?? 0 }),
};
