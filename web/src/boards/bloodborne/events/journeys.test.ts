import { describe, expect, it } from 'vitest';
import { applyEvent, type Picture } from './applyEvent';
import { STEPS } from '../fixtures/steps';
import { cardOf, isDrop, journeys, placesOf } from './journeys';
import { FIRST_VIEW } from '../tutorial/game';
import type { TableView } from '../view';

const TABLE: TableView = {
  ...FIRST_VIEW,
  row: ['cannon', 'blood-vial', 'cannon'],
  players: FIRST_VIEW.players.map((one) => ({ ...one, picked: false })),
};
const two = (view: TableView, seat: number, changed: object): TableView => ({
  ...view,
  players: view.players.map((one) => (one.seat === seat ? { ...one, ...changed } : one)),
});
const told = (view: TableView, kind: string, args: object) => journeys(view, applyEvent(view, { kind, args: { ...args } }));

describe('cards', () => {
  it('mine flies from my hand to its place when I have picked it', () => {
    expect(journeys(TABLE, { ...TABLE, pick: 'hunter-axe' })).toEqual([{ thing: '0/hunter-axe/0', from: 'hand:hunter-axe', to: 'slot:0' }]);
  });

  it('comes face down from another hunter, and is turned over where it lies', () => {
    const picked = two(TABLE, 1, { picked: true });
    expect(journeys(TABLE, picked)).toEqual([{ thing: '1/laid', from: 'seat:1', to: 'slot:1' }]);
    expect(told(picked, 'revealed', { seat: 1, card: 'hunter-axe' })).toEqual([]);
  });

  it('goes to the used pile and comes back from it', () => {
    const played = { ...two(TABLE, 0, { played: ['hunter-axe'] }), hand: [] };
    const used = applyEvent(played, { kind: 'used', args: { seat: 0, cards: ['hunter-axe'] } });
    expect(journeys(played, used)).toEqual([{ thing: '0/hunter-axe/0', from: 'slot:0', to: 'used:0' }]);
    expect(told(used, 'recovered', { seat: 0, cards: ['hunter-axe'] })).toEqual([
      { thing: '0/hunter-axe/0', from: 'used:0', to: 'hand:hunter-axe' },
    ]);
  });

  it('is taken from the row, by me into my hand, by others out of sight', () => {
    expect(told(TABLE, 'upgraded', { seat: 0, card: 'cannon' })).toEqual([{ thing: '0/cannon/0', from: 'row:cannon', to: 'hand:cannon' }]);
    expect(told(TABLE, 'upgraded', { seat: 1, card: 'blood-vial' })).toEqual([{ thing: '1/blood-vial/0', from: 'row:blood-vial', to: 'seat:1' }]);
  });
});

describe('blood', () => {
  it('flies from the monster to who takes it, drop by drop', () => {
    const found = told(TABLE, 'took', { seat: 1, number: 2, left: 2, total: 2 });
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      ['monster', 'collected:1'],
      ['monster', 'collected:1'],
    ]);
    expect(found.every(({ thing }) => isDrop(thing) && cardOf(thing) === null)).toBe(true);
  });

  it('is banked in the Dream and lost in death', () => {
    const rich = two(TABLE, 0, { collected: 1 });
    expect(told(rich, 'banked', { seat: 0, number: 1, total: 1 }).map(({ from, to }) => [from, to])).toEqual([['collected:0', 'banked:0']]);
    expect(told(rich, 'died', { seat: 0, number: 1, banked: 0 }).map(({ from }) => from)).toEqual(['collected:0']);
  });
});

it('blood is stolen from who held it, and comes from the supply otherwise', () => {
  const rich = two(TABLE, 1, { collected: 2 });
  const stolen = told(rich, 'stolen', { seat: 0, other: 1, number: 1, total: 1, left: 1 });
  expect(stolen.map(({ from, to }) => [from, to])).toEqual([['collected:1', 'collected:0']]);
  const gained = told(rich, 'gained', { seat: 0, number: 1, total: 1 });
  expect(gained.map(({ from, to }) => [from, to])).toEqual([['deck', 'collected:0']]);
});

it('shows the face of a flying card, and only the back of what others lay', () => {
  expect(cardOf('0/hunter-axe/0')).toBe('hunter-axe');
  expect(cardOf('1/laid')).toBeNull();
});

it('moves nothing when nothing has moved', () => {
  for (const { before } of STEPS) expect(journeys(before, structuredClone(before))).toEqual([]);
});

it.each(STEPS)('never lets two things be one: $name', ({ before, events }) => {
  let picture: Picture = before;
  for (const event of events) {
    const next = applyEvent(picture, event);
    const flying = journeys(picture, next).map(({ thing }) => thing);
    expect(new Set(flying).size, event.kind).toBe(flying.length);
    const mine = next.players[next.seat ?? -1];
    if (mine) expect([...placesOf(next).keys()].filter((thing) => thing.startsWith(`${mine.seat}/`)).length).toBe(
      next.hand.length + mine.used.length + mine.played.length,
    );
    picture = next;
  }
});
