import { expect, test } from 'vitest';
import { update } from '../session/fakes';
import { Views } from './views';

test('what stays as it was is put in again, and what is named no more is gone', () => {
  const views = new Views();
  const board = { cells: [1, 2] };
  const first = views.whole(update({ view: { seat: 0, board, doing: 'move' } }));
  expect(first.view).toEqual({ seat: 0, board, doing: 'move' });
  const second = views.whole(update({ view: { seat: 1 }, unchanged: ['board'] }));
  expect(second.view).toEqual({ seat: 1, board });
  expect(second.view['board']).toBe(board);
  expect(second.unchanged).toEqual([]);
  const third = views.whole(update({ view: { seat: 2 } }));
  expect(third.view).toEqual({ seat: 2 });
});
