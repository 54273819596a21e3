// Made from src/taverna/games/dungeon_raiders/view_types.py by tools/generate_wire_types.py: change it there, then `make types`.

export type Item = 'torch' | 'crystal-ball' | 'key' | 'sword';

export type Kind = 'monster' | 'treasure' | 'vault' | 'trap' | 'boss';

export type PlaceState = 'resolved' | 'current' | 'up' | 'dark';

export type Victim = 'most-coins' | 'fewest-wounds';

export type Attacked = 'lowest' | 'highest';

/** What each kind of room has of its own. */
export interface RoomLines {
  chests?: readonly number[];
  /** For the power cards 1 to 5. */
  benefits?: readonly string[];
  target?: Victim;
  /** By the highest card, 1 to 5. */
  by_highest?: readonly number[];
  /** null: it can't be defeated. */
  strength?: number | null;
  wounds?: number;
  attacks?: Attacked;
  coins_lost?: number;
  eliminates?: boolean;
  highest_gains?: number;
  escape?: string | null;
  /** Cards that count otherwise here than they say. */
  counts?: Record<string, number>;
}

/** What stands on a room card, for this number of players. */
export interface RoomView extends RoomLines {
  id: string;
  face: string;
  kind: Kind;
  legal: readonly string[];
  rule: string;
}

export interface PlaceView {
  place: number;
  state: PlaceState;
  /** Dark for all others: my torch has shown it to me alone. */
  seen: boolean;
  room: RoomView | null;
}

export interface PlayerView {
  seat: number;
  character: string;
  coins: number;
  wounds: number;
  cards: number;
  played: readonly number[];
  committed: boolean;
  card: string | null;
  petrified: boolean;
}

/** The room before this one and the final cards in it, by seat. */
export interface LastRoom {
  room: RoomView;
  cards: readonly (string | null)[];
}

export interface ResultView {
  fainted: readonly number[];
  petrified: readonly number[];
  fainting_rule: string;
  tied: readonly number[];
  winners: readonly number[];
  ranking: readonly number[];
}

export interface TableView {
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null;
  phase: string;
  asked: readonly number[];
  level: number;
  place: number;
  row: readonly PlaceView[];
  /** Rooms that are still to come after this level. */
  pile: number;
  boss: RoomView | null;
  supply: Record<Item, number>;
  /** Who has it, in the tactical game. */
  map: number | null;
  players: readonly PlayerView[];
  /** Who would faint if the game ended now. */
  fainting: readonly number[];
  hand: readonly string[];
  /** My card on the table, while others still think. */
  sealed: string | null;
  last: LastRoom | null;
  result: ResultView | null;
  options: Record<string, boolean | string>;
}

/** All that events of this game say; each kind has some of it. */
export interface EventArgs {
  seat: number;
  seats: readonly number[];
  character: string;
  level: string;
  card: string;
  item: Item;
  number: number;
  coins: number;
  wounds: number;
  strength: number;
  highest: number;
  held: number;
  chest: number;
  lost: number;
  benefit: string;
  room: string;
  place: number;
  /** `dark` for one that lies face down. */
  rooms: readonly string[];
  places: readonly number[];
}
