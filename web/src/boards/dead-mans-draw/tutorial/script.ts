// Eleven lessons, one for each thing that the person does. Each says what may be chosen and what then happens.
import type { Happening } from '../../common/happening';
import { ask as decision, happens, type BareOption, type Lesson } from '../../common/tutorial';
import type { RefusedOption } from '../../../lib/net/wire';
import type { TableView } from '../view';
import { aim, bank, draw, ME, RIVAL } from './game';

type Cards = readonly string[];

const ask = (kind: string, options: readonly BareOption[], refused: readonly Omit<RefusedOption, 'code'>[] = []) =>
  decision(ME, kind, options, refused);
const drew = (seat: number, card: string) => happens('drew', { seat, card });
const many = (kind: string, seat: number, cards: Cards) => happens(kind, { seat, cards: [...cards], number: cards.length });
const turn = (seat: number) => happens('turn', { seat });

/** She draws once too often. */
const RIVAL_BUSTS = [
  turn(RIVAL),
  drew(RIVAL, 'anchor-3'),
  drew(RIVAL, 'kraken-5'),
  happens('demanded', { seat: RIVAL, number: 2 }),
  drew(RIVAL, 'anchor-6'),
  happens('busted', { seat: RIVAL, card: 'anchor-6' }),
  many('lost', RIVAL, ['anchor-3', 'kraken-5', 'anchor-6']),
  turn(ME),
];

/** Her Map brings a Sword, and the Sword takes my best card. */
const RIVAL_STEALS = [
  turn(RIVAL),
  drew(RIVAL, 'map-6'),
  many('map-showed', RIVAL, ['hook-2', 'sword-2', 'map-2']),
  happens('mapped', { seat: RIVAL, card: 'sword-2' }),
  happens('stole', { seat: RIVAL, other: ME, card: 'mermaid-7' }),
  many('banked', RIVAL, ['map-6', 'sword-2', 'mermaid-7']),
  turn(ME),
];

function drawing(id: string, ...events: Happening[]): Lesson<TableView> {
  return { id, ask: (view) => ask('turn', [draw(view)]), then: () => events };
}

function banking(id: string, ...events: Happening[]): Lesson<TableView> {
  return { id, ask: (view) => ask('turn', [bank(view)]), then: () => events };
}

export const LESSONS: readonly Lesson<TableView>[] = [
  drawing('draw', drew(ME, 'mermaid-7')),
  drawing('luck', drew(ME, 'cannon-5')),
  {
    id: 'cannon',
    ask: () => ask('cannon', ['key-5', 'oracle-6'].map((card) => aim('cannon', RIVAL, card, 'DMD-12.1'))),
    then: (option) => [happens('shot', { seat: ME, other: RIVAL, cards: [option?.args['card']] })],
  },
  banking('bank', many('banked', ME, ['mermaid-7', 'cannon-5']), ...RIVAL_BUSTS),
  drawing('bust', drew(ME, 'key-6')),
  drawing('key', drew(ME, 'chest-7')),
  banking('chest', many('banked', ME, ['key-6', 'chest-7']), many('bonus', ME, ['kraken-5', 'anchor-6']), ...RIVAL_STEALS),
  drawing('stolen', drew(ME, 'kraken-3'), happens('demanded', { seat: ME, number: 2 })),
  {
    id: 'kraken',
    ask: (view) =>
      ask('turn', [draw(view)], [{ ...bank(view), why: 'kraken-demands', why_args: { number: view.owed }, rule: 'DMD-3.11' }]),
    then: () => [drew(ME, 'hook-7')],
  },
  {
    id: 'hook',
    ask: () =>
      ask('hook', [aim('hook', ME, 'anchor-6', 'DMD-11.1'), aim('hook-busting', ME, 'kraken-5', 'DMD-11.1')]),
    then: (option) =>
      option?.key === 'hook'
        ? [
            happens('hooked', { seat: ME, card: 'anchor-6' }),
            happens('satisfied', { seat: ME }),
            many('anchored', ME, ['kraken-3', 'hook-7']),
          ]
        : null,
  },
  drawing(
    'anchor',
    drew(ME, 'kraken-6'),
    happens('busted', { seat: ME, card: 'kraken-6' }),
    many('saved', ME, ['kraken-3', 'hook-7']),
    many('lost', ME, ['anchor-6', 'kraken-6']),
  ),
];
