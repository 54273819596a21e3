import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { Refusal } from '../lib/net/api';
import { language } from '../lib/words/language.svelte';
import Failed from './Failed.svelte';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  await language.change('en');
});

const shown = (problem: unknown) => render(Failed, { props: { problem } }).body;

it('says what the server says', () => {
  expect(shown(new Refusal('no-table', 'There is no such table.'))).toContain('There is no such table.');
});

it('does not call a page missing when it was the server that did not answer', () => {
  for (const problem of [new Refusal('unreachable', ''), new TypeError('Failed to fetch dynamically imported module')]) {
    expect(shown(problem)).toContain('The server does not answer.');
    expect(shown(problem)).toContain('Try again');
    expect(shown(problem)).not.toContain('There is no such page.');
  }
});
