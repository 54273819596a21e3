import { describe, expect, it } from 'vitest';
import { extended, groundOf, isSame, priceOf, reachFrom } from './route';
import type { BoardView, Choosing } from '../view';

// Two rows of five hexes; the figure stands on cell 0. Cell 2 is a trap, cell 7 water, a door (10) lies at the end.
//    0 1 2 3 4 10
//   5 6 7 8 9
const places = new Map<number, readonly [number, number]>([
  ...[0, 1, 2, 3, 4].map((q): [number, [number, number]] => [q, [q, 0]]),
  ...[0, 1, 2, 3, 4].map((q): [number, [number, number]] => [5 + q, [q - 1, 1]]),
  [10, [5, 0]],
]);
const cells = [...places].map(([cell, [q, r]]): [number, number, number, number] => [cell, q, r, cell === 2 ? 2 : cell === 7 ? 8 : 0]);
const board = { corner: [0, 0], cells: cells.slice(0, 10), doors: [[10, 5, 0, 0]], walls: [] } as unknown as BoardView;
const enter = cells.slice(0, 10).map(([cell]): [number, number, number] => [cell, cell === 7 ? 2 : 1, cell === 2 ? 1 : 0]);
const choosing: Choosing = {
  slot: 0,
  points: 6,
  jump: false,
  enter,
  ways: [
    [1, 1, 0, [1]],
    [2, 2, 1, [1, 2]],
    [3, 5, 0, [1, 7, 8, 3]],
    [4, 6, 0, [1, 7, 8, 9, 4]],
    [10, 5, 1, [1, 2, 3, 4, 10]],
  ],
};
const ground = groundOf(choosing, board, places);

describe('a way of my own', () => {
  it('goes straight to a neighbour, trap or not', () => {
    expect(extended(ground, 0, [1], 2)).toEqual([1, 2]);
    expect(priceOf(ground, [1, 2])).toEqual({ cost: 2, negatives: 1, cells: [1, 2] });
  });

  it('goes the safest way to a hex farther away', () => {
    expect(extended(ground, 0, [], 3)).toEqual([1, 7, 8, 3]);
  });

  it('goes back when a hex of it is named again', () => {
    expect(extended(ground, 0, [1, 2, 3], 2)).toEqual([1, 2]);
    expect(extended(ground, 0, [1], 0)).toEqual([]);
  });

  it('stays as it is when a hex is too far, or behind a door', () => {
    expect(extended(ground, 0, [1, 6, 5, 6], 9)).toEqual([1, 6, 5, 6]);
    expect(extended(ground, 0, [1, 2, 3, 4, 10], 9)).toEqual([1, 2, 3, 4, 10]);
  });

  it('is not led through walls', () => {
    const walled = groundOf(choosing, { ...board, walls: [[1, 2]] }, places);
    expect(extended(walled, 0, [1], 2)).not.toEqual([1, 2]);
    expect(walled.near(2)).not.toContain(1);
  });
});

describe('what is left to reach', () => {
  it('counts from the end of the way', () => {
    const reach = reachFrom(ground, 0, [1, 2]);
    expect(reach.get(3)).toEqual({ cost: 3, negatives: 1, cells: [1, 2, 3] });
    expect(reach.get(10)).toEqual({ cost: 5, negatives: 1, cells: [1, 2, 3, 4, 10] });
  });

  it('agrees with the server where the way is free', () => {
    const reach = reachFrom(ground, 0, []);
    for (const [end, way] of ground.ends) if (end !== 10) expect([end, reach.get(end)?.cost, reach.get(end)?.negatives]).toEqual([end, way.cost, way.negatives]);
  });

  it('lets a jump end in water for its price, and hurt only there', () => {
    const free = enter.map(([cell]): [number, number, number] => [cell, 1, 0]);
    const jump = groundOf({ ...choosing, jump: true, enter: free, ways: [[7, 3, 0, [1, 7]], [2, 2, 1, [1, 2]], [3, 3, 0, [1, 2, 3]]] }, board, places);
    expect(priceOf(jump, [1, 7]).cost).toBe(3);
    expect(priceOf(jump, [1, 7, 8, 3])).toMatchObject({ cost: 4, negatives: 0 });
    expect(priceOf(jump, [1, 2])).toMatchObject({ cost: 2, negatives: 1 });
  });
});

it('ways are the same hex by hex', () => {
  expect([isSame([1, 2], [1, 2]), isSame([1], [1, 2]), isSame([2, 1], [1, 2])]).toEqual([true, false, false]);
});
