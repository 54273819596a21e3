// What is said of fair play, drawn without a browser.
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { table } from '../lib/session/fakes';
import { language } from '../lib/words/language.svelte';
import type { TableInfo } from '../lib/net/wire';
import Fairness from './Fairness.svelte';

const HASH = 'ab'.repeat(32);

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  await language.change('en');
});

const drawn = (more: Partial<TableInfo>) => render(Fairness, { props: { table: table([], more) } }).body;

describe('fair play', () => {
  it('shows the hash while the game goes on, and nothing to press', () => {
    const body = drawn({ state: 'playing', commitment: HASH });
    expect(body).toContain(HASH);
    expect(body).not.toContain('<button');
  });

  it('can be checked after the end', () => {
    expect(drawn({ state: 'finished', commitment: HASH })).toContain('Check it now');
  });

  it('is said to be missing at a table that began without it', () => {
    const body = drawn({ state: 'finished', commitment: '' });
    expect(body).toContain('began without a hash');
    expect(body).not.toContain('<button');
  });
});
