import { expect, test } from 'vitest';
import { columnOf, deckWith, inColumns, STANDARD } from './modifiers';

test('a standard deck has twenty cards', () => {
  expect(Object.values(STANDARD).reduce((sum, count) => sum + count)).toBe(20);
});

test('a perk takes cards out and puts cards in', () => {
  const after = deckWith([{ remove: ['-1'], add: ['+1'] }]);
  expect([after['-1'], after['+1']]).toEqual([4, 6]);
  expect(STANDARD['-1']).toBe(5);
});

test('what is not there is not taken out', () => {
  expect(deckWith([{ remove: ['+3'], add: [] }])['+3']).toBeUndefined();
  expect(deckWith([{ remove: ['-2', '-2'], add: [] }])['-2']).toBe(0);
});

test('cards with an effect stand in the column of their number, rolling ones in their own', () => {
  expect(['rolling-push-0-1', 'plus-shield-self-1-1', 'plus-fire-2', 'minus-dark-1', 'x2', '+0'].map(columnOf)).toEqual(['rolling', '+1', '+2', '-1', 'x2', '+0']);
  expect(inColumns(deckWith([{ remove: [], add: ['rolling-stun-0', 'rolling-0'] }])).rolling).toBe(2);
});
