import { expect, test } from 'vitest';
import { spot, stateOf, type Party, type Scenario } from './world';

const scenario: Scenario = { number: 3, at: 'G-3', completed: false, blocked: false, links: [], city: false };
const party = { scenarios: [3] } as unknown as Party;

test('a place on the map is open, done, blocked or not for now', () => {
  expect(stateOf(scenario, party)).toBe('open');
  expect(stateOf({ ...scenario, number: 4 }, party)).toBe('locked');
  expect(stateOf({ ...scenario, blocked: true }, party)).toBe('blocked');
  expect(stateOf({ ...scenario, completed: true, blocked: true }, party)).toBe('done');
  expect(stateOf(scenario, undefined)).toBe('locked');
});

test('rows go down and columns to the right', () => {
  expect(spot('B-2').y).toBeGreaterThan(spot('A-2').y);
  expect(spot('B-12').x).toBeGreaterThan(spot('B-2').x);
});
