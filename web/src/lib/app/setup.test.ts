import { beforeEach, expect, test, vi } from 'vitest';
import { lastOptions, lastTime, rememberSetup } from './setup';

const GAME = {
  id: 'dead-mans-draw',
  options: [
    { name: 'pirates', choices: [] },
    { name: 'variation', choices: ['none', 'calm-seas'] },
  ],
};

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});
beforeEach(() => kept.clear());

test('a set-up is remembered by game, part by part', () => {
  rememberSetup(GAME.id, { bots: 3, level: 'strong' });
  rememberSetup(GAME.id, { options: { pirates: false } });
  expect(lastTime(GAME.id)).toEqual({ bots: 3, level: 'strong', options: { pirates: false } });
  expect(lastTime('bloodborne')).toEqual({});
});

test('options that the game no longer has are forgotten', () => {
  rememberSetup(GAME.id, { options: { pirates: 'yes', variation: 'storm', gone: true } });
  expect(lastOptions(GAME)).toEqual({});
  rememberSetup(GAME.id, { options: { pirates: false, variation: 'calm-seas' } });
  expect(lastOptions(GAME)).toEqual({ pirates: false, variation: 'calm-seas' });
});

test('what is damaged does no harm', () => {
  kept.set('taverna.setup.dead-mans-draw', '{');
  expect(lastTime(GAME.id)).toEqual({});
  kept.set('taverna.setup.dead-mans-draw', 'null');
  expect(lastOptions(GAME)).toEqual({});
});
