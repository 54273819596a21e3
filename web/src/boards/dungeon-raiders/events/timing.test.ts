import { describe, expect, it } from 'vitest';
import { KINDS } from './applyEvent';
import { STEPS } from '../fixtures/steps';
import { duration, TIMED } from './timing';

it('gives every kind of event a time', () => {
  const told = new Set([...KINDS, ...STEPS.flatMap(({ events }) => events.map(({ kind }) => kind))]);
  expect([...told].filter((kind) => !TIMED.includes(kind))).toEqual([]);
});

describe('what happens to all at once', () => {
  const revealed = { kind: 'revealed', args: { seat: 0, card: 'power-1' } };

  it('is one moment: the cards turn together', () => {
    expect(duration(revealed, { kind: 'revealed', args: { seat: 1, card: 'power-2' } })).toBe(0);
    expect(duration(revealed, { kind: 'attacks', args: {} })).toBeGreaterThan(500);
    expect(duration(revealed, null)).toBeGreaterThan(500);
  });

  it('leaves nobody waiting long: a room is resolved in less than ten seconds', () => {
    for (const { name, events } of STEPS) {
      const time = events.reduce((sum, event, index) => sum + duration(event, events[index + 1] ?? null), 0);
      expect(time, name).toBeLessThan(10_000);
    }
  });
});
