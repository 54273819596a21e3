import axe from 'icon:battle-axe';
import gun from 'icon:crossed-pistols';
import icon from 'icon:evil-moon';
import sleep from 'icon:night-sleep';
import swap from 'icon:switch-weapon';
import type { Lobby } from '../board';

const MELEE = '#8e2f38';
const RANGED = '#2b5d86';
const UTILITY = '#5d564c';

const lobby: Lobby = {
  icon,
  accent: '#8c3a3a',
  fan: [
    { kind: 'card', id: 'hunter-axe', value: 2, icon: axe, tone: MELEE },
    { kind: 'card', id: 'transform', icon: swap, tone: UTILITY },
    { kind: 'card', id: 'hunter-pistol', value: 1, icon: gun, tone: RANGED },
    { kind: 'card', id: 'hunters-dream', icon: sleep, tone: UTILITY },
  ],
  tutorial: true,
  puzzles: true,
};

export default lobby;
