// A way of one's own: put together, cleared, walked in one gesture.
import { beforeEach, describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../lib/net/wire';
import type { BoardProps } from '../board';
import type { Picture } from './events/applyEvent';
import { GloomhavenContext } from './gloomhavenContext.svelte';
import { DIRECTIONS } from './map/hexes';

// Two rows of hexes; from 0 to 1 nobody would go over 4.
//    0 1 2
//   3 4 5
const PLACES: readonly (readonly [number, number])[] = [[0, 0], [1, 0], [2, 0], [-1, 1], [0, 1], [1, 1]];
const POINTS = 4;
const CELL = 100;
const STEP = 200;

let at: number;
let sent: number[][];
let board: BoardProps<Picture>;
let context: GloomhavenContext;

const option = (code: number, key: string, args: OptionInfo['args']): OptionInfo => ({ code, key, args, targets: [], rule: '', undoable: true });

/** The way that the server would take: straight to a neighbour. */
function neighbours(): [direction: number, cell: number][] {
  const [q, r] = PLACES[at] ?? [0, 0];
  return DIRECTIONS.flatMap(([dq, dr], direction): [number, number][] => {
    const cell = PLACES.findIndex(([a, b]) => a === q + dq && b === r + dr);
    return cell < 0 ? [] : [[direction, cell]];
  });
}

/** The figure stands here now, and I am asked where it goes. */
function ask(cell: number): void {
  at = cell;
  const near = neighbours();
  const choosing = {
    slot: 0,
    points: POINTS,
    enter: PLACES.map((_, one) => [one, 1, 0]),
    ways: near.map(([, one]) => [one, 1, 0, [one]]),
    steps: near.map(([direction, one]) => [direction, one, 1]),
  };
  const view = {
    board: { corner: [0, 0], cells: PLACES.map(([q, r], one) => [one, q, r, 0]), doors: [], walls: [] },
    figures: [{ slot: 0, kind: 'hero', owner: 0, cell: at }],
    heroes: [{ seat: 0 }],
    turn: 0,
    choosing,
  };
  const options = near.flatMap(([direction, one]) => [
    option(CELL + one, 'cell-move', { cell: one }),
    option(STEP + direction, 'step', { number: direction }),
  ]);
  const decision = { seat: 0, kind: 'move', sealed: false, ticket: 1, options, refused: [] };
  board = { view, decision, seat: 0, choose: (code: number, then: readonly number[] = []) => sent.push([code, ...then]) } as unknown as BoardProps<Picture>;
  context.goOn();
}

function directionFrom(from: number, to: number): number {
  const [q, r] = PLACES[from] ?? [0, 0];
  return DIRECTIONS.findIndex(([dq, dr]) => PLACES[to]?.[0] === q + dq && PLACES[to]?.[1] === r + dr);
}

beforeEach(() => {
  sent = [];
  context = new GloomhavenContext(() => board);
  ask(0);
});

describe('before it is walked', () => {
  it('is given up as a whole, and then altogether', () => {
    for (const cell of [4, 5, 2]) context.via(cell);
    expect(context.route).toEqual([4, 5, 2]);
    context.giveUp();
    expect(context.route).toEqual([]);
    expect(context.routing).toBe(true);
    context.giveUp();
    expect(context.routing).toBe(false);
    expect(sent).toEqual([]);
  });

  it('is begun anew after it was cleared', () => {
    context.via(4);
    context.giveUp();
    context.act(1);
    expect(context.route).toEqual([1]);
  });
});

describe('when it is walked', () => {
  it('is one gesture: hex by hex, and the last one ends the move', () => {
    for (const cell of [4, 5, 1]) context.via(cell);
    const steps = [STEP + directionFrom(0, 4), STEP + directionFrom(4, 5)];
    context.go();
    expect(sent).toEqual([[...steps, CELL + 1]]);
    ask(1);
    expect(sent).toHaveLength(1);
  });

  it('goes in directions that are not open yet', () => {
    for (const cell of [4, 5, 2, 1]) context.via(cell);
    const up = directionFrom(5, 2);
    expect(neighbours().map(([direction]) => direction)).not.toContain(up);
    context.go();
    expect(sent).toEqual([[STEP + directionFrom(0, 4), STEP + directionFrom(4, 5), STEP + up, CELL + 1]]);
  });

  it('is one choice where the server would go the same way', () => {
    context.via(1);
    context.go();
    expect(sent).toEqual([[CELL + 1]]);
  });

  it('is not begun again by the next decision, wherever the figure stands', () => {
    context.via(4);
    context.via(1);
    context.go();
    ask(4);
    expect(sent).toHaveLength(1);
    expect(context.route).toEqual([]);
  });
});
