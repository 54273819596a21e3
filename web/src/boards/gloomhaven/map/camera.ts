// Looking at the map: where it lies under the window, and how near. Plain numbers; the map puts them into its style.
import type { Box, Point } from './hexes';

export interface Camera {
  /** Where the map's origin lies in the window, in pixels. */
  x: number;
  y: number;
  /** Pixels for one unit of the map. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const NOTHING: Size = { width: 0, height: 0 };
/** What a figure needs around it. */
const RADIUS = 62;

export const NEAREST = 1.6;
/** By itself a map is not drawn larger than this: a small room would fill the wall. */
const LARGEST = 1.15;
export const FARTHEST = 0.18;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** All of the box in the window; but never smaller than `least`: then what is around `focus`. */
export function fit(box: Box, window: Size, least: number, focus: Point | null): Camera {
  const whole = Math.min(window.width / box.width, window.height / box.height);
  const scale = clamp(Math.max(whole, least), FARTHEST, LARGEST);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const at = scale > whole && focus ? focus : middle;
  return keep({ x: window.width / 2 - at.x * scale, y: window.height / 2 - at.y * scale, scale }, box, window);
}

/** Nearer or farther, with the point under the pointer staying there. */
export function zoom(camera: Camera, factor: number, at: Point): Camera {
  const scale = clamp(camera.scale * factor, FARTHEST, NEAREST);
  const ratio = scale / camera.scale;
  return { x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, scale };
}

/** The map can't be pushed out of sight: a third of the window always shows it. */
export function keep(camera: Camera, box: Box, window: Size): Camera {
  const { scale } = camera;
  const slack = (room: number, extent: number) => Math.min(room, extent * scale) * 0.4;
  const x = clamp(
    camera.x,
    slack(window.width, box.width) - (box.x + box.width) * scale,
    window.width - slack(window.width, box.width) - box.x * scale,
  );
  const y = clamp(
    camera.y,
    slack(window.height, box.height) - (box.y + box.height) * scale,
    window.height - slack(window.height, box.height) - box.y * scale,
  );
  return { x, y, scale };
}

/** Moves the window just so far that the point is well inside, and not under what `covers` its upper left corner. */
export function show(camera: Camera, point: Point, window: Size, covers: Size = NOTHING): Camera {
  return uncover(inside(camera, point, window), point, window, covers);
}

/** To the side or down, whichever is less; not at all where that would push it out of the window. */
function uncover(camera: Camera, point: Point, window: Size, covers: Size): Camera {
  const radius = RADIUS * camera.scale;
  const x = point.x * camera.scale + camera.x;
  const y = point.y * camera.scale + camera.y;
  const right = covers.width + radius - x;
  const down = covers.height + radius - y;
  if (!covers.height || right <= 0 || down <= 0) return camera;
  if (right < down && x + right + radius < window.width) return { ...camera, x: camera.x + right };
  return y + down + radius < window.height ? { ...camera, y: camera.y + down } : camera;
}

function inside(camera: Camera, point: Point, window: Size): Camera {
  const margin = Math.min(70, window.width / 4, window.height / 4);
  const x = point.x * camera.scale + camera.x;
  const y = point.y * camera.scale + camera.y;
  return {
    ...camera,
    x: camera.x + clamp(x, margin, window.width - margin) - x,
    y: camera.y + clamp(y, margin, window.height - margin) - y,
  };
}
