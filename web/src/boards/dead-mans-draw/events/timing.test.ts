import { expect, it } from 'vitest';
import { KINDS } from './applyEvent';
import { duration, TIMED } from './timing';

it('gives every kind that moves cards a time, and longer for many cards', () => {
  expect(KINDS.filter((kind) => !TIMED.includes(kind))).toEqual([]);
  const one = duration({ kind: 'banked', args: { cards: ['key-3'] } });
  const five = duration({ kind: 'banked', args: { cards: ['key-3', 'map-4', 'hook-5', 'anchor-6', 'sword-7'] } });
  expect(five).toBeGreaterThan(one);
  expect(duration({ kind: 'score', args: {} })).toBe(0);
});
