// Seven lessons in four rounds: what may be chosen in each, and what then happens.
import type { OptionInfo } from '../../../lib/net/wire';
import type { Happening } from '../../common/happening';
import { ask, happens, type Lesson } from '../../common/tutorial';
import type { TableView, Trophy } from '../view';
import { CARDS } from './cards';
import { DENISE, hpOf, ME, picks, RODRIGO, upgrades, weapons } from './game';

type Cards = readonly string[];

const RULES: Record<string, string> = {
  revealed: 'BB-4.5',
  transformed: 'BB-4.9',
  instant: 'BB-3.14',
  rolled: 'BB-4.17',
  'rolled-combo': 'BB-4.18',
  attacks: 'BB-4.19',
  hurt: 'BB-4.20',
  'hurt-halved': 'BB-4.21',
  died: 'BB-6.2',
  took: 'BB-4.26',
  'took-less': 'BB-4.27',
  'too-late': 'BB-R.28',
  slain: 'BB-4.29',
  trophy: 'BB-7.2',
  escaped: 'BB-4.31',
  banked: 'BB-4.37',
  recovered: 'BB-4.39',
  upgraded: 'BB-4.40',
  rested: 'BB-4.41',
  returned: 'BB-6.4',
  refilled: 'BB-5.5',
  used: 'BB-4.45',
  marker: 'BB-4.46',
  entered: 'BB-3.2',
  'ability-on-reveal': 'BB-R.67',
  gained: 'BB-R.67',
  round: 'BB-4.1',
};

/** An event with its rule, as the server would tell it. */
function tells(kind: string, args: Record<string, unknown>): Happening & { rule: string } {
  return { ...happens(kind, args), rule: RULES[kind] ?? '' };
}

const reveal = (seat: number, card: string) => tells('revealed', { seat, card });
const attack = (monster: string, number: number) => tells('attacks', { monster, number, raised: 0 });
const many = (kind: string, seat: number, cards: Cards) => tells(kind, { seat, cards: [...cards], number: cards.length });
const trophies = (trophy: Trophy, seats: readonly number[]) =>
  seats.map((seat) => tells('trophy', { seat, trophy, place: 1, points: 1 }));

function hit(seat: number, monster: string, number: number, hp: number, base = number): Happening {
  const kind = base === number ? 'hurt' : 'hurt-halved';
  return tells(kind, { seat, base, number, hp, cause: 'attack', monster });
}

function take(seat: number, card: string, number: number, left: number, total: number, monster: string): Happening {
  const wanted = CARDS[card]?.damage ?? number;
  return tells(wanted === number ? 'took' : 'took-less', { seat, card, number, wanted, left, total, monster });
}

const gets = (seat: number, card: string) => tells('upgraded', { seat, card, gift: 0 });

/** `ability` is what the monster does on being revealed. */
function nextRound(round: number, first: number, monster: string, ability: readonly Happening[] = []): Happening[] {
  const hp = hpOf(monster);
  return [
    tells('marker', { seat: first }),
    tells('entered', { monster, number: hp, printed: hp, players: 0, boss: 0 }),
    ...ability,
    tells('round', { number: round, seat: first }),
  ];
}

// The rounds

const PATIENT = 'beast-patient';
const CROW = 'bloody-crow-of-cainhurst';
const SOUL = 'beast-possessed-soul';
const HUNTSMAN = 'huntsman';

/** All three fight; the last one finds less than the axe could take. */
const FIRST_FIGHT = [
  reveal(ME, 'hunter-axe'),
  reveal(DENISE, 'saw-cleaver'),
  reveal(RODRIGO, 'hunter-axe'),
  tells('rolled', { seat: ME, die: 'green', number: 1, total: 1 }),
  attack(PATIENT, 1),
  ...[ME, DENISE, RODRIGO].map((seat) => hit(seat, PATIENT, 1, 6)),
  take(ME, 'hunter-axe', 2, 2, 2, PATIENT),
  take(DENISE, 'saw-cleaver', 1, 1, 1, PATIENT),
  take(RODRIGO, 'hunter-axe', 1, 0, 1, PATIENT),
  tells('slain', { monster: PATIENT }),
  ...trophies('beast', [ME, DENISE, RODRIGO]),
];

const SECOND_ROUND = [
  many('used', ME, ['hunter-axe']),
  many('used', DENISE, ['saw-cleaver']),
  many('used', RODRIGO, ['hunter-axe']),
  ...nextRound(2, DENISE, CROW),
];

/** A red die with a combo: four damage to everyone. */
const SECOND_FIGHT = [
  reveal(DENISE, 'hunter-axe'),
  reveal(RODRIGO, 'saw-cleaver'),
  reveal(ME, 'saw-cleaver'),
  tells('rolled-combo', { seat: DENISE, die: 'red', number: 2, total: 2 }),
  tells('rolled', { seat: DENISE, die: 'red', number: 2, total: 4 }),
  attack(CROW, 4),
  ...[DENISE, RODRIGO, ME].map((seat) => hit(seat, CROW, 4, 2)),
  take(DENISE, 'hunter-axe', 2, 4, 3, CROW),
  take(RODRIGO, 'saw-cleaver', 1, 3, 2, CROW),
  take(ME, 'saw-cleaver', 1, 2, 3, CROW),
  tells('escaped', { monster: CROW, number: 2 }),
  many('used', DENISE, ['hunter-axe']),
  many('used', RODRIGO, ['saw-cleaver']),
  many('used', ME, ['saw-cleaver']),
  ...nextRound(3, RODRIGO, SOUL),
];

