import { describe, expect, it } from 'vitest';
import { applyEvent, KINDS, type Picture } from './applyEvent';
import { STEPS } from '../fixtures/steps';
import { ITEMS, type TableView } from '../view';

const ITEM_COPIES = 6;
const [{ before: ANY }] = STEPS as [(typeof STEPS)[0]];

describe('the picture after the events of a step', () => {
  it.each(STEPS)('is what the server shows: $name', ({ before, events, after: shown }) => {
    const picture = events.reduce(applyEvent, before as Picture);
    expect(table(picture)).toEqual(table(shown));
    expect(rooms(picture)).toEqual(rooms(shown));
  });

  it('never changes the view it was given', () => {
    for (const { before, events } of STEPS) {
      const copy = structuredClone(before);
      events.reduce(applyEvent, before as Picture);
      expect(before).toEqual(copy);
    }
  });

  it('shows a card of mine in one place only, on every way', () => {
    for (const { before, events } of STEPS.filter(({ seat }) => seat !== null)) {
      let picture: Picture = before;
      for (const event of events) {
        picture = applyEvent(picture, event);
        const mine = picture.players[picture.seat ?? 0];
        const powers = [...picture.hand.filter((card) => card.startsWith('power-')), ...(mine?.played ?? []).map((n) => `power-${n}`)];
        expect(new Set(powers).size).toBe(powers.length);
      }
    }
  });

  it('has never more of an item in the supply than there are', () => {
    for (const { before, events } of STEPS) {
      const { supply } = events.reduce(applyEvent, before as Picture);
      for (const item of ITEMS) expect(supply[item]).toBeLessThanOrEqual(ITEM_COPIES);
    }
  });
});

describe('what others do in secret', () => {
  it('turns no card up', () => {
    for (const { before, events } of STEPS) {
      const sealed = events.filter(({ kind }) => kind === 'sealed').reduce(applyEvent, before as Picture);
      expect(sealed.players.map(({ card }) => card)).toEqual(before.players.map(({ card }) => card));
    }
  });

  it('of a torch shows the rooms to its owner alone', () => {
    const showed = STEPS.filter(({ events }) => events.some(({ kind }) => kind === 'torch-showed'));
    expect(showed.length).toBeGreaterThan(0);
    for (const { events, seat, after: shown } of showed) {
      expect(events.find(({ kind }) => kind === 'torch-showed')?.args['seat']).toBe(seat);
      expect(shown.row.filter(({ state }) => state === 'dark').every(({ seen }) => seen)).toBe(true);
    }
    const others = STEPS.filter(({ events, seat }) => events.some(({ kind, args }) => kind === 'lit' && args['seat'] !== seat));
    expect(others.length).toBeGreaterThan(0);
    for (const { events } of others) expect(events.some(({ kind }) => kind === 'torch-showed')).toBe(false);
  });
});

describe('what a room brings', () => {
  const apply = (...events: [string, Record<string, unknown>][]) =>
    events.reduce<Picture>((picture, [kind, args]) => applyEvent(picture, { kind, args }), ANY);

  it('is summed up for each player until the next room', () => {
    const hurt = apply(
      ['wounded', { seat: 1, number: 2, wounds: 5 }],
      ['paid', { seat: 1, number: 3, coins: 0 }],
      ['gained', { seat: 2, number: 4, coins: 9 }],
      ['took', { seat: 0, item: 'key', number: 2 }],
    );
    expect(hurt.scene).toMatchObject({ wounds: { 1: 2 }, coins: { 1: -3, 2: 4 }, items: { 0: ['key'] } });
    expect(applyEvent(hurt, { kind: 'entered', args: { room: 'troll-1', place: 2, number: 1 } }).scene).toBeUndefined();
  });

  it('opens one chest after the other', () => {
    const first = apply(['chest-won', { seat: 2, chest: 4 }]);
    expect(first.scene).toMatchObject({ chest: 0, lucky: [2] });
    const second = applyEvent(first, { kind: 'chest-shared', args: { seats: [0, 1], chest: 2, number: 1, lost: 0 } });
    expect(second.scene).toMatchObject({ chest: 1, lucky: [0, 1] });
  });

  it('marks whom it strikes and what decided it', () => {
    expect(apply(['attacks', { number: 9, strength: 14 }], ['attacked', { seats: [1] }]).scene).toMatchObject({
      fight: { total: 9, strength: 14, won: false },
      struck: [1],
    });
    expect(apply(['sprung-richest', { seats: [0, 2], highest: 4, number: 2, held: 7 }]).scene).toMatchObject({
      struck: [0, 2],
      highest: 4,
    });
  });
});

describe('what moves nothing', () => {
  it.each(['score', 'fainted', 'tied', 'unhurt', 'of-a-later-version'])('%s', (kind) => {
    expect(applyEvent(ANY, { kind, args: { seat: 0 } })).toBe(ANY);
  });
});

it('is tried with every kind of event that changes it', () => {
  const played = new Set(STEPS.flatMap(({ events }) => events.map(({ kind }) => kind)));
  const beforeTheFirstStep = ['map-drawn'];
  expect(KINDS.filter((kind) => !played.has(kind))).toEqual(beforeTheFirstStep);
});

function table(view: TableView): unknown {
  return {
    level: view.level,
    place: view.place,
    pile: view.pile,
    supply: view.supply,
    map: view.map,
    hand: view.hand,
    players: view.players,
    last: view.last && { room: view.last.room.id, cards: view.last.cards },
  };
}

function rooms(view: TableView): unknown {
  return view.row.map(({ place, state, seen, room }) => ({ place, state, seen, room: room?.id ?? null }));
}
