import { expect, test } from 'vitest';
import type { CharacterInfo, SeatInfo } from '../lib/net/wire';
import { banter } from './characters';

const midas: CharacterInfo = { id: 'midas', name: 'Midas', level: 'strong', temper: 'greedy' };

function seat(number: number, character: CharacterInfo | null): SeatInfo {
  return { number, kind: 'bot', name: 'X', bot: 'strong', character, mine: false, online: false, stand_in: false, resigned: false, quits: false };
}

const seats = [seat(0, null), seat(1, midas), seat(2, { ...midas, id: 'bravo', temper: 'showman' })];

const say = (temper: string, moment: string) => `${temper} ${moment}`;

test('only the regulars speak when a game begins', () => {
  expect([...banter(seats, false, [], say)]).toEqual([
    [1, 'greedy begins'],
    [2, 'showman begins'],
  ]);
});

test('who wins says something else than who loses', () => {
  expect([...banter(seats, true, [1], say).values()]).toEqual(['greedy wins', 'showman loses']);
});
