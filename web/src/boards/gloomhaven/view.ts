// The view of a scenario as the server sends it, and how its components are told apart.

export const GAME = 'gloomhaven';

export type Element = 'fire' | 'ice' | 'air' | 'earth' | 'light' | 'dark';
export const ELEMENTS: readonly Element[] = ['fire', 'ice', 'air', 'earth', 'light', 'dark'];

/** Bits of a cell's terrain. */
export const OBSTACLE = 1;
export const TRAP = 2;
export const HAZARD = 4;
export const DIFFICULT = 8;
export const PLATE = 64;

/** How a door stands. */
export const CLOSED = 0;
export const OPENED = 1;
export const LOCKED = 2;

export const NOBODY = -1;

export interface FigureView {
  slot: number;
  kind: 'hero' | 'summon' | 'monster' | 'ally' | 'object';
  name: string;
  number: number;
  rank: 'normal' | 'elite' | 'boss';
  side: number;
  owner: number;
  cell: number;
  hp: number;
  max_hp: number;
  conditions: readonly string[];
  shield: number;
  retaliate: number;
  move: number;
  attack: number;
  range: number;
  flying: boolean;
  acted: boolean;
  focus: number;
}

export interface DeckView {
  left: readonly string[];
  discard: readonly string[];
  reshuffle: boolean;
}

export interface HeroView {
  seat: number;
  class: string;
  level: number;
  exhausted: boolean;
  hand_size: number;
  hand: readonly string[];
  discard: readonly string[];
  lost: readonly string[];
  /** In the active area; where they will go afterwards they are counted already. */
  active: readonly string[];
  played: readonly string[];
  leading: string;
  /** The card that I have put in the lead, while others still think. */
  chosen: string;
  /** The code of my secret answer; -1 while there is none. */
  sealed: number;
  resting: boolean;
  initiative: number;
  xp: number;
  tokens: number;
  treasures: readonly number[];
  deck: DeckView;
  goals: readonly string[];
  goal: string;
  /** Name, state (0 ready, 1 spent, 2 consumed), use slots used. */
  items: readonly (readonly [string, number, number])[];
  prepared: { part?: number; perks?: readonly number[]; items?: readonly number[]; cards?: readonly string[] };
}

export interface Entry {
  seat?: number;
  type?: string;
  initiative: number;
}

export interface StackView {
  deck: string;
  /** Who acts by it, of those on the map. */
  types: readonly string[];
  card: number;
  left: number;
  discard: readonly number[];
}

export interface BoardView {
  /** From where columns and rows are counted. */
  corner: readonly [number, number];
  /** Number, q, r, terrain. */
  cells: readonly (readonly [number, number, number, number])[];
  /** Number of the cell, q, r, how it stands. */
  doors: readonly (readonly [number, number, number, number])[];
  walls: readonly (readonly [number, number])[];
  coins: readonly (readonly [number, number])[];
  treasures: readonly (readonly [number, number])[];
  /** Cell, damage (0: none), names of the conditions it brings. */
  traps: readonly (readonly [number, number, readonly string[]])[];
  obstacles: readonly (readonly [number, number])[];
  art: readonly (readonly [number, string])[];
  signs: readonly (readonly [number, string])[];
}

/** What helps to choose: ways of a move, or sums of an attack. */
export interface Choosing {
  slot?: number;
  points?: number;
  jump?: boolean;
  /** End, cost, negative hexes on the way, the cells entered. */
  ways?: readonly (readonly [number, number, number, readonly number[]])[];
  /** Direction, cell, cost. */
  steps?: readonly (readonly [number, number, number])[];
  /** Cell, what entering it costs, whether that hurts: for a way of one's own. */
  enter?: readonly (readonly [number, number, number])[];
  /** Target, value before the draw, shield that counts, draw (1 advantage, -1 disadvantage), retaliation. */
  aims?: readonly (readonly [number, number, number, number, number])[];
  lays?: readonly (readonly number[])[];
}

export interface Doing {
  slot?: number;
  ability?: string;
  /** Who suffers, how much. */
  hurt?: readonly [number, number];
  /** Who is moved, how many hexes are left, 1 for a pull. */
  shove?: readonly [number, number, number];
}

export interface Lasting {
  slot: number;
  ability: string;
  until: string;
  used: number;
  value: number;
}

export interface AttackView {
  actor?: number;
  attack?: number;
  range?: number;
  melee?: boolean;
  chosen?: readonly number[];
  attacked?: readonly number[];
  target?: number;
  area?: readonly number[];
  plus?: number;
  pierce?: number;
}

export interface TableView {
  seat: number | null;
  scenario: string;
  round: number;
  phase: string;
  asked: readonly number[];
  ended: number;
  level: number;
  monster_level: number;
  /** What the level sets: gold of a money token, damage of traps and hazards, experience at the end. */
  numbers: { gold: number; trap: number; hazard: number; xp: number };
  /** How many of how many, for goals that count; empty for others. */
  progress: readonly (readonly number[])[];
  elements: Record<Element, number>;
  created: readonly Element[];
  turn: number;
  order: readonly Entry[];
  board: BoardView;
  figures: readonly FigureView[];
  heroes: readonly HeroView[];
  monster_deck: DeckView;
  cards: readonly StackView[];
  lasting: readonly Lasting[];
  attack: AttackView;
  doing: Doing;
  choosing: Choosing;
  options: Record<string, boolean | string>;
}

/** The name that words and events know a figure by. */
export function figureId({ kind, name, rank, number }: Pick<FigureView, 'kind' | 'name' | 'rank' | 'number'>): string {
  if (kind === 'hero') return name;
  return `${name}${rank === 'elite' ? '-elite' : ''}-${number}`;
}

export function figureAt(view: TableView, cell: number): FigureView | undefined {
  return view.figures.find((figure) => figure.cell === cell);
}

export function figureIn(view: TableView, slot: number | undefined): FigureView | undefined {
  return view.figures.find((figure) => figure.slot === slot);
}

/** The figure of a hero; nobody while it is not on the map. */
export function figureOf(view: TableView, seat: number): FigureView | undefined {
  return view.figures.find(({ kind, owner }) => kind === 'hero' && owner === seat);
}

/** Of a name in events: `bandit-guard-elite-4` -> `bandit-guard`. */
export function typeOf(name: string): string {
  return name.replace(/(-elite)?-\d+$/, '');
}

/** The types of monsters on the map, in the order of initiative; those without a card last. */
export function typesOf(view: TableView): string[] {
  const acting = view.order.flatMap(({ type }) => type ?? []);
  const present = view.figures.filter(({ kind }) => kind === 'monster' || kind === 'ally').map(({ name }) => name);
  return [...new Set([...acting.filter((type) => present.includes(type)), ...present])];
}

/** A pile without what still lies in the active area. */
export function resting(hero: HeroView, pile: 'discard' | 'lost'): string[] {
  return hero[pile].filter((card) => !hero.active.includes(card));
}

export const isPreparing = (view: TableView) => view.phase === 'prepare';
