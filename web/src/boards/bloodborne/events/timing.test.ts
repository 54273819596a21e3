import { expect, it } from 'vitest';
import { KINDS } from './applyEvent';
import { duration, sound, TIMED } from './timing';

const told = (kind: string, args: Record<string, unknown> = {}) => ({ kind, args });

it('gives every kind that changes the picture a time of its own', () => {
  expect(KINDS.filter((kind) => !TIMED.includes(kind))).toEqual([]);
});

it('turns all cards together, and lets damage fall on all at once', () => {
  expect(duration(told('revealed'), told('revealed'))).toBe(0);
  expect(duration(told('revealed'), told('instant'))).toBeGreaterThan(0);
  expect(duration(told('hurt'), told('hurt-halved'))).toBe(0);
  expect(duration(told('hurt-halved'), told('died'))).toBeGreaterThan(0);
});

it('lets blood be taken one after another', () => {
  expect(duration(told('took'), told('took'))).toBeGreaterThan(0);
});

it('hears coins only when there are some', () => {
  expect(sound(told('banked', { number: 3 }))).toBe('coin');
  expect(sound(told('banked', { number: 0 }))).toBeNull();
  expect(sound(told('died'))).toBe('death');
  expect(sound(told('rolled'))).toBe('dice');
  expect(sound(told('marker'))).toBeNull();
});
