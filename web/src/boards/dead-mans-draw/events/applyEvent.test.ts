import { describe, expect, it } from 'vitest';
import { applyEvent, KINDS, type Picture } from './applyEvent';
import { STEPS } from '../fixtures/steps';
import type { TableView } from '../view';

const ALL_CARDS = { 60: 1, 120: 2 };

describe('the picture after the events of a step', () => {
  it.each(STEPS)('is what the server shows: $name', ({ before, events, after: shown }) => {
    const picture = events.reduce(applyEvent, before as Picture);
    expect(zones(picture)).toEqual(zones(shown));
    expect(picture.known).toEqual(shown.known);
    expect(picture.players.map(({ pirate }) => pirate)).toEqual(shown.players.map(({ pirate }) => pirate));
    expect(picture.active).toBe(shown.active);
  });

  it.each(STEPS)('marks protection: $name', (step) => {
    const picture = step.events.reduce(applyEvent, step.before as Picture);
    expect([...picture.protected].sort()).toEqual([...step.after.protected].sort());
  });

  it.each(STEPS)('never loses or doubles a card on the way: $name', ({ before, events }) => {
    let picture: Picture = before;
    const total = everyCard(before).length + before.draw;
    expect(ALL_CARDS).toHaveProperty(String(total));
    for (const event of events) {
      picture = applyEvent(picture, event);
      const cards = everyCard(picture);
      expect(cards.length + picture.draw).toBe(total);
      expect(new Set(cards).size).toBe(cards.length);
    }
  });

  it('never changes the view it was given', () => {
    for (const { before, events } of STEPS) {
      const copy = structuredClone(before);
      events.reduce(applyEvent, before as Picture);
      expect(before).toEqual(copy);
    }
  });
});

describe('before the first turn', () => {
  const [{ before }] = STEPS as [(typeof STEPS)[0]];

  it('shows my offer to me only', () => {
    const offered = { kind: 'offered', args: { seat: 1, pirates: ['parry', 'siren'] } };
    expect(applyEvent({ ...before, seat: 1 }, offered).offers).toEqual(['parry', 'siren']);
    expect(applyEvent({ ...before, seat: 0 }, offered).offers).toEqual([]);
  });

  it('marks who goes first and who has chosen', () => {
    expect(applyEvent({ ...before, active: 0 }, { kind: 'started', args: { seat: 1 } }).active).toBe(1);
    expect(applyEvent({ ...before, asked: [0, 1] }, { kind: 'sealed', args: { seat: 0 } }).asked).toEqual([1]);
  });
});

describe('what moves nothing', () => {
  it.each(['undone', 'score', 'won-at-once', 'foresaw-in-secret', 'of-a-later-version'])('%s', (kind) => {
    const [{ before }] = STEPS as [(typeof STEPS)[0]];
    expect(applyEvent(before, { kind, args: { seat: 0 } })).toBe(before);
  });
});

describe('the steps played here', () => {
  it('hold every kind of event that moves a card', () => {
    const played = new Set(STEPS.flatMap(({ events }) => events.map(({ kind }) => kind)));
    const beforeTheFirstStep = ['started', 'offered'];
    expect(KINDS.filter((kind) => !played.has(kind))).toEqual(beforeTheFirstStep);
  });

  it('see private things only with the eyes of the one who may', () => {
    const secret = STEPS.find(({ events }) => events.some(({ kind }) => kind === 'foresaw-in-secret'));
    expect(secret?.after.known).toEqual([]);
  });
});

function zones(view: TableView): unknown {
  return {
    draw: view.draw,
    play: view.play,
    discard: view.discard,
    revealed: view.revealed,
    busting: view.busting,
    owed: view.owed,
    banks: view.players.map(({ bank }) => bank),
  };
}

function everyCard({ play, discard, revealed, busting, players }: TableView): string[] {
  return [...play, ...discard, ...revealed, ...(busting ? [busting] : []), ...players.flatMap(({ bank }) => bank)];
}