/** Two dream; the one who fights on dies and loses what he held. */
const THIRD_FIGHT = [
  reveal(RODRIGO, 'hunter-pistol'),
  reveal(ME, 'hunters-dream'),
  reveal(DENISE, 'hunters-dream'),
  tells('instant', { seat: RODRIGO, card: 'hunter-pistol' }),
  take(RODRIGO, 'hunter-pistol', 1, 6, 3, SOUL),
  tells('rolled', { seat: RODRIGO, die: 'yellow', number: 3, total: 3 }),
  attack(SOUL, 3),
  hit(RODRIGO, SOUL, 3, 0),
  hit(ME, SOUL, 1, 1, 3),
  hit(DENISE, SOUL, 1, 1, 3),
  tells('died', { seat: RODRIGO, number: 3, banked: 0, cause: 'attack', monster: SOUL }),
  tells('escaped', { monster: SOUL, number: 6 }),
  gets(RODRIGO, 'blood-vial'),
  tells('returned', { seat: RODRIGO, hp: 8 }),
  tells('banked', { seat: ME, number: 3, total: 3 }),
  many('recovered', ME, ['saw-cleaver', 'hunter-axe', 'hunters-dream']),
];

/** The next monster comes with a gift for whoever has the least. */
const FOURTH_ROUND = [
  gets(ME, 'kirkhammer'),
  tells('rested', { seat: ME, number: 7, hp: 8 }),
  tells('banked', { seat: DENISE, number: 3, total: 3 }),
  many('recovered', DENISE, ['saw-cleaver', 'hunter-axe', 'hunters-dream']),
  gets(DENISE, 'repeating-pistol'),
  tells('rested', { seat: DENISE, number: 7, hp: 8 }),
  tells('refilled', { cards: ['threaded-cane', 'molotov-cocktail', 'stake-driver'], number: 3 }),
  many('used', RODRIGO, ['hunter-pistol']),
  ...nextRound(4, ME, HUNTSMAN, [
    tells('ability-on-reveal', { monster: HUNTSMAN }),
    tells('gained', { seat: RODRIGO, number: 3, total: 3 }),
  ]),
];

const FOURTH_REVEAL = [
  reveal(ME, 'transform'),
  reveal(DENISE, 'hunter-pistol'),
  reveal(RODRIGO, 'hunters-dream'),
];

/** Her pistol is quick because it is the only one; my hammer takes all that is left. */
const FOURTH_FIGHT = [
  tells('transformed', { seat: ME, card: 'kirkhammer' }),
  tells('instant', { seat: DENISE, card: 'hunter-pistol' }),
  take(DENISE, 'hunter-pistol', 1, 3, 1, HUNTSMAN),
  tells('rolled-combo', { seat: ME, die: 'green', number: 1, total: 1 }),
  tells('rolled', { seat: ME, die: 'green', number: 0, total: 1 }),
  attack(HUNTSMAN, 1),
  hit(ME, HUNTSMAN, 1, 7),
  hit(DENISE, HUNTSMAN, 1, 7),
  hit(RODRIGO, HUNTSMAN, 0, 8, 1),
  take(ME, 'kirkhammer', 3, 0, 3, HUNTSMAN),
  tells('slain', { monster: HUNTSMAN }),
  ...trophies('humanoid', [ME, DENISE]),
];

// The lessons

const chosen = (option: OptionInfo | null) => String(option?.args['card'] ?? '');

/** One card is right; the others are for another day. */
function picking(id: string, card: string, events: readonly Happening[]): Lesson<TableView> {
  return {
    id,
    ask: (view) => ask(ME, 'pick', picks(view), [], true),
    then: (option) => (chosen(option) === card ? events : null),
  };
}

export const LESSONS: readonly Lesson<TableView>[] = [
  picking('pick', 'hunter-axe', FIRST_FIGHT),
  { id: 'order', then: () => SECOND_ROUND },
  picking('roll', 'saw-cleaver', SECOND_FIGHT),
  picking('dream', 'hunters-dream', THIRD_FIGHT),
  {
    id: 'upgrade',
    ask: (view) => ask(ME, 'upgrade', upgrades(view)),
    then: (option) => (chosen(option) === 'kirkhammer' ? FOURTH_ROUND : null),
  },
  picking('transform', 'transform', FOURTH_REVEAL),
  {
    id: 'weapon',
    ask: (view) => ask(ME, 'transform', weapons(view), [], true),
    then: (option) => (chosen(option) === 'kirkhammer' ? FOURTH_FIGHT : null),
  },
];
