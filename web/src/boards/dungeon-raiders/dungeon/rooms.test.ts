import { describe, expect, it } from 'vitest';
import { roomLook, TONES } from './rooms';

describe('how rooms look', () => {
  it('knows the rooms of the game by their face, whatever the copy', () => {
    expect(roomLook('zombie-2')).toEqual(roomLook('zombie-1'));
    expect(roomLook('chests-4-2-1').kind).toBe('treasure');
    expect(roomLook('medusa', 'trap').kind).toBe('boss');
  });

  it('shows a custom card as its kind', () => {
    for (const kind of ['monster', 'treasure', 'vault', 'trap', 'boss'] as const) {
      expect(roomLook('ogre-1', kind)).toMatchObject({ kind, tone: TONES[kind] });
    }
  });
});
