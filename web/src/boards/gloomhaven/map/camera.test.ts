import { describe, expect, it } from 'vitest';
import { FARTHEST, fit, keep, NEAREST, show, zoom } from './camera';

const BOX = { x: -500, y: -500, width: 1000, height: 1000 };
const WINDOW = { width: 500, height: 400 };

describe('the camera', () => {
  it('fits the whole map, in the middle', () => {
    const { x, y, scale } = fit(BOX, WINDOW, 0.1, null);
    expect(scale).toBeCloseTo(0.4);
    expect([x, y]).toEqual([250, 200]);
  });

  it('stays large enough for a finger, around what matters', () => {
    const { x, scale } = fit(BOX, WINDOW, 0.8, { x: 100, y: 0 });
    expect(scale).toBe(0.8);
    expect(x).toBeCloseTo(250 - 100 * 0.8);
  });

  it('zooms towards the pointer, within limits', () => {
    const before = { x: 10, y: 20, scale: 0.5 };
    const at = { x: 100, y: 80 };
    const after = zoom(before, 1.5, at);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
    expect(zoom(before, 100, at).scale).toBe(NEAREST);
    expect(zoom(before, 0.001, at).scale).toBe(FARTHEST);
  });

  it('never loses the map', () => {
    const far = keep({ x: 9000, y: -9000, scale: 0.5 }, BOX, WINDOW);
    expect(far.x + BOX.x * 0.5).toBeLessThan(WINDOW.width);
    expect(far.y + (BOX.y + BOX.height) * 0.5).toBeGreaterThan(0);
  });

  it('moves only as far as needed to show a point', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(show(camera, { x: 250, y: 200 }, WINDOW)).toEqual(camera);
    expect(show(camera, { x: 900, y: 200 }, WINDOW).x).toBe(500 - 70 - 900);
  });

  it('brings a point out from under what covers a corner, the shorter way', () => {
    const camera = { x: 0, y: 0, scale: 0.5 };
    const covers = { width: 300, height: 100 };
    const seen = show(camera, { x: 300, y: 170 }, WINDOW, covers);
    expect(seen).toEqual({ x: 0, y: 100 + 31 - 85, scale: 0.5 });
    expect(show(camera, { x: 300, y: 500 }, WINDOW, covers)).toEqual(camera);
    expect(show(camera, { x: 640, y: 170 }, WINDOW, covers).y).toBe(0);
  });
});
