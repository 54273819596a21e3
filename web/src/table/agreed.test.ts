// What is agreed upon is read by everyone, also by those who have not sat down yet.
import { beforeAll, expect, test, vi } from 'vitest';
import { language } from '../lib/words/language.svelte';
import type { SeatInfo } from '../lib/net/wire';
import { agreed } from './agreed';

const seat = (kind: SeatInfo['kind'], mine: boolean) => ({ kind, mine }) as SeatInfo;
const table = (seats: SeatInfo[], hints = false) => ({ clock: 0, late: 'bot', hints, undo: true, seats }) as unknown as Parameters<typeof agreed>[0];

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { setItem: () => {} });
  await language.change('en');
});

test.each([
  ['whoever waits for others', [seat('person', true), seat('open', false)]],
  ['whoever is invited', [seat('person', false), seat('open', false)]],
  ['people at a table', [seat('person', true), seat('person', false)]],
])('%s reads that there are no hints', (_, seats) => {
  expect(agreed(table(seats))).toEqual(['No hints']);
});

test('alone against bots nobody has to be told', () => {
  expect(agreed(table([seat('person', true), seat('bot', false)]))).toEqual([]);
  expect(agreed(table([seat('person', true), seat('bot', false)], true))).toEqual(['Hints allowed']);
});
