import { describe, expect, it } from 'vitest';
import type { EventInfo } from '../lib/net/wire';
import { chaptersOf } from './chapters';

const events = (...kinds: string[]): EventInfo[] => kinds.map((kind, n) => ({ n, kind, rule: '', args: {} }));

describe('chapters of the log', () => {
  it('begin with every turn and round', () => {
    const chapters = chaptersOf(events('placed', 'round', 'revealed', 'turn', 'moved', 'attack', 'turn', 'round'));
    expect(chapters.map(({ n, turn, events: all }) => [n, turn, all.length])).toEqual([
      [0, false, 1],
      [1, false, 2],
      [3, true, 3],
      [6, true, 1],
      [7, false, 1],
    ]);
  });
});
