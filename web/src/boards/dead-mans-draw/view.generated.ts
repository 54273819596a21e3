// Made from src/taverna/games/dead_mans_draw/view_types.py by tools/generate_wire_types.py: change it there, then `make types`.

export type Suit = 'anchor' | 'hook' | 'cannon' | 'key' | 'chest' | 'map' | 'oracle' | 'sword' | 'kraken' | 'mermaid';

export type Risk = readonly [busting: number, among: number];

export interface PlayerView {
  seat: number;
  bank: readonly string[];
  score: number;
  pirate: string | null;
  /** Whose lost cards its Locker takes. */
  locker: number | null;
}

export interface TableView {
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null;
  active: number;
  phase: string;
  asked: readonly number[];
  /** Cards in the draw pile. */
  draw: number;
  /** Those of them that I have been shown, the next one first. */
  known: readonly string[];
  risk: Risk;
  discard: readonly string[];
  play: readonly string[];
  protected: readonly string[];
  revealed: readonly string[];
  busting: string | null;
  /** Cards that a Kraken still demands. */
  owed: number;
  players: readonly PlayerView[];
  /** The pirates that I may keep one of. */
  offers: readonly string[];
  /** The one that I keep, while others still think. */
  kept: string | null;
  options: Record<string, boolean | string>;
}

/** All that events of this game say; each kind has some of it. */
export interface EventArgs {
  seat: number;
  other: number;
  seats: readonly number[];
  card: string;
  cards: readonly string[];
  number: number;
  suit: Suit;
  pirate: string;
  pirates: readonly string[];
  /** Cards in a bank. */
  size: number;
}
