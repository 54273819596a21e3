import { afterEach, expect, it, vi } from 'vitest';
import { Analysis } from './analysis.svelte';
import { api } from '../net/api';
import type { AnalysisPart, StepVerdict } from '../net/wire';

const chosen = { code: 1, key: 'bank', args: {}, rule: '' };
const verdict = (step: number, chances: number[], cost = 0, error = 0): StepVerdict => ({
  step, seat: step % 2, chances, errors: chances.map(() => error), chosen, best: null, cost, revealed: [],
});

const PARTS: AnalysisPart[] = [
  { steps: 4, verdicts: [verdict(0, [0.5, 0.5]), verdict(1, [0.6, 0.4], 0.1)], end: null, end_errors: null },
  { steps: 4, verdicts: [verdict(2, [0.2, 0.8], 0.3), verdict(3, [0.25, 0.75])], end: [1, 0], end_errors: [0, 0] },
];

afterEach(() => vi.restoreAllMocks());

it('asks for the next part until the last', async () => {
  const ask = vi.spyOn(api, 'analysis').mockResolvedValueOnce(PARTS[0]!).mockResolvedValueOnce(PARTS[1]!);
  const analysis = new Analysis();
  await analysis.start({ table: 'abc' });
  expect(ask.mock.calls.map(([wanted]) => wanted.first)).toEqual([0, 2]);
  expect(analysis.busy).toBe(false);
  expect(analysis.stands).toEqual([[0.5, 0.5], [0.6, 0.4], [0.2, 0.8], [0.25, 0.75], [1, 0]]);
  expect(analysis.turns.map(({ verdict: { step } }) => step)).toEqual([0, 1, 2, 3]);
  expect(analysis.turns[1]).toMatchObject({ seat: 0, before: 0.6, after: 0.2 });
  expect(analysis.costly.map(({ step }) => step)).toEqual([2, 1]);
});

it('does not call a turn what changed nothing', async () => {
  const verdicts = [verdict(0, [0.5, 0.5]), verdict(1, [0.5, 0.5]), verdict(2, [0.75, 0.25])];
  vi.spyOn(api, 'analysis').mockResolvedValueOnce({ steps: 3, verdicts, end: [0.75, 0.25], end_errors: [0, 0] });
  const analysis = new Analysis();
  await analysis.start({ table: 'abc' });
  expect(analysis.turns.map(({ verdict: { step } }) => step)).toEqual([1]);
});

it('does not call a turn what may be noise', async () => {
  // The errors of two estimates of 0.05 make 0.07 together: a turn is more than 3.5 times that, 0.247.
  const verdicts = [verdict(0, [0.5, 0.5], 0, 0.05), verdict(1, [0.74, 0.26], 0, 0.05), verdict(2, [0.49, 0.51], 0, 0.05)];
  vi.spyOn(api, 'analysis').mockResolvedValueOnce({ steps: 3, verdicts, end: [0.32, 0.68], end_errors: [0, 0] });
  const analysis = new Analysis();
  await analysis.start({ table: 'abc' });
  expect(analysis.turns.map(({ verdict: { step } }) => step)).toEqual([1]);
});

it('tells whose chances changed most, and from what to what', async () => {
  const verdicts = [verdict(0, [0.3, 0.3, 0.4])];
  vi.spyOn(api, 'analysis').mockResolvedValueOnce({ steps: 1, verdicts, end: [0.2, 0.7, 0.1], end_errors: [0, 0, 0] });
  const analysis = new Analysis();
  await analysis.start({ table: 'abc' });
  expect(analysis.turns).toMatchObject([{ seat: 1, before: 0.3, after: 0.7 }]);
});

it('names everybody whose sealed choice came to light', async () => {
  const last = { ...verdict(3, [0.5, 0.5]), revealed: [0, 2] };
  const verdicts = [verdict(0, [0.5, 0.5]), verdict(1, [0.5, 0.5]), verdict(2, [0.5, 0.5]), last];
  vi.spyOn(api, 'analysis').mockResolvedValueOnce({ steps: 4, verdicts, end: [1, 0], end_errors: [0, 0] });
  const analysis = new Analysis();
  await analysis.start({ table: 'abc' });
  expect(analysis.turns.map(({ doings }) => doings.map(({ step }) => step))).toEqual([[0, 2, 3]]);
});

it('can be stopped and goes on where it was', async () => {
  const analysis = new Analysis();
  vi.spyOn(api, 'analysis').mockImplementationOnce(() => {
    analysis.stop();
    return Promise.resolve(PARTS[0]!);
  });
  await analysis.start({ table: 'abc' });
  expect(analysis.end).toBeNull();
  const ask = vi.spyOn(api, 'analysis').mockResolvedValueOnce(PARTS[1]!);
  await analysis.start({ table: 'abc' });
  expect(ask.mock.lastCall?.[0].first).toBe(2);
  expect(analysis.end).toEqual([1, 0]);
});

it('is not busy after a refusal', async () => {
  vi.spyOn(api, 'analysis').mockRejectedValueOnce(new Error('no'));
  const analysis = new Analysis();
  await expect(analysis.start({ table: 'abc' })).rejects.toThrow('no');
  expect(analysis.busy).toBe(false);
});
