// The cards of the tutorial's small game, and of the tests: as the server would list them.
import type { CardType, CardView, Face, Known } from '../view';

type Line = [id: string, type: CardType, damage: number | null, instant: boolean, rule: string, known: Known];

const STARTING = 5;
const LINES: readonly Line[] = [
  ['saw-cleaver', 'melee', 1, false, 'BB-3.13', 'high'],
  ['hunter-axe', 'melee', 2, false, 'BB-3.13', 'high'],
  ['hunter-pistol', 'ranged', 1, true, 'BB-3.14', 'high'],
  ['transform', 'utility', null, false, 'BB-3.16', 'high'],
  ['hunters-dream', 'utility', null, false, 'BB-3.15', 'high'],
  ['kirkhammer', 'melee', 4, false, '', 'medium'],
  ['stake-driver', 'melee', 2, false, 'BB-R.61', 'medium'],
  ['saw-spear', 'melee', 2, false, '', 'proposed'],
  ['ludwigs-holy-blade', 'melee', 3, false, '', 'proposed'],
  ['threaded-cane', 'melee', 2, false, '', 'proposed'],
  ['chikage', 'melee', 4, false, '', 'proposed'],
  ['burial-blade', 'melee', 3, false, '', 'proposed'],
  ['repeating-pistol', 'ranged', 1, false, 'BB-R.62', 'medium'],
  ['ludwigs-rifle', 'ranged', 2, true, 'BB-R.70', 'medium'],
  ['hunter-blunderbuss', 'ranged', 1, true, '', 'proposed'],
  ['flamesprayer', 'ranged', 1, true, '', 'proposed'],
  ['cannon', 'ranged', 3, false, '', 'proposed'],
  ['blood-vial', 'utility', null, true, 'BB-R.68', 'low'],
  ['molotov-cocktail', 'utility', null, true, 'BB-R.63', 'medium'],
  ['beast-roar', 'utility', null, true, '', 'proposed'],
  ['bold-hunters-mark', 'utility', null, true, '', 'proposed'],
];

export const CARDS: Record<string, CardView> = Object.fromEntries(
  LINES.map(([id, type, damage, instant, rule, known], index) => [
    id,
    { type, damage, instant, starting: index < STARTING, rule, known },
  ]),
);

export const START = LINES.slice(0, STARTING).map(([id]) => id);
export const SPACES = [1, 3, 5, 7, 9];

const faces = (...all: string[]): Face[] =>
  all.map((face) => ({ value: Number.parseInt(face, 10), combo: face.endsWith('+') }));

export const DICE = {
  green: faces('0', '0', '1', '1+', '1+', '2'),
  yellow: faces('0', '1', '1', '1+', '2+', '3'),
  red: faces('0', '1+', '2', '2+', '3', '4'),
};
