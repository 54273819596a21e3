// The cards of the tutorial's small game, and of the tests: as the server would list them.
import type { CardType, CardView, Face, Known } from '../view';

type Line = [id: string, type: CardType, damage: number | null, instant: boolean, rule: string, known: Known, single?: string[]];

const STARTING = 5;
const LINES: readonly Line[] = [
  ['saw-cleaver', 'melee', 1, false, 'BB-3.13', 'high'],
  ['hunter-axe', 'melee', 2, false, 'BB-3.13', 'high'],
  ['hunter-pistol', 'ranged', 1, true, 'BB-3.14', 'high'],
  ['transform', 'utility', null, false, 'BB-3.16', 'high'],
  ['hunters-dream', 'utility', null, false, 'BB-3.15', 'high'],
  ['kirkhammer', 'melee', 4, false, '', 'medium', ['damage']],
  ['stake-driver', 'melee', 2, false, 'BB-R.61', 'high'],
  ['saw-spear', 'melee', 2, false, 'BB-R.149', 'medium', ['type', 'damage', 'effects']],
  ['ludwigs-holy-blade', 'melee', 3, false, '', 'proposed'],
  ['threaded-cane', 'melee', 2, false, 'BB-R.151', 'medium', ['type', 'damage', 'effects']],
  ['chikage', 'melee', 4, false, '', 'proposed'],
  ['burial-blade', 'melee', 3, false, '', 'proposed'],
  ['repeating-pistol', 'ranged', 2, false, 'BB-R.62', 'high'],
  ['ludwigs-rifle', 'ranged', 2, true, 'BB-R.70', 'medium', ['damage', 'effects']],
  ['hunter-blunderbuss', 'ranged', 2, false, 'BB-R.147', 'medium', ['damage', 'effects']],
  ['flamesprayer', 'ranged', 2, false, 'BB-R.144', 'medium', ['type', 'damage', 'effects']],
  ['cannon', 'ranged', 3, false, '', 'proposed'],
  ['blood-vial', 'utility', null, true, 'BB-R.68', 'medium', ['effects[1]']],
  ['molotov-cocktail', 'utility', null, true, 'BB-R.63', 'high'],
  ['beast-roar', 'utility', null, true, '', 'proposed'],
  ['bold-hunters-mark', 'utility', null, true, '', 'proposed'],
];

export const CARDS: Record<string, CardView> = Object.fromEntries(
  LINES.map(([id, type, damage, instant, rule, known, single_source = []], index) => [
    id,
    { type, damage, instant, starting: index < STARTING, rule, known, single_source },
  ]),
);

export const START = LINES.slice(0, STARTING).map(([id]) => id);
export const SPACES = [1, 2, 3, 5, 8];

const faces = (...all: string[]): Face[] =>
  all.map((face) => ({ value: Number.parseInt(face, 10), combo: face.endsWith('+') }));

export const DICE = {
  green: faces('0', '0', '1', '1+', '1+', '2'),
  yellow: faces('0', '1', '1', '1+', '2+', '3'),
  red: faces('0', '1+', '2', '2+', '3', '4'),
};
