import { describe, expect, it } from 'vitest';
import { applyEvent, KINDS, type Picture } from './applyEvent';
import { STEPS } from '../fixtures/steps';
import type { FigureView, TableView } from '../view';

const [{ before: ANY }] = STEPS as [(typeof STEPS)[0]];
/** Heroes come to their first place by an event that names it only. */
const KNOWN = STEPS.filter(({ events }) => !events.some(({ kind }) => kind === 'placed'));

const play = ({ before, events, after: end }: (typeof STEPS)[0]) =>
  events.reduce<Picture>((picture, event) => applyEvent(picture, event, end), before);
const apply = (...events: [string, Record<string, unknown>][]) =>
  events.reduce<Picture>((picture, [kind, args]) => applyEvent(picture, { kind, args }), ANY);

function figures(view: TableView): unknown {
  const one = ({ slot, cell, hp, conditions }: FigureView) => ({ slot, cell, hp, conditions: [...conditions].sort() });
  return view.figures.map(one).sort((a, b) => a.slot - b.slot);
}

function heroes(view: TableView): unknown {
  return view.heroes.map(({ seat, xp, tokens, exhausted }) => ({ seat, xp, tokens, exhausted }));
}

describe('the picture after the events of a step', () => {
  it.each(KNOWN)('has every figure where the server has it: $name', (step) => {
    expect(figures(play(step))).toEqual(figures(step.after));
  });

  it.each(STEPS)('has experience, money and elements as the server has them: $name', (step) => {
    const picture = play(step);
    expect(heroes(picture)).toEqual(heroes(step.after));
    expect(picture.elements).toEqual(step.after.elements);
    expect(picture.round).toBe(step.after.round);
  });

  it('never changes the view it was given', () => {
    for (const step of STEPS) {
      const copy = structuredClone(step.before);
      play(step);
      expect(step.before).toEqual(copy);
    }
  });

  it('shows a card of a hero in one place only, on every way', () => {
    for (const { before, events, after: end } of STEPS) {
      let picture: Picture = before;
      for (const event of events) {
        picture = applyEvent(picture, event, end);
        for (const { hand, discard, lost, played } of picture.heroes) {
          const cards = [...hand, ...discard, ...lost, ...played];
          expect(new Set(cards).size).toBe(cards.length);
        }
      }
    }
  });
});

describe('what monsters say about themselves', () => {
  it('is kept until the next turn, and points at hexes and figures only while it is told', () => {
    const told = apply(
      ['turn', { slot: 3, figure: 'bandit-guard-1' }],
      ['why-least-cost', { slot: 3, figures: ['brute'], hexes: [], number: 2 }],
      ['why-destination', { slot: 3, figures: [], hexes: ['C4'] }],
    );
    expect(told.reasons?.map(({ kind }) => kind)).toEqual(['why-least-cost', 'why-destination']);
    expect(told.shown?.hexes).toEqual(['C4']);
    expect(applyEvent(told, { kind: 'moved', args: { slot: 3, cell: 12 } }).shown).toBeUndefined();
    expect(applyEvent(told, { kind: 'turn', args: { slot: 1 } }).reasons).toBeUndefined();
  });
});

describe('the order of initiative', () => {
  it('fills as cards are revealed, lowest first', () => {
    const stack = [{ deck: 'guard', types: ['bandit-guard'], card: 0, left: 8, discard: [] }];
    const start: Picture = { ...ANY, order: [], cards: stack };
    const events: [string, Record<string, unknown>][] = [
      ['revealed', { seat: 0, cards: ['trample', 'skewer'], number: 72 }],
      ['rests', { seat: 1, number: 99 }],
      ['monster-card', { deck: 'guard', card: '527', number: 50 }],
    ];
    const { order } = events.reduce<Picture>((picture, [kind, args]) => applyEvent(picture, { kind, args }), start);
    expect(order).toEqual([
      { type: 'bandit-guard', initiative: 50 },
      { seat: 0, initiative: 72 },
      { seat: 1, initiative: 99 },
    ]);
  });
});

it('moves nothing for kinds it does not know', () => {
  const { shown: _, float: __, ...rest } = applyEvent(ANY, { kind: 'of-a-later-version', args: { seat: 0 } });
  expect(rest).toEqual(ANY);
});

describe('what seldom happens', () => {
  const slot = ANY.figures[0]?.slot ?? 0;
  const hp = ANY.figures[0]?.hp ?? 0;
  const coined: Picture = { ...ANY, board: { ...ANY.board, coins: [[7, 2], [8, 1]], doors: [[83, 0, 0, 0]] } };

  it('takes coins off the floor', () => {
    const { board, heroes: all } = applyEvent(coined, { kind: 'looted', args: { seat: 0, cell: 7, number: 2 } });
    expect(board.coins).toEqual([[8, 1]]);
    expect(all[0]?.tokens).toBe((ANY.heroes[0]?.tokens ?? 0) + 2);
  });

  it('opens a door', () => {
    expect(applyEvent(coined, { kind: 'door-opened', args: { door: 0, slot, figure: 'brute' } }).board.doors).toEqual([[83, 0, 0, 1]]);
  });

  it('heals no further than the maximum', () => {
    const hurt: Picture = { ...ANY, figures: ANY.figures.map((one) => (one.slot === slot ? { ...one, hp: hp - 1, max_hp: hp } : one)) };
    const healed = applyEvent(hurt, { kind: 'healed', args: { slot, number: 5 } });
    expect(healed.figures.find((one) => one.slot === slot)?.hp).toBe(hp);
    expect(healed.float).toMatchObject({ slot, good: true });
  });

  it('lets elements come, wane and be consumed', () => {
    const strong = apply(['element-created', { element: 'fire' }], ['element-strong', { element: 'fire' }]);
    expect([strong.elements.fire, strong.created]).toEqual([2, []]);
    expect(applyEvent(strong, { kind: 'element-waned', args: { element: 'fire' } }).elements.fire).toBe(1);
    expect(applyEvent(strong, { kind: 'element-consumed', args: { element: 'fire' } }).elements.fire).toBe(0);
  });
});

it('is tried with what happens in every scenario', () => {
  const played = new Set(STEPS.flatMap(({ events }) => events.map(({ kind }) => kind)));
  const usual = ['round', 'turn', 'revealed', 'monster-card', 'moved', 'attack', 'drew-modifier', 'damage', 'card-lost', 'card-discarded'];
  expect(usual.filter((kind) => !played.has(kind) || !KINDS.includes(kind))).toEqual([]);
});
