// Made from src/taverna/games/gloomhaven/view/reference_types.py by tools/generate_wire_types.py: change it there, then `make types`.

export type Use = 'passive' | 'spent' | 'consumed';

export type Immunity = 'poison' | 'wound' | 'immobilize' | 'disarm' | 'stun' | 'muddle' | 'curse' | 'bless' | 'strengthen' | 'invisible';

export type Halves = readonly [top: boolean, bottom: boolean];

export type Nothing = readonly [];

export interface CardClass {
  class: string;
}

/** A sign on a card, with its number, or the component that it stands for; of `words`, what no sign says. */
export interface Mark {
  sign: string;
  text?: string | Nothing;
  /** Places for enhancements. */
  dots?: number;
  /** Of a pattern, in a row: q, r, q, r... */
  hexes?: readonly number[];
  /** It lies around the attacker's own hex. */
  own?: boolean;
  /** Hexes that an enhancement may add. */
  plus?: readonly number[];
}

/** A half as one prints it. */
export interface Face {
  rows: readonly (readonly Mark[])[];
  /** What it is worth, how long it lasts, where the card goes. */
  end: readonly Mark[];
}

export interface CardInfo extends CardClass {
  no: number;
  level: number;
  initiative: number;
  top: string | Nothing;
  bottom: string | Nothing;
  lost: Halves;
  faces: readonly Face[];
}

export interface MonsterCardInfo {
  initiative: number;
  shuffle: boolean;
  text: string | Nothing;
}

/** What is not as usual is there besides the first three. */
export interface StatLine {
  /** A boss's hit points are a formula. */
  hp: string;
  move: number;
  attack: string;
  range?: number;
  /** More than one. */
  targets?: number;
  shield?: number;
  retaliate?: number;
  /** More than one. */
  retaliate_range?: number;
  pierce?: number;
  conditions?: readonly Immunity[];
  advantage?: boolean;
  disadvantage?: boolean;
}

/** By level. */
export interface StatLines {
  normal?: readonly StatLine[];
  elite?: readonly StatLine[];
  boss?: readonly StatLine[];
}

export interface MonsterInfo {
  deck: string;
  flying: boolean;
  immune: readonly Immunity[];
  lines: StatLines;
  specials: readonly (string | Nothing)[];
}

export interface ItemInfo {
  no: number;
  slot: string;
  cost: number;
  use: Use;
  text: string | Nothing;
}

export interface ClassInfo {
  hand: number;
  hp: readonly number[];
  race: string;
  /** A spoiler: hidden until somebody asks for it. */
  locked: boolean;
}

/** What a scenario asks for; goals and rules by number of heroes. */
export interface TaskInfo {
  goals: Record<string, string | Nothing>;
  losses: string | Nothing;
  rules: Record<string, string | Nothing>;
}

/** What is told around a scenario; nothing, around one of one's own. */
export interface Tale {
  before: string | Nothing;
  after: string | Nothing;
}

/** The recommended level for a party, and what it sets. Empty, if there is no such party. */
export interface Challenge {
  level?: number;
  /** Their level: higher than that of the scenario for one player with several heroes, and with open hands. */
  monsters?: number;
  gold?: number;
  trap?: number;
  hazard?: number;
  xp?: number;
}

export interface Components {
  cards: Record<string, CardInfo>;
  classes: Record<string, ClassInfo>;
  decks: Record<string, Record<string, MonsterCardInfo>>;
  monsters: Record<string, MonsterInfo>;
  items: Record<string, ItemInfo>;
  tasks: Record<string, TaskInfo>;
  /** What cards of the random dungeon do: penalties (`sewer-minor`) and treasures (`gold-5`). */
  dungeon: Record<string, string>;
}

export type Thing = readonly [kind: string, art: string, hexes: readonly number[]];

export type Spot = readonly [monster: string, hex: readonly number[], ranks: readonly number[]];

/** Hexes stand in a row: q, r, q, r... */
export interface ScenarioMap {
  /** Of a scenario of one's own; printed ones are named by the texts. */
  name: string;
  /** The class whose solo scenario it is; empty: it is for two to four heroes. */
  solo: string;
  playable: boolean;
  /** Which kinds of thing keep it from being played: texts `gallery-gap-...`. */
  gaps: readonly string[];
  rooms: readonly (readonly number[])[];
  /** The rooms that are open from the start. */
  first: readonly number[];
  doors: readonly (readonly number[])[];
  walls: readonly (readonly number[])[];
  start: readonly number[];
  things: readonly Thing[];
  money: readonly number[];
  treasures: readonly (readonly number[])[];
  /** Ranks by number of heroes. */
  monsters: readonly Spot[];
}
