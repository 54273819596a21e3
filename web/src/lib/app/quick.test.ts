import { describe, expect, it } from 'vitest';
import { demandOf, seatsWith } from './quick';

const SOLO = { min_seats: 1, max_seats: 1, options: { class_1: ['brute'], level_1: ['5', '6'] } };
const game = {
  min_seats: 2,
  max_seats: 4,
  options: [
    { name: 'scenario', default: '1', choices: ['1', 'solo-brute'], rule: '', demands: { 'solo-brute': SOLO } },
    { name: 'solo', default: false, choices: [], rule: '', demands: {} },
  ],
};

describe('how many play', () => {
  it('is what the game says, unless a choice demands otherwise', () => {
    expect(seatsWith(game, {})).toEqual([2, 4]);
    expect(seatsWith(game, { scenario: '1', solo: true })).toEqual([2, 4]);
    expect(seatsWith(game, { scenario: 'solo-brute' })).toEqual([1, 1]);
    expect(demandOf(game, { scenario: 'solo-brute' })?.options['class_1']).toEqual(['brute']);
  });
});
