// The lessons: one round of two heroes against two bandits, every step done by the person.
import type { OptionInfo } from '../../../lib/net/wire';
import type { Happening } from '../../common/happening';
import { ask, happens, type BareOption, type Lesson } from '../../common/tutorial';
import type { Picture } from '../events/applyEvent';
import { ALLY, BRUTE, ELITE, ELITE_CELL, freeAround, GUARD, GUARD_CELL, ME, MY_CELL, named, NEXT_TO_ME, WEAVER } from './game';

const LEAD = 'trample';
const SECOND = 'leaping-cleave';
const GUARD_NAME = 'bandit-guard-1';
const ELITE_NAME = 'bandit-guard-elite-2';

function option(key: string, args: BareOption['args'], target: string, rule: string): BareOption {
  return { key, args, targets: target ? [target] : [], rule };
}

const card = (key: string, name: string, rule: string) => option(key, { card: name }, `card-${name}`, rule);
const isCard = (chosen: OptionInfo | null, name: string) => chosen?.args['card'] === name;

/** One blow: the card that was drawn, the sum, the damage. */
function blow(from: [string, number], to: [string, number], value: number, drawn: string, dealt: number, hp: number, shield = 0): Happening[] {
  const [figure, slot] = from;
  return [
    happens('attack', { figure, slot, 'target-figure': to[0], to: to[1], number: value }),
    happens('drew-modifier', { figure, slot, modifiers: [drawn], 'used-modifiers': [drawn], mode: 0 }),
    happens('attack-value', { slot, to: to[1], value: dealt + shield, shield, number: dealt }),
    happens('damage', { figure: to[0], slot: to[1], number: dealt, source: 'attack', hp }),
  ];
}

const step = (figure: string, slot: number, from: number, cell: number) => happens('moved', { figure, slot, from, cell, hex: named(cell) });

/** The other hero, then my turn begins. */
function allyActs(): Happening[] {
  return [
    happens('turn', { figure: 'spellweaver', slot: WEAVER, number: 0 }),
    happens('played', { seat: ALLY, card: 'fire-orbs', way: 0 }),
    ...blow(['spellweaver', WEAVER], [ELITE_NAME, ELITE], 3, '+1', 3, 6, 1),
    ...blow(['spellweaver', WEAVER], [GUARD_NAME, GUARD], 3, '-1', 2, 4),
    happens('turn', { figure: 'brute', slot: BRUTE, number: 0 }),
  ];
}

/** My two cards, each with its halves and the defaults. */
function halves(cards: readonly string[], ways: readonly string[]): BareOption[] {
  return cards.flatMap((name) => ways.map((way) => card(`play-${way}`, name, 'GH-S-TRN-02')));
}

/** Hexes around me that are free: one step each. */
function moves(view: Picture): BareOption[] {
  const coin = view.board.coins[0]?.[0];
  return freeAround(view).map((cell) => option('cell-move', { cell, hex: named(cell), coin: Number(cell === coin) }, `cell-${cell}`, 'GH-S-MOV-01'));
}

