import { expect, test } from 'vitest';
import type { BookLine } from '../lib/net/wire';
import { tally } from './statistics';

const event = (kind: string, args: Record<string, string | number>) => ({ n: 0, kind, args, rule: '' });
const line = (party: string, won: boolean, xp: number, kills: number): BookLine =>
  ({
    events: [event(won ? 'scenario-won' : 'scenario-lost', { party, scenario: '1' }), event('brought-home', { hero: 'Bram', xp, gold: 4, checks: won ? 1 : 0 })],
    result: { rounds: 10 },
    settled: [{ kills, exhausted: !won }],
  }) as unknown as BookLine;

test('what a party has done is counted for it alone', () => {
  const sum = tally([line('Lanterns', false, 5, 3), line('Lanterns', true, 12, 6), line('Owls', true, 30, 9)], 'Lanterns');
  expect([sum.won, sum.lost, sum.rounds]).toEqual([1, 1, 20]);
  expect(sum.heroes.get('Bram')).toEqual({ xp: 17, gold: 8, kills: 9, goals: 1, exhausted: 1 });
});
