import { expect, test } from 'vitest';
import { landscape } from './parchment';

test('the land is the same on every screen, and leaves room for places', () => {
  const place = { x: 250, y: 420 };
  const land = landscape([place]);
  expect(landscape([place])).toEqual(land);
  expect(land.length).toBeGreaterThan(50);
  expect(land.every((mark) => Math.hypot(mark.x - place.x, mark.y - place.y) > 40)).toBe(true);
});
