// A lesson asks again where my choices cost something, the worst first, and takes one answer to each.
import { expect, it } from 'vitest';
import type { Analysis } from '../../lib/session/analysis.svelte';
import type { Player } from '../../lib/session/replay.svelte';
import type { StepVerdict } from '../../lib/net/wire';
import { Lesson, mistakesOf } from './lesson.svelte';

const spoken = (code: number) => ({ code, key: 'lay', args: {}, rule: '' });
const verdict = (step: number, seat: number, cost: number): StepVerdict => ({
  step, seat, cost, chances: [0.5, 0.5], errors: [0, 0], chosen: spoken(0), best: spoken(1), revealed: [],
});
const analysis = { verdicts: [verdict(0, 0, 0.1), verdict(1, 1, 0.5), verdict(2, 0, 0.3), verdict(3, 0, 0)] } as unknown as Analysis;

it('is about my own mistakes, the worst first', () => {
  expect(mistakesOf(analysis, 0).map(({ step }) => step)).toEqual([2, 0]);
});

it('goes from one to the next, with one answer each', () => {
  const steps: number[] = [];
  const frames = [0, 1, 2, 3].map((step) => ({ decision: { kind: `of ${step}` } }));
  const player = { replay: { frames }, pause: () => {}, go: (step: number) => steps.push(step) } as unknown as Player;
  const lesson = new Lesson(player, analysis, 0);
  expect(lesson.decision?.kind).toBe('of 2');
  lesson.choose(1);
  lesson.choose(0);
  expect([lesson.right, lesson.decision]).toEqual([true, null]);
  lesson.next();
  lesson.choose(0);
  expect(lesson.right).toBe(false);
  lesson.next();
  expect([lesson.mistake, lesson.count, steps]).toEqual([undefined, 2, [2, 0]]);
});
