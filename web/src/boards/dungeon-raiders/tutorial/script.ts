// Eight lessons, one for each thing that the person does. Each says what may be chosen and what then happens.
import type { Happening } from '../../common/happening';
import { ask, type BareOption, type Lesson } from '../../common/tutorial';
import type { Picture } from '../events/applyEvent';
import { cardsToLay, DENISE, look, ME, RODRIGO } from './game';

/** An event as the server would send it, with its rule. */
interface Ruled extends Happening {
  rule: string;
}

type Args = Record<string, unknown>;

const told = (rule: string, kind: string, args: Args): Ruled => ({ rule, kind, args });
const gained = (rule: string, seat: number, number: number, coins: number) => told(rule, 'gained', { seat, number, coins });
const wounded = (seat: number, number: number, wounds: number) => told('DR-7.3', 'wounded', { seat, number, wounds });

/** My card is laid; all three are turned up. */
function reveal(mine: string, denise: string, rodrigo: string): Ruled[] {
  const shown = [mine, denise, rodrigo].map((card, seat) => told('DR-5.3', 'revealed', { seat, card }));
  return [told('R-11', 'sealed', { seat: ME }), ...shown];
}

/** The next room; the others are quick. */
function enter(room: string, place: number): Ruled[] {
  const entered = told('DR-5.1', 'entered', { room, place, number: 1 });
  return [entered, ...[DENISE, RODRIGO].map((seat) => told('R-11', 'sealed', { seat }))];
}

/** A lesson in which one lays a card; only some are a good idea. */
function laying(id: string, good: readonly string[], then: (card: string) => Ruled[], kind = 'lay'): Lesson<Picture> {
  return {
    id,
    ask: (view) => ask(ME, kind, cardsToLay(view), [], kind === 'lay'),
    then: (option) => {
      const card = String(option?.args['card']);
      return good.includes(card) ? then(card) : null;
    },
  };
}

const valueOf = (card: string) => Number(card.slice('power-'.length));

export const LESSONS: readonly Lesson<Picture>[] = [
  laying('secret', ['power-5'], (card) => [
    ...reveal(card, 'power-5', 'power-2'),
    told('DR-6.3', 'chest-shared', { seats: [ME, DENISE], chest: 4, number: 2, lost: 0 }),
    gained('DR-6.3', ME, 2, 5),
    gained('DR-6.3', DENISE, 2, 4),
    told('DR-6.5', 'chest-won', { seat: RODRIGO, chest: 2 }),
    gained('DR-6.5', RODRIGO, 2, 3),
    ...enter('goblin-1', 2),
  ]),
  laying('monster', ['power-3', 'power-4'], (card) => [
    ...reveal(card, 'power-4', 'power-1'),
    told('DR-7.3', 'attacks', { room: 'goblin-1', number: valueOf(card) + 5, strength: 11 }),
    told('DR-7.3', 'attacked', { seats: [RODRIGO], number: 1, room: 'goblin-1' }),
    wounded(RODRIGO, 2, 3),
    ...enter('vault-items-1', 3),
  ]),
  {
    id: 'torch',
    ask: (view) => ask(ME, 'lay', [look(view)] satisfies BareOption[], [], true),
    then: () => [
      told('DR-4.1', 'lit', { seat: ME }),
      told('DR-4.2', 'torch-showed', { seat: ME, rooms: ['dragon-1', 'trap-lava'], places: [4, 5], number: 2 }),
      told('DR-4.4', 'returned', { seat: ME, item: 'torch' }),
    ],
  },
  laying('vault', ['power-2'], (card) => [
    ...reveal(card, 'power-1', 'power-5'),
    told('DR-8.1', 'benefit', { seat: ME, number: 2, benefit: 'crystal-ball' }),
    told('DR-8.1', 'benefit', { seat: DENISE, number: 1, benefit: 'torch' }),
    told('DR-8.1', 'benefit', { seat: RODRIGO, number: 5, benefit: 'potion-1' }),
    told('DR-8.5', 'healed', { seat: RODRIGO, number: 1, wounds: 2 }),
    told('DR-8.2', 'took', { seat: DENISE, item: 'torch', number: 5 }),
    told('DR-8.2', 'took', { seat: ME, item: 'crystal-ball', number: 5 }),
    told('DR-5.1', 'uncovered', { room: 'dragon-1', place: 4 }),
    ...enter('dragon-1', 4),
  ]),
  laying('ball', ['crystal-ball'], (card) => [
    ...reveal(card, 'power-2', 'power-4'),
    told('DR-5.6', 'returned', { seat: ME, item: 'crystal-ball' }),
  ]),
  laying(
    'replace',
    ['power-3', 'power-4'],
    (card) => [
      told('DR-5.4', 'replaced', { seat: ME, card }),
      told('DR-7.3', 'attacks', { room: 'dragon-1', number: valueOf(card) + 6, strength: 14 }),
      told('DR-7.3', 'attacked', { seats: [DENISE], number: 2, room: 'dragon-1' }),
      wounded(DENISE, 3, 5),
      told('DR-5.1', 'uncovered', { room: 'trap-lava', place: 5 }),
      ...enter('trap-lava', 5),
    ],
    'replace',
  ),
  laying('trap', ['power-1'], (card) => [
    ...reveal(card, 'power-3', 'power-3'),
    told('DR-9.2', 'sprung-richest', { room: 'trap-lava', highest: 3, number: 1, seats: [ME], held: 5 }),
    told('DR-9.2', 'paid', { seat: ME, number: 1, coins: 4 }),
  ]),
  {
    id: 'faint',
    then: () => [
      told('DR-14.1', 'level-ended', { number: 1 }),
      told('DR-14.2', 'hands-back', {}),
      told('DR-15.4', 'fainted', { seat: DENISE, number: 5 }),
      told('DR-15.6', 'ended', { seats: [ME], number: 1 }),
    ],
  },
];
