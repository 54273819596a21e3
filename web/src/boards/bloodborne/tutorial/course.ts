// The tutorial as `common/Tutorial.svelte` gives it.
import type { Course } from '../../common/tutorial';
import type { TableView } from '../view';
import { DENISE, FIRST_VIEW, ME, RODRIGO, tell } from './game';
import { LESSONS } from './script';
import { teach } from './texts';

/** Without its board, which draws: so that it can be tested without a browser. */
export const COURSE: Omit<Course<TableView>, 'board'> = {
  game: 'bloodborne',
  me: ME,
  bots: [DENISE, RODRIGO],
  first: FIRST_VIEW,
  lessons: LESSONS,
  tell,
  say: teach,
  names: ['lesson-you', 'lesson-denise', 'lesson-rodrigo'],
  end: ({ players }) => ({ points: players[ME]?.score ?? 0, risk: players[ME]?.collected ?? 0 }),
};
