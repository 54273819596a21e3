// Made from src/taverna/games/gloomhaven/view/view_types.py by tools/generate_wire_types.py: change it there, then `make types`.

export type Element = 'fire' | 'ice' | 'air' | 'earth' | 'light' | 'dark';

export type Condition = 'poison' | 'wound' | 'immobilize' | 'disarm' | 'stun' | 'muddle' | 'curse' | 'bless' | 'strengthen' | 'invisible';

export type FigureKind = 'hero' | 'summon' | 'monster' | 'ally' | 'object';

export type Rank = 'normal' | 'elite' | 'boss';

export type Duration = 'once' | 'turn' | 'round' | 'persistent' | 'uses';

export type Corner = readonly [q: number, r: number];

export type Cell = readonly [cell: number, q: number, r: number, terrain: number];

export type Door = readonly [cell: number, q: number, r: number, state: number];

export type Wall = readonly [one: number, other: number];

export type Counted = readonly [cell: number, number: number];

export type Trap = readonly [cell: number, damage: number, conditions: readonly Condition[]];

export type Named = readonly [cell: number, name: string];

export type ItemState = readonly [name: string, state: number, used: number];

export type Hurt = readonly [slot: number, damage: number];

export type Ware = readonly [code: number, item: string, small: number, minus: number, cleans: number];

export type PoolCard = readonly [code: number, card: string];

export type LevelLimit = readonly [level: number, cards: number];

export type Shove = readonly [slot: number, left: number, pull: number];

export type Way = readonly [end: number, cost: number, negatives: number, cells: readonly number[]];

export type Step = readonly [direction: number, cell: number, cost: number];

export type Entering = readonly [cell: number, cost: number, hurts: number];

export type Aim = readonly [slot: number, value: number, shield: number, draw: number, retaliate: number];

export type Blow = readonly [slot: number, damage: number, percent: number];

export interface FigureView {
  slot: number;
  kind: FigureKind;
  name: string;
  number: number;
  rank: Rank;
  side: number;
  owner: number;
  cell: number;
  hp: number;
  max_hp: number;
  conditions: readonly Condition[];
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
  /** Known as a heap, not in its order. */
  left: readonly string[];
  discard: readonly string[];
  reshuffle: boolean;
}

/** A perk of the class: what one tick takes out of the deck and puts in. */
export interface PerkView {
  code: number;
  boxes: number;
  removed: readonly string[];
  added: readonly string[];
  ignores: readonly string[];
}

export interface Loadout {
  perks: readonly number[];
  items: readonly string[];
  cards: readonly string[];
  /** Which of the battle goals is kept. */
  goal: number;
}

/** My sheet at set-up: what I have handed in so far, what I may, what is recommended. Empty once the game began. */
export interface Prepared {
  part?: number;
  perks?: readonly number[];
  items?: readonly number[];
  cards?: readonly string[];
  recommended?: Loadout;
  /** The code that closes perks, items or cards. */
  next?: number;
  /** How many perks are marked in all. */
  boxes?: number;
  sheet?: readonly PerkView[];
  /** Modifier cards without perks and items. */
  deck?: readonly string[];
  /** What items may cost; -1: they are mine already. */
  gold?: number;
  slots?: Record<string, number>;
  /** With how many small items one makes room for, modifiers -1 it brings, and takes away. */
  wares?: readonly Ware[];
  pool?: readonly PoolCard[];
  /** So many cards of that level or higher. */
  at_most?: readonly LevelLimit[];
}

export interface HeroClass {
  class: string;
}

export interface HeroView extends HeroClass {
  seat: number;
  level: number;
  /** Out of play. */
  exhausted: boolean;
  /** Out of play, but alive and off the map. */
  escaped?: boolean;
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
  money: number;
  treasures: readonly number[];
  deck: DeckView;
  goals: readonly string[];
  goal: string;
  /** State: 0 ready, 1 spent, 2 consumed, 3 brought along and not equipped. */
  items: readonly ItemState[];
  prepared: Prepared;
}

