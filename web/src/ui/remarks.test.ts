import { expect, test } from 'vitest';
import type { CharacterInfo, SeatInfo } from '../lib/net/wire';
import { leaderOf, Remarks, type Remark } from './remarks';

function seat(number: number, temper?: string): SeatInfo {
  const character: CharacterInfo | null = temper ? { id: temper, name: 'X', level: 'strong', temper } : null;
  return { number, kind: 'bot', name: 'X', bot: 'strong', character, mine: false, online: false, stand_in: false, resigned: false, quits: false };
}

const seats = [seat(0), seat(1, 'greedy'), seat(2, 'showman')];
const TABLES = Array.from({ length: 60 }, (_, n) => `table-${n}`);

/** All that is said while these standings follow each other. */
function heard(table: string, standings: readonly number[][], at = seats): Remark[] {
  const remarks = new Remarks(table);
  return standings.flatMap((scores, step) => remarks.hear(step, scores, at) ?? []);
}

/** Two take the lead from each other, many times over. */
const race = (one: number, other: number) => Array.from({ length: 80 }, (_, step) => [0, 1, 2].map((n) => (n === (step % 2 ? one : other) ? step + 1 : 0)));

test('who is level with another does not lead', () => {
  expect(leaderOf([3, 5, 4])).toBe(1);
  expect(leaderOf([5, 5, 4])).toBeNull();
  expect(leaderOf([])).toBeNull();
});

test('two remarks at most, however often the lead changes, and the same for everybody', () => {
  for (const table of TABLES) {
    const said = heard(table, race(1, 2));
    expect(said).toHaveLength(2);
    expect(heard(table, race(1, 2))).toEqual(said);
  }
});

test('tables differ, and both sides of a change are heard', () => {
  const said = TABLES.flatMap((table) => heard(table, race(1, 2)));
  expect(new Set(said.map(({ seat, moment }) => `${seat} ${moment}`)).size).toBe(4);
});

test('only the regulars speak', () => {
  for (const { seat, temper, moment } of TABLES.flatMap((table) => heard(table, race(0, 1)))) {
    expect([seat, temper]).toEqual([1, 'greedy']);
    expect(['leads', 'overtaken']).toContain(moment);
  }
  expect(TABLES.flatMap((table) => heard(table, race(0, 1), [seat(0), seat(1), seat(2)]))).toEqual([]);
});

test('nothing is said of the first lead, of one that is kept, or of one that was only shared', () => {
  const kept = Array.from({ length: 40 }, (_, step) => (step % 2 ? [0, step, 0] : [0, step, step]));
  expect(TABLES.flatMap((table) => heard(table, kept))).toEqual([]);
});
