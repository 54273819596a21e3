// The small game behind the tutorial: everything that happens in it is written down in `script.ts`.
import type { Happening } from '../../common/happening';
import type { BareOption } from '../../common/tutorial';
import { applyEvent } from '../events/applyEvent';
import { TROPHIES, type MonsterView, type PlayerView, type Printed, type TableView, type Trophy } from '../view';
import { CARDS, DICE, SPACES, START } from './cards';

export const ME = 0;
export const DENISE = 1;
export const RODRIGO = 2;

const HP = 8;
/** What the first monster costs everyone on being revealed. */
const ON_REVEAL = 1;
const OTHERS = [DENISE, RODRIGO];

function printed(id: string, hp: number, die: string, trophy: Trophy, moments: string[] = [], rule = ''): Printed {
  return { id, group: 'monster', hp, die, trophies: [trophy], moments, rule, known: 'high', single_source: [] };
}

export const MONSTERS = [
  printed('beast-patient', 4, 'green', 'beast', ['on-reveal']),
  printed('bloody-crow-of-cainhurst', 6, 'red', 'humanoid'),
  printed('beast-possessed-soul', 7, 'yellow', 'beast'),
  printed('huntsman', 4, 'green', 'humanoid', ['on-reveal'], 'BB-R.67'),
];

export function hpOf(monster: string): number {
  return printedOf(monster).hp;
}

function printedOf(monster: string): Printed {
  const found = MONSTERS.find(({ id }) => id === monster);
  if (!found) throw new Error(`there is no ${monster} in the tutorial`);
  return found;
}

const hunter = (seat: number, name: string): PlayerView => ({
  seat,
  hunter: name,
  hp: HP - ON_REVEAL,
  max: HP,
  collected: 0,
  banked: 0,
  score: 0,
  trophies: TROPHIES.map((trophy) => ({ trophy, place: 0, points: 0, next: SPACES[0] ?? 0 })),
  used: [],
  hand: START.length,
  played: [],
  dreaming: false,
  dealt: 0,
  wounds: ON_REVEAL,
  picked: OTHERS.includes(seat),
  dead: false,
  gone: false,
  deaths: 0,
});

/** The others have picked already: all wait for me. */
export const FIRST_VIEW: TableView = {
  seat: ME,
  round: 1,
  step: 1,
  phase: 'pick',
  asked: [ME],
  first: ME,
  order: [ME, DENISE, RODRIGO],
  monster: { ...printedOf('beast-patient'), blood: 4, entered: 4 },
  final_boss: {
    id: 'rom-the-vacuous-spider',
    group: 'final-boss',
    hp: 12,
    die: 'yellow',
    trophies: [...TROPHIES],
    moments: ['all-game'],
    rule: 'BB-R.55',
    known: 'high',
    single_source: [],
  },
  deck: 9,
  met: [],
  row: ['kirkhammer', 'repeating-pistol', 'blood-vial'],
  upgrades: 29,
  removed: [],
  roll: null,
  dice: DICE,
  spaces: SPACES,
  players: [hunter(ME, 'eileen'), hunter(DENISE, 'ludwig'), hunter(RODRIGO, 'henryk')],
  hand: [...START],
  pick: null,
  cards: CARDS,
  options: {},
};

/** What is asked after the last thing told. */
const PHASES: Record<string, string> = { round: 'pick', revealed: 'transform', recovered: 'upgrade' };

/** The view after these events, as the server would show it: what is printed on the monster, who has picked. */
export function tell(view: TableView, events: readonly Happening[]): TableView {
  const told = events.reduce<TableView>(applyEvent, view);
  const last = events.at(-1)?.kind ?? '';
  const picking = last === 'round';
  return {
    ...told,
    phase: PHASES[last] ?? 'told',
    step: last === 'revealed' ? 2 : told.step,
    asked: PHASES[last] ? [ME] : [],
    monster: told.monster && known(told.monster),
    players: told.players.map((one) => ({ ...one, picked: picking && OTHERS.includes(one.seat) })),
  };
}

function known(monster: MonsterView): MonsterView {
  return { ...monster, ...printedOf(monster.id) };
}

// Questions, as the server would ask them

/** Each card of my hand. */
export function picks({ hand }: TableView): BareOption[] {
  return hand.map((card) => fromHand(card, CARDS[card]?.damage === null ? 'use' : 'play', CARDS[card]?.rule || 'BB-4.4'));
}

/** Each weapon of my hand. */
export function weapons({ hand }: TableView): BareOption[] {
  return hand.filter((card) => CARDS[card]?.damage !== null).map((card) => fromHand(card, 'reveal', 'BB-4.8'));
}

export function upgrades({ row }: TableView): BareOption[] {
  const takes = row.map((card) => ({ key: 'take', args: { card }, targets: [`row:${card}`], rule: 'BB-4.40' }));
  return [...takes, { key: 'take-none', args: {}, targets: [], rule: 'BB-R.37' }];
}

function fromHand(card: string, key: string, rule: string): BareOption {
  const damage = CARDS[card]?.damage;
  return { key, args: damage == null ? { card } : { card, damage }, targets: [`hand:${card}`], rule };
}
