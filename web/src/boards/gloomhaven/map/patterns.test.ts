import { describe, expect, it } from 'vitest';
import { inOrder, shapeOf } from './patterns';

it('a pattern that lies the same way around another hex has the same shape', () => {
  const places = new Map<number, readonly [number, number]>([[0, [0, 0]], [1, [1, 0]], [2, [0, 1]], [3, [2, 0]], [4, [1, 1]]]);
  expect(shapeOf([0, 1], 0, places)).toBe(shapeOf([3, 1], 1, places));
  expect(shapeOf([0, 1], 0, places)).not.toBe(shapeOf([0, 2], 0, places));
  expect(shapeOf([0, 1], 0, places)).not.toBe(shapeOf([0, 1], 1, places));
});

describe('the order of targets under a pattern', () => {
  it('begins with the one that is clicked', () => {
    expect(inOrder([4, 7], 7)).toEqual({ first: 7, rest: [4] });
  });

  it('is left to the player while several are left', () => {
    expect(inOrder([4, 7, 9], 7)).toEqual({ first: 7, rest: [] });
  });

  it('is as they stand when an empty hex is clicked', () => {
    expect(inOrder([4, 7, 9], undefined)).toEqual({ first: 4, rest: [7, 9] });
    expect(inOrder([4, 7], 2)).toEqual({ first: 4, rest: [7] });
  });
});
