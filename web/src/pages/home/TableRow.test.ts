// How a finished table is told of on the home page.
import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { seat, table } from '../../lib/session/fakes';
import { language } from '../../lib/words/language.svelte';
import TableRow from './TableRow.svelte';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  await language.change('en');
});

function told(game: string, winners: number[]): string {
  const finished = { ...table([seat(0), seat(1)]), game, winners };
  return render(TableRow, { props: { table: finished, which: 'finished' } }).body.replace(/<[^>]+>/g, ' ');
}

it('who plays together wins or loses together', () => {
  expect(told('gloomhaven', [])).toContain('Lost, all together.');
  expect(told('gloomhaven', [0, 1])).toContain('Won, all together!');
});

it('a game under way says how far it is', async () => {
  await language.need('gloomhaven');
  const playing = { ...table([seat(0), seat(1)]), game: 'gloomhaven', headline: { scenario: '1', number: 3 } };
  expect(render(TableRow, { props: { table: playing, which: 'mine' } }).body).toContain('Black Barrow, round 3');
});
