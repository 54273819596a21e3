import { expect, test } from 'vitest';
import { labels, landscape, waves } from './parchment';

test('the land is the same on every screen, and leaves room for places', () => {
  const place = { x: 250, y: 420 };
  const land = landscape([place]);
  expect(landscape([place])).toEqual(land);
  expect(land.length).toBeGreaterThan(50);
  expect(land.every((mark) => Math.hypot(mark.x - place.x, mark.y - place.y) > 40)).toBe(true);
  expect(waves()).toEqual(waves());
});

test('no name lies on the name of its neighbour', () => {
  const [one, other] = labels([
    { x: 600, y: 380, name: 'Black Barrow' },
    { x: 658, y: 380, name: 'Barrow Lair' },
  ]);
  expect(one).toEqual({ x: 600, y: 420, anchor: 'middle' });
  expect(other?.y).not.toBe(420);
});
