import { describe, expect, it } from 'vitest';
import { boxOf, centre, DIRECTIONS, directionTo, distance, hexName, outline, side, SIZE, WIDTH } from './hexes';

describe('hexes', () => {
  it('lie in rows, each shifted by half a hex', () => {
    expect(centre(1, 0)).toEqual({ x: WIDTH, y: 0 });
    expect(centre(0, 1)).toEqual({ x: WIDTH / 2, y: SIZE * 1.5 });
  });

  it('are as far apart as the steps between them', () => {
    expect(distance([0, 0], [3, 0])).toBe(3);
    expect(distance([0, 0], [-2, 4])).toBe(4);
    expect(distance([1, 4], [0, 3])).toBe(2);
  });

  it('know the direction of every neighbour', () => {
    DIRECTIONS.forEach((step, direction) => expect(directionTo([0, 0], step)).toBe(direction));
  });

  it('share the side between two neighbours', () => {
    DIRECTIONS.forEach((step, direction) => {
      const [a, b] = side(centre(0, 0), direction);
      const [c, d] = side(centre(...step), (direction + 3) % 6);
      const near = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y) < 0.01;
      expect((near(a, c) && near(b, d)) || (near(a, d) && near(b, c))).toBe(true);
    });
  });

  it('have an outline without inner sides', () => {
    expect(outline([[0, 0]]).match(/M/g)).toHaveLength(6);
    expect(outline([[0, 0], [1, 0]]).match(/M/g)).toHaveLength(10);
  });

  it('are called by column and row, from the corner on', () => {
    // As `taverna.games.gloomhaven.board.maps` has it: C7 is the third column and the seventh row.
    expect(hexName(0, 0, [0, 0])).toBe('A1');
    expect(hexName(-1, 6, [0, 0])).toBe('C7');
    expect(hexName(26, 1, [0, 0])).toBe('AA2');
    expect(hexName(1, -1, [-2, -3])).toBe('C3');
  });

  it('fit into their box', () => {
    const box = boxOf([[0, 0], [2, 0]], 10);
    expect(box.width).toBeCloseTo(3 * WIDTH + 20);
    expect(box.height).toBeCloseTo(2 * SIZE + 20);
  });
});
