// The board of Gloomhaven, as the frame loads it.
import type { Board, ShownOption } from '../board';
import { applyEvent, type Picture } from './events/applyEvent';
import { isAlone } from './alone';
import { isOnBoard } from './optionIndex';
import Table from './Table.svelte';
import { names, question, weigh } from './weighing';
import { duration, sound } from './events/timing';
import { turnLine } from './events/turnLine';

const small = typeof matchMedia === 'undefined' ? { matches: false } : matchMedia('(max-width: 640px)');

const FEW = 2;
const isFigure = ({ key }: ShownOption) => key.startsWith('figure-');

const board: Board<Picture> = {
  component: Table,
  hands: true,
  letters: ['done-turn', 'done-move', 'done-target', 'rest-select', 'take-back'],
  // Many figures are chosen where they stand, and on a small screen all of them: buttons for them would hide the map or run out of the bar.
  onBoard: (option, all) => isOnBoard(option) || (isFigure(option) && (small.matches || all.filter(isFigure).length > FEW)),
  weigh,
  question,
  names,
  together: (view) => view.options['solo'] === true || isAlone(location.pathname),
  applyEvent: (view, event, end) => ({ ...applyEvent(view, event, end) }),
  duration,
  summary: turnLine,
  longStories: true,
  whole: true,
  theme: 'dark',
  sound,
  ending: () => import('./Ending.svelte'),
  guide: () => import('./tutorial/guide'),
  pages: {
    setup: () => import('./pages/Setup.svelte'),
    scenarios: () => import('./pages/Gallery.svelte'),
    cards: () => import('./pages/Cards.svelte'),
  },
};

export default board;
