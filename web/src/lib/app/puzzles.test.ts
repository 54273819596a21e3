import { beforeEach, expect, it, vi } from 'vitest';
import { answerTo, rememberAnswer, streak } from './puzzles';

const GAME = 'dungeon-raiders';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

it('remembers the first answer of each day and game', () => {
  rememberAnswer(GAME, '2026-11-18', { code: 3, right: false });
  rememberAnswer(GAME, '2026-11-18', { code: 4, right: true });
  expect(answerTo(GAME, '2026-11-18')).toEqual({ code: 3, right: false });
  expect(answerTo(GAME, '2026-11-19')).toBeUndefined();
  expect(answerTo('bloodborne', '2026-11-18')).toBeUndefined();
});

it('counts days in a row, over the end of a month', () => {
  for (const day of ['2026-10-30', '2026-10-31', '2026-11-01']) rememberAnswer(GAME, day, { code: 1, right: true });
  rememberAnswer(GAME, '2026-10-29', { code: 1, right: false });
  expect(streak(GAME, '2026-11-01')).toBe(3);
  expect(streak(GAME, '2026-11-02')).toBe(0);
});
