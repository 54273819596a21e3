// The board of Gloomhaven, as the frame loads it.
import type { Board } from '../board';
import { applyEvent, type Picture } from './events/applyEvent';
import { isAlone } from './alone';
import { isOnBoard } from './optionIndex';
import Ending from './Ending.svelte';
import { reference } from './reference.svelte';
import Table from './Table.svelte';
import { names, question, weigh } from './weighing';
import { duration, sound } from './events/timing';
import { turnLine } from './events/turnLine';

const small = typeof matchMedia === 'undefined' ? { matches: false } : matchMedia('(max-width: 640px)');

const board: Board<Picture> = {
  component: Table,
  hands: true,
  // Cards without their texts can't be chosen among.
  ready: (language) => reference.need(language),
  letters: ['done-turn', 'done-move', 'done-target', 'rest-select', 'take-back'],
  // On a small screen figures are chosen where they stand: buttons for them would hide the map.
  onBoard: (option) => isOnBoard(option) || (option.key.startsWith('figure-') && small.matches),
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
  ending: Ending,
  guide: () => import('./tutorial/guide'),
  pages: {
    setup: () => import('./pages/Setup.svelte'),
    scenarios: () => import('./pages/Gallery.svelte'),
    cards: () => import('./pages/Cards.svelte'),
  },
};

export default board;
