// Made from src/taverna/games/bloodborne/view_types.py by tools/generate_wire_types.py: change it there, then `make types`.

export type Trophy = 'kin' | 'humanoid' | 'beast';

export type CardType = 'melee' | 'ranged' | 'utility';

export type Group = 'monster' | 'boss' | 'final-boss';

export type Known = 'high' | 'medium' | 'low' | 'proposed';

export type Zone = 'hand' | 'used' | 'played';

export interface CardView {
  type: CardType;
  /** null for a card that is no weapon. */
  damage: number | null;
  instant: boolean;
  starting: boolean;
  rule: string;
  known: Known;
  /** Fields that one source alone attests. */
  single_source: readonly string[];
}

/** What is printed on a card of the dungeon. */
export interface Printed {
  id: string;
  group: Group;
  hp: number;
  /** The colour of the lantern. */
  die: string;
  trophies: readonly Trophy[];
  moments: readonly string[];
  rule: string;
  known: Known;
  single_source: readonly string[];
}

export interface MonsterView extends Printed {
  blood: number;
  entered: number;
}

export interface Face {
  value: number;
  combo: boolean;
}

/** The last one: its chain of faces and their sum. */
export interface Roll {
  die: string;
  round: number;
  faces: readonly Face[];
  total: number;
}

export interface Track {
  trophy: Trophy;
  /** 0 is beside the track. */
  place: number;
  points: number;
  next: number;
}

export interface PlayerView {
  seat: number;
  hunter: string;
  hp: number;
  max: number;
  collected: number;
  banked: number;
  score: number;
  trophies: readonly Track[];
  used: readonly string[];
  /** How many cards it is. */
  hand: number;
  /** Turned up this round: the card, then the weapon of Transform. */
  played: readonly string[];
  dreaming: boolean;
  /** Blood taken from this monster this round. */
  dealt: number;
  /** HP lost to damage this round. */
  wounds: number;
  picked: boolean;
  dead: boolean;
  gone: boolean;
  deaths: number;
}

export interface TableView {
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null;
  round: number;
  /** 1 to 8; 0 at the end. */
  step: number;
  phase: string;
  asked: readonly number[];
  first: number;
  order: readonly number[];
  monster: MonsterView | null;
  final_boss: Printed;
  deck: number;
  met: readonly string[];
  row: readonly string[];
  upgrades: number;
  removed: readonly string[];
  roll: Roll | null;
  dice: Record<string, readonly Face[]>;
  spaces: readonly number[];
  players: readonly PlayerView[];
  hand: readonly string[];
  /** My card on the table, while others still think. */
  pick: string | null;
  cards: Record<string, CardView>;
  options: Record<string, boolean | string>;
}

/** All that events of this game say; each kind has some of it. */
export interface EventArgs {
  seat: number;
  other: number;
  seats: readonly number[];
  card: string;
  cards: readonly string[];
  zone: Zone;
  number: number;
  total: number;
  left: number;
  hp: number;
  base: number;
  less: number;
  wanted: number;
  raised: number;
  banked: number;
  last: number;
  cause: string;
  monster: string;
  printed: number;
  players: number;
  boss: number;
  die: string;
  trophy: Trophy;
  place: number;
  points: number;
  /** 1: an upgrade by the ability of a monster. */
  gift: number;
  /** Points of the track, in a score; so the two after it. */
  kin: number;
  humanoid: number;
  beast: number;
}
