// What the guide says at a real table of the first scenario, and when. It looks at what is there, so that it can't be wrong:
// nothing is scripted, and whoever plays otherwise than advised is told what matters then.
import type { Guide, Situation } from '../../guide';
import { CLOSED, figureIn, OPENED, type HeroView, type TableView } from '../view';
import { teach } from './texts';

type Here = Situation<TableView>;

const STRONG = 2;
const WANING = 1;
const ENOUGH_TO_REST = 2;

const isAsked = (kind: string) => ({ decision }: Here) => decision.kind === kind;
const mine = ({ view, decision }: Here): HeroView | undefined => view.heroes.find(({ seat }) => seat === decision.seat);
const offers = ({ decision }: Here, key: string) => decision.options.some((option) => option.key === key);
const glows = ({ view }: Here, strength: number) => Object.values(view.elements).includes(strength);
const resting = (here: Here) => mine(here)?.discard.length ?? 0;

function monsterActed({ view, log }: Here): boolean {
  return log.some(({ kind, args }) => kind === 'turn' && (figureIn(view, Number(args['slot']))?.kind ?? 'monster') === 'monster');
}

/** All enemies that are to be seen are dead, and a door is still shut. */
function roomIsCleared({ view }: Here): boolean {
  return view.round > 0 && !view.figures.some(({ kind }) => kind === 'monster') && view.board.doors.some(([, , , state]) => state === CLOSED);
}

function doorWithinReach({ view, decision }: Here): boolean {
  const doors = view.board.doors.filter(([, , , state]) => state === CLOSED).map(([cell]) => cell);
  return decision.kind === 'move' && decision.options.some(({ args }) => doors.includes(Number(args['cell'])));
}

/** In the order in which they matter when several would fit. */
const guide: Guide<TableView> = {
  say: teach,
  topics: [
    { id: 'sheet', when: isAsked('prepare') },
    { id: 'start', when: isAsked('start') },
    { id: 'lead', when: (here) => isAsked('select')(here) && !mine(here)?.chosen },
    { id: 'second', when: (here) => isAsked('select')(here) && Boolean(mine(here)?.chosen) },
    { id: 'damage', when: isAsked('damage') },
    { id: 'turn', when: isAsked('turn') },
    { id: 'target', when: isAsked('target') },
    { id: 'door', when: (here) => doorWithinReach(here) || (isAsked('turn')(here) && roomIsCleared(here)) },
    { id: 'move', when: isAsked('move') },
    { id: 'short-rest', when: isAsked('short-rest') },
    { id: 'long-rest', when: (here) => isAsked('select')(here) && offers(here, 'rest-select') && resting(here) > ENOUGH_TO_REST },
    { id: 'room', when: ({ view }) => view.board.doors.some(([, , , state]) => state === OPENED) },
    { id: 'monsters', when: monsterActed },
    { id: 'end-turn', when: (here) => isAsked('turn')(here) && offers(here, 'done-turn') },
    { id: 'loot', when: ({ view, decision }) => view.board.coins.length > 0 && ['turn', 'move', 'select'].includes(decision.kind) },
    { id: 'element', when: (here) => glows(here, STRONG) },
    { id: 'waning', when: (here) => glows(here, WANING) },
    { id: 'lost', when: (here) => (mine(here)?.lost.length ?? 0) > 0 },
  ],
  /** With the second room open, both rests known and a card lost there is nothing more to say. */
  over: (taught) => ['room', 'short-rest', 'long-rest', 'monsters', 'lost'].every((id) => taught.includes(id)),
};

export default guide;
