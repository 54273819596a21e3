import { describe, expect, it } from 'vitest';
import type { EventInfo } from '../../../lib/net/wire';
import { STEPS } from '../fixtures/steps';
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
  const { now, last } = storiesOf(logOf(...ROUND), 3);

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
    const unshielded: Told = ['unshielded', { seat: 0, card: 'hunters-dream', monster: 'cleric-beast' }, 'BB-R.69'];
    const [hurt, died] = [ROUND[7], ROUND[9]] as [Told, Told];
    const told = storiesOf(logOf(hurt, unshielded, hurt, died), 3).now.fates.get(0) ?? nothingYet();
    expect(deathOf(told).map(({ kind }) => kind)).toEqual(['unshielded', 'hurt', 'died']);
  });

  it('counts health lost and blood banked, and says what softened the blow', () => {
    const dreamer = now.fates.get(1) ?? nothingYet();
    expect([lostHp(dreamer), softened(dreamer), dreamer.banked]).toEqual([2, 'hurt-halved', 2]);
  });
});

describe('a round is over when the marker has passed', () => {
  const { now, last } = storiesOf(logOf(...ROUND, ...NEXT), 4);

  it('and is told until the next one is', () => {
    expect([last?.round, last?.outcome]).toEqual([3, 'escaped']);
  });

  it('so what the next monster does on being revealed belongs to the next one', () => {
    expect(now.round).toBe(4);
    expect([...now.fates.keys()]).toEqual([1]);
    expect(lostHp(now.fates.get(1) ?? nothingYet())).toBe(1);
  });
});

describe('a log that begins within a round', () => {
  const [, ...called] = ROUND;

  it('leaves the number of the round to the table', () => {
    expect(storiesOf(logOf(...called), 3).now.round).toBe(3);
  });

  it('also when the next one is called out, or about to be', () => {
    expect(storiesOf(logOf(...called, ...NEXT), 4).last?.round).toBe(3);
    expect(storiesOf(logOf(...called, ...NEXT.slice(0, 1)), 3).last?.round).toBe(3);
  });
});

describe('what the cards of the dungeon give and take', () => {
  const { fates } = storiesOf(
    logOf(
      ['stolen', { seat: 0, other: 1, number: 1, total: 3, left: 0 }],
      ['took-less', { seat: 0, card: 'threaded-cane', number: 1, wanted: 2, left: 0, total: 4 }],
      ['shortfall', { seat: 0, card: 'threaded-cane', number: 1, total: 5 }],
      ['ability-trophy', { seat: 0, trophy: 'kin', place: 1, points: 1, monster: 'the-witch-of-hemwick' }],
      ['trophy-lost', { seat: 1, trophy: 'beast', place: 0, points: 0 }],
    ),
    5,
  ).now;

  it('a theft is a gain to one and a loss to the other; only blood of the monster counts as taken', () => {
    expect([fates.get(0)?.taken, fates.get(0)?.other, fates.get(1)?.other]).toEqual([1, 2, -1]);
  });

  it('trophies come and go', () => {
    expect([fates.get(0)?.trophies, fates.get(0)?.lost]).toEqual([['kin'], null]);
    expect([fates.get(1)?.trophies, fates.get(1)?.lost]).toEqual([[], 'beast']);
  });
});

it('forgets what was taken back', () => {
  const log = logOf(['round', { number: 1, seat: 0 }], ['upgraded', { seat: 0, card: 'cannon' }], ['undone', { seat: 0, since: 1 }]);
  expect(storiesOf(log, 1).now.fates.size).toBe(0);
});

it('shows damage to several hunters as one moment', () => {
  expect(momentOf(logOf(...ROUND.slice(0, 9))).map(({ kind }) => kind)).toEqual(['hurt', 'hurt-halved']);
  const doubled: Told = ['doubled', { seat: 0, base: 5, number: 10 }];
  const blows = [ROUND[8], doubled, ROUND[7]] as Told[];
  expect(momentOf(logOf(['attacks', {}], ...blows)).map(({ kind }) => kind)).toEqual(['hurt-halved', 'doubled', 'hurt']);
});

it('says why the game ended', () => {
  const log = logOf(['slain', { monster: 'x' }], ['settled', { seat: 0 }], ['tied', { seats: [0, 1] }], ['ended', { seats: [0] }]);
  expect(endOf(log).map(({ kind }) => kind)).toEqual(['settled', 'tied', 'ended']);
});

const within = STEPS.filter(({ events }) => events.every(({ kind }) => kind !== 'marker'));

it.each(within)('adds up to what the server counts: $name', ({ before, events, after }) => {
  const { now } = storiesOf(
    events.map((event, n) => ({ n, rule: '', ...event })),
    before.round,
  );
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
