import { expect, it } from 'vitest';
import { applyEvent } from './applyEvent';
import { STEPS } from '../fixtures/steps';
import { journeys, placesOf } from './journeys';
import type { TableView } from '../view';

const TABLE: TableView = {
  seat: 0,
  active: 0,
  phase: 'turn',
  asked: [0],
  draw: 5,
  known: [],
  risk: [1, 5],
  discard: ['anchor-2', 'map-2'],
  play: ['key-3'],
  protected: [],
  revealed: [],
  busting: null,
  owed: 0,
  players: [
    { seat: 0, bank: ['hook-5', 'hook-3'], score: 5, pirate: null, locker: null },
    { seat: 1, bank: ['oracle-6'], score: 6, pirate: null, locker: null },
  ],
  offers: [],
  kept: null,
  options: {},
};

function told(kind: string, args: object) {
  return journeys(TABLE, applyEvent(TABLE, { kind, args: { seat: 0, other: 1, ...args } }));
}

it('flies a drawn card from the draw pile, or from where it was seen', () => {
  expect(told('drew', { card: 'cannon-4' })).toEqual([{ thing: 'cannon-4', from: 'draw', to: 'card:cannon-4' }]);
  const seen = { ...TABLE, known: ['cannon-4'] };
  const drew = applyEvent(seen, { kind: 'drew', args: { seat: 0, card: 'cannon-4' } });
  expect(journeys(seen, drew)[0]?.from).toBe('known:cannon-4');
});

it('flies banked cards to their stack', () => {
  expect(told('banked', { cards: ['key-3'] })).toEqual([{ thing: 'key-3', from: 'card:key-3', to: 'stack:0:key' }]);
});

it('flies a stolen card from its owner, a hooked one from my own stack', () => {
  expect(told('stole', { card: 'oracle-6' })).toEqual([
    { thing: 'oracle-6', from: 'stack:1:oracle', to: 'card:oracle-6' },
  ]);
  expect(told('hooked', { card: 'hook-5' })).toEqual([{ thing: 'hook-5', from: 'stack:0:hook', to: 'card:hook-5' }]);
});

it('flies what the Map shows out of the discard pile, and into the play area', () => {
  const shown = applyEvent(TABLE, { kind: 'map-showed', args: { seat: 0, cards: ['map-2', 'anchor-2'] } });
  expect(journeys(TABLE, shown).map(({ from, to }) => [from, to])).toEqual([
    ['discard', 'card:map-2'],
    ['discard', 'card:anchor-2'],
  ]);
  const mapped = applyEvent(shown, { kind: 'mapped', args: { seat: 0, card: 'anchor-2' } });
  expect(journeys(shown, mapped)).toEqual([
    { thing: 'map-2', from: 'card:map-2', to: 'discard' },
    { thing: 'anchor-2', from: 'card:anchor-2', to: 'card:anchor-2' },
  ]);
});

it('leaves a card that only moves within the play area to its row', () => {
  const two = { ...TABLE, play: ['key-3', 'mermaid-4'] };
  expect(journeys(two, applyEvent(two, { kind: 'recalled', args: { seat: 0, card: 'key-3' } }))).toEqual([]);
});

it('moves nothing when nothing has moved', () => {
  for (const { before } of STEPS) expect(journeys(before, structuredClone(before))).toEqual([]);
});

it.each(STEPS)('tells the whole way of every card: $name', ({ before, events, after: shown }) => {
  const places = placesOf(before);
  let picture: TableView = before;
  for (const event of events) {
    const next = applyEvent(picture, event);
    for (const { thing, from, to } of journeys(picture, next)) {
      expect(places.get(thing) ?? from).toBe(from);
      places.set(thing, to);
    }
    picture = next;
  }
  expect(places).toEqual(placesOf(shown));
});
