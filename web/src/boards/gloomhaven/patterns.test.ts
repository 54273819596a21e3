import { expect, it } from 'vitest';
import { shapeOf } from './patterns';

it('a pattern that lies the same way around another hex has the same shape', () => {
  const places = new Map<number, readonly [number, number]>([[0, [0, 0]], [1, [1, 0]], [2, [0, 1]], [3, [2, 0]], [4, [1, 1]]]);
  expect(shapeOf([0, 1], 0, places)).toBe(shapeOf([3, 1], 1, places));
  expect(shapeOf([0, 1], 0, places)).not.toBe(shapeOf([0, 2], 0, places));
  expect(shapeOf([0, 1], 0, places)).not.toBe(shapeOf([0, 1], 1, places));
});
