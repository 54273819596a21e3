// Where hexes lie on the screen. Pointy hexes: q to the east, r to the south-east.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From the middle of a hex to its corner, in the map's units. */
export const SIZE = 50;
export const WIDTH = SIZE * Math.sqrt(3);

/** East, north-east, north-west, west, south-west, south-east: as the game numbers them. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function centre(q: number, r: number): Point {
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r };
}

/** A corner; number 0 is the north-eastern one, then clockwise... of a hex of another size if wanted. */
function corner({ x, y }: Point, number: number, size = SIZE): Point {
  const angle = (Math.PI / 180) * (60 * number - 30);
  return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
}

const fixed = (value: number) => Math.round(value * 10) / 10;

export function hexPath(at: Point, size = SIZE): string {
  const corners = [0, 1, 2, 3, 4, 5].map((number) => corner(at, number, size));
  return `M${corners.map(({ x, y }) => `${fixed(x)},${fixed(y)}`).join('L')}Z`;
}

/** The side of a hex towards a neighbour. */
export function side(at: Point, direction: number, size = SIZE): [Point, Point] {
  // The side to the east lies between the corners 0 (north-east) and 1 (south-east); directions go against the clock.
  const first = (6 - direction) % 6;
  return [corner(at, first, size), corner(at, (first + 1) % 6, size)];
}

/** The outer line of some hexes, as one path. */
export function outline(hexes: readonly (readonly [number, number])[]): string {
  const known = new Set(hexes.map(([q, r]) => `${q},${r}`));
  const lines: string[] = [];
  for (const [q, r] of hexes) {
    const at = centre(q, r);
    DIRECTIONS.forEach(([dq, dr], direction) => {
      if (known.has(`${q + dq},${r + dr}`)) return;
      const [one, other] = side(at, direction);
      lines.push(`M${fixed(one.x)},${fixed(one.y)}L${fixed(other.x)},${fixed(other.y)}`);
    });
  }
  return lines.join('');
}

/** As the crow flies, in hexes. */
export function distance(one: readonly [number, number], other: readonly [number, number]): number {
  const dq = one[0] - other[0];
  const dr = one[1] - other[1];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** In which of the six directions it lies, roughly. */
export function directionTo(from: readonly [number, number], to: readonly [number, number]): number {
  const a = centre(...from);
  const b = centre(...to);
  const angle = (Math.atan2(a.y - b.y, b.x - a.x) * 180) / Math.PI;
  return (Math.round(angle / 60) + 6) % 6;
}

/** How players call a hex: column and row, counted from the map's corner. Every other row lies half a hex farther east. */
export function hexName(q: number, r: number, [left, top]: readonly [number, number]): string {
  return columnName(q + Math.floor(r / 2) - left) + String(r - top + 1);
}

/** A to Z, then AA, AB and so on. */
function columnName(number: number): string {
  const rest = number >= 26 ? columnName(Math.floor(number / 26) - 1) : '';
  return rest + String.fromCharCode(65 + (number % 26));
}

/** What holds all of these hexes. */
export function boxOf(hexes: readonly (readonly [number, number])[], margin = 0): Box {
  const points = hexes.map(([q, r]) => centre(q, r));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - WIDTH / 2 - margin;
  const top = Math.min(...ys) - SIZE - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + WIDTH / 2 + margin - left,
    height: Math.max(...ys) + SIZE + margin - top,
  };
}
