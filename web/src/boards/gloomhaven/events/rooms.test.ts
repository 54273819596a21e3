import { describe, expect, it } from 'vitest';
import { applyEvent, type Picture } from './applyEvent';
import { STEPS } from '../fixtures/steps';
import { withRoom } from './rooms';
import type { BoardView, FigureView } from '../view';

const [{ before: ANY }] = STEPS as [(typeof STEPS)[0]];
const EMPTY: BoardView = { ...ANY.board, cells: [], doors: [], coins: [] };

/** Two rooms of two cells each with a door between them (cell 6), a third room behind another door (cell 7). */
const FIRST: BoardView = { ...EMPTY, cells: [[0, 0, 0, 0], [1, 1, 0, 0]], doors: [[6, 2, 0, 0]] };
const ALL: BoardView = {
  ...EMPTY,
  cells: [...FIRST.cells, [2, 3, 0, 0], [3, 4, 0, 2], [4, 6, 0, 0], [5, 7, 0, 0]],
  doors: [[6, 2, 0, 1], [7, 5, 0, 1]],
  walls: [[1, 2], [3, 4]],
  coins: [[2, 1], [4, 1]],
  traps: [[3, 4, ['poison']]],
  art: [[3, 'spike'], [7, 'wood']],
};

describe('a room that is revealed', () => {
  const grown = withRoom(FIRST, ALL, 2, 3);

  it('comes with what lies in it and the doors that lead on, and nothing of the next room', () => {
    expect(grown.cells.map(([cell]) => cell)).toEqual([0, 1, 2, 3]);
    expect(grown.doors.map(([cell]) => cell)).toEqual([6, 7]);
    expect(grown.coins).toEqual([[2, 1]]);
    expect(grown.traps).toEqual([[3, 4, ['poison']]]);
    expect(grown.art).toEqual([[3, 'spike'], [7, 'wood']]);
    expect(grown.walls).toEqual([[1, 2]]);
  });

  it('leaves what was known as it was told so far', () => {
    expect(grown.doors[0]).toEqual([6, 2, 0, 0]);
  });

  it('appears at its event, with its monsters unhurt', () => {
    const guard = { ...(ANY.figures[0] as FigureView), slot: 40, kind: 'monster', hp: 1, max_hp: 6, cell: 1 } as FigureView;
    const end = { ...ANY, board: ALL, figures: [...ANY.figures, guard] };
    const start: Picture = { ...ANY, board: FIRST };
    const opened = applyEvent(start, { kind: 'door-opened', args: { door: 0, slot: 0, figure: 'brute' } }, end);
    expect(opened.board.cells).toHaveLength(2);
    const seen = applyEvent(opened, { kind: 'room-revealed', args: { room: 1, first: 2, last: 3 } }, end);
    expect(seen.board.cells).toHaveLength(4);
    const placed = applyEvent(seen, { kind: 'monster-placed', args: { figure: 'bandit-guard-1', slot: 40, cell: 2, rank: 0 } }, end);
    expect(placed.figures.find(({ slot }) => slot === 40)).toMatchObject({ cell: 2, hp: 6, max_hp: 6 });
  });
});