export const LESSONS: readonly Lesson<Picture>[] = [
  { id: 'map', then: () => [] },
  {
    id: 'lead',
    ask: (view) => ask(ME, 'select', view.heroes[ME]?.hand.map((name) => card('lead', name, 'GH-S-SEL-01')) ?? []),
    then: (chosen) => (isCard(chosen, LEAD) ? [] : null),
  },
  {
    id: 'second',
    ask: (view) =>
      ask(ME, 'select', view.heroes[ME]?.hand.filter((name) => name !== LEAD).map((name) => card('second', name, 'GH-S-SEL-01')) ?? []),
    then: (chosen) =>
      isCard(chosen, SECOND)
        ? [
            happens('revealed', { seat: ME, cards: [LEAD, SECOND], number: 72 }),
            happens('revealed', { seat: ALLY, cards: ['fire-orbs', 'flame-strike'], number: 69 }),
            happens('monster-card', { deck: 'guard', card: '527', number: 50 }),
          ]
        : null,
  },
  {
    id: 'order',
    then: () => [
      happens('turn', { figure: ELITE_NAME, slot: ELITE, number: 0 }),
      happens('why-least-cost', { slot: ELITE, figures: ['brute'], hexes: [], number: 3 }),
      happens('why-out-of-reach', { slot: ELITE, figures: ['brute'], hexes: NEXT_TO_ME.map(named), points: 2 }),
      step(ELITE_NAME, ELITE, ELITE_CELL, 14),
      step(ELITE_NAME, ELITE, 14, 19),
      happens('no-attack', { figure: ELITE_NAME, slot: ELITE, number: 0 }),
      happens('turn', { figure: GUARD_NAME, slot: GUARD, number: 0 }),
      happens('why-least-cost', { slot: GUARD, figures: ['brute'], hexes: [], number: 1 }),
      happens('why-in-reach', { slot: GUARD, figures: [], hexes: NEXT_TO_ME.map(named), points: 3 }),
    ],
  },
  {
    id: 'tie',
    ask: () => ask(ME, 'monster-move', NEXT_TO_ME.map((cell) => option('cell-monster-move', { cell, hex: named(cell), 'acting-figure': GUARD_NAME }, `cell-${cell}`, 'GH-S-MMV-04'))),
    then: (chosen) => [
      step(GUARD_NAME, GUARD, GUARD_CELL, Number(chosen?.args['cell'] ?? NEXT_TO_ME[0])),
      happens('attack', { figure: GUARD_NAME, slot: GUARD, 'target-figure': 'brute', to: BRUTE, number: 2 }),
      happens('drew-modifier', { figure: GUARD_NAME, slot: GUARD, modifiers: ['+0'], 'used-modifiers': ['+0'], mode: 0 }),
      happens('attack-value', { slot: GUARD, to: BRUTE, value: 2, shield: 0, number: 2 }),
    ],
  },
  {
    id: 'damage',
    ask: (view) =>
      ask(ME, 'damage', [
        option('done-damage', { number: 2 }, '', 'GH-S-DMG-01'),
        ...(view.heroes[ME]?.hand ?? []).map((name) => card('card-damage', name, 'GH-S-DMG-01')),
      ]),
    then: (chosen) =>
      chosen?.key === 'done-damage'
        ? [happens('damage', { figure: 'brute', slot: BRUTE, number: 2, source: 'attack', hp: 8 }), ...allyActs()]
        : null,
  },
  {
    id: 'top',
    ask: () => ask(ME, 'turn', halves([LEAD, SECOND], ['top', 'bottom', 'attack', 'move'])),
    then: (chosen) => (chosen?.key === 'play-top' && isCard(chosen, LEAD) ? [happens('played', { seat: ME, card: LEAD, way: 0 })] : null),
  },
  {
    id: 'target',
    ask: () => ask(ME, 'target', [option('figure-target', { figure: GUARD_NAME, slot: GUARD }, `figure-${GUARD}`, 'GH-S-ATK-16')]),
    then: () => [
      ...blow(['brute', BRUTE], [GUARD_NAME, GUARD], 3, '+1', 4, 0),
      happens('killed', { figure: GUARD_NAME, slot: GUARD, cell: 0, credit: ME }),
      happens('card-discarded', { seat: ME, card: LEAD }),
    ],
  },
  {
    id: 'bottom',
    ask: () => ask(ME, 'turn', halves([SECOND], ['bottom', 'move'])),
    then: (chosen) => (chosen?.key === 'play-bottom' ? [happens('played', { seat: ME, card: SECOND, way: 1 })] : null),
  },
  {
    id: 'move',
    ask: (view) => ask(ME, 'move', moves(view)),
    then: (chosen) =>
      chosen?.args['coin']
        ? [
            step('brute', BRUTE, MY_CELL, Number(chosen.args['cell'])),
            happens('element-created', { element: 'air' }),
            happens('card-discarded', { seat: ME, card: SECOND }),
            happens('looted', { seat: ME, cell: Number(chosen.args['cell']), number: 1 }),
            happens('element-strong', { element: 'air' }),
          ]
        : null,
  },
  { id: 'elements', then: () => [happens('round', { number: 2 })] },
  { id: 'rest', then: () => [] },
];
