// The first room of the first scenario, as the tutorial finds it: two heroes, two bandits. What only a server would know
// (ways of a move, sums of an attack, a coin where a monster fell) is kept here.
import type { Happening } from '../../common/happening';
import { applyEvent, type Picture } from '../events/applyEvent';
import { hexName } from '../map/hexes';
import type { Choosing, FigureView, HeroView } from '../view';

export const ME = 0;
export const ALLY = 1;
/** Slots of figures. */
export const BRUTE = 0;
export const WEAVER = 1;
export const GUARD = 2;
export const ELITE = 3;
/** Cells. */
export const MY_CELL = 21;
export const GUARD_CELL = 15;
export const ELITE_CELL = 9;
/** Next to me: where the guard may come to. */
export const NEXT_TO_ME = [16, 20] as const;

const AROUND_ME = [16, 17, 20, 22, 25, 26];
const ROWS = [[0, 4], [0, 3], [-1, 3], [-1, 2], [-2, 2], [-2, 1], [-3, 1]] as const;
const DOOR = 83;
const CORNER = [-1, 0] as const;
const HAND = ['trample', 'leaping-cleave', 'grab-and-go', 'spare-dagger', 'overwhelming-assault'];
const BASIC = ['+0', '+0', '+0', '+0', '+0', '+0', '+1', '+1', '+1', '+1', '+1', '+2', '-1', '-1', '-1', '-1', '-1', '-2', 'null', 'x2'];
const DECK = { left: BASIC, discard: [], reshuffle: false };

function cells(): [number, number, number, number][] {
  let number = 0;
  return ROWS.flatMap(([first, last], r) =>
    Array.from({ length: last - first + 1 }, (_, index): [number, number, number, number] => [number++, first + index, r, 0]),
  );
}

function figure(slot: number, name: string, cell: number, hp: number, more: Partial<FigureView>): FigureView {
  const plain = { conditions: [], shield: 0, retaliate: 0, range: 0, flying: false, acted: false, focus: -1, number: 0, owner: -1 };
  return { slot, kind: 'monster', name, rank: 'normal', side: 1, cell, hp, max_hp: hp, move: 3, attack: 2, ...plain, ...more };
}

function hero(seat: number, name: string, hand: readonly string[], size: number): HeroView {
  return {
    seat,
    class: name,
    level: 1,
    exhausted: false,
    hand_size: size,
    hand,
    discard: [],
    lost: [],
    active: [],
    played: [],
    leading: '',
    chosen: '',
    sealed: -1,
    resting: false,
    initiative: 0,
    xp: 0,
    tokens: 0,
    money: 0,
    treasures: [],
    deck: DECK,
    goals: [],
    goal: '',
    items: [],
    prepared: {},
  };
}

export const FIRST_VIEW: Picture = {
  seat: ME,
  scenario: '1',
  round: 1,
  phase: 'select',
  asked: [ME],
  ended: 0,
  level: 1,
  monster_level: 1,
  numbers: { gold: 2, trap: 3, hazard: 1, xp: 6 },
  progress: [],
  elements: { fire: 0, ice: 0, air: 0, earth: 0, light: 0, dark: 0 },
  created: [],
  turn: -1,
  order: [],
  board: {
    corner: CORNER,
    cells: cells(),
    doors: [[DOOR, -2, 3, 0]],
    walls: [],
    coins: [],
    treasures: [],
    traps: [],
    obstacles: [],
    art: [[DOOR, 'stone']],
    signs: [],
  },
  figures: [
    figure(BRUTE, 'brute', MY_CELL, 10, { kind: 'hero', side: 0, owner: ME }),
    figure(WEAVER, 'spellweaver', 22, 6, { kind: 'hero', side: 0, owner: ALLY }),
    figure(GUARD, 'bandit-guard', GUARD_CELL, 6, { number: 1 }),
    figure(ELITE, 'bandit-guard', ELITE_CELL, 9, { number: 2, rank: 'elite', move: 2, attack: 3, shield: 1 }),
  ],
  heroes: [hero(ME, 'brute', HAND, HAND.length), hero(ALLY, 'spellweaver', [], 8)],
  monster_deck: DECK,
  cards: [{ deck: 'guard', types: ['bandit-guard'], card: 0, left: 8, discard: [] }],
  lasting: [],
  attack: {},
  doing: {},
  choosing: {},
  options: { solo: false },
};

/** How a cell is called. */
export function named(cell: number): string {
  const [, q, r] = FIRST_VIEW.board.cells.find(([number]) => number === cell) ?? [0, 0, 0];
  return hexName(q, r, CORNER);
}

/** The view after these events, as a server would send it. */
export function tell(view: Picture, events: readonly Happening[], over = false): Picture {
  const told = events.reduce<Picture>((picture, event) => applyEvent(picture, event), view);
  const { shown: _, blow: __, float: ___, reasons: ____, drawn: _____, ...rest } = told;
  const board = { ...rest.board, coins: coinsAfter(view, told) };
  return { ...rest, asked: over ? [] : [ME], board, choosing: choosingAfter({ ...rest, board }, events), doing: {} };
}

/** What helps to choose after I have played a half. */
function choosingAfter(view: Picture, events: readonly Happening[]): Choosing {
  const played = events.findLast(({ kind, args }) => kind === 'played' && args['seat'] === ME);
  if (!played || events.at(-1) !== played) return {};
  if (played.args['way'] === 0) return { slot: BRUTE, aims: [[GUARD, 3, 0, 0, 0]], lays: [] };
  return { slot: BRUTE, points: 3, jump: true, ways: freeAround(view).map((cell) => [cell, 1, 0, [cell]] as const), steps: [] };
}

/** The free hexes around me. */
export function freeAround({ figures }: Picture): number[] {
  const taken = figures.map(({ cell }) => cell);
  return AROUND_ME.filter((cell) => !taken.includes(cell));
}

/** Who falls leaves a coin behind. */
function coinsAfter(before: Picture, now: Picture): Picture['board']['coins'] {
  const fallen = before.figures.filter(({ slot, kind }) => kind === 'monster' && !now.figures.some((one) => one.slot === slot));
  // A monster may have moved in the same breath; it never does here.
  return [...now.board.coins, ...fallen.map(({ cell }): readonly [number, number] => [cell, 1])];
}
