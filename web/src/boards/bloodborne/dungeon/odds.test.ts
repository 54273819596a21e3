import { expect, it } from 'vitest';
import { chanceOf, faceText, percentOf } from './odds';
import { DICE } from '../tutorial/cards';

it('counts the faces of one roll: of 0 1 1 1+ 2+ 3 five are at least 1', () => {
  expect(chanceOf(DICE.yellow, 1)).toBeCloseTo(5 / 6);
});

it('goes on after a +: 2 or more is a 2+, a 3, or a 1+ with at least 1 more', () => {
  expect(chanceOf(DICE.yellow, 2)).toBeCloseTo(1 / 6 + 1 / 6 + (1 / 6) * (5 / 6));
});

it('is certain of nothing, and never of too much', () => {
  expect(chanceOf(DICE.red, 0)).toBe(1);
  expect(chanceOf([{ value: 2, combo: false }], 3)).toBe(0);
  expect(chanceOf([], 1)).toBe(0);
});

it('is not led astray by a + that adds nothing', () => {
  const faces = [
    { value: 0, combo: true },
    { value: 1, combo: false },
  ];
  expect(chanceOf(faces, 1)).toBe(1);
  expect(chanceOf([{ value: 0, combo: true }], 1)).toBe(0);
});

it('says 0 and 100 percent only of what is certain', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
});

it('writes a face as it is printed', () => {
  expect(DICE.red.map(faceText)).toEqual(['0', '1+', '2', '2+', '3', '4']);
});
