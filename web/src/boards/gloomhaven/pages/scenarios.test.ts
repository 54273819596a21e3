import { expect, it } from 'vitest';
import { draw, pairs, type ScenarioMap } from './scenarios';

const MAP: ScenarioMap = {
  name: '',
  solo: '',
  playable: true,
  gaps: [],
  rooms: [[0, 0, 1, 0], [4, 0]],
  first: [0],
  doors: [[2, 0], [5, 0]],
  walls: [],
  start: [0, 0],
  things: [['obstacle', 'table', [4, 0]], ['trap', 'spike', [1, 0]]],
  money: [],
  treasures: [[4, 0]],
  monsters: [['ooze', [1, 0], [-1, -1, -1, 0, 1]], ['ooze', [4, 0], [-1, -1, 0, 0, 0]]],
};

it('reads flat lists as hexes', () => {
  expect(pairs([1, 2, -3, 4])).toEqual([[1, 2], [-3, 4]]);
});

it('shows no more than the first room until asked', () => {
  const first = draw(MAP, false, 3);
  expect([first.obstacles, first.treasures, first.monsters.length]).toEqual(['', [], 1]);
  expect(first.doors.match(/Z/g)).toHaveLength(1);
  const whole = draw(MAP, true, 3);
  expect(whole.doors.match(/Z/g)).toHaveLength(2);
  expect([whole.obstacles === '', whole.treasures.length, whole.monsters.length]).toEqual([false, 1, 2]);
});

it('places monsters as for so many heroes', () => {
  expect(draw(MAP, true, 2).monsters).toHaveLength(1);
  expect(draw(MAP, true, 4).elites).toHaveLength(1);
});
