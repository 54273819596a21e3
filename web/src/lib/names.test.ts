import { expect, test } from 'vitest';
import { recordNames, seatNames } from './names';

const person = (name: string) => ({ kind: 'person' as const, name });
const bot = { kind: 'bot' as const, name: 'greedy' };

test('bots get names that nobody has', () => {
  expect(seatNames([person('Ana'), bot, bot])).toEqual(['Ana', 'Denise', 'Rodrigo']);
  expect(seatNames([person('denise'), bot])).toEqual(['denise', 'Rodrigo']);
});

test('an open seat has no name', () => {
  expect(seatNames([person('Ana'), { kind: 'open', name: '' }])).toEqual(['Ana', '']);
});

test('a record tells bots by their level', () => {
  expect(recordNames(['Ana', 'greedy', 'greedy 2'], ['random', 'greedy'])).toEqual(['Ana', 'Denise', 'Rodrigo']);
});
