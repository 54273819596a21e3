import { expect, it } from 'vitest';
import type { EventInfo } from '../../../lib/net/wire';
import { told } from './narration.svelte';
import { duration, sound } from './timing';

const event = (kind: string): EventInfo => ({ n: 0, kind, rule: '', args: {} }) as unknown as EventInfo;

it('gives reasons as much time as somebody wants', () => {
  told.depth = 'all';
  expect(duration(event('why-way'), null)).toBeGreaterThan(500);
  told.depth = 'short';
  expect(duration(event('why-way'), null)).toBe(0);
  expect(duration(event('why-destination'), null)).toBeGreaterThan(0);
  told.depth = 'off';
  expect(duration(event('why-destination'), null)).toBe(0);
});

it('lingers on what matters and passes over what does not', () => {
  expect(duration(event('drew-modifier'), null)).toBeGreaterThan(duration(event('moved'), null));
  expect(duration(event('card-discarded'), null)).toBe(0);
});

it('sounds like cards, coins and blows', () => {
  expect(['revealed', 'looted', 'killed', 'moved'].map((kind) => sound(event(kind), 0))).toEqual(['card', 'coin', 'bust', null]);
});
