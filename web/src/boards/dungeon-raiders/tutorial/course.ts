// The tutorial as `common/Tutorial.svelte` gives it.
import type { Course } from '../../common/tutorial';
import type { Picture } from '../events/applyEvent';
import { GAME } from '../view';
import { DENISE, FIRST_VIEW, ME, RODRIGO, tell } from './game';
import { LESSONS } from './script';
import { teach } from './texts';

/** Without its board, which draws: so that it can be tested without a browser. */
export const COURSE: Omit<Course<Picture>, 'board'> = {
  game: GAME,
  me: ME,
  bots: [DENISE, RODRIGO],
  first: FIRST_VIEW,
  lessons: LESSONS,
  tell,
  say: teach,
  names: ['lesson-you', 'lesson-denise', 'lesson-rodrigo'],
  end: ({ players }) => ({ coins: players[ME]?.coins ?? 0 }),
};
