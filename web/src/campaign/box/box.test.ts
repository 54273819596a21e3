import { expect, test } from 'vitest';
import { fieldOf, newHero, numbers, toState, type Box } from './box';

const box: Box = { name: 'Old Boots', reputation: 3, prosperity: 5, donations: 40, done: [1, 2], open: [14], party: ['first-steps'], world: [], classes: [], looted: '7', designs: '', heroes: [{ ...newHero('Ana'), name: 'Bram', class: 'brute', items: '1, 12 14' }] };

test('what is left empty is left to the rules', () => {
  const state = toState(box) as { achievements?: unknown; heroes: Record<string, unknown>[] };
  expect(state.achievements).toBeUndefined();
  expect(state.heroes[0]).not.toHaveProperty('xp');
  expect(state.heroes[0]).not.toHaveProperty('quest');
  expect(state.heroes[0]?.['items']).toEqual([1, 12, 14]);
});

test('achievements of the world are named; how often, the rules count', () => {
  expect(toState({ ...box, world: ['ancient-technology'] })['achievements']).toEqual(['ancient-technology']);
});

test('what is no number is told as it is', () => {
  expect(numbers('1; boots')).toEqual([1, 'boots']);
});

test('the field that was refused is found in the refusal', () => {
  expect(fieldOf('Damaged data at change.state.heroes[1].xp: must be 95 or more.')).toBe('heroes[1].xp');
  expect(fieldOf('change.state.prosperity: 70')).toBe('prosperity');
  expect(fieldOf('no connection')).toBe('');
});
