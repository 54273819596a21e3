import { describe, expect, it } from 'vitest';
import type { EventInfo } from '../../../lib/net/wire';
import { allStories, causesOf, endOf, momentOf, storiesOf } from './story';

function logOf(...events: [string, Record<string, unknown>?][]): EventInfo[] {
  return events.map(([kind, args = {}], n) => ({ n, kind, rule: 'DR-1.1', args }));
}

const LOG = logOf(
  ['level', { number: 1 }],
  ['entered', { room: 'goblin-1' }],
  ['sealed', { seat: 0 }],
  ['revealed', { seat: 0, card: 'power-1' }],
  ['revealed', { seat: 1, card: 'power-3' }],
  ['attacks', { number: 4, strength: 11 }],
  ['attacked', { seats: [0], number: 1 }],
  ['wounded', { seat: 0, number: 2, wounds: 3 }],
  ['uncovered', { room: 'vault-items-1', place: 2 }],
  ['entered', { room: 'vault-items-1' }],
  ['benefit', { seat: 0, number: 3, benefit: 'key' }],
  ['took', { seat: 0, item: 'key', number: 4 }],
  ['healed', { seat: 1, number: 1, wounds: 0 }],
);

describe('the story of a room', () => {
  const [now, before, ...rest] = storiesOf(LOG);

  it('is told for each room, the last one first', () => {
    expect([now?.room, before?.room]).toEqual(['vault-items-1', 'goblin-1']);
    expect(rest).toEqual([]);
  });

  it('is told for the whole game, the first room first', () => {
    expect(allStories(LOG).map(({ room }) => room)).toEqual(['goblin-1', 'vault-items-1']);
    expect(allStories(LOG)[0]?.wounds).toEqual(new Map([[0, 2]]));
  });

  it('says what each player has won and lost', () => {
    expect(before?.wounds).toEqual(new Map([[0, 2]]));
    expect(now?.wounds).toEqual(new Map([[1, -1]]));
    expect(now?.items).toEqual(new Map([[0, ['key']]]));
  });

  it('and why, without what the cards say themselves and what comes after', () => {
    expect(before?.told.map(({ kind }) => kind)).toEqual(['attacks', 'attacked', 'wounded']);
    expect(before && causesOf(before).map(({ kind }) => kind)).toEqual(['attacks', 'attacked']);
  });
});

it('is about the last rooms only, however long the game', () => {
  const long = Array.from({ length: 9 }, (_, place): [string, Record<string, unknown>] => ['entered', { room: `troll-${place}` }]);
  expect(storiesOf(logOf(...long)).map(({ room }) => room)).toEqual(['troll-8', 'troll-7', 'troll-6', 'troll-5', 'troll-4', 'troll-3']);
});

describe('a moment', () => {
  it('is all that happens at the same time', () => {
    const wounds = logOf(['attacked'], ['wounded', { seat: 0 }], ['wounded', { seat: 2 }]);
    expect(momentOf(wounds).map(({ n }) => n)).toEqual([1, 2]);
    expect(momentOf([])).toEqual([]);
  });

  it('but cards played in turn are played one by one', () => {
    expect(momentOf(logOf(['played', { seat: 0 }], ['played', { seat: 1 }])).map(({ n }) => n)).toEqual([1]);
  });
});

it('keeps why the game ended as it did', () => {
  const log = logOf(['score'], ['fainted', { seat: 1 }], ['tied', { seats: [0, 2] }], ['ended', { seats: [0] }]);
  expect(endOf(log).map(({ kind }) => kind)).toEqual(['fainted', 'tied', 'ended']);
});
