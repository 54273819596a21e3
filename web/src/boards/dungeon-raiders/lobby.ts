import icon from 'icon:torch';
import ball from 'icon:crystal-ball';
import chest from 'icon:locked-chest';
import goblin from 'icon:goblin-head';
import type { Lobby } from '../board';

// Not from `rooms.ts`: the first page should not load the pictures of all rooms.
const lobby: Lobby = {
  icon,
  accent: '#d98f3c',
  fan: [
    { kind: 'room', id: 'goblin-1', icon: goblin, tone: '#8e2f38' },
    { kind: 'card', id: 'crystal-ball', icon: ball, tone: '#7552a5' },
    { kind: 'card', id: 'torch', icon, tone: '#a8530f' },
    { kind: 'room', id: 'chests-4-2-1', icon: chest, tone: '#8a6508' },
  ],
  tutorial: true,
  puzzles: true,
};

export default lobby;
