import { describe, expect, it } from 'vitest';
import { applyEvent, KINDS, type Picture } from './applyEvent';
import { STEPS } from '../fixtures/steps';
import { FIRST_VIEW } from '../tutorial/game';
import type { TableView } from '../view';

describe('the picture after the events of a step', () => {
  it.each(STEPS)('is what the server shows: $name', ({ before, events, after: shown }) => {
    const picture = events.reduce(applyEvent, before as Picture);
    expect(hunters(picture)).toEqual(hunters(shown));
    expect(middle(picture)).toEqual(middle(shown));
    expect(picture.hand).toEqual(shown.hand);
  });

  it.each(STEPS)('never loses or doubles a card of mine on the way: $name', ({ before, events }) => {
    let picture: Picture = before;
    for (const event of events) {
      const next = applyEvent(picture, event);
      const grown = ownedBy(next) - ownedBy(picture);
      expect(grown, event.kind).toBe(changeOf(event.kind, event.args, picture));
      picture = next;
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

describe('what moves nothing', () => {
  it.each(['undone', 'score', 'cancels', 'raised-for', 'of-a-later-version'])('%s', (kind) => {
    const [{ before }] = STEPS as [(typeof STEPS)[0]];
    expect(applyEvent(before, { kind, args: { seat: 0 } })).toBe(before);
  });
});

describe('the steps of the round', () => {
  const [{ before }] = STEPS as [(typeof STEPS)[0]];
  const stepAfter = (...kinds: [string, object][]) =>
    kinds.reduce<Picture>((view, [kind, args]) => applyEvent(view, { kind, args: { ...args } }), { ...before, step: 1 }).step;
  const roll: [string, object] = ['rolled', { die: 'red', number: 2, total: 2 }];
  const took: [string, object] = ['took', { seat: 0, number: 1, left: 3, total: 1 }];

  it('blood is taken in the fifth step, or in the third when a card is quicker', () => {
    expect(stepAfter(roll, took)).toBe(5);
    expect(stepAfter(['instant', {}], took)).toBe(3);
  });

  it('blood banked by a card does not begin the Dream', () => {
    expect(stepAfter(['instant', {}], ['banked', { seat: 0, number: 0, total: 0 }])).toBe(3);
  });

  it('a roll goes on after a combo and begins anew otherwise', () => {
    const combo = { kind: 'rolled-combo', args: { die: 'red', number: 2, total: 2 } };
    const last = { kind: 'rolled', args: { die: 'red', number: 3, total: 5 } };
    const twice = [combo, combo, last].reduce(applyEvent, { ...before, step: 1 } as Picture);
    expect(twice.roll?.faces.map(({ value, combo: again }) => `${value}${again ? '+' : ''}`)).toEqual(['2+', '2+', '3']);
    const next = applyEvent({ ...twice, step: 1, round: 7 }, last);
    expect(next.roll).toEqual({ die: 'red', round: 7, faces: [{ value: 3, combo: false }], total: 5 });
  });
});

describe('what the cards of the dungeon do', () => {
  const played = { ...FIRST_VIEW, players: FIRST_VIEW.players.map((one) => ({ ...one, collected: 2, picked: false })) };
  const then = (kind: string, args: Record<string, unknown>) => applyEvent(played, { kind, args });

  it('Blood Vial takes blood out of the collected of others', () => {
    const { players } = then('stolen', { seat: 1, other: 0, number: 1, total: 3, left: 1 });
    expect(players.map(({ collected }) => collected)).toEqual([1, 3, 2]);
  });

  it('the Brainsucker sends weapons from the hand to the used pile', () => {
    const cards = ['saw-cleaver', 'hunter-axe'];
    const mine = then('discarded', { seat: 0, cards, number: 2 });
    expect([mine.hand, mine.players[0]?.hand, mine.players[0]?.used]).toEqual([['hunter-pistol', 'transform', 'hunters-dream'], 3, cards]);
    const other = then('discarded', { seat: 1, cards, number: 2 });
    expect([other.hand.length, other.players[1]?.hand, other.players[1]?.used]).toEqual([5, 3, cards]);
  });

  it('a marker moves forward by an ability, and back beside its track', () => {
    const won = then('ability-trophy', { seat: 0, trophy: 'kin', place: 1, points: 1 });
    expect([won.players[0]?.trophies[0], won.players[0]?.score]).toEqual([{ trophy: 'kin', place: 1, points: 1, next: 2 }, 1]);
    const lost = applyEvent(won, { kind: 'trophy-lost', args: { seat: 0, trophy: 'kin', place: 0, points: 0 } });
    expect([lost.players[0]?.trophies[0], lost.players[0]?.score]).toEqual([{ trophy: 'kin', place: 0, points: 0, next: 1 }, 0]);
  });

  it('an upgrade of the Scholars comes after the round, one of the Dream within it', () => {
    expect(then('upgraded', { seat: 0, card: 'kirkhammer', gift: 1 }).step).toBe(8);
    expect(then('upgraded', { seat: 0, card: 'kirkhammer', gift: 0 }).step).toBe(7);
  });

  it('counts the HP lost this round, and forgets it when the marker passes', () => {
    const hurt = then('hurt', { seat: 0, base: 3, number: 3, hp: 4 });
    expect(hurt.players[0]?.wounds).toBe(4);
    expect(applyEvent(hurt, { kind: 'marker', args: { seat: 1 } }).players[0]?.wounds).toBe(0);
  });
});

describe('what was slain or has escaped', () => {
  const once = (events: { kind: string }[], one: string) => events.filter(({ kind }) => kind === one).length === 1;
  const step = STEPS.find(({ events }) => ['escaped', 'marker'].every((one) => once(events, one)));

  it('stays in sight until the marker has passed', () => {
    let picture: Picture = step?.before as Picture;
    const seen: unknown[] = [];
    for (const event of step?.events ?? []) {
      picture = applyEvent(picture, event);
      if (['escaped', 'marker'].includes(event.kind)) seen.push([picture.fate, picture.monster === null]);
    }
    expect(seen).toEqual([
      ['escaped', false],
      [undefined, true],
    ]);
  });
});

describe('the steps played here', () => {
  it('hold every kind of event that changes the picture', () => {
    const played = new Set(STEPS.flatMap(({ events }) => events.map(({ kind }) => kind)));
    const onHouseCardsOnly = ['lost-blood', 'attacks-raised', 'hurt-reduced', 'stopped'];
    expect(KINDS.filter((kind) => !played.has(kind))).toEqual(onHouseCardsOnly);
  });

  it('see a hand only with the eyes of its owner', () => {
    expect(new Set(STEPS.map(({ seat }) => seat))).toContain(null);
    for (const { seat, before } of STEPS) if (seat === null) expect(before.hand).toEqual([]);
  });
});

/** A picture keeps in sight what has fallen; its lantern is known to the server only. */
function middle({ monster, fate, ...view }: Picture): unknown {
  const { deck, row, upgrades, round, roll, first, order } = view;
  const there = monster && !fate && monster.blood > 0 ? monster : null;
  const foe = there && { id: there.id, blood: there.blood, entered: there.entered, hp: there.hp, group: there.group };
  return { foe, deck, row, upgrades, round, roll, first, order, removed: knownRemoved(view) };
}

/** Who leaves the game takes along cards that only they have seen. */
function knownRemoved({ players, removed }: Pick<TableView, 'players' | 'removed'>): readonly string[] | number {
  return players.some(({ gone }) => gone) ? 0 : removed;
}

function hunters({ players }: TableView): unknown {
  return players;
}

function ownedBy({ seat, hand, players }: TableView): number {
  const mine = seat === null ? undefined : players[seat];
  return mine ? hand.length + mine.used.length + mine.played.length : 0;
}

function changeOf(kind: string, { seat }: Record<string, unknown>, { seat: me, ...view }: TableView): number {
  if (kind === 'marker' && me !== null && view.players[me]?.gone) return -(view.players[me]?.played.length ?? 0);
  if (seat !== me || me === null) return 0;
  if (kind === 'eliminated') return -(view.hand.length + (view.players[me]?.used.length ?? 0));
  if (kind === 'upgraded') return 1;
  return kind === 'removed' || kind === 'weapon-lost' ? -1 : 0;
}
