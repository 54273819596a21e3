import { beforeEach, expect, it, vi } from 'vitest';
import { api, Refusal } from '../../lib/net/api';
import { reference } from './reference.svelte';

const TOLD = { cards: { trample: { initiative: 72 } } };

beforeEach(() => void vi.restoreAllMocks());

it('is asked for once, and whoever needs it meanwhile waits for it too', async () => {
  let tell: (told: Record<string, unknown>) => void = () => {};
  const asked = vi.spyOn(api, 'reference').mockReturnValue(new Promise((resolve) => (tell = resolve)));
  void reference.need('en');
  let waited = false;
  const second = reference.need('en').then(() => (waited = true));
  await Promise.resolve();
  expect(waited).toBe(false);
  tell(TOLD);
  await second;
  expect(asked).toHaveBeenCalledTimes(1);
  expect(reference.in('en').cards['trample']?.initiative).toBe(72);
});

it('is asked for again after a failure', async () => {
  const asked = vi.spyOn(api, 'reference').mockRejectedValueOnce(new Refusal('unavailable', 'Not now.')).mockResolvedValueOnce(TOLD);
  await reference.need('es');
  await reference.need('es');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('is asked for in parts for one table, and in whole for what no part tells', async () => {
  const parts: Record<string, unknown> = { items: { items: {} }, 'task-1': { tasks: {} }, 'foes-1': { monsters: {} }, 'class-brute': TOLD };
  const asked = vi.spyOn(api, 'reference').mockImplementation(async (_, part) => (parts[part] ?? {}) as never);
  await reference.needFor('pt-BR', '1', ['brute']);
  expect(asked.mock.calls.map(([, part]) => part).sort()).toEqual(['class-brute', 'foes-1', 'items', 'task-1']);
  expect(reference.in('pt-BR').cards['trample']?.initiative).toBe(72);
  await reference.needFor('pt-BR', '1', ['brute', 'own-class']);
  expect(asked.mock.calls.map(([, part]) => part).slice(4)).toEqual(['class-own-class', 'components']);
});
