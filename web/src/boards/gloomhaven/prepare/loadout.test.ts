import { describe, expect, it } from 'vitest';
import type { CardInfo, ItemInfo } from '../reference.generated';
import type { Prepared } from '../view';
import { cardRefusal, codesOf, deckOf, isSame, itemRefusal, perksLeft, tally, withBox, without } from './loadout';

const item = (no: number, slot: string, cost: number): ItemInfo => ({ no, slot, cost, use: 'spent', text: '' });
const ITEMS: Record<string, ItemInfo> = {
  boots: item(1, 'legs', 20),
  cloak: item(3, 'body', 20),
  shield: item(8, 'onehand', 20),
  dagger: item(9, 'onehand', 10),
  axe: item(10, 'twohand', 20),
  potion: item(12, 'small', 10),
  draught: item(13, 'small', 10),
  belt: item(90, 'body', 0),
};
const card = (level: number) => ({ level }) as CardInfo;
const CARDS = { one: card(1), two: card(1), ex: card(0), second: card(2), other: card(2), third: card(3) };

const SHEET: Prepared = {
  part: 0,
  perks: [],
  items: [],
  cards: [],
  recommended: { perks: [0], items: ['potion'], cards: ['one', 'two'], goal: 0 },
  next: 900,
  boxes: 2,
  sheet: [
    { code: 500, boxes: 2, removed: ['-1', '-1'], added: [], ignores: [] },
    { code: 501, boxes: 1, removed: ['-1'], added: ['+1'], ignores: ['items'] },
  ],
  deck: ['-1', '-1', '-1', '+0', 'null', 'x2'],
  gold: 40,
  slots: { head: 1, body: 1, legs: 1, hand: 2, small: 1 },
  wares: [
    [701, 'boots', 0, 0, 0],
    [703, 'cloak', 0, 2, 0],
    [708, 'shield', 0, 0, 0],
    [709, 'dagger', 0, 0, 0],
    [710, 'axe', 0, 0, 0],
    [712, 'potion', 0, 0, 0],
    [713, 'draught', 0, 0, 0],
    [790, 'belt', 1, 0, 1],
  ],
  pool: [
    [601, 'one'],
    [602, 'two'],
    [603, 'ex'],
    [604, 'second'],
    [605, 'other'],
    [606, 'third'],
  ],
  at_most: [
    [2, 2],
    [3, 1],
  ],
};

describe('what fits on a sheet', () => {
  it('has one item for a slot, two hands, and no more than the purse', () => {
    expect(itemRefusal(SHEET, [], 'boots', ITEMS)).toBe('');
    expect(itemRefusal(SHEET, ['potion'], 'draught', ITEMS)).toBe('room');
    expect(itemRefusal(SHEET, ['shield'], 'dagger', ITEMS)).toBe('');
    expect(itemRefusal(SHEET, ['dagger'], 'axe', ITEMS)).toBe('room');
    expect(itemRefusal(SHEET, ['boots', 'shield'], 'potion', ITEMS)).toBe('gold');
    expect(itemRefusal({ ...SHEET, gold: -1 }, ['boots', 'shield'], 'potion', ITEMS)).toBe('');
  });

  it('an item that makes room takes it away again', () => {
    expect(itemRefusal(SHEET, ['belt', 'potion'], 'draught', ITEMS)).toBe('');
    expect(without(SHEET, ['belt', 'potion', 'draught'], 'belt', ITEMS)).toEqual(['potion']);
  });

  it('a card for each level gained, and a full hand', () => {
    expect(cardRefusal(SHEET, ['second', 'third'], 'other', 5, CARDS)).toBe('level');
    expect(cardRefusal(SHEET, ['second'], 'other', 5, CARDS)).toBe('');
    expect(cardRefusal(SHEET, ['one', 'two'], 'ex', 2, CARDS)).toBe('full');
  });

  it('perks are ticked box by box, as many as levels were gained', () => {
    expect(withBox(SHEET, [], 0, 0)).toEqual([0]);
    expect(withBox(SHEET, [0], 0, 0)).toEqual([]);
    expect(withBox(SHEET, [0, 1], 0, 1)).toEqual([0, 1]);
    expect(perksLeft(SHEET, [0])).toBe(1);
  });
});

describe('the modifier deck', () => {
  it('loses and gains what perks and items say', () => {
    expect(deckOf(SHEET, [0], [])).toEqual(['-1', '+0', 'null', 'x2']);
    expect(deckOf(SHEET, [], ['cloak']).filter((one) => one === 'item-1')).toHaveLength(2);
    expect(deckOf(SHEET, [1], ['cloak'])).not.toContain('item-1');
    expect(deckOf(SHEET, [], ['belt']).filter((one) => one === '-1')).toHaveLength(2);
  });

  it('is counted from worst to best', () => {
    expect([...tally(['x2', '+1', '-1', 'null', '-1', '+0'])]).toEqual([
      ['null', 1],
      ['-1', 2],
      ['+0', 1],
      ['+1', 1],
      ['x2', 1],
    ]);
  });
});

describe('handing it in', () => {
  it('says perks, items and cards in the order in which they are asked', () => {
    expect(codesOf(SHEET, { perks: [0, 1], items: ['dagger', 'potion'], cards: ['two', 'one'] }, 899, ITEMS)).toEqual([899, 500, 501, 709, 712, 900, 602, 601]);
  });

  it('closes perks that are not all marked, and brings first what takes room or makes it', () => {
    expect(codesOf(SHEET, { perks: [0], items: ['potion', 'axe', 'belt'], cards: [] }, 899, ITEMS)).toEqual([899, 500, 900, 790, 710, 712, 900]);
  });

  it('goes on from where it was left', () => {
    const half = { ...SHEET, part: 3, perks: [0, 1], items: [12], cards: ['one'] };
    expect(codesOf(half, { perks: [0, 1], items: ['potion'], cards: ['one', 'two'] }, undefined, ITEMS)).toEqual([602]);
  });

  it('knows whether it is as recommended, in whatever order', () => {
    expect(isSame({ perks: [0], items: ['potion'], cards: ['two', 'one'] }, SHEET.recommended ?? SHEET as never)).toBe(true);
    expect(isSame({ perks: [1], items: ['potion'], cards: ['two', 'one'] }, SHEET.recommended ?? SHEET as never)).toBe(false);
  });
});
