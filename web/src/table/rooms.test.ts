// Before the game and after it: who is waited for, who has won.
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Catalogue } from '../lib/words/catalogue';
import { seat, table } from '../lib/session/fakes';
import { language } from '../lib/words/language.svelte';
import type { TableSession } from '../lib/session/table.svelte';
import { Words } from '../lib/words/words';
import Result from './review/Result.svelte';
import WaitingRoom from './before/WaitingRoom.svelte';

const words = new Words(new Catalogue([{ language: 'en', texts: ['table-won = { $seats } won.'] }]), ['Ana', 'Bia'], 0);

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { origin: '' });
  await language.change('en');
});

describe('the waiting room', () => {
  const show = (other: 'open' | 'person') => {
    const seats = [seat(0, { mine: true }), seat(1, { kind: other })];
    const shown = { connection: 'open', stage: { update: null }, said: [], signals: new Map() };
    const session = { shown, names: ['Ana', 'Bia'], mine: [seats[0]], table: null } as unknown as TableSession;
    return render(WaitingRoom, { props: { session, table: { ...table(seats), state: 'open' }, game: undefined } }).body;
  };

  it('waits for nobody when every seat is taken', () => {
    expect(show('open')).toContain('Waiting for everyone to sit down.');
    expect(show('person')).not.toContain('Waiting for everyone to sit down.');
    expect(show('person')).toContain('Every seat is taken.');
  });
});

describe('the end', () => {
  const show = (won: boolean | null) => {
    const seats = [seat(0, { mine: true }), seat(1)];
    const result = { over: true, scores: [3, 5], winners: won === false ? [] : [1], won };
    return render(Result, { props: { table: table(seats), result, words, seat: 0 } }).body.replace(/<!--.*?-->/g, '');
  };

  it('keeps a word apart from my name, also when it is read aloud', () => {
    expect(show(null)).toMatch(/Ana\s+<span class="you/);
  });

  it('has laurels, but not for a party that has lost', () => {
    expect([null, true, false].map((won) => show(won).includes('class="laurel'))).toEqual([true, true, false]);
  });
});
