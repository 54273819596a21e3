import icon from 'icon:dungeon-gate';
import bones from 'icon:skeleton';
import brute from 'icon:minotaur';
import spell from 'icon:fire-spell-cast';
import type { Lobby } from '../board';

// Not from `icons.ts`: the first page should not load the pictures of all monsters.
const lobby: Lobby = {
  icon,
  accent: '#6f8f4e',
  fan: [
    { kind: 'class', id: 'brute', icon: brute, tone: '#3f7fb0' },
    { kind: 'monster', id: 'living-bones', icon: bones, tone: '#6a5a45' },
    { kind: 'class', id: 'spellweaver', icon: spell, tone: '#8a5ba8' },
  ],
  tutorial: true,
  puzzles: true,
  together: true,
  pages: ['setup', 'scenarios', 'cards'],
};

export default lobby;
