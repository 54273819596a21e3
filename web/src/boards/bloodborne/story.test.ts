import { describe, expect, it } from 'vitest';
import type { EventInfo } from '../../lib/wire';
import { STEPS } from './fixtures/steps';
import { deathOf, endOf, lostHp, momentOf, nothingYet, softened, storiesOf } from './story';

type Told = [kind: string, args: Record<string, unknown>, rule?: string];

function logOf(...told: Told[]): EventInfo[] {
  return told.map(([kind, args, rule = ''], n) => ({ n, kind, args, rule }));
}

const ROUND: Told[] = [
  ['round', { number: 3, seat: 0 }],
  ['revealed', { seat: 0, card: 'transform' }],
  ['revealed', { seat: 1, card: 'hunters-dream' }],
  ['transformed', { seat: 0, card: 'hunter-axe' }],
  ['rolled-combo', { seat: 0, die: 'red', number: 2, total: 2 }],
  ['rolled', { seat: 0, die: 'red', number: 3, total: 5 }],
  ['attacks', { monster: 'scourge-beast', number: 5, raised: 0 }],
  ['hurt', { seat: 0, base: 5, number: 5, hp: 0, cause: 'attack', monster: 'scourge-beast' }, 'BB-4.20'],
  ['hurt-halved', { seat: 1, base: 5, number: 2, hp: 3, cause: 'attack', monster: 'scourge-beast' }, 'BB-4.21'],
  ['died', { seat: 0, number: 4, banked: 6, cause: 'attack', monster: 'scourge-beast' }, 'BB-6.2'],
  ['escaped', { monster: 'scourge-beast', number: 3 }],
  ['banked', { seat: 1, number: 2, total: 2 }],
];
const NEXT: Told[] = [
  ['marker', { seat: 1 }],
  ['entered', { monster: 'beast-patient', number: 4, printed: 4, players: 0, boss: 0 }],
  ['hurt', { seat: 1, base: 1, number: 1, hp: 7, cause: 'ability', monster: 'beast-patient' }],
  ['round', { number: 4, seat: 1 }],
];

describe('the story of a round', () => {
  const { now, last } = storiesOf(logOf(...ROUND));

  it('tells who played what, the roll and how it ended', () => {
    expect(last).toBeNull();
    expect(now.round).toBe(3);
    expect(now.fates.get(0)?.cards).toEqual(['transform', 'hunter-axe']);
    expect(now.roll).toEqual({
      die: 'red',
      round: 3,
      faces: [
        { value: 2, combo: true },
        { value: 3, combo: false },
      ],
      total: 5,
    });
    expect([now.monster, now.outcome]).toEqual(['scourge-beast', 'escaped']);
  });

  it('tells what killed a hunter, with both rules', () => {
    expect(deathOf(now.fates.get(0) ?? nothingYet()).map(({ kind, rule }) => [kind, rule])).toEqual([
      ['hurt', 'BB-4.20'],
      ['died', 'BB-6.2'],
    ]);
    expect(deathOf(now.fates.get(1) ?? nothingYet())).toEqual([]);
  });

  it('tells also that nothing could soften the blow', () => {
    const unshielded: Told = ['unshielded', { seat: 0, card: 'hunters-dream', monster: 'amygdala' }, 'BB-R.69'];
    const [hurt, died] = [ROUND[7], ROUND[9]] as [Told, Told];
    const told = storiesOf(logOf(hurt, unshielded, hurt, died)).now.fates.get(0) ?? nothingYet();
    expect(deathOf(told).map(({ kind }) => kind)).toEqual(['unshielded', 'hurt', 'died']);
  });

  it('counts health lost and blood banked, and says what softened the blow', () => {
    const dreamer = now.fates.get(1) ?? nothingYet();
    expect([lostHp(dreamer), softened(dreamer), dreamer.banked]).toEqual([2, 'hurt-halved', 2]);
  });
});

describe('a round is over when the marker has passed', () => {
  const { now, last } = storiesOf(logOf(...ROUND, ...NEXT));

  it('and is told until the next one is', () => {
    expect([last?.round, last?.outcome]).toEqual([3, 'escaped']);
  });

  it('so what the next monster does on being revealed belongs to the next one', () => {
    expect(now.round).toBe(4);
    expect([...now.fates.keys()]).toEqual([1]);
    expect(lostHp(now.fates.get(1) ?? nothingYet())).toBe(1);
  });
});

it('forgets what was taken back', () => {
  const log = logOf(['round', { number: 1, seat: 0 }], ['upgraded', { seat: 0, card: 'cannon' }], ['undone', { seat: 0, since: 1 }]);
  expect(storiesOf(log).now.fates.size).toBe(0);
});

it('shows damage to several hunters as one moment', () => {
  expect(momentOf(logOf(...ROUND.slice(0, 9))).map(({ kind }) => kind)).toEqual(['hurt', 'hurt-halved']);
});

it('says why the game ended', () => {
  const log = logOf(['slain', { monster: 'x' }], ['settled', { seat: 0 }], ['tied', { seats: [0, 1] }], ['ended', { seats: [0] }]);
  expect(endOf(log).map(({ kind }) => kind)).toEqual(['settled', 'tied', 'ended']);
});

const within = STEPS.filter(({ events }) => events.every(({ kind }) => kind !== 'marker'));

it.each(within)('adds up to what the server counts: $name', ({ before, events, after }) => {
  const { now } = storiesOf(events.map((event, n) => ({ n, rule: '', ...event })));
  for (const { seat, dealt, deaths } of after.players) {
    const fate = now.fates.get(seat) ?? nothingYet();
    expect(fate.taken).toBe(dealt - (before.players[seat]?.dealt ?? 0));
    expect(deathOf(fate).filter(({ kind }) => kind === 'died').length).toBe(deaths - (before.players[seat]?.deaths ?? 0));
  }
});

it('is tried on steps in which blood is taken and hunters die', () => {
  const kinds = new Set(within.flatMap(({ events }) => events.map(({ kind }) => kind)));
  expect(['took', 'took-less', 'died'].filter((kind) => !kinds.has(kind))).toEqual([]);
});
