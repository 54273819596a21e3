import { describe, expect, it } from 'vitest';
import { applyEvent, type Picture } from './applyEvent';
import { STEPS } from '../fixtures/steps';
import { faceOf, journeys, placesOf } from './journeys';
import type { TableView } from '../view';

const mine = STEPS.find(({ before, seat }) => seat !== null && before.phase === 'lay' && before.sealed === null && !before.options['tactical']);
const BEFORE = mine?.before as TableView;
const ME = mine?.seat as number;

describe('what flies', () => {
  it('is my card from my hand to my place in the room', () => {
    const [card = ''] = BEFORE.hand;
    const players = BEFORE.players.map((one) => (one.seat === ME ? { ...one, committed: true, cards: one.cards - 1 } : one));
    const now = { ...BEFORE, players, sealed: card, hand: BEFORE.hand.slice(1) };
    expect(journeys(BEFORE, now)).toEqual([{ thing: card, from: `card:${card}`, to: `slot:${ME}` }]);
  });

  it('is a card of somebody else from their seat, and nobody sees which', () => {
    const other = (ME + 1) % BEFORE.players.length;
    const waiting = { ...BEFORE, players: BEFORE.players.map((one) => ({ ...one, committed: false })) };
    const now = applyEvent(waiting, { kind: 'sealed', args: { seat: other } });
    const [flight, ...rest] = journeys(waiting, now);
    expect(flight).toEqual({ thing: `laid:${other}`, from: `seat:${other}`, to: `slot:${other}` });
    expect(rest).toEqual([]);
    expect(faceOf(now, `laid:${other}`)).toBeNull();
    expect(faceOf(now, 'power-3')).toBe('power-3');
  });

  it('is a card that is played face up, for all to see', () => {
    const other = (ME + 1) % BEFORE.players.length;
    const now = applyEvent(BEFORE, { kind: 'played', args: { seat: other, card: 'power-2' } });
    expect(faceOf(now, `laid:${other}`)).toBe('power-2');
  });

  it('is an item from the supply to my hand', () => {
    const hand = BEFORE.hand.filter((card) => card !== 'key');
    const before = { ...BEFORE, hand };
    const now = applyEvent(before, { kind: 'took', args: { seat: ME, item: 'key', number: 3 } });
    expect(journeys(before, now)).toEqual([{ thing: 'key', from: 'supply:key', to: 'card:key' }]);
  });

  it('is nothing when cards are only turned up', () => {
    const reveals = STEPS.filter(({ seat, events }) => seat === null && events.some(({ kind }) => kind === 'revealed'));
    expect(reveals.length).toBeGreaterThan(0);
    for (const { before, events } of reveals) {
      const only = (wanted: string) => events.filter(({ kind }) => kind === wanted);
      const laid = only('sealed').reduce<Picture>(applyEvent, before);
      expect(journeys(laid, only('revealed').reduce(applyEvent, laid))).toEqual([]);
    }
  });
});

it('finds every card in one place', () => {
  for (const { before } of STEPS) {
    const places = [...placesOf(before).values()];
    expect(new Set(places).size).toBe(places.length);
  }
});