/** Somebody's place in the order of the round: a seat, or a type of monster. */
export interface Entry {
  seat?: number;
  type?: string;
  initiative: number;
}

/** The ability cards of monsters. */
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
  corner: Corner;
  cells: readonly Cell[];
  doors: readonly Door[];
  walls: readonly Wall[];
  coins: readonly Counted[];
  treasures: readonly Counted[];
  /** Damage 0: none. */
  traps: readonly Trap[];
  obstacles: readonly Counted[];
  art: readonly Named[];
  signs: readonly Named[];
}

/** What helps to choose: ways of a move, or sums of an attack. */
export interface Choosing {
  slot?: number;
  points?: number;
  jump?: boolean;
  ways?: readonly Way[];
  steps?: readonly Step[];
  /** For a way of one's own. */
  enter?: readonly Entering[];
  /** The value before the draw, the shield that counts; draw: 1 advantage, -1 disadvantage. */
  aims?: readonly Aim[];
  lays?: readonly (readonly number[])[];
}

export interface Doing {
  slot?: number;
  ability?: string;
  hurt?: Hurt;
  /** How many hexes are left; 1 for a pull. */
  shove?: Shove;
}

/** An enemy that would still act in this round: where it would end, whom it focuses, whom it strikes. */
export interface ForeseenFoe {
  slot: number;
  cell: number;
  focus: number;
  /** Damage on average, and how often it comes to that at all. */
  blows: readonly Blow[];
}

/** A hero or summon that would be struck: damage of all together on average, how often it would fall. */
export interface Threatened {
  slot: number;
  damage: number;
  falls: number;
}

/** What would follow a choice; empty where nothing can be said. */
export interface Foreseen {
  foes?: readonly ForeseenFoe[];
  threatened?: readonly Threatened[];
  /** Whether the monsters' ability cards lie open; else it is the average over their decks. */
  drawn?: boolean;
  /** The choice reveals a room: nobody can say what follows. */
  blind?: boolean;
}

export interface Lasting {
  slot: number;
  ability: string;
  until: Duration;
  used: number;
  value: number;
}

export interface AttackView {
  actor?: number;
  attack?: number;
  range?: number;
  melee?: boolean;
  /** How many targets it may have; 0: all it reaches. */
  limit?: number;
  chosen?: readonly number[];
  attacked?: readonly number[];
  target?: number;
  area?: readonly number[];
  plus?: number;
  pierce?: number;
}

/** What the level sets: gold of a money token, damage of traps and hazards, experience at the end. */
export interface Numbers {
  gold: number;
  trap: number;
  hazard: number;
  xp: number;
}

/** A room of a random dungeon that is on the table, by its two cards. */
export interface DungeonRoom {
  room: string;
  monsters: string;
  penalty: string;
}

export interface TableView {
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null;
  scenario: string;
  round: number;
  phase: string;
  asked: readonly number[];
  ended: number;
  level: number;
  monster_level: number;
  numbers: Numbers;
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
  /** Of a random dungeon: the rooms laid so far. */
  dungeon?: readonly DungeonRoom[];
}

/** All that events of this game say; each kind has some of it. */
export interface EventArgs {
  seat: number;
  slot: number;
  to: number;
  figure: string;
  'target-figure': string;
  figures: readonly string[];
  from: number;
  cell: number;
  cells: readonly number[];
  hex: string;
  hexes: readonly string[];
  first: number;
  last: number;
  room: number;
  noun: string;
  adjective: string;
  penalty: string;
  door: number;
  way: number;
  number: number;
  value: number;
  damage: number;
  shield: number;
  points: number;
  cost: number;
  negatives: number;
  range: number;
  reach: number;
  targets: number;
  further: number;
  remaining: number;
  hp: number;
  rank: number;
  class: string;
  card: string;
  cards: readonly string[];
  deck: string;
  item: string;
  element: Element;
  conditions: readonly Condition[];
  modifier: string;
  modifiers: readonly string[];
  'used-modifiers': readonly string[];
  mode: number;
  effect: string;
  source: string;
  sum: string;
  scenario: string;
  xp: number;
  gold: number;
  checks: number;
  credit: number;
}
